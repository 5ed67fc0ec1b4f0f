import { back, openPage, plan, purchaseButton, smallPrint, wordButton } from './builders/actions';
import { badge, column, line, row } from './builders/boxes';
import { bullet, image, imageSource, lightAndDark, radio, text } from './builders/content';
import { plainPage, videoSource } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';
import { storyWords } from './words/story.words';

const SERIF = 'Georgia';

const section = (name: string, ...children: readonly WireNode[]): WireNode =>
  column(
    { name, gap: 20 },
    text(`${name}_title`, { size: 'heading_xl', weight: 'bold', font: SERIF }),
    ...children,
  );

const voice = (number: 1 | 2 | 3): WireNode =>
  column(
    { name: `Voice ${number}`, gap: 16, pad: 20, radius: 16, colour: 'card', border: ['line', 1] },
    text(`voice_${number}`, { size: 17, font: SERIF }),
    row(
      { gap: 12 },
      image(`face-${number}`, { pixels: [120, 120], width: 44, height: 44, mask: 'circle' }),
      column(
        {},
        text(`name_${number}`, { size: 'body_m', weight: 'bold' }),
        text(`study_${number}`, { size: 'body_m', colour: 'muted' }),
      ),
    ),
  );

const question = (number: 1 | 2 | 3 | 4): readonly WireNode[] => [
  ...(number === 1 ? [] : [line('line')]),
  column(
    { name: `Question ${number}`, gap: 6 },
    text(`question_${number}`, { size: 'heading_l', weight: 'semibold' }),
    text(`answer_${number}`, { colour: 'muted' }),
  ),
];

const choice = (id: string, name: string, isBest = false): WireNode =>
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
        ...(isBest
          ? {
              badge: badge(
                'nested',
                'top_trailing',
                row(
                  { name: 'Badge', width: 'fit', pad: [3, 10], margin: 10, radius: 6, colour: 'sun' },
                  text('best_value', { width: 'fit', size: 'body_s', weight: 'bold', colour: 'on_sun' }),
                ),
              ),
            }
          : {}),
      },
      radio('ring', 'accent', 'on_accent'),
      column(
        { gap: 2 },
        text(name, { size: 17, weight: 'bold' }),
        text(`${name}_note`, { size: 'body_l', colour: 'muted', selected: { colour: 'ink' } }),
      ),
    ),
    isBest,
  );

const tour: WireNode = {
  type: 'video',
  name: 'Tour',
  source: videoSource('curves', [640, 352]),
  auto_play: false,
  show_controls: true,
  fallback_source: imageSource(lightAndDark('benefit-graph'), [720, 460]),
  alt_lid: 'tour_picture',
  size: { width: { type: 'fill' }, height: { type: 'fit' } },
  fit_mode: 'fill',
  mask_shape: {
    type: 'rectangle',
    corners: { top_leading: 20, top_trailing: 20, bottom_leading: 20, bottom_trailing: 20 },
  },
};

/** A long page: header, testimonials, questions and answers, and a button that is always visible. */
export const story: PaywallParts = {
  title: 'A long page',
  note: 'Header, voices, questions and answers, footer that stays',
  packages: [
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
  ],
  palette: {
    page: ['#faf7f2', '#161412'],
    card: ['#ffffff', '#221f1c'],
    ink: ['#1e1b4b', '#f3f0ff'],
    muted: ['#5d5a78', '#b5b0c6'],
    line: ['#e8e1d5', '#3a352f'],
    ring: ['#8e8aa8', '#77728e'],
    accent: ['#3730a3', '#a5b4fc'],
    on_accent: ['#ffffff', '#1e1b4b'],
    tint: ['#e8eaff', '#2b2a52'],
    sun: ['#fcd34d', '#fcd34d'],
    on_sun: ['#451a03', '#451a03'],
    shade: ['#1e1b4b1f', '#00000080'],
  },
  background: plainPage('page'),
  header: column(
    { name: 'Header', align: 'center', pad: [10, 20], colour: 'page' },
    row(
      { name: 'Bar', width: 640, gap: 12, spread: 'space_between', wide: { width: 1040 } },
      text('brand', { width: 'fit', size: 18, weight: 'extra_bold', colour: 'accent' }),
      wordButton('later', back, { colour: 'ink', weight: 'semibold', size: 'body_l' }),
    ),
  ),
  stack: column(
    { name: 'Page', align: 'center', wide: { isRow: true } },
    column(
      { name: 'Story', width: 680, gap: 56, pad: [8, 20, 48, 20], wide: { width: 1080 } },
      column(
        { name: 'Opening', gap: 56, wide: { isRow: true, gap: 64, width: 'fill' } },
        column(
          { name: 'Words', gap: 12 },
          image(lightAndDark('story'), {
            pixels: [1280, 560],
            height: 240,
            radius: 20,
            margin: [0, 0, 20, 0],
            alt: 'picture',
          }),
          text('title', { size: 'heading_xxl', weight: 'bold', font: SERIF }),
          text('subtitle', { size: 18, colour: 'muted' }),
        ),
        section(
          'plans',
          column({ gap: 12 }, choice('$rc_annual', 'annual', true), choice('$rc_monthly', 'monthly')),
        ),
      ),
      section(
        'tour',
        column(
          { name: 'Tour and notes', gap: 20, wide: { isRow: true, gap: 64, width: 'fill' } },
          tour,
          column(
            { gap: 12 },
            ...['tour_1', 'tour_2', 'tour_3'].map((lid) =>
              bullet(lid, { tint: 'accent', disc: 'tint', size: 17 }),
            ),
          ),
        ),
      ),
      section(
        'voices',
        column({ gap: 14, wide: { isRow: true, width: 'fill' } }, voice(1), voice(2), voice(3)),
      ),
      section(
        'questions',
        column({ gap: 18 }, ...question(1), ...question(2), ...question(3), ...question(4)),
        wordButton('ask', openPage('url', 'ask_url'), {
          colour: 'accent',
          weight: 'semibold',
          size: 'body_xl',
        }),
      ),
      smallPrint('muted'),
    ),
  ),
  footer: column(
    { name: 'Footer', align: 'center', colour: 'card', pad: [12, 20], shadow: [0, -6, 24, 'shade'] },
    row(
      { name: 'Footer row', width: 640, gap: 16, wide: { width: 1040 } },
      column(
        { gap: 0 },
        text('footer_price', { size: 18, weight: 'bold' }),
        text('footer_note', { size: 'body_m', colour: 'muted' }),
      ),
      purchaseButton(
        row(
          { name: 'Button', width: 'fit', pad: [14, 24], radius: 'pill', colour: 'accent', spread: 'center' },
          text('go', { width: 'fit', weight: 'semibold', colour: 'on_accent' }),
        ),
      ),
    ),
  ),
  words: storyWords,
};
