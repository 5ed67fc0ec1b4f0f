import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { availableLocales, loadMessages, toBcp47 } from '../../sdk/headless';
import { en } from '../../sdk/i18n/en';
import { enPaywall } from '../../sdk/i18n/en-paywall';
import { createTranslator } from '../../sdk/i18n/translator';

const FOLDER = 'sdk/i18n/locales';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const codes = files.map((file) => file.replace('.json', ''));
const texts = (code: string): Record<string, string | Record<string, string>> =>
  JSON.parse(readFileSync(`${FOLDER}/${code}.json`, 'utf8')) as never;

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();
/** Without these a sentence would lose its point; others a language may do without. */
const NEEDED = new Set(
  (
    'productPrice errorCode email amount productTitle formattedPrice formattedPricePerMonth ' +
    'period monthPeriod discount number count'
  ).split(' '),
);
const english: Readonly<Record<string, string>> = { ...en, ...enPaywall };
const keys = Object.keys(english);
/** Names of periods, which a language sets where the browser's word is not the one said of prices. */
const PERIOD_NAMES = ['day', 'week', 'month', 'year'].flatMap((unit) => [
  `periods.${unit}`,
  `periods.${unit}Plural`,
]);
/** Words that a language may well share with English. */
const LOANS = new Set(['paywall.slide', 'paywall.carousel', 'paywall.packages']);

it('every language that is offered has a file, and every file is offered', () => {
  expect(availableLocales.toSorted()).toEqual(['en', ...codes].toSorted());
});

describe.each(codes)('the texts of %s', (code) => {
  const all = texts(code);
  const forms = (key: string): string[] => {
    const message = all[key] ?? '';
    return typeof message === 'string' ? [message] : Object.values(message);
  };

  it('are all there, and no others', () => {
    const known = new Set<string>([...keys, ...PERIOD_NAMES]);
    expect(keys.filter((key) => forms(key).some((text) => text.trim() === ''))).toEqual([]);
    expect(Object.keys(all).filter((key) => !known.has(key))).toEqual([]);
  });

  it('use the variables of the English ones, and all that matter', () => {
    const wrong = keys.flatMap((key) => {
      const wanted = placeholders(english[key] ?? '');
      return forms(key)
        .map(placeholders)
        .filter(
          (found) =>
            found.some((name) => !wanted.includes(name)) ||
            wanted.some((name) => NEEDED.has(name) && !found.includes(name)),
        )
        .map(() => key);
    });
    expect(wrong.filter((key) => !key.endsWith('FrequencyPlural'))).toEqual([]);
  });

  it('are not the English ones', () => {
    const same = Object.keys(enPaywall).filter(
      (key) =>
        /[A-Za-z]{3}/.test((english[key] ?? '').replace(/\{\{\w+\}\}/g, '')) &&
        !key.startsWith('periods.') &&
        !LOANS.has(key) &&
        forms(key).some((text) => text === english[key]),
    );
    expect(same).toEqual([]);
  });

  it('have a form for every plural of the language', () => {
    const categories = new Intl.PluralRules(toBcp47(code)).resolvedOptions().pluralCategories;
    const counted = Object.values(all).filter((message) => typeof message !== 'string');
    for (const message of counted) expect(Object.keys(message).toSorted()).toEqual(categories.toSorted());
  });

  it('make sentences of periods and prices without a hole', async () => {
    const t = createTranslator({ locale: code, messages: await loadMessages(code) });
    for (const unit of ['day', 'week', 'month', 'year'] as const)
      for (const number of [1, 2, 3, 5, 11, 21, 100]) {
        const period = { unit, number };
        const words = [t.per(period), t.duration(period), t.frequency(period)];
        for (const text of words) expect(text).toMatch(/\p{L}/u);
        expect(t.text('checkout.renews', { frequency: t.frequency(period), productPrice: '€9' })).not.toMatch(
          /\{\{|undefined/,
        );
      }
  });
});
