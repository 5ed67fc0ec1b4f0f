import { plan, purchaseButton, smallPrint } from './builders/actions';
import { badge, column, layer, page, row, share } from './builders/boxes';
import { bullet, image, lightAndDark, radio, text } from './builders/content';
import { linear, plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';
import { heroWords } from './words/hero.words';

const bestValue = badge(
  'overlay',
  'top',
  row(
    { name: 'Badge', width: 'fit', pad: [3, 10], radius: 'pill', colour: 'accent' },
    text('best_value', { width: 'fit', size: 'body_s', weight: 'semibold', colour: 'on_accent' }),
  ),
);

const card = (id: string, name: string, isBest = false): WireNode =>
  plan(
    id,
    column(
      {
        name: `Card ${name}`,
        height: 'fill',
        gap: 6,
        pad: [20, 4, 16, 4],
        align: 'center',
        radius: 16,
        colour: 'card',
        border: ['line', 2],
        selected: { colour: 'chosen', border: ['accent', 2] },
        ...(isBest ? { badge: bestValue } : {}),
      },
      radio('ring', 'accent', 'on_accent'),
      text(name, { align: 'center', size: 'body_l', weight: 'semibold', margin: [4, 0, 0, 0] }),
      text('price', { align: 'center', size: 18, weight: 'bold' }),
      text(`${name}_note`, { align: 'center', size: 'body_s', colour: 'muted' }),
    ),
    isBest,
  );

/** A picture with the title on it, and three cards. */
export const hero: PaywallParts = {
  title: 'Hero picture, three plans',
  note: 'A title on a picture, three cards, a badge; English, German, Arabic',
  packages: [
    ['$rc_weekly', 'weekly'],
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
  ],
  palette: {
    page: ['#ffffff', '#120a20'],
    shade: [
      linear(180, ['#3b076400', 22], ['#3b0764d9', 62], ['#2e1065f2', 100]),
      linear(180, ['#0f051f00', 22], ['#0f051fd9', 62], ['#0f051ff2', 100]),
    ],
    white: ['#ffffff', '#ffffff'],
    ink: ['#1e1033', '#f6f1ff'],
    muted: ['#655a78', '#b6a9cf'],
    card: ['#ffffff', '#1c1230'],
    chosen: ['#f5efff', '#2a1a4a'],
    line: ['#e4dcf2', '#372a52'],
    ring: ['#9a8cb5', '#7d6da0'],
    accent: ['#6d28d9', '#c4a7ff'],
    on_accent: ['#ffffff', '#1e0b40'],
    tint: ['#ede4ff', '#34215c'],
    glow: ['#6d28d933', '#00000066'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 680, gap: 28, pad: [12, 12, 16, 12], spread: 'start' },
    [
      layer(
        { name: 'Hero', place: 'bottom', radius: 28 },
        image(lightAndDark('hero'), { pixels: [1280, 800], height: 330, overlay: 'shade', radius: 28 }),
        column(
          { name: 'Words', gap: 6, pad: [24, 24, 26, 24] },
          text('title', { size: 'heading_xxl', weight: 'bold', colour: 'white' }),
          text('subtitle', { size: 17, colour: 'white' }),
        ),
      ),
      column(
        { name: 'Benefits', width: 'fit', gap: 12 },
        bullet('steps', { icon: 'check', tint: 'accent', disc: 'tint' }),
        bullet('photo', { icon: 'pencil', tint: 'accent', disc: 'tint' }),
        bullet('practice', { icon: 'target', tint: 'accent', disc: 'tint' }),
      ),
    ],
    [
      row(
        { name: 'Plans', gap: 10, align: 'top' },
        share(card('$rc_weekly', 'weekly')),
        share(card('$rc_annual', 'annual', true)),
        share(card('$rc_monthly', 'monthly')),
      ),
      column(
        { name: 'Action', gap: 12, align: 'center' },
        purchaseButton(
          row(
            {
              name: 'Button',
              pad: [16, 20],
              radius: 14,
              colour: 'accent',
              spread: 'center',
              shadow: [0, 10, 24, 'glow'],
            },
            text('go', { width: 'fit', size: 17, weight: 'semibold', colour: 'on_accent', align: 'center' }),
          ),
        ),
        text('calm', { align: 'center', size: 'body_m', colour: 'muted' }),
        smallPrint('muted'),
      ),
    ],
  ),
  words: heroWords,
};
