// A paywall of about 500 nodes of every kind that real ones are made of: rows of features, plans, steps, pages.
/** @type {(value: string) => object} */
const hex = (value) => ({ light: { type: 'hex', value }, dark: { type: 'hex', value: '#f4f4f5' } });
const FILL = { width: { type: 'fill' }, height: { type: 'fit' } };
const FIT = { width: { type: 'fit' }, height: { type: 'fit' } };
/** @type {(length: number) => object} */
const even = (length) => ({ top: length, bottom: length, leading: length, trailing: length });
/** @type {<Item>(count: number, make: (index: number) => Item) => Item[]} */
const list = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** @type {(text_lid: string, more?: object) => object} */
const text = (text_lid, more = {}) => ({
  type: 'text',
  text_lid,
  color: hex('#18181b'),
  font_size: 'body_l',
  font_weight: 'regular',
  horizontal_alignment: 'leading',
  size: FILL,
  ...more,
});

/** @type {(components: readonly object[], more?: object) => object} */
const stack = (components, more = {}) => ({
  type: 'stack',
  components,
  dimension: { type: 'vertical', alignment: 'leading', distribution: 'start' },
  spacing: 8,
  padding: even(8),
  size: FILL,
  ...more,
});

/** @type {(icon_name: string) => object} */
const icon = (icon_name) => ({
  type: 'icon',
  icon_name,
  color: hex('#4f46e5'),
  size: { width: { type: 'fixed', value: 20 }, height: { type: 'fixed', value: 20 } },
});

/** Five nodes. */
const feature = () =>
  stack([icon('check'), stack([text('title', { font_weight: 'bold' }), text('words')])], {
    dimension: { type: 'horizontal', alignment: 'center', distribution: 'start' },
    background_color: hex('#f4f4f5'),
    shape: {
      type: 'rectangle',
      corners: { top_leading: 12, top_trailing: 12, bottom_leading: 12, bottom_trailing: 12 },
    },
  });

const SELECTED = { states: { selected: { border: { width: 2, color: hex('#4f46e5') } } } };

/** Seven nodes, a badge included. @type {(package_id: string, isDefault: boolean) => object} */
const plan = (package_id, isDefault) => ({
  type: 'package',
  package_id,
  is_selected_by_default: isDefault,
  stack: stack([text('plan'), text('price'), text('discount'), text('words')], {
    border: { width: 1, color: hex('#d4d4d8') },
    overrides: SELECTED,
    badge: {
      style: 'overlay',
      alignment: 'top_trailing',
      text_lid: 'badge',
      color: hex('#ffffff'),
      background_color: hex('#4f46e5'),
      padding: even(4),
      shape: { type: 'pill' },
      size: FIT,
    },
  }),
});

/** @type {(index: number) => object} */
const step = (index) => ({
  title: text('title', { font_weight: 'semibold' }),
  description: text('words'),
  icon: {
    name: index % 2 === 0 ? 'lock' : 'bell',
    color: hex('#ffffff'),
    width_and_height: 24,
    padding: even(4),
  },
  icon_background: { shape: 'circle', color: hex('#4f46e5') },
  connector: { width: 3, color: hex('#c7d2fe'), margin: even(0) },
});

const page = () => stack([text('title', { font_size: 'heading_m' }), text('words'), icon('star')]);

const components = [
  text('headline', { font_size: 'heading_xxl' }),
  ...list(72, feature),
  ...list(8, (index) => plan(index % 2 === 0 ? '$rc_monthly' : '$rc_weekly', index === 0)),
  { type: 'timeline', items: list(20, step), item_spacing: 16, text_spacing: 4 },
  { type: 'carousel', pages: list(12, page), page_control: { position: 'bottom' } },
  text('chosen'),
  { type: 'purchase_button', stack: stack([text('buy')], { background_color: hex('#4f46e5') }) },
];

export const largePaywall = {
  components_config: {
    base: { background: { type: 'color', value: hex('#ffffff') }, stack: stack(components) },
  },
  components_localizations: {
    en_US: {
      headline: 'Everything there is, and **all** of it',
      title: 'A feature with a *name*',
      words: 'Words that say what it is good for, and [where to read more](https://example.org/more).',
      plan: '{{ product_name }}',
      price: '{{ price_per_period_full }}',
      discount: '{{ sub_relative_discount }} {{ total_price_and_per_month }}',
      badge: 'Popular',
      chosen: 'You pay {{ price }} {{ sub_period }}',
      buy: 'Continue with {{ price }}',
    },
  },
  default_locale: 'en_US',
};

/** Everything that is drawn as a node: components, and the texts of timelines. @type {(value: unknown) => number} */
export const nodeCount = (value) => {
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + nodeCount(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const type = 'type' in value ? String(value.type) : '';
  const own = ['text', 'stack', 'icon', 'package', 'timeline', 'carousel', 'purchase_button'].includes(type);
  return (own ? 1 : 0) + Object.values(value).reduce((sum, item) => sum + nodeCount(item), 0);
};
