import { back, plan, purchaseButton, smallPrint, wordButton } from './builders/actions';
import { column, line, row } from './builders/boxes';
import { image, lightAndDark, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';

/** One plan, one price, one button. */
export const single: PaywallParts = {
  title: 'A single offer',
  note: 'One plan, one price, one button, much air',
  packages: [['$rc_annual', 'annual']],
  palette: {
    page: ['#fbfaf7', '#111110'],
    ink: ['#161513', '#f4f2ec'],
    muted: ['#6a665d', '#a8a399'],
    line: ['#ddd9cf', '#33312d'],
    button: ['#161513', '#f4f2ec'],
    on_button: ['#ffffff', '#161513'],
    spot: ['#c2410c', '#fb923c'],
  },
  background: plainPage('page'),
  stack: column(
    { name: 'Page', height: 'fill', align: 'center', spread: 'center', pad: [56, 24, 24, 24] },
    column(
      { name: 'Offer', width: 480, gap: 32 },
      image(lightAndDark('mark'), { pixels: [160, 96], width: 107, height: 64, fit: 'fit' }),
      column(
        { name: 'Words', gap: 12 },
        text('title', { size: 'heading_xxl', weight: 'bold' }),
        text('subtitle', { size: 17, colour: 'muted' }),
      ),
      plan(
        '$rc_annual',
        column(
          { name: 'Price', gap: 4, selected: { colour: 'page' } },
          line('line', [0, 0, 24, 0]),
          row(
            { align: 'bottom', gap: 10 },
            text('price', { width: 'fit', size: 48, weight: 'bold' }),
            text('period', { size: 17, colour: 'muted', pad: [0, 0, 12, 0] }),
          ),
          text('per_month', { size: 'body_l', weight: 'semibold', colour: 'spot' }),
          line('line', [24, 0, 0, 0]),
        ),
        true,
      ),
      column(
        { name: 'Action', gap: 8 },
        purchaseButton(
          row(
            { name: 'Button', pad: [18, 20], radius: 6, colour: 'button', spread: 'center' },
            text('go', { width: 'fit', size: 17, weight: 'semibold', colour: 'on_button' }),
          ),
        ),
        row(
          { name: 'Leave', spread: 'center' },
          wordButton('later', back, { colour: 'ink', weight: 'semibold', size: 'body_l' }),
        ),
      ),
      smallPrint('muted'),
    ),
  ),
  words: {
    en_US: {
      title: 'One plan.\nEvery step of every problem.',
      subtitle: 'Algebra to calculus, explained the way a patient friend would.',
      price: '{{ price }}',
      period: 'a {{ sub_period_length }}',
      per_month: '{{ sub_offer_duration }} free. That makes {{ sub_price_per_month }} a month.',
      go: 'Try {{ sub_offer_duration }} free',
      later: 'Not now',
    },
  },
};
