import { plan, purchaseButton, smallPrint } from './builders/actions';
import { badge, column, page, row } from './builders/boxes';
import { radio, text } from './builders/content';
import { linear, picturePage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

const pill = (id: string, name: string, isBest = false): WireNode =>
  plan(
    id,
    row(
      {
        name: `Pill ${name}`,
        gap: 14,
        pad: [16, 24, 16, 18],
        radius: 'pill',
        colour: 'glass',
        border: ['edge', 2],
        selected: { colour: 'chosen', border: ['chosen_edge', 2] },
        ...(isBest
          ? {
              badge: badge(
                'overlay',
                'top',
                row(
                  {
                    name: 'Badge',
                    width: 'fit',
                    pad: [3, 10],
                    radius: 'pill',
                    colour: 'lime',
                  },
                  text('best_value', {
                    width: 'fit',
                    size: 'body_s',
                    weight: 'extra_bold',
                    colour: 'on_lime',
                  }),
                ),
              ),
            }
          : {}),
      },
      radio('edge', 'mark', 'on_mark'),
      text(name, { size: 18, weight: 'bold', colour: 'white', selected: { colour: 'on_chosen' } }),
      text(`${name}_price`, {
        width: 'fit',
        size: 18,
        weight: 'bold',
        colour: 'white',
        selected: { colour: 'on_chosen' },
      }),
    ),
    isBest,
  );

/** A gradient over the whole background, and plans as pills. */
export const bold: PaywallParts = {
  title: 'Bold gradient, pills',
  note: 'A picture behind everything, plans as pills',
  packages: [
    ['$rc_weekly', 'weekly'],
    ['$rc_monthly', 'monthly'],
    ['$rc_annual', 'annual'],
  ],
  palette: {
    veil: [
      linear(180, ['#2e106500', 0], ['#2e106599', 100]),
      linear(180, ['#0b021800', 0], ['#0b0218b3', 100]),
    ],
    white: ['#ffffff', '#ffffff'],
    soft: ['#f5e8ff', '#dccbf0'],
    glass: ['#2e10658c', '#1b063699'],
    edge: ['#e9d5ffb3', '#c4a7e6b3'],
    chosen: ['#ffffff', '#fdf4ff'],
    chosen_edge: ['#ffffff', '#fdf4ff'],
    on_chosen: ['#3b0764', '#3b0764'],
    mark: ['#86198f', '#86198f'],
    on_mark: ['#ffffff', '#ffffff'],
    lime: ['#d9f99d', '#bef264'],
    on_lime: ['#1a2e05', '#1a2e05'],
    button: [linear(95, ['#fde047', 0], ['#fdba74', 100]), linear(95, ['#f472b6', 0], ['#fb923c', 100])],
    on_button: ['#3b0764', '#2e0236'],
    glow: ['#fde04759', '#ec489966'],
  },
  background: picturePage('bold', [1440, 1200], 'veil'),
  stack: page(
    { width: 520, gap: 32, pad: [56, 20, 16, 20] },
    [
      column(
        { name: 'Words', gap: 10 },
        text('title', { size: 'heading_xxl', weight: 'black', colour: 'white' }),
        text('subtitle', { size: 18, colour: 'soft' }),
      ),
    ],
    [
      column(
        { name: 'Plans', gap: 14 },
        pill('$rc_weekly', 'weekly'),
        pill('$rc_monthly', 'monthly'),
        pill('$rc_annual', 'annual', true),
      ),
      column(
        { name: 'Action', gap: 10 },
        purchaseButton(
          row(
            {
              name: 'Button',
              pad: [18, 20],
              radius: 'pill',
              colour: 'button',
              spread: 'center',
              shadow: [0, 8, 32, 'glow'],
            },
            text('go', { width: 'fit', size: 18, weight: 'extra_bold', colour: 'on_button' }),
          ),
        ),
        text('calm', { align: 'center', size: 'body_m', colour: 'soft' }),
        smallPrint('soft'),
      ),
    ],
  ),
  words: {
    en_US: {
      title: 'Stuck? Not for long.',
      subtitle: 'Go PRO and get *every* step of *every* problem, as often as you like.',
      weekly: 'One week',
      monthly: 'One month',
      annual: 'One year',
      weekly_price: '{{ price }}',
      monthly_price: '{{ price }}',
      annual_price: '{{ price }}',
      best_value: 'Best value',
      go: 'Unlock PRO',
      calm: '{{ price }} a {{ sub_period_length }}. Cancel any time.',
    },
  },
};
