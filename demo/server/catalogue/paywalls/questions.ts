import { plan, purchaseButton, smallPrint } from './builders/actions';
import { column, page, row } from './builders/boxes';
import { radio, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import { choice, field } from './builders/questions';
import type { StackOptions, WireNode } from './builders/wire.types';

const OPTION: StackOptions = {
  radius: 12,
  colour: 'card',
  border: ['line', 2],
  selected: { colour: 'tint', border: ['accent', 2] },
};

const card = (id: string, name: string, isBest = false): WireNode =>
  plan(
    id,
    row(
      { name: `Plan ${name}`, gap: 14, pad: 16, ...OPTION },
      radio('ring', 'accent', 'on_accent'),
      text(name, { weight: 'semibold' }),
      text('price', { width: 'fit', weight: 'bold' }),
    ),
    isBest,
  );

/** Questions before the plans: the answers become attributes of the customer, and the greeting follows what is typed. */
export const questions: PaywallParts = {
  title: 'Questions first',
  note: 'Text fields, one choice, several choices, a greeting that follows; answers become attributes',
  packages: [
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
  ],
  palette: {
    page: ['#f7f8fc', '#0d1220'],
    card: ['#ffffff', '#161d31'],
    ink: ['#101832', '#eef2ff'],
    muted: ['#56608a', '#a5b0d4'],
    line: ['#d8deef', '#2b3655'],
    ring: ['#7f8ab3', '#7281b0'],
    accent: ['#3538cd', '#a4bcfd'],
    on_accent: ['#ffffff', '#101828'],
    tint: ['#eef0ff', '#20294a'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 520 },
    [
      text('title', { size: 'heading_xxl', weight: 'bold' }),
      text('hello', { size: 18, colour: 'muted' }),
      field({
        id: 'first_name',
        attribute: '$displayName',
        radius: 12,
        colour: 'card',
        border: ['ring', 2],
        pad: [10, 16],
      }),
      field({
        id: 'mail',
        keyboard: 'email',
        attribute: '$email',
        required: true,
        radius: 12,
        colour: 'card',
        border: ['ring', 2],
        pad: [10, 16],
      }),
      text('goal_title', { weight: 'semibold' }),
      choice('goal', ['exam', 'work', 'fun'], OPTION, { required: true, name: 'What for' }),
    ],
    [
      text('plans_title', { weight: 'semibold' }),
      column({ name: 'Plans', gap: 10 }, card('$rc_annual', 'annual', true), card('$rc_monthly', 'monthly')),
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
      title: 'Two questions, then maths',
      hello: 'Hello {{ input.first_name }}',
      first_name_hint: 'First name',
      first_name_error: 'Check the name.',
      mail_hint: 'E-mail address',
      mail_error: 'We need your e-mail address for the receipt.',
      goal_title: 'What is it for?',
      goal_exam: 'An exam',
      goal_work: 'Work',
      goal_fun: 'Because I like it',
      plans_title: 'Choose a plan',
      annual: 'Yearly',
      monthly: 'Monthly',
      price: '{{ price }}',
      go: 'Continue',
    },
  },
};
