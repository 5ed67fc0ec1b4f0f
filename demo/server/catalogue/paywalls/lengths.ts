import { plan, purchaseButton, smallPrint } from './builders/actions';
import { column, page, row, share } from './builders/boxes';
import { bullet, image, lightAndDark, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

const tile = (id: string, name: string, isBest = false): WireNode =>
  plan(
    id,
    column(
      {
        name: `Tile ${name}`,
        height: 'fill',
        gap: 4,
        pad: [16, 14],
        radius: 14,
        colour: 'card',
        border: ['line', 2],
        selected: { colour: 'tint', border: ['accent', 2] },
      },
      text('length', { weight: 'semibold' }),
      text('price', { size: 22, weight: 'bold' }),
      text('week', { size: 'body_m', colour: 'muted' }),
      // The dearest per month saves nothing.
      ...(id === '$rc_weekly'
        ? []
        : [text('saving', { size: 'body_m', weight: 'semibold', colour: 'accent' })]),
    ),
    isBest,
  );

const half = (...tiles: readonly WireNode[]): WireNode =>
  row({ name: 'Pair', gap: 12, align: 'top' }, ...tiles.map(share));

/** Four lengths of the same plan: all that differs is computed from the price. */
export const lengths: PaywallParts = {
  title: 'Four lengths, one plan',
  note: 'Tiles two by two; price per week and saving are computed',
  packages: [
    ['$rc_weekly', 'weekly'],
    ['$rc_three_month', 'quarterly'],
    ['$rc_six_month', 'half_year'],
    ['$rc_annual', 'annual'],
  ],
  palette: {
    page: ['#f6f7fb', '#0c0f18'],
    card: ['#ffffff', '#151a29'],
    ink: ['#141a2e', '#eef1fb'],
    muted: ['#5a6384', '#a3adcf'],
    line: ['#d9deec', '#2a3350'],
    accent: ['#0b5cad', '#8cc4ff'],
    on_accent: ['#ffffff', '#071a2e'],
    tint: ['#e6f1fd', '#16293f'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 540, spread: 'start' },
    [
      image(lightAndDark('benefit-steps'), { pixels: [720, 460], height: 220, radius: 20 }),
      text('title', { size: 'heading_xxl', weight: 'bold' }),
      column(
        { name: 'Facts', gap: 10 },
        ...['fact_same', 'fact_stop'].map((lid) => bullet(lid, { tint: 'accent', disc: 'tint' })),
      ),
    ],
    [
      column(
        { name: 'Tiles', gap: 12 },
        half(tile('$rc_weekly', 'week'), tile('$rc_three_month', 'term')),
        half(tile('$rc_six_month', 'half'), tile('$rc_annual', 'year', true)),
      ),
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
      title: 'How long do you need it?',
      fact_same: 'The same PRO, whatever the length',
      fact_stop: 'Stop in two clicks; it stays open until its end',
      length: '{{ product.period_with_unit }}',
      price: '{{ product.price }}',
      week: '{{ product.price_per_week }} a week',
      saving: '{{ product.relative_discount }} less per month',
      go: 'Take {{ product.period_with_unit }}',
    },
  },
};
