import { openPage, plan, purchaseButton, smallPrint, wordButton } from './builders/actions';
import { badge, column, page, row } from './builders/boxes';
import { bullet, image, lightAndDark, radio, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';
import { studentWords } from './words/student.words';

const sticker = (id: string, name: string, isStudent: boolean): WireNode =>
  plan(
    id,
    row(
      {
        name: `Plan ${name}`,
        gap: 14,
        pad: 16,
        radius: 12,
        colour: 'card',
        border: ['outline', 2],
        selected: { colour: 'highlight', shadow: [5, 5, 0, 'outline'] },
        ...(isStudent
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
                    radius: 6,
                    colour: 'red',
                    border: ['outline', 2],
                  },
                  text('saving', { width: 'fit', size: 'body_s', weight: 'bold', colour: 'on_red' }),
                ),
              ),
            }
          : {}),
      },
      radio('outline', 'outline', 'highlight'),
      column(
        { gap: 2 },
        text(name, { weight: 'bold' }),
        text(`${name}_note`, { size: 'body_m', colour: 'muted', selected: { colour: 'ink' } }),
      ),
      text('price', { width: 'fit', size: 20, weight: 'extra_bold' }),
    ),
    isStudent,
  );

/** Squared paper, thick lines, and a price for students. */
export const student: PaywallParts = {
  title: 'Student plan',
  note: 'Squared paper and stickers; English and German',
  packages: [
    ['student', 'student'],
    ['$rc_monthly', 'monthly_no_trial'],
  ],
  palette: {
    page: ['#fffdf3', '#111a33'],
    card: ['#ffffff', '#1a2647'],
    ink: ['#172554', '#eef2ff'],
    muted: ['#4a5680', '#b3bfe3'],
    outline: ['#172554', '#e0e7ff'],
    highlight: ['#fde68a', '#5b4208'],
    red: ['#c81e1e', '#fca5a5'],
    on_red: ['#ffffff', '#3b0a0a'],
    button: ['#172554', '#fde047'],
    on_button: ['#ffffff', '#172554'],
    tick: ['#172554', '#172554'],
    disc: ['#fde047', '#fde047'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 600, pad: [20, 20, 16, 20], spread: 'start' },
    [
      column(
        {
          name: 'Sheet',
          margin: [0, 5, 0, 0],
          radius: 16,
          border: ['outline', 2],
          shadow: [5, 5, 0, 'outline'],
        },
        image(lightAndDark('student'), { pixels: [1280, 640], height: 230, radius: 14, alt: 'picture' }),
      ),
    ],
    [
      column(
        { name: 'Words', gap: 8 },
        text('title', { size: 'heading_xxl', weight: 'extra_bold' }),
        text('subtitle', { colour: 'muted' }),
      ),
      column(
        { name: 'Benefits', gap: 10 },
        ...['everything', 'exams', 'no_card'].map((lid) =>
          bullet(lid, { tint: 'tick', disc: 'disc', weight: 'medium' }),
        ),
      ),
      column(
        { name: 'Plans', gap: 16, pad: [4, 5, 5, 0] },
        sticker('student', 'student', true),
        sticker('$rc_monthly', 'regular', false),
      ),
      column(
        { name: 'Action', gap: 8, align: 'center' },
        purchaseButton(
          row(
            { name: 'Button', pad: [16, 20], radius: 12, colour: 'button', spread: 'center' },
            text('go', { width: 'fit', size: 17, weight: 'bold', colour: 'on_button' }),
          ),
        ),
        wordButton('who', openPage('url', 'who_url'), { colour: 'ink', weight: 'semibold', size: 'body_l' }),
        smallPrint('muted'),
      ),
    ],
  ),
  words: studentWords,
};
