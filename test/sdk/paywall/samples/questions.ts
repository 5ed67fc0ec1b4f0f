import type { Wire } from '../wire';
import { buy, colour, edges, exported, fill, fixed, node, plan, stack, text } from './editor';

/** Questions, then wallets; and what a success screen has. */

const option = (option_id: string, label: string): Wire =>
  node('input_option', `Option ${option_id}`, { option_id, stack: stack([text(label)]) });

const field = node('input_text', 'E-mail', {
  field_id: 'email',
  placeholder_lid: 'placeholder',
  keyboard_type: 'email',
  capitalize: 'none',
  required: true,
  reserved_attribute: '$email',
  validation: { maxLength: 80, format: 'email' },
  validation_error_lid: 'invalid',
  color: colour('#111827ff'),
  font_size: 'body_l',
  font_weight: 'regular',
  background_color: colour('#ffffffff'),
  size: fill,
  padding: edges(12),
  margin: edges(0),
  border: { color: colour('#d1d5dbff'), width: 1 },
  shape: { type: 'pill' },
});

const goal = node('input_single_choice', 'Goal', {
  field_id: 'goal',
  required: true,
  stack: stack([option('exam', 'exam'), option('fun', 'fun')]),
});
const topics = node('input_multiple_choice', 'Topics', {
  field_id: 'topics',
  required: false,
  selection_range: { min: 1, max: 2 },
  stack: stack([option('algebra', 'algebra'), option('calculus', 'calculus')]),
});

const wallet = node('wallet_button', 'Wallet', {
  size: { width: { type: 'fill' }, height: { type: 'fixed', value: 48 } },
  margin: edges(0),
  style: { light: 'black', dark: 'white' },
  mode: 'store',
});
const express = node('express_purchase_button', 'Express', {
  unknown: stack([text('asking')]),
  available: stack([wallet]),
  unavailable: stack([buy('go')]),
});

export const questions = exported(
  {
    stack: stack([
      text('title', { font_size: 'heading_l' }),
      field,
      goal,
      topics,
      text('chosen'),
      plan('year', [text('price')], { is_selected_by_default: true }),
      express,
      node('redemption_button', 'In the app', {
        size: fixed(160),
        margin: edges(0),
        stack: stack([text('open')]),
      }),
      node('web_view', 'Reviews', {
        url: 'https://lime.example/reviews',
        size: fill,
        protocol_version: 1,
        fallback: null,
      }),
      text('thanks'),
    ]),
  },
  {
    en_US: {
      title: 'What do you learn for?',
      placeholder: 'Your e-mail address',
      invalid: 'This is no e-mail address',
      exam: 'An exam',
      fun: 'For fun',
      algebra: 'Algebra',
      calculus: 'Calculus',
      chosen: 'You chose {{ input.goal }}',
      price: '{{ product.price_per_period_abbreviated }}',
      asking: 'One moment',
      go: 'Continue',
      open: 'Open the app',
      thanks: 'Thank you for `{{ success.product_title }}`',
    },
    de_DE: { title: 'Wofür lernst du?', exam: 'Eine Prüfung', fun: '' },
  },
);
