import { plan, purchaseButton, smallPrint } from './builders/actions';
import { column, line, page, row, size } from './builders/boxes';
import { bullet, text } from './builders/content';
import { linear, plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

interface TabPlan {
  readonly id: string;
  readonly packageId: string;
  readonly benefits: readonly string[];
}

const PLANS: readonly TabPlan[] = [
  { id: 'monthly', packageId: '$rc_monthly', benefits: ['solutions', 'photo', 'cancel'] },
  { id: 'annual', packageId: '$rc_annual', benefits: ['solutions', 'photo', 'practice', 'exams'] },
  {
    id: 'lifetime',
    packageId: '$rc_lifetime',
    benefits: ['solutions', 'photo', 'practice', 'exams', 'future'],
  },
];

const tabButton = ({ id }: TabPlan): WireNode => ({
  type: 'tab_control_button',
  name: `Tab ${id}`,
  tab_id: id,
  stack: row(
    {
      name: `Tab button ${id}`,
      pad: [11, 6],
      radius: 10,
      spread: 'center',
      selected: { colour: 'thumb', shadow: [0, 2, 8, 'lift'] },
    },
    text(`${id}_tab`, {
      align: 'center',
      size: 'body_l',
      weight: 'semibold',
      colour: 'muted',
      selected: { colour: 'ink' },
    }),
  ),
});

const offer = ({ id, packageId, benefits }: TabPlan): WireNode =>
  plan(
    packageId,
    column(
      {
        name: `Card ${id}`,
        gap: 20,
        pad: 28,
        radius: 20,
        colour: 'card',
        border: ['line', 2],
        selected: { border: ['accent', 2] },
        shadow: [0, 16, 40, 'lift'],
      },
      column(
        { gap: 4 },
        text(`${id}_name`, { size: 'heading_m', weight: 'semibold', colour: 'accent' }),
        row(
          { align: 'bottom', gap: 8 },
          text('price', { width: 'fit', size: 44, weight: 'extra_bold' }),
          text(`${id}_per`, { size: 'body_xl', colour: 'muted', pad: [0, 0, 11, 0] }),
        ),
        text(`${id}_note`, { size: 'body_l', colour: 'muted' }),
      ),
      line('line'),
      column(
        { gap: 12 },
        ...benefits.map((lid) => bullet(lid, { tint: 'accent', disc: 'tint', size: 'body_xl' })),
      ),
    ),
    id === 'annual',
  );

const tabs: WireNode = {
  type: 'tabs',
  name: 'Plans',
  size: size('fill', 'fit'),
  default_tab_id: 'annual',
  control: {
    type: 'buttons',
    stack: row(
      { name: 'Tab control', gap: 4, pad: 4, radius: 14, colour: 'trough' },
      ...PLANS.map(tabButton),
    ),
  },
  tabs: PLANS.map((item) => ({
    id: item.id,
    name: `Tab of ${item.id}`,
    stack: column(
      { name: `Panel ${item.id}`, gap: 20 },
      { type: 'tab_control', name: 'Tab control here' },
      offer(item),
    ),
  })),
  fallback: column({ name: 'All plans', gap: 16 }, ...PLANS.map(offer)),
};

/** One plan in each tab: the tab selects the plan. */
export const tabbed: PaywallParts = {
  title: 'Plans in tabs',
  note: 'Monthly, yearly and lifetime, one at a time',
  packages: [
    ['$rc_monthly', 'monthly'],
    ['$rc_annual', 'annual'],
    ['$rc_lifetime', 'lifetime'],
  ],
  palette: {
    page: [linear(160, ['#e6fbf7', 0], ['#f5f9fb', 55]), linear(160, ['#06302d', 0], ['#0a1417', 55])],
    card: ['#ffffff', '#13262a'],
    trough: ['#dcebea', '#0c1f22'],
    thumb: ['#ffffff', '#1f4f4c'],
    ink: ['#0c2a2b', '#e8f7f5'],
    muted: ['#4b6869', '#9fbdbc'],
    line: ['#d8e6e6', '#24403f'],
    accent: ['#0f766e', '#5eead4'],
    on_accent: ['#ffffff', '#042f2b'],
    tint: ['#d5f5ef', '#134540'],
    lift: ['#0f766e24', '#00000059'],
  },
  background: plainPage('page'),
  stack: page(
    { width: 480, gap: 28, pad: [48, 20, 16, 20] },
    [
      column(
        { name: 'Words', gap: 8 },
        text('title', { size: 'heading_xxl', weight: 'extra_bold', align: 'center' }),
        text('subtitle', { align: 'center', colour: 'muted' }),
      ),
    ],
    [
      tabs,
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
      title: 'Pick your pace',
      subtitle: 'The same PRO three ways. Change or stop whenever you like.',
      monthly_tab: 'Monthly',
      annual_tab: 'Yearly',
      lifetime_tab: 'Lifetime',
      monthly_name: 'For the next exam',
      annual_name: 'For the school year',
      lifetime_name: 'For good',
      price: '{{ price }}',
      monthly_per: 'a month',
      annual_per: 'a year',
      lifetime_per: 'once',
      monthly_note: 'The first {{ sub_offer_duration }} are free.',
      annual_note: '{{ sub_price_per_month }} a month. The first {{ sub_offer_duration }} are free.',
      lifetime_note: 'No renewal, no end date.',
      solutions: 'Unlimited worked solutions',
      photo: 'Several methods, side by side',
      practice: 'The rule behind every step',
      exams: 'A history of everything you asked',
      future: 'All subjects still to come',
      cancel: 'Cancel in two clicks',
      go: 'Continue with {{ price }}',
    },
  },
};
