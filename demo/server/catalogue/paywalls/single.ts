import {
  back,
  closeSheet,
  openSheet,
  plan,
  purchaseButton,
  smallPrint,
  wordButton,
} from './builders/actions';
import { column, line, page, row } from './builders/boxes';
import { image, lightAndDark, radio, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { Wire, WireNode } from './builders/wire.types';

const rowOf = (id: string, name: string, isSelected = false): WireNode =>
  plan(
    id,
    row(
      {
        name: `Row ${name}`,
        gap: 14,
        pad: [16, 18],
        radius: 6,
        border: ['line', 1],
        selected: { border: ['ink', 2] },
      },
      radio('muted', 'button', 'on_button'),
      text(name, { size: 17, weight: 'semibold' }),
      text('row_price', { width: 'fit', size: 17, colour: 'muted' }),
    ),
    isSelected,
  );

const go = (lid: string, method: Wire): WireNode =>
  purchaseButton(
    row(
      { name: 'Button', pad: [18, 20], radius: 6, colour: 'button', spread: 'center' },
      text(lid, { width: 'fit', size: 17, weight: 'semibold', colour: 'on_button' }),
    ),
    method,
  );

/** The other plans, in front of the offer. */
const others = openSheet(
  column(
    { name: 'Other plans', gap: 16, align: 'center', pad: [28, 24, 16, 24], colour: 'page' },
    column(
      { name: 'List', width: 480, gap: 12 },
      text('others_title', { size: 'heading_l', weight: 'bold', pad: [0, 0, 8, 0] }),
      rowOf('$rc_annual', 'annual'),
      rowOf('$rc_monthly', 'monthly', true),
      rowOf('$rc_weekly', 'weekly'),
      go('go_other', { type: 'custom_web_checkout', custom_url: { url_lid: 'shop', package_param: 'plan' } }),
      row(
        { name: 'Close', spread: 'center' },
        wordButton('close', closeSheet, { colour: 'ink', weight: 'semibold', size: 'body_l' }),
      ),
    ),
  ),
  { name: 'Other plans', isBlurred: true },
);

/** One plan, one price, one button. */
export const single: PaywallParts = {
  title: 'A single offer',
  note: 'One plan, one price, one button, much air; other plans in a sheet',
  packages: [
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
    ['$rc_weekly', 'weekly'],
  ],
  palette: {
    page: ['#fbfaf7', '#111110'],
    ink: ['#161513', '#f4f2ec'],
    muted: ['#6a665d', '#a8a399'],
    line: ['#ddd9cf', '#33312d'],
    button: ['#161513', '#f4f2ec'],
    on_button: ['#ffffff', '#161513'],
    spot: ['#c2410c', '#fb923c'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 480, gap: 32, pad: [56, 24, 24, 24] },
    [
      image(lightAndDark('mark'), { pixels: [160, 96], width: 107, height: 64, fit: 'fit' }),
      column(
        { name: 'Words', gap: 12 },
        text('title', { size: 'heading_xxl', weight: 'bold' }),
        text('subtitle', { size: 17, colour: 'muted' }),
      ),
    ],
    [
      plan(
        '$rc_annual',
        column(
          { name: 'Price', gap: 4, selected: { colour: 'page' } },
          line('line', [0, 0, 24, 0]),
          row(
            { align: 'bottom', gap: 10 },
            text('price', { width: 'fit', size: 48, weight: 'bold' }),
            text('period', { size: 17, colour: 'muted', pad: [0, 0, 12, 0] }),
          ),
          text('per_month', { size: 'body_l', weight: 'semibold', colour: 'spot' }),
          line('line', [24, 0, 0, 0]),
        ),
        true,
      ),
      column(
        { name: 'Action', gap: 8 },
        go('go', { type: 'in_app_checkout' }),
        row(
          { name: 'Leave', spread: 'center', gap: 16 },
          wordButton('others', others, { colour: 'ink', weight: 'semibold', size: 'body_l' }),
          wordButton('later', back, { colour: 'ink', weight: 'semibold', size: 'body_l' }),
        ),
      ),
      smallPrint('muted'),
    ],
  ),
  words: {
    en_US: {
      title: 'One plan.\nEvery step of every problem.',
      subtitle: 'Algebra to calculus, explained the way a patient friend would.',
      price: '{{ price }}',
      period: 'a {{ sub_period_length }}',
      per_month: '{{ sub_offer_duration }} free. That makes {{ sub_price_per_month }} a month.',
      go: 'Try {{ sub_offer_duration }} free',
      others: 'Other plans',
      others_title: 'As long as you like',
      annual: 'A year',
      monthly: 'A month',
      weekly: 'A week',
      row_price: '{{ product.price_per_period }}',
      go_other: 'Continue for {{ product.price }}',
      close: 'Close',
      shop: 'https://stepwise.example/shop',
      later: 'Not now',
    },
  },
};
