import { customerCenter, plan, purchaseButton, smallPrint, wordButton } from './builders/actions';
import { column, line, page, row } from './builders/boxes';
import { bullet, image, lightAndDark, text } from './builders/content';
import { linear, plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

const SERIF = 'Georgia';

const unit = (lid: string): WireNode =>
  column(
    {
      name: lid,
      width: 76,
      gap: 2,
      pad: [10, 4],
      radius: 12,
      colour: 'card',
      border: ['line', 1],
      align: 'center',
    },
    text(lid, { size: 28, weight: 'bold', align: 'center', colour: 'accent', font: SERIF }),
    text(`${lid}_word`, { size: 'body_s', align: 'center', colour: 'muted' }),
  );

const countdown = (date: string): WireNode => ({
  type: 'countdown',
  name: 'Until the end of the month',
  style: { type: 'date', date },
  count_from: 'days',
  countdown_stack: row(
    { name: 'Clock', gap: 8, spread: 'center' },
    ...['days', 'hours', 'minutes', 'seconds'].map(unit),
  ),
  end_stack: row({ name: 'Over' }, text('over', { align: 'center', colour: 'muted' })),
  fallback: text('soon', { align: 'center', colour: 'accent', weight: 'semibold' }),
});

const ticket = (): WireNode =>
  plan(
    '$rc_lifetime',
    column(
      {
        name: 'Ticket',
        gap: 16,
        pad: 24,
        radius: 20,
        colour: 'card',
        border: ['line', 2],
        selected: { border: ['accent', 2] },
        shadow: [0, 14, 36, 'lift'],
      },
      row(
        { align: 'center', gap: 12 },
        column(
          { gap: 2 },
          text('name', { size: 'heading_m', weight: 'bold', font: SERIF }),
          text('duration', { size: 'body_m', colour: 'muted' }),
        ),
        text('price', { width: 'fit', size: 36, weight: 'bold', colour: 'accent', font: SERIF }),
      ),
      line('line'),
      column(
        { gap: 10 },
        ...['all', 'future', 'once'].map((lid) =>
          bullet(lid, { icon: 'star', tint: 'accent', size: 'body_l' }),
        ),
      ),
    ),
    true,
  );

const WORDS: PaywallParts['words'] = {
  en_US: {
    title: 'Buy it once. Keep it for good.',
    subtitle: 'From your first fraction to your last exam, and every problem after.',
    soon: 'Only until the end of the month',
    over: 'The offer has ended, but you may still be lucky.',
    days: '{{ count_days_with_zero }}',
    days_word: 'days',
    hours: '{{ count_hours_with_zero }}',
    hours_word: 'hours',
    minutes: '{{ count_minutes_with_zero }}',
    minutes_word: 'minutes',
    seconds: '{{ count_seconds_with_zero }}',
    seconds_word: 'seconds',
    name: '{{ product_name }}',
    duration: 'One payment, no renewal',
    price: '{{ price }}',
    all: 'Everything in PRO, on all your devices',
    future: 'Every new subject, the day it comes out',
    once: 'Cheaper than three years of the yearly plan',
    go: 'Get it for life',
    member: 'Already a member?',
  },
};

/** An offer that ends at the end of the month. */
export const lifetime = (now: Date): PaywallParts => ({
  title: 'Lifetime, with a countdown',
  note: 'One payment, serif type, a clock that runs to the end of the month',
  packages: [['$rc_lifetime', 'lifetime']],
  palette: {
    page: ['#fdf6f0', '#170609'],
    card: ['#ffffff', '#28101a'],
    ink: ['#3b0a18', '#fdf3e3'],
    muted: ['#7d5760', '#cbaeb0'],
    line: ['#eed9cd', '#4a2230'],
    accent: ['#9f1239', '#fcd34d'],
    gold: [linear(100, ['#9f1239', 0], ['#be3a1d', 100]), linear(100, ['#f59e0b', 0], ['#fde68a', 100])],
    on_gold: ['#ffffff', '#2d0a10'],
    lift: ['#9f123926', '#00000080'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 520, pad: [20, 20, 16, 20], spread: 'start' },
    [
      image(lightAndDark('lifetime'), { pixels: [1280, 560], height: 200, radius: 24 }),
      column(
        { name: 'Words', gap: 8 },
        text('title', { size: 'heading_xxl', weight: 'bold', align: 'center', font: SERIF }),
        text('subtitle', { align: 'center', colour: 'muted' }),
      ),
      countdown(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()),
    ],
    [
      ticket(),
      column(
        { name: 'Action', gap: 8, align: 'center' },
        purchaseButton(
          row(
            { name: 'Button', pad: [17, 20], radius: 'pill', colour: 'gold', spread: 'center' },
            text('go', { width: 'fit', size: 17, weight: 'bold', colour: 'on_gold' }),
          ),
        ),
        wordButton('member', customerCenter, { colour: 'accent', weight: 'semibold', size: 'body_l' }),
        smallPrint('muted'),
      ),
    ],
  ),
  words: WORDS,
});
