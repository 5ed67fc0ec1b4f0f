import { plan, purchaseButton, smallPrint } from './builders/actions';
import { column, page, row } from './builders/boxes';
import { hasDiscount, hasIntro, hiddenWhen, shownWhen } from './builders/conditions';
import { bullet, radio, text } from './builders/content';
import { linear, plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

const card = (id: string, name: string, isBest = false): WireNode =>
  plan(
    id,
    row(
      {
        name: `Offer ${name}`,
        gap: 14,
        pad: 18,
        radius: 14,
        colour: 'card',
        border: ['line', 2],
        selected: { colour: 'tint', border: ['accent', 2] },
      },
      radio('ring', 'accent', 'on_accent'),
      column(
        { gap: 2 },
        text(name, { size: 17, weight: 'semibold' }),
        shownWhen([hasDiscount], text('discounted', { size: 'body_m', colour: 'muted' })),
        shownWhen([hasIntro], text('introduced', { size: 'body_m', colour: 'muted' })),
      ),
      column(
        { width: 'fit', align: 'trailing' },
        text('offer', { width: 'fit', size: 18, weight: 'bold', colour: 'accent' }),
      ),
    ),
    isBest,
  );

/** Plans with an introductory price or a discount: what is paid first, and what later. */
export const sale: PaywallParts = {
  title: 'Lower prices at first',
  note: 'Introductory prices and discounts, by conditions; what is paid now, and what later',
  packages: [
    ['sale_monthly', 'sale_monthly'],
    ['intro_monthly', 'intro_monthly'],
  ],
  palette: {
    page: [linear(150, ['#fff1f2', 0], ['#fff7ed', 100]), linear(150, ['#2a0a12', 0], ['#1c1208', 100])],
    card: ['#ffffff', '#2b1418'],
    ink: ['#3b0712', '#ffeef0'],
    muted: ['#7a4a52', '#d8abb2'],
    line: ['#f3d5d9', '#532a31'],
    ring: ['#a4727a', '#8d6067'],
    accent: ['#be123c', '#fda4af'],
    on_accent: ['#ffffff', '#3b0712'],
    tint: ['#fff1f3', '#3f1a21'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 540 },
    [
      text('title', { size: 'heading_xxl', weight: 'extra_bold' }),
      text('subtitle', { size: 18, colour: 'muted' }),
      column(
        { name: 'Facts', gap: 10 },
        ...['fact_now', 'fact_later', 'fact_stop'].map((lid) =>
          bullet(lid, { tint: 'accent', disc: 'tint' }),
        ),
      ),
    ],
    [
      column(
        { name: 'Plans', gap: 12 },
        card('sale_monthly', 'months', true),
        card('intro_monthly', 'start'),
      ),
      hiddenWhen([hasIntro], text('then_discount', { size: 'body_m', align: 'center', colour: 'muted' })),
      shownWhen([hasIntro], text('then_intro', { size: 'body_m', align: 'center', colour: 'muted' })),
      column(
        { name: 'Action', gap: 8 },
        purchaseButton(
          row(
            { name: 'Button', pad: [16, 20], radius: 14, colour: 'accent', spread: 'center' },
            text('go', { width: 'fit', size: 17, weight: 'semibold', colour: 'on_accent' }),
          ),
        ),
        smallPrint('muted'),
      ),
    ],
  ),
  words: {
    en_US: {
      title: 'Start for less',
      subtitle: 'Lower prices at first, and no surprise after them.',
      fact_now: 'The price of today is on the button',
      fact_later: 'The later price is written below the plans',
      fact_stop: 'Stop in two clicks, before any renewal',
      months: 'Monthly, on sale',
      start: 'Monthly, a soft start',
      discounted: 'instead of {{ product.price }}, for {{ product.offer_period_with_unit }}',
      introduced: 'a month for {{ product.offer_period_with_unit }}, then {{ product.price }}',
      offer: '{{ product.offer_price }}',
      then_discount:
        'The sale ends after {{ product.offer_period_with_unit }}. Then it is {{ product.price_per_period }}.',
      then_intro: 'After {{ product.offer_period_with_unit }} it is {{ product.price_per_period }}.',
      go: 'Start for {{ product.offer_price }}',
    },
  },
};
