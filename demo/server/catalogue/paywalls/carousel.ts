import { plan, purchaseButton, smallPrint } from './builders/actions';
import { badge, colour, column, insets, page, row, shape, share, size } from './builders/boxes';
import { image, lightAndDark, radio, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

const BENEFITS = ['steps', 'photo', 'graph', 'practice'] as const;

const slide = (name: (typeof BENEFITS)[number]): WireNode =>
  column(
    { name: `Benefit ${name}`, height: 'fill', radius: 24, colour: 'card', border: ['line', 1] },
    image(lightAndDark(`benefit-${name}`), {
      pixels: [720, 460],
      radius: [23, 23, 0, 0],
      alt: `${name}_picture`,
    }),
    column(
      { name: 'Words', gap: 6, pad: [20, 24, 24, 24] },
      text(`${name}_title`, { size: 20, weight: 'bold' }),
      text(`${name}_text`, { colour: 'muted' }),
    ),
  );

const carousel: WireNode = {
  type: 'carousel',
  name: 'Benefits',
  size: size('fill', 'fit'),
  initial_page_index: 0,
  page_alignment: 'top',
  page_peek: 24,
  page_spacing: 14,
  loop: true,
  auto_advance: { ms_time_per_page: 6000, ms_transition_time: 400, transition_type: 'slide' },
  page_control: {
    position: 'bottom',
    spacing: 8,
    padding: insets([8, 12]),
    margin: insets([6, 0, 0, 0]),
    shape: shape('pill'),
    active: { width: 24, height: 8, color: colour('accent') },
    default: { width: 8, height: 8, color: colour('dot') },
  },
  pages: BENEFITS.map(slide),
  fallback: column({ name: 'All benefits', gap: 16, pad: [0, 20] }, ...BENEFITS.map(slide)),
};

const choice = (id: string, name: string, isBest = false): WireNode =>
  plan(
    id,
    row(
      {
        name: `Plan ${name}`,
        height: 'fill',
        gap: 10,
        align: 'top',
        pad: [16, 12],
        radius: 18,
        colour: 'card',
        border: ['line', 2],
        selected: { colour: 'tint', border: ['accent', 2] },
        ...(isBest
          ? {
              badge: badge(
                'edge_to_edge',
                'top',
                row(
                  { name: 'Band', pad: [4, 8], spread: 'center', colour: 'accent' },
                  text('band', { width: 'fit', size: 'body_s', weight: 'bold', colour: 'on_accent' }),
                ),
              ),
            }
          : {}),
      },
      radio('ring', 'accent', 'on_accent'),
      column(
        { gap: 2 },
        text(name, { weight: 'semibold' }),
        text('price', { size: 22, weight: 'bold' }),
        text(`${name}_note`, { size: 'body_m', colour: 'muted', selected: { colour: 'ink' } }),
      ),
    ),
    isBest,
  );

/** A carousel of four benefits, and two plans. */
export const carouselled: PaywallParts = {
  title: 'Carousel of benefits',
  note: 'Four pictures to leaf through, a band as badge',
  packages: [
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
  ],
  palette: {
    page: ['#fff7f1', '#1a0d0a'],
    card: ['#ffffff', '#271511'],
    ink: ['#431407', '#ffefe4'],
    muted: ['#7c5a4b', '#cfae9f'],
    line: ['#f3dccd', '#472820'],
    dot: ['#d9a98d', '#7a5546'],
    ring: ['#a8826d', '#94705f'],
    accent: ['#c2410c', '#fdba74'],
    on_accent: ['#ffffff', '#431407'],
    tint: ['#ffeadb', '#45211a'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 500, pad: [40, 0, 16, 0] },
    [
      column(
        { name: 'Words', gap: 6, pad: [0, 20] },
        text('title', { size: 'heading_xxl', weight: 'bold', align: 'center' }),
      ),
      carousel,
    ],
    [
      row(
        { name: 'Plans', gap: 12, pad: [0, 20] },
        share(choice('$rc_annual', 'annual', true)),
        share(choice('$rc_monthly', 'monthly')),
      ),
      column(
        { name: 'Action', gap: 8, pad: [0, 20] },
        purchaseButton(
          row(
            { name: 'Button', pad: [16, 20], radius: 18, colour: 'accent', spread: 'center' },
            text('go', { width: 'fit', size: 17, weight: 'semibold', colour: 'on_accent' }),
          ),
        ),
        smallPrint('muted'),
      ),
    ],
  ),
  words: {
    en_US: {
      title: 'Four ways PRO helps tonight',
      steps_picture: 'Three lines of working, each ticked off',
      steps_title: 'Every line explained',
      steps_text: 'Each step names its rule and shows what changed.',
      photo_picture: 'A root in a frame',
      photo_title: 'Paste it as it is',
      photo_text: 'Plain text, symbols or LaTeX, ready to edit and to solve.',
      graph_picture: 'A curve with the area under it and a tangent',
      graph_title: 'See what the numbers do',
      graph_text: 'Roots, vertex and axis, each with its working.',
      practice_picture: 'Rings of progress and rising bars',
      practice_title: 'Practice where it counts',
      practice_text: 'Each lesson ends with questions and their answers.',
      band: 'Save the most',
      annual: 'Yearly',
      annual_note: '{{ sub_price_per_month }} a month',
      monthly: 'Monthly',
      monthly_note: '{{ sub_offer_duration }} free',
      price: '{{ price }}',
      go: 'Continue',
    },
  },
};
