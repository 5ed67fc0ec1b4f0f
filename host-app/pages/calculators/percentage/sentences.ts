import type { PercentKind } from '../../../maths/percentage/percent-kinds';
import type { PercentName } from './inputs';

/** A field within a sentence. */
export interface SentenceField {
  /** The name in the formula. */
  readonly name: string;
  /** The input's key; questions with the same input share it. */
  readonly input: PercentName;
  readonly unit: 'percent' | 'money' | 'number';
  /** The label for screen readers. */
  readonly label: string;
}

export interface Sentence {
  readonly kind: PercentKind;
  /** The title in the list of questions. */
  readonly title: string;
  readonly parts: readonly (string | SentenceField)[];
  /** The label of the answer. */
  readonly result: string;
  /** The labels of the further results. */
  readonly besides: Readonly<Record<string, string>>;
}

const percent: SentenceField = { name: 'percent', input: 'percent', unit: 'percent', label: 'Percentage' };
const value: SentenceField = { name: 'value', input: 'value', unit: 'number', label: 'Value' };
const price: SentenceField = { name: 'price', input: 'price', unit: 'money', label: 'Price' };
const part: SentenceField = { name: 'part', input: 'part', unit: 'number', label: 'Part' };
const whole: SentenceField = { name: 'whole', input: 'whole', unit: 'number', label: 'Whole' };
const of = (name: string, input: PercentName, unit: SentenceField['unit'], label: string): SentenceField => ({
  name,
  input,
  unit,
  label,
});

const basics: readonly Sentence[] = [
  {
    kind: 'percentOf',
    title: 'Percent of a number',
    parts: ['What is ', percent, ' of ', whole, '?'],
    result: 'Part',
    besides: {},
  },
  {
    kind: 'whatPercent',
    title: 'What percent is it?',
    parts: [part, ' is what percent of ', whole, '?'],
    result: 'Percentage',
    besides: {},
  },
  {
    kind: 'ofWhat',
    title: 'Find the whole',
    parts: [part, ' is ', percent, ' of what?'],
    result: 'Whole',
    besides: {},
  },
  {
    kind: 'toPercent',
    title: 'Fraction to percent',
    parts: ['What is ', of('fraction', 'fraction', 'number', 'Fraction or decimal'), ' as a percentage?'],
    result: 'Percentage',
    besides: { decimal: 'As a decimal' },
  },
  {
    kind: 'fromPercent',
    title: 'Percent to fraction',
    parts: ['What is ', percent, ' as a fraction?'],
    result: 'Fraction',
    besides: { decimal: 'As a decimal' },
  },
];

const changes: readonly Sentence[] = [
  {
    kind: 'change',
    title: 'Percent change',
    parts: [
      'From ',
      of('from', 'from', 'number', 'From'),
      ' to ',
      of('to', 'to', 'number', 'To'),
      ', how much is the change?',
    ],
    result: 'Change',
    besides: { amount: 'Change in value' },
  },
  {
    kind: 'points',
    title: 'Percentage points',
    parts: [
      'From ',
      of('from', 'firstRate', 'percent', 'From'),
      ' to ',
      of('to', 'secondRate', 'percent', 'To'),
      ', how many percentage points is that?',
    ],
    result: 'Change',
    besides: { relative: 'In percent of the first' },
  },
  {
    kind: 'difference',
    title: 'Percent difference',
    parts: [
      'How far apart are ',
      of('first', 'from', 'number', 'First value'),
      ' and ',
      of('second', 'to', 'number', 'Second value'),
      ', in percent of their mean?',
    ],
    result: 'Difference',
    besides: { amount: 'Difference in value' },
  },
  {
    kind: 'increaseBy',
    title: 'Increase by a percentage',
    parts: ['What is ', value, ' increased by ', percent, '?'],
    result: 'Increased value',
    besides: { amount: 'Added' },
  },
  {
    kind: 'decreaseBy',
    title: 'Decrease by a percentage',
    parts: ['What is ', value, ' decreased by ', percent, '?'],
    result: 'Decreased value',
    besides: { amount: 'Taken off' },
  },
  {
    kind: 'reverseIncrease',
    title: 'Before an increase',
    parts: ['After an increase of ', percent, ' it is ', value, '. What was it before?'],
    result: 'Value before',
    besides: { amount: 'Was added' },
  },
  {
    kind: 'reverseDecrease',
    title: 'Before a decrease',
    parts: ['After a decrease of ', percent, ' it is ', value, '. What was it before?'],
    result: 'Value before',
    besides: { amount: 'Was taken off' },
  },
  {
    kind: 'successive',
    title: 'Two changes in a row',
    parts: [
      'What becomes of ',
      value,
      ' changed by ',
      of('first', 'firstPercent', 'percent', 'First percentage'),
      ' and then by ',
      of('second', 'secondPercent', 'percent', 'Second percentage'),
      '?',
    ],
    result: 'Value after both',
    besides: { overall: 'Overall change' },
  },
];

const money: readonly Sentence[] = [
  {
    kind: 'tip',
    title: 'Tip, and split',
    parts: [
      'A bill of ',
      of('bill', 'bill', 'money', 'Bill'),
      ' with a tip of ',
      of('percent', 'tip', 'percent', 'Tip'),
      ', shared by ',
      of('people', 'people', 'number', 'People'),
      ' people',
    ],
    result: 'Tip',
    besides: { total: 'Bill with tip', perPerson: 'Each person pays', tipPerPerson: 'Tip of each' },
  },
  {
    kind: 'discount',
    title: 'Discount',
    parts: ['What does ', price, ' cost with ', percent, ' off?'],
    result: 'Price now',
    besides: { saved: 'You save' },
  },
  {
    kind: 'discountThenTax',
    title: 'Discount, then tax',
    parts: [
      'What does ',
      price,
      ' cost with ',
      percent,
      ' off and then ',
      of('tax', 'taxPercent', 'percent', 'Tax'),
      ' tax added?',
    ],
    result: 'To pay',
    besides: { reduced: 'Reduced price', saved: 'You save', tax: 'Tax' },
  },
  {
    kind: 'addTax',
    title: 'Add sales tax',
    parts: ['What is ', price, ' with ', of('percent', 'taxPercent', 'percent', 'Tax'), ' tax added?'],
    result: 'Price with tax',
    besides: { tax: 'Tax' },
  },
  {
    kind: 'removeTax',
    title: 'Take tax out',
    parts: ['What is ', price, ' without the ', of('percent', 'taxPercent', 'percent', 'Tax'), ' tax in it?'],
    result: 'Price without tax',
    besides: { tax: 'Tax' },
  },
];

/** All questions, grouped by subject. */
export const sentenceGroups: readonly (readonly [title: string, sentences: readonly Sentence[]])[] = [
  ['Percentages', basics],
  ['Changes', changes],
  ['Money', money],
];

const all = [...basics, ...changes, ...money];

/** The question of this kind; an unknown kind in the address gives the first one. */
export const sentenceOf = (kind: string): Sentence =>
  all.find((sentence) => sentence.kind === kind) ?? (basics[0] as Sentence);
