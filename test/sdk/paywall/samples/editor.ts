import type { Wire } from '../wire';

/** Components as the provider's editor exports them: every field is there, most of them with their default value. */

let count = 0;
/** The fields that every component has. */
const component = (type: string, name: string, fields: Wire): Wire => ({
  type,
  id: `component_${(count += 1)}`,
  name,
  visible: null,
  overrides: [],
  triggers: {},
  fallback: null,
  ...fields,
});

const sides = (length: number): Wire => ({
  top: length,
  bottom: length,
  leading: length,
  trailing: length,
});
export const fit: Wire = { width: { type: 'fit' }, height: { type: 'fit' } };
export const fill: Wire = { width: { type: 'fill' }, height: { type: 'fit' } };
export const fixed = (width: number, height = width): Wire => ({
  width: { type: 'fixed', value: width },
  height: { type: 'fixed', value: height },
});
export const colour = (light: string, dark = light): Wire => ({
  light: { type: 'hex', value: light },
  dark: { type: 'hex', value: dark },
});
const rounded = (radius: number): Wire => ({
  type: 'rectangle',
  corners: {
    top_leading: radius,
    top_trailing: radius,
    bottom_leading: radius,
    bottom_trailing: radius,
  },
});

export const text = (text_lid: string, more: Wire = {}): Wire =>
  component('text', `Text ${text_lid}`, {
    text_lid,
    font_name: null,
    font_size: 'body_m',
    font_weight: 'regular',
    font_weight_int: 400,
    horizontal_alignment: 'leading',
    color: colour('#111827ff', '#f9fafbff'),
    background_color: null,
    size: fill,
    padding: sides(0),
    margin: sides(0),
    ...more,
  });

export const stack = (components: readonly Wire[], more: Wire = {}): Wire =>
  component('stack', 'Stack', {
    components,
    dimension: { type: 'vertical', alignment: 'center', distribution: 'start' },
    spacing: 12,
    size: fill,
    padding: sides(8),
    margin: sides(0),
    background: null,
    background_color: null,
    border: null,
    shadow: null,
    badge: null,
    overflow: 'default',
    shape: rounded(0),
    ...more,
  });

export const card = (components: readonly Wire[], more: Wire = {}): Wire =>
  stack(components, {
    background: { type: 'color', value: colour('#ffffffff', '#1f2937ff') },
    border: { color: colour('#e5e7ebff', '#374151ff'), width: 1 },
    shadow: { x: 0, y: 2, radius: 8, color: colour('#00000014') },
    shape: rounded(16),
    ...more,
  });

export const icon = (icon_name: string): Wire =>
  component('icon', `Icon ${icon_name}`, {
    icon_name,
    base_url: 'https://icons.example/',
    formats: {
      svg: `${icon_name}.svg`,
      png: `${icon_name}.png`,
      webp: `${icon_name}.webp`,
      heic: `${icon_name}.heic`,
    },
    color: colour('#4f46e5ff'),
    icon_background: { color: colour('#eef2ffff'), shape: { type: 'circle' }, border: null, shadow: null },
    size: fixed(32),
    padding: sides(4),
    margin: sides(0),
  });

export const button = (name: string, action: Wire, label: string): Wire =>
  component('button', name, { action, stack: stack([text(label, { size: fit })], { size: fit }) });

export const buy = (label: string): Wire =>
  component('purchase_button', 'Buy', {
    action: 'in_app_checkout',
    method: { type: 'in_app_checkout', auto_dismiss: true },
    stack: card([text(label, { font_weight: 'bold' })]),
  });

/** Its border is that of the selected package. */
export const plan = (package_id: string, components: readonly Wire[], more: Wire = {}): Wire =>
  component('package', `Package ${package_id}`, {
    package_id,
    is_selected_by_default: false,
    apple_promo_offer_product_code: null,
    stack: card(components, {
      overrides: [
        {
          conditions: [{ type: 'selected' }],
          properties: { border: { color: colour('#4f46e5ff'), width: 2 } },
        },
      ],
    }),
    ...more,
  });

export const node = component;
export const edges = sides;

/** The data around the components: the answer for one paywall. */
export const exported = (
  base: Wire,
  components_localizations: Readonly<Record<string, Readonly<Record<string, string>>>>,
  more: Wire = {},
): Wire => ({
  id: 'paywall',
  template_name: 'components',
  asset_base_url: 'https://assets.example',
  revision: 7,
  zero_decimal_place_countries: [],
  default_locale: 'en_US',
  components_config: {
    base: {
      background: { type: 'color', value: colour('#f9fafbff', '#111827ff') },
      header: null,
      sticky_footer: null,
      ...base,
    },
  },
  components_localizations,
  ...more,
});
