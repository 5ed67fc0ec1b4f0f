import { plan, purchaseButton, smallPrint } from './builders/actions';
import { column, page, row } from './builders/boxes';
import { radio, text } from './builders/content';
import { line, loader, percentage, ring, skeleton, steps } from './builders/motion';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

const step = (number: 1 | 2 | 3): WireNode =>
  row({ name: `Step ${number}`, gap: 10 }, text(`step_${number}`, { weight: 'semibold' }));

/** The rest of a solution, which PRO shows. */
const locked = column(
  { name: 'Locked lines', gap: 12, pad: 20, radius: 16, colour: 'card', border: ['line', 1] },
  text('first_line', { size: 18, weight: 'semibold' }),
  skeleton('72%'),
  skeleton('88%'),
  skeleton('54%'),
);

const choice = (id: string, name: string, isBest = false): WireNode =>
  plan(
    id,
    row(
      {
        name: `Plan ${name}`,
        gap: 14,
        pad: 16,
        radius: 16,
        colour: 'card',
        border: ['line', 2],
        selected: { colour: 'tint', border: ['accent', 2] },
      },
      radio('ring', 'accent', 'on_accent'),
      text(name, { weight: 'semibold' }),
      text(`${name}_price`, { width: 'fit', weight: 'bold' }),
    ),
    isBest,
  );

/** How a solution is made, as a loader with steps; the rest of the solution as a skeleton. */
export const preparing: PaywallParts = {
  title: 'Steps that fill, lines that wait',
  note: 'Loaders with a percentage and steps, a ring, skeletons',
  packages: [
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
  ],
  palette: {
    page: ['#f0fdfa', '#07201d'],
    card: ['#ffffff', '#0d2f2b'],
    ink: ['#042f2e', '#e6fffb'],
    muted: ['#47706b', '#9cc9c2'],
    line: ['#cdeee8', '#1e4b45'],
    track: ['#cdeee8', '#1e4b45'],
    ring: ['#6a9690', '#6b9a93'],
    accent: ['#0f766e', '#5eead4'],
    on_accent: ['#ffffff', '#042f2e'],
    tint: ['#e0f7f3', '#12403a'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 480 },
    [
      text('title', { size: 'heading_xxl', weight: 'bold' }),
      loader(
        { seconds: 4.5, gap: 14, pad: 20, radius: 16, colour: 'card', border: ['line', 1] },
        row(
          { name: 'Head', gap: 12 },
          ring('track', 'accent', 28),
          text('making', { colour: 'muted' }),
          percentage({ width: 'fit', size: 18, weight: 'bold' }),
        ),
        line('track', 'accent'),
        steps(8, step(1), step(2), step(3)),
      ),
      locked,
    ],
    [
      column(
        { name: 'Plans', gap: 12 },
        choice('$rc_annual', 'annual', true),
        choice('$rc_monthly', 'monthly'),
      ),
      column(
        { name: 'Action', gap: 8 },
        purchaseButton(
          row(
            { name: 'Button', pad: [16, 20], radius: 16, colour: 'accent', spread: 'center' },
            text('go', { width: 'fit', size: 17, weight: 'semibold', colour: 'on_accent' }),
          ),
        ),
        smallPrint('muted'),
      ),
    ],
  ),
  words: {
    en_US: {
      title: 'See how a solution comes together',
      making: 'How Stepwise solves a task',
      step_1: 'Read the task',
      step_2: 'Choose the rule',
      step_3: 'Check every line',
      first_line: '2x + 6 = 14',
      annual: 'Yearly',
      annual_price: '{{ price }}',
      monthly: 'Monthly',
      monthly_price: '{{ price }}',
      go: 'Show every line',
    },
  },
};
