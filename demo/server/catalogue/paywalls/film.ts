import { plan, purchaseButton, smallPrint } from './builders/actions';
import { column, row } from './builders/boxes';
import { icon, text } from './builders/content';
import { fading } from './builders/motion';
import { linear, videoPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

/** A font of the account, which the paywall loads. */
const DISPLAY = 'display';

const fact = (number: 1 | 2 | 3, name: string): WireNode =>
  column(
    { name: `Fact ${number}`, align: 'center' },
    row(
      { name: 'Line', gap: 14, width: 'fit' },
      row(
        {
          name: 'Disc',
          width: 44,
          spread: 'center',
          radius: 'circle',
          colour: 'glass',
          border: ['rainbow', 2],
        },
        icon(name, 'white', 20),
      ),
      text(`fact_${number}`, { width: 'fit', size: 17, colour: 'white' }),
    ),
  );

const card = (id: string, name: string, isBest = false): WireNode =>
  plan(
    id,
    column(
      {
        name: `Card ${name}`,
        width: '50%',
        gap: 4,
        pad: [18, 16],
        radius: 18,
        colour: 'glass',
        border: ['edge', 2],
        selected: { colour: 'chosen', border: ['rainbow', 3] },
      },
      text(name, { size: 'body_m', colour: 'soft', exactWeight: 550 }),
      text('price', { size: 24, colour: 'white', font: DISPLAY }),
      text(`${name}_note`, { size: 'body_s', colour: 'soft' }),
    ),
    isBest,
  );

/** A film behind everything, a font of the account, round shapes and gradient borders. */
export const film: PaywallParts = {
  title: 'A film behind the plans',
  note: 'Video background, own font, gradient borders, circles, pages that fade',
  packages: [
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
  ],
  palette: {
    veil: [
      linear(180, ['#1e1033b3', 0], ['#1e1033e6', 100]),
      linear(180, ['#0f0620b3', 0], ['#0f0620eb', 100]),
    ],
    white: ['#ffffff', '#ffffff'],
    soft: ['#e6dcff', '#d8ccf5'],
    glass: ['#2e1065b3', '#1b0a3db8'],
    chosen: ['#4c1d95e6', '#3b1780e6'],
    edge: ['#c4b5fd8c', '#a78bfa80'],
    rainbow: [
      linear(120, ['#f0abfc', 0], ['#a78bfa', 50], ['#67e8f9', 100]),
      linear(120, ['#f0abfc', 0], ['#a78bfa', 50], ['#67e8f9', 100]),
    ],
    dot: ['#a78bfa99', '#a78bfa99'],
    button: ['#ffffff', '#f5f3ff'],
    on_button: ['#3b0764', '#2e1065'],
  },
  background: videoPage('curves', 'curves', [640, 352], 'veil'),
  stack: column(
    { name: 'Page', height: 'fill', align: 'center', spread: 'center', pad: [48, 20, 16, 20] },
    column(
      { name: 'Offer', width: 520, gap: 28 },
      text('title', { size: 'heading_xxl', colour: 'white', font: DISPLAY, align: 'center' }),
      fading(['white', 'dot'], fact(1, 'check'), fact(2, 'camera'), fact(3, 'target')),
      row(
        { name: 'Plans', gap: 12, align: 'top' },
        card('$rc_annual', 'annual', true),
        card('$rc_monthly', 'monthly'),
      ),
      column(
        { name: 'Action', gap: 8 },
        purchaseButton(
          row(
            { name: 'Button', pad: [16, 20], radius: 'pill', colour: 'button', spread: 'center' },
            text('go', { width: 'fit', size: 17, weight: 'semibold', colour: 'on_button' }),
          ),
        ),
        smallPrint('soft'),
      ),
    ),
  ),
  words: {
    en_US: {
      title: 'Watch the maths move',
      fact_1: 'Every line of working, with the rule it uses',
      fact_2: 'Several methods, side by side',
      fact_3: 'Every answer checked before you see it',
      annual: 'Yearly',
      annual_note: '{{ sub_price_per_month }} a month',
      monthly: 'Monthly',
      monthly_note: '{{ sub_offer_duration }} free',
      price: '{{ price }}',
      go: 'Continue',
    },
  },
};
