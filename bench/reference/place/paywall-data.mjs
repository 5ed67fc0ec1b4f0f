// Paywalls of kinds that all three clients know: stacks, texts, packages, a timeline and the button to buy.
import { nodeCount } from '../../large-paywall.mjs';

const FILL = { width: { type: 'fill' }, height: { type: 'fit' } };
/** @type {(length: number) => object} */
const even = (length) => ({ top: length, bottom: length, leading: length, trailing: length });
/** @type {(value: string) => object} */
const hex = (value) => ({ light: { type: 'hex', value } });
let lastId = 0;
/** @type {<Component extends { type: string }>(component: Component) => Component & { id: string, name: string }} */
const named = (component) => ({ id: `c${(lastId += 1)}`, name: component.type, ...component });

export const HEADLINE = 'Everything, in one plan';
export const BUTTON = 'Go on to the payment';

/** @type {(text_lid: string, font_size?: string) => object} */
const text = (text_lid, font_size = 'body_l') =>
  named({
    type: 'text',
    text_lid,
    color: hex('#18181b'),
    font_size,
    font_weight: 'regular',
    horizontal_alignment: 'leading',
    margin: even(0),
    padding: even(0),
    size: FILL,
  });

/** @type {(components: readonly object[]) => object} */
const stack = (components) =>
  named({
    type: 'stack',
    components,
    dimension: { type: 'vertical', alignment: 'leading', distribution: 'start' },
    spacing: 8,
    margin: even(0),
    padding: even(8),
    size: FILL,
    background_color: hex('#fafafa'),
    border: { width: 1, color: hex('#e4e4e7') },
    shape: {
      type: 'rectangle',
      corners: { top_leading: 8, top_trailing: 8, bottom_leading: 8, bottom_trailing: 8 },
    },
  });

/** Five nodes. */
const feature = () => stack([text('title'), text('words'), stack([text('words')])]);

/** @type {(package_id: string, is_selected_by_default: boolean) => object} */
const plan = (package_id, is_selected_by_default) =>
  named({ type: 'package', package_id, is_selected_by_default, stack: stack([text('plan'), text('price')]) });

const WORDS = {
  headline: HEADLINE,
  title: 'A feature with a **name**',
  words: 'Words that say what it is good for, and who has asked for it.',
  plan: '{{ product_name }}',
  price: '{{ price }}',
  buy: BUTTON,
};

/**
 * A paywall of exactly so many nodes: features, two plans, and texts to make it even.
 * @type {(nodes: number) => Record<string, unknown>}
 */
export function paywallOf(nodes) {
  lastId = 0;
  const fixed = () => [
    plan('$rc_monthly', true),
    plan('$rc_weekly', false),
    named({ type: 'purchase_button', stack: stack([text('buy')]) }),
  ];
  /** @type {(components: readonly object[]) => Record<string, unknown>} */
  const built = (components) => ({
    id: 'paywall',
    template_name: 'components',
    revision: 1,
    asset_base_url: 'https://assets.pawwalls.com',
    components_config: {
      base: {
        background: { type: 'color', value: hex('#ffffff') },
        stack: stack(components),
        sticky_footer: null,
      },
    },
    components_localizations: { en_US: WORDS },
    default_locale: 'en_US',
  });
  const least = [text('headline', 'heading_xl'), ...fixed()];
  const missing = nodes - nodeCount(built(least));
  const features = Array.from({ length: Math.floor(missing / 5) }, feature);
  const texts = Array.from({ length: missing % 5 }, () => text('words'));
  return built([text('headline', 'heading_xl'), ...features, ...texts, ...fixed()]);
}
