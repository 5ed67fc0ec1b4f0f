import { plan, purchaseButton, smallPrint } from './builders/actions';
import { column, page, row } from './builders/boxes';
import { hiddenWhen, shownWhen, variable } from './builders/conditions';
import { bullet, radio, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

const isNameless = variable('first_name', '');
const isStudent = variable('is_student', true);

const card = (id: string, name: string, isBest = false): WireNode =>
  plan(
    id,
    row(
      {
        name: `Plan ${name}`,
        gap: 14,
        pad: 18,
        radius: 16,
        colour: 'card',
        border: ['line', 2],
        selected: { colour: 'tint', border: ['accent', 2] },
      },
      radio('ring', 'accent', 'on_accent'),
      column(
        { gap: 2 },
        text(name, { size: 17, weight: 'semibold' }),
        text('each', { size: 'body_m', colour: 'muted' }),
      ),
      text('price', { width: 'fit', size: 18, weight: 'bold' }),
    ),
    isBest,
  );

/** Greets by name, and shows a plan only to those for whom it is. */
export const welcome: PaywallParts = {
  title: 'For the one who reads it',
  note: 'Custom variables of the page: a greeting, a plan for students, filters of texts',
  packages: [
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
    ['student', 'student'],
  ],
  palette: {
    page: ['#f2fbf6', '#07170f'],
    card: ['#ffffff', '#0f2419'],
    ink: ['#0c2a1b', '#e8fbf0'],
    muted: ['#4a6b59', '#a0c6b1'],
    line: ['#cfe8da', '#21412f'],
    ring: ['#7aa08b', '#5e8570'],
    accent: ['#146c43', '#6ee7a8'],
    on_accent: ['#ffffff', '#052e1a'],
    tint: ['#e1f5ea', '#153423'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 540 },
    [
      hiddenWhen([isNameless], text('hello', { size: 'heading_xxl', weight: 'bold' })),
      shownWhen([isNameless], text('hello_all', { size: 'heading_xxl', weight: 'bold' })),
      text('subtitle', { size: 18, colour: 'muted' }),
      column(
        { name: 'Facts', gap: 10 },
        ...['fact_steps', 'fact_methods', 'fact_check'].map((lid) =>
          bullet(lid, { tint: 'accent', disc: 'tint' }),
        ),
      ),
    ],
    [
      column(
        { name: 'Plans', gap: 12 },
        shownWhen([isStudent], card('student', 'student')),
        card('$rc_annual', 'annual', true),
        card('$rc_monthly', 'monthly'),
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
      hello: 'Ready for level {{ custom.level }}, {{ custom.first_name | capitalize }}?',
      hello_all: 'Ready for the next level?',
      subtitle: 'Every step of every solution, with its reason.',
      fact_steps: 'Unlimited worked solutions',
      fact_methods: 'Several methods, side by side',
      fact_check: 'Every answer checked before you see it',
      annual: '{{ product.periodly | capitalize }}',
      monthly: '{{ product.periodly | capitalize }}',
      student: 'Student, {{ product.periodly | lowercase }}',
      each: '{{ product.price_per_month }} a month',
      price: '{{ product.price }}',
      go: 'Continue with {{ product.price_per_period }}',
    },
  },
};
