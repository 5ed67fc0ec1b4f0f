import type { Wire } from '../wire';
import { button, buy, card, colour, edges, exported, fit, icon, node, plan, stack, text } from './editor';

/** Tabs of packages with a badge and offers, a sheet with all plans, a footer with the button to buy. */

const badge = (label: string): Wire => ({
  style: 'overlay',
  alignment: 'top_trailing',
  stack: stack([text(label, { size: fit })], {
    size: fit,
    background_color: colour('#4f46e5ff'),
    shape: { type: 'pill' },
  }),
});

const price = (package_id: string, name: string, isDefault = false): Wire =>
  plan(
    package_id,
    [
      text(name, { font_weight: 'semibold' }),
      text('price', {
        overrides: [
          {
            conditions: [{ type: 'intro_offer_condition', operator: '=', value: true }],
            properties: { text_lid: 'trial' },
          },
          { conditions: [{ type: 'promo_offer' }], properties: { text_lid: 'discount' } },
        ],
      }),
    ],
    { is_selected_by_default: isDefault },
  );

const tab = (id: string, components: readonly Wire[]): Wire => ({
  type: 'tab',
  id,
  name: id,
  stack: stack(components),
  state_updates: [{ set: 'shown_tab', to: '$value' }],
});
const tabButton = (tab_id: string, label: string): Wire =>
  node('tab_control_button', `Tab ${tab_id}`, {
    tab_id,
    stack: stack([text(label, { size: fit })], { size: fit }),
  });

const tabs = node('tabs', 'Tabs', {
  size: { width: { type: 'fill' }, height: { type: 'fit' } },
  default_tab_id: 'yearly',
  control: {
    type: 'buttons',
    stack: stack([tabButton('yearly', 'yearly'), tabButton('others', 'others')], {
      dimension: { type: 'horizontal', alignment: 'center', distribution: 'space_evenly' },
    }),
  },
  tabs: [
    tab('yearly', [
      node('tab_control', 'Control', {}),
      stack([price('year', 'best', true)], { badge: badge('saving') }),
    ]),
    tab('others', [node('tab_control', 'Control', {}), price('month', 'monthly'), price('week', 'weekly')]),
  ],
});

const sheet: Wire = {
  id: 'sheet',
  name: 'All plans',
  type: 'sheet',
  position: 'bottom',
  background: { type: 'color', value: colour('#ffffffff') },
  background_blur: true,
  size: { width: { type: 'fill' }, height: { type: 'fit' } },
  stack: stack([
    text('all', { font_size: 'heading_m' }),
    plan('month', [text('monthly')]),
    buy('go'),
    button('Close', { type: 'navigate_back' }, 'close'),
  ]),
};

const gone = node('text', 'Tells of the tab', {
  ...text('tells'),
  overrides: [
    {
      conditions: [{ type: 'state_condition', operator: '=', name: 'shown_tab', value: 'others' }],
      properties: { visible: false },
    },
    {
      conditions: [{ type: 'selected_package_condition', operator: 'in', packages: ['week'] }],
      properties: { text_lid: 'short' },
    },
  ],
});

export const plans = exported(
  {
    header: node('header', 'Header', {
      stack: stack([icon('lock'), button('Restore', { type: 'restore_purchases' }, 'restore')], {
        dimension: { type: 'horizontal', alignment: 'center', distribution: 'space_between' },
      }),
    }),
    stack: stack([
      text('title', { font_size: 'heading_xl', font_weight: 'bold', font_weight_int: 700 }),
      card([text('pitch')], { margin: edges(8) }),
      tabs,
      gone,
      button('All', { type: 'navigate_to', destination: 'sheet', sheet }, 'show'),
      button(
        'Terms',
        {
          type: 'navigate_to',
          destination: 'terms',
          url: { url_lid: 'terms_url', method: 'external_browser' },
        },
        'terms',
      ),
    ]),
    sticky_footer: node('footer', 'Footer', { stack: stack([buy('go')]) }),
  },
  {
    en_US: {
      title: 'Everything, **without limits**',
      pitch: 'For {{ custom.first_name | capitalize }}: steps, ~ads~ and [more](https://lime.example/more)',
      best: 'A year',
      monthly: 'A month',
      weekly: 'A week',
      price: '{{ product.price_per_period }}',
      trial: 'Free for {{ product.offer_period_with_unit }}, then {{ product.price }}',
      discount: '{{ product.offer_price }} instead of {{ product.price }}',
      saving: 'Save {{ product.relative_discount }}',
      yearly: 'Yearly',
      others: 'Others',
      all: 'All plans',
      tells: 'That is {{ product.price_per_month }} a month',
      short: 'A short time',
      go: 'Continue',
      close: 'Back',
      show: 'See all plans',
      restore: 'Restore',
      terms: 'Terms',
      terms_url: 'https://lime.example/terms',
    },
    de_DE: { title: 'Alles, **ohne Grenzen**', best: 'Ein Jahr', monthly: '', go: 'Weiter' },
  },
  { state_declarations: { shown_tab: { type: 'string', default: 'yearly' } } },
);
