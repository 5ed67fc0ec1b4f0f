import type { Offering, Package } from '../../../sdk/index';

const rcPackage = (identifier: string, amountMicros: number): Package => {
  const price = { amount: amountMicros / 10_000, amountMicros, currency: 'USD', formattedPrice: '' };
  const product = { identifier, title: identifier, productType: 'consumable', currentPrice: price };
  // As much of a product as texts ask for.
  return { identifier, webBillingProduct: product, rcBillingProduct: product } as unknown as Package;
};

const text = (text_lid: string, more: object = {}): object => ({
  type: 'text',
  text_lid,
  color: { light: { type: 'hex', value: '#111111' } },
  font_size: 'body_m',
  ...more,
});

const plan = (package_id: string, is_selected_by_default: boolean): object => ({
  type: 'package',
  package_id,
  is_selected_by_default,
  stack: { type: 'stack', components: [text('name')] },
});

/** An offering of two packages whose paywall has `count` texts before them, and one after them with the price. */
export const offeringWith = (count: number): Offering => {
  const packages = [rcPackage('a', 4_990_000), rcPackage('b', 9_990_000)];
  const texts = Array.from({ length: count }, (_, index) =>
    text('name', index === 0 ? { font_size: 'heading_xxl' } : index === 1 ? { font_size: 'heading_s' } : {}),
  );
  return {
    identifier: 'test',
    availablePackages: packages,
    packagesById: Object.fromEntries(packages.map((item) => [item.identifier, item])),
    paywall_components: {
      components_config: {
        base: {
          stack: { type: 'stack', components: [...texts, plan('a', true), plan('b', false), text('pay')] },
        },
      },
      components_localizations: { en_US: { name: 'Plain words', pay: 'Pay {{ price }}' } },
      default_locale: 'en_US',
    },
  } as unknown as Offering;
};
