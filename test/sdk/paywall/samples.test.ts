import { describe, expect, it } from 'vitest';
import { parsePaywall } from '../../../sdk/internal';
import type { PaywallReading, TextToken } from '../../../sdk/internal';
import { plans } from './samples/plans';
import { questions } from './samples/questions';
import { tour } from './samples/tour';
import { PACKAGES } from './wire';

const SAMPLES = { plans, tour, questions };

const UI_CONFIG = {
  app: {
    fonts: {
      heading: {
        web: {
          family: 'Heading',
          url: 'https://assets.example/heading.woff2',
          style: 'normal',
          weight: 700,
          hash: '00',
          type: 'google_fonts',
        },
      },
    },
  },
  custom_variables: { first_name: { type: 'string', default_value: 'friend' } },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every object in a value, as a reader comes to them. */
const objectsIn = (
  value: unknown,
  seen = new Set<unknown>(),
): readonly Readonly<Record<string, unknown>>[] => {
  if (!isObject(value) || seen.has(value)) return [];
  seen.add(value);
  return [value, ...Object.values(value).flatMap((inner) => objectsIn(inner, seen))];
};

/** The text as its author wrote it, without marks. */
const written = (tokens: readonly TextToken[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'variable') return `{{ ${[token.name, ...(token.filters ?? [])].join(' | ')} }}`;
      if (token.type === 'break') return '\n';
      return token.type === 'text' ? token.text : written(token.tokens);
    })
    .join('');

const withoutMarks = (source: string): string =>
  source.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*~`]/g, '');

const read = (data: unknown, locale: string): PaywallReading =>
  parsePaywall(data, { packageIds: PACKAGES, locales: [locale], uiConfig: UI_CONFIG });

const shownTexts = (reading: PaywallReading): readonly string[] =>
  objectsIn(reading.paywall)
    .flatMap((found) => {
      const { look } = found;
      const base = isObject(look) ? look['base'] : null;
      return found['type'] === 'text' && isObject(base) ? [written(base['tokens'] as TextToken[])] : [];
    })
    .toSorted();

/** The texts that the data has for its components, in a locale or in English where the locale has none. */
const heldTexts = (data: unknown, locale: 'en_US' | 'de_DE'): readonly string[] => {
  const { components_config, components_localizations: words } = data as {
    components_config: unknown;
    components_localizations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  return objectsIn(components_config)
    .flatMap(({ type, text_lid: lid }) => (type === 'text' && typeof lid === 'string' ? [lid] : []))
    .map((lid) => withoutMarks(words[locale]?.[lid] || words['en_US']?.[lid] || `no text ${lid}`))
    .toSorted();
};

/** A countdown that can be shown needs no fallback, and its text is not among the others. */
const withoutFallbacks = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === 'fallback' ? null : value)));

describe.each(Object.entries(SAMPLES))('the sample "%s", as the editor exports it', (_name, data) => {
  it('is read without a problem', () => {
    expect(read(data, 'en').problems).toEqual([]);
  });

  it.each([
    ['en', 'en_US'],
    ['de', 'de_DE'],
  ] as const)('has the texts that it holds: %s', (wanted, locale) => {
    const held = heldTexts(withoutFallbacks(data), locale);
    expect(held.length).toBeGreaterThan(10);
    expect(shownTexts(read(data, wanted))).toEqual(held);
  });
});
