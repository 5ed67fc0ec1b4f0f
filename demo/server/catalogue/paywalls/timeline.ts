import { back, plan, purchaseButton, smallPrint, wordButton } from './builders/actions';
import { colour, column, insets, page, row, size } from './builders/boxes';
import { image, lightAndDark, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { Wire, WireNode } from './builders/wire.types';
import { timelineWords } from './words/timeline.words';

const item = (day: string, icon: string, isLast = false): Wire => ({
  title: {
    text_lid: `${day}_title`,
    color: colour('ink'),
    font_size: 17,
    font_weight: 'semibold',
    horizontal_alignment: 'leading',
  },
  description: {
    text_lid: `${day}_text`,
    color: colour('muted'),
    font_size: 'body_l',
    font_weight: 'regular',
    horizontal_alignment: 'leading',
  },
  icon: {
    type: 'icon',
    name: icon,
    icon_name: icon,
    color: colour(isLast ? 'on_accent' : 'accent'),
    width_and_height: 40,
    padding: insets(10),
    icon_background: { shape: { type: 'circle' }, color: colour(isLast ? 'accent' : 'tint') },
  },
  ...(isLast
    ? {}
    : {
        connector: { width: 4, color: colour('thread') },
      }),
});

const timeline: WireNode = {
  type: 'timeline',
  name: 'Trial, day by day',
  item_spacing: 24,
  text_spacing: 4,
  column_gutter: 16,
  icon_alignment: 'title_and_description',
  size: size('fill', 'fit'),
  items: [item('today', 'lock'), item('last', 'target'), item('charge', 'star', true)],
};

/** Shows what happens on each day of the trial. */
export const trialTimeline: PaywallParts = {
  title: 'The trial, day by day',
  note: 'A timeline with icons; English, German and Arabic',
  packages: [['$rc_monthly', 'monthly']],
  palette: {
    page: ['#f4f8ff', '#0a1020'],
    card: ['#ffffff', '#121b33'],
    ink: ['#0f1b3d', '#eaf1ff'],
    muted: ['#52608a', '#a0b0d6'],
    line: ['#dbe6fa', '#223158'],
    thread: ['#bcd3fb', '#2a4180'],
    accent: ['#1d4ed8', '#8fb4ff'],
    on_accent: ['#ffffff', '#081538'],
    tint: ['#dde9ff', '#1c2d5c'],
    lift: ['#1d4ed81f', '#00000066'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 560, pad: [20, 20, 16, 20], spread: 'start' },
    [
      image(lightAndDark('dawn'), { pixels: [1280, 420], height: 150, radius: 20 }),
      text('title', { size: 'heading_xxl', weight: 'bold', align: 'center' }),
    ],
    [
      column(
        {
          name: 'Card',
          pad: 24,
          radius: 20,
          colour: 'card',
          border: ['line', 1],
          shadow: [0, 12, 32, 'lift'],
        },
        timeline,
      ),
      plan(
        '$rc_monthly',
        row(
          { name: 'Terms', pad: [12, 20], radius: 'pill', spread: 'center', selected: { colour: 'tint' } },
          text('terms_line', { width: 'fit', align: 'center' }),
        ),
        true,
      ),
      column(
        { name: 'Action', gap: 8, align: 'center' },
        purchaseButton(
          row(
            { name: 'Button', pad: [16, 20], radius: 'pill', colour: 'accent', spread: 'center' },
            text('go', { width: 'fit', size: 17, weight: 'semibold', colour: 'on_accent' }),
          ),
        ),
        wordButton('later', back, { colour: 'accent', weight: 'semibold' }),
        smallPrint('muted'),
      ),
    ],
  ),
  words: timelineWords,
};
