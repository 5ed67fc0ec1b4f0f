import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findProduct } from '../../demo/server/catalogue/products';
import { toOfferingsWire } from '../../demo/server/catalogue/offerings';
import { appPaywallOfferings, paywallOfferings } from '../../demo/server/catalogue/paywalls';
import { initialPaywall, parsePaywall } from '../../sdk/internal';
import { at } from './sandbox-client';

const ASSETS = 'https://shop.example/sandbox/assets';
const scene = { assetBaseUrl: ASSETS, now: new Date('2026-11-21T10:00:00Z') };

interface Example {
  readonly id: string;
  readonly data: unknown;
  readonly packageIds: readonly string[];
  readonly productIds: readonly string[];
}

const toExample = (offering: object): Example => {
  const packages = at(offering, 'packages') as readonly unknown[];
  return {
    id: String(at(offering, 'identifier')),
    data: at(offering, 'paywall_components'),
    packageIds: packages.map((item) => String(at(item, 'identifier'))),
    productIds: packages.map((item) => String(at(item, 'platform_product_identifier'))),
  };
};
const uiConfig = at(toOfferingsWire(scene), 'ui_config');
const examples = paywallOfferings(scene).map(toExample);
const all = [...examples, ...appPaywallOfferings(scene).map(toExample)];

/** Every value in a tree, with the key it stands under. */
function* entriesOf(value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* entriesOf(inner);
  }
}
const valuesOf = (data: unknown, wanted: (key: string) => boolean): string[] =>
  [...entriesOf(data)].filter(([key]) => wanted(key)).map(([, value]) => String(value));
const keysAt = (value: unknown, ...path: string[]): string[] => Object.keys(at(value, ...path) as object);

describe('the example paywalls', () => {
  it('are sixteen, of different kinds', () => {
    expect(examples).toHaveLength(16);
    const types = new Set(examples.flatMap(({ data }) => valuesOf(data, (key) => key === 'type')));
    for (const type of [
      'timeline',
      'countdown',
      'tabs',
      'carousel',
      'header',
      'footer',
      'icon',
      'video',
      'loader',
      'skeleton_loader',
      'input_text',
      'input_single_choice',
    ])
      expect(types).toContain(type);
  });

  it.each(all)('$id is read without a problem in every language it speaks', ({ data, packageIds }) => {
    for (const locale of keysAt(data, 'components_localizations')) {
      const { paywall, problems } = parsePaywall(data, { uiConfig, packageIds, locales: [locale] });
      expect(problems).toEqual([]);
      expect(paywall).toMatchObject({ locale });
      expect(packageIds).toContain(paywall && initialPaywall(paywall).selectedPackageId);
    }
  });

  it.each(all)('$id sells products that exist', ({ productIds }) => {
    for (const id of productIds) expect(findProduct(id)).toBeDefined();
  });

  it.each(examples)('$id says everything in every language, and nothing in vain', ({ data }) => {
    const lids = new Set(valuesOf(data, (key) => key.endsWith('_lid')));
    const words = at(data, 'components_localizations') as Record<string, object>;
    for (const texts of Object.values(words))
      expect(
        Object.keys(texts)
          .filter((lid) => lid !== 'tick')
          .sort(),
      ).toEqual([...lids].filter((lid) => lid !== 'tick').sort());
  });

  it.each(examples)('$id uses every colour it has', ({ data }) => {
    const names = keysAt(data, 'components_config', 'colors');
    const used = new Set(valuesOf(data, (key) => key === 'value'));
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(examples)('$id shows pictures that exist', ({ data }) => {
    expect(at(data, 'components_config', 'asset_base_url')).toBe(ASSETS);
    const files = valuesOf(data, (key) => key === 'original');
    expect(files.filter((file) => !existsSync(`demo/pages/assets/${file}`))).toEqual([]);
  });

  it.each(examples)('$id gives every component an id of its own', ({ data }) => {
    const ids = valuesOf(data, (key) => key === 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has two with texts in German and Arabic', () => {
    const speaking = (locale: string): number =>
      examples.filter(({ data }) => keysAt(data, 'components_localizations').includes(locale)).length;
    expect(speaking('de_DE')).toBeGreaterThanOrEqual(2);
    expect(speaking('ar_SA')).toBeGreaterThanOrEqual(2);
  });

  it('counts down to a moment in the future, on the last day of a year too', () => {
    const now = new Date('2026-12-31T23:59:00Z');
    const dates = paywallOfferings({ assetBaseUrl: ASSETS, now }).flatMap((offering) =>
      valuesOf(offering, (key) => key === 'date'),
    );
    expect(dates).toEqual(['2027-01-01T00:00:00.000Z']);
  });
});
