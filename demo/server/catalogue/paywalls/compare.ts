import { plan, purchaseButton, smallPrint } from './builders/actions';
import { badge, column, line, page, row } from './builders/boxes';
import { image, radio, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

const COLUMN = 84;

const cell = (content: WireNode): WireNode =>
  row({ name: 'Free', width: COLUMN, height: 'fill', pad: [14, 4], spread: 'center' }, content);

const proCell = (content: WireNode, radius?: readonly [number, number, number, number]): WireNode =>
  row(
    {
      name: 'PRO',
      width: COLUMN,
      height: 'fill',
      pad: [14, 4],
      spread: 'center',
      colour: 'tint',
      ...(radius === undefined ? {} : { radius }),
    },
    content,
  );

const sign = (isIncluded: boolean): WireNode =>
  isIncluded
    ? image(['tick-light', 'tick-dark'], {
        pixels: [24, 24],
        width: 24,
        height: 24,
        fit: 'fit',
        alt: 'included',
      })
    : image(['dash-light', 'dash-dark'], {
        pixels: [24, 24],
        width: 24,
        height: 24,
        fit: 'fit',
        alt: 'missing',
      });

const words = (lid: string, isPro: boolean): WireNode =>
  text(lid, {
    size: 'body_m',
    weight: isPro ? 'semibold' : 'regular',
    colour: isPro ? 'accent' : 'muted',
    align: 'center',
  });

const comparison = (lid: string, free: WireNode, pro: WireNode, isLast = false): readonly WireNode[] => [
  row(
    { name: `Row ${lid}`, gap: 0 },
    text(lid, { size: 'body_l', weight: 'medium', pad: [14, 8, 14, 0] }),
    cell(free),
    proCell(pro, isLast ? [0, 0, 12, 12] : undefined),
  ),
  ...(isLast ? [] : [line('line')]),
];

const choice = (id: string, name: string, isSelected = false): WireNode =>
  plan(
    id,
    row(
      {
        name: `Plan ${name}`,
        gap: 14,
        pad: [14, 16],
        radius: 14,
        colour: 'card',
        border: ['line', 2],
        selected: { colour: 'tint', border: ['accent', 2] },
        ...(isSelected
          ? {
              badge: badge(
                'overlay',
                'top_trailing',
                row(
                  {
                    name: 'Badge',
                    width: 'fit',
                    pad: [3, 10],
                    margin: [0, 14],
                    radius: 'pill',
                    colour: 'accent',
                  },
                  text('best_value', {
                    width: 'fit',
                    size: 'body_s',
                    weight: 'semibold',
                    colour: 'on_accent',
                  }),
                ),
              ),
            }
          : {}),
      },
      radio('ring', 'accent', 'on_accent'),
      column(
        { gap: 2 },
        text(name, { weight: 'semibold' }),
        text(`${name}_note`, { size: 'body_m', colour: 'muted' }),
      ),
      text('price', { width: 'fit', size: 18, weight: 'bold' }),
    ),
    isSelected,
  );

/** A comparison of the free and the PRO features, side by side. */
export const compare: PaywallParts = {
  title: 'Free and PRO compared',
  note: 'A table with a tinted column, two plans under it',
  packages: [
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
  ],
  palette: {
    page: ['#faf9f4', '#0b1310'],
    card: ['#ffffff', '#13201a'],
    ink: ['#14231c', '#eaf5ee'],
    muted: ['#5b6a62', '#9db3a7'],
    line: ['#e3e4da', '#24352c'],
    ring: ['#88968d', '#62786c'],
    accent: ['#047857', '#6ee7b7'],
    on_accent: ['#ffffff', '#04261b'],
    tint: ['#e2f4ea', '#12382a'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 600 },
    [
      column(
        { name: 'Words', gap: 8 },
        text('eyebrow', { size: 'body_m', weight: 'bold', colour: 'accent' }),
        text('title', { size: 'heading_xxl', weight: 'bold' }),
      ),
      column(
        { name: 'Comparison' },
        row(
          { name: 'Head' },
          text('what', { size: 'body_m', colour: 'muted' }),
          cell(text('free', { align: 'center', size: 'body_l', weight: 'semibold', colour: 'muted' })),
          proCell(
            text('pro', { align: 'center', size: 'body_l', weight: 'extra_bold', colour: 'accent' }),
            [12, 12, 0, 0],
          ),
        ),
        line('line'),
        ...comparison('answers', sign(true), sign(true)),
        ...comparison('solutions', words('five', false), words('no_limit', true)),
        ...comparison('methods', sign(false), sign(true)),
        ...comparison('photo', sign(false), sign(true)),
        ...comparison('practice', sign(false), sign(true), true),
      ),
    ],
    [
      column(
        { name: 'Plans', gap: 14 },
        choice('$rc_annual', 'annual', true),
        choice('$rc_monthly', 'monthly'),
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
      eyebrow: 'Stepwise PRO',
      title: 'Free gets you the answer. PRO gets you there.',
      what: 'What you get',
      free: 'Free',
      pro: 'PRO',
      answers: 'Checked answers',
      solutions: 'Worked solutions',
      five: '5 a day',
      no_limit: 'No limit',
      methods: 'Every method, side by side',
      photo: 'The rule behind every step',
      practice: 'A history of everything you asked',
      included: 'Included',
      missing: 'Not included',
      best_value: 'Best value',
      annual: 'Yearly',
      annual_note: '{{ sub_price_per_month }} a month, {{ sub_offer_duration }} free',
      monthly: 'Monthly',
      monthly_note: '{{ sub_offer_duration }} free, then billed {{ sub_period }}',
      price: '{{ price }}',
      go: 'Get {{ product_name }}',
    },
  },
};
