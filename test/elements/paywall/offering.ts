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

const packages = [rcPackage('a', 4_990_000), rcPackage('b', 9_990_000)];

const offeringOf = (components: readonly object[], words: object, root: object = {}): Offering =>
  ({
    identifier: 'test',
    availablePackages: packages,
    packagesById: Object.fromEntries(packages.map((item) => [item.identifier, item])),
    paywall_components: {
      components_config: { base: { stack: { type: 'stack', components } } },
      components_localizations: { en_US: words },
      default_locale: 'en_US',
      ...root,
    },
  }) as unknown as Offering;

/** An offering of two packages whose paywall has `count` texts before them, and one after them with the price. */
export const offeringWith = (count: number): Offering => {
  const texts = Array.from({ length: count }, (_, index) =>
    text('name', index === 0 ? { font_size: 'heading_xxl' } : index === 1 ? { font_size: 'heading_s' } : {}),
  );
  return offeringOf([...texts, plan('a', true), plan('b', false), text('pay')], {
    name: 'Plain words',
    pay: 'Pay {{ price }}',
  });
};

const when = (condition: object, text_lid: string): object => ({
  overrides: [{ conditions: [condition], properties: { text_lid } }],
});

/** A paywall whose texts say which of their conditions hold. */
export const conditionalOffering = (): Offering => {
  const picked = { type: 'selected_package_condition', operator: 'in', packages: ['b'] };
  const level = { type: 'state_condition', operator: '=', name: 'level', value: 2 };
  const gold = { type: 'variable_condition', operator: '=', variable: 'level', value: 'gold' };
  const control = (inner: object): object => ({
    type: 'button',
    action: { type: 'navigate_back' },
    stack: { type: 'stack', components: [inner, text('plain')] },
  });
  const tab = (id: string, updates: readonly object[]): object => ({
    id,
    state_updates: updates,
    stack: { type: 'stack', components: [text('plain')] },
  });
  return offeringOf(
    [
      plan('a', true),
      plan('b', false),
      text('plain', when(picked, 'picked')),
      text('plain', when(level, 'level')),
      text('plain', when(gold, 'gold')),
      control(text('plain', when({ type: 'hover' }, 'hovered'))),
      control(text('plain', when({ type: 'focus' }, 'focused'))),
      text('entered'),
      {
        type: 'tabs',
        control: { type: 'buttons', stack: { type: 'stack', components: [] } },
        tabs: [tab('one', []), tab('two', [{ set: 'level', to: 2 }])],
      },
    ],
    {
      name: 'Name',
      plain: '-',
      picked: 'picked',
      level: 'level',
      gold: 'gold',
      hovered: 'hovered',
      focused: 'focused',
      entered: 'Hello {{ input.name }}{{ custom.level | uppercase }}',
    },
    { state_declarations: { level: { type: 'integer', default: 1 } } },
  );
};
