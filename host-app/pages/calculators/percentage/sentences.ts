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

type FieldRow = readonly [unit: SentenceField['unit'], label: string, name?: string];

/** By the key of their input, which is the name in the formula if no other one is given. */
const FIELDS: Partial<Record<PercentName, FieldRow>> = {
  percent: ['percent', 'Percentage'],
  value: ['number', 'Value'],
  price: ['money', 'Price'],
  part: ['number', 'Part'],
  whole: ['number', 'Whole'],
  fraction: ['number', 'Fraction or decimal'],
  from: ['number', 'From'],
  to: ['number', 'To'],
  firstRate: ['percent', 'From', 'from'],
  secondRate: ['percent', 'To', 'to'],
  firstPercent: ['percent', 'First percentage', 'first'],
  secondPercent: ['percent', 'Second percentage', 'second'],
  bill: ['money', 'Bill'],
  tip: ['percent', 'Tip', 'percent'],
  people: ['number', 'People'],
  taxPercent: ['percent', 'Tax', 'percent'],
};

/** The texts between the fields, and the fields: '{percent}', or '{from:first:First value}' with another name and label. */
const partsOf = (text: string): Sentence['parts'] =>
  text
    .split(/\{(.*?)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const [input, givenName, givenLabel] = part.split(':') as [PercentName, ...string[]];
      const [unit, label, name = input] = FIELDS[input] as FieldRow;
      return { name: givenName ?? name, input, unit, label: givenLabel ?? label };
    })
    .filter((part) => part !== '');

const ask = (
  kind: PercentKind,
  title: string,
  text: string,
  result: string,
  besides: Sentence['besides'] = {},
): Sentence => ({ kind, title, parts: partsOf(text), result, besides });

const basics: readonly Sentence[] = [
  ask('percentOf', 'Percent of a number', 'What is {percent} of {whole}?', 'Part'),
  ask('whatPercent', 'What percent is it?', '{part} is what percent of {whole}?', 'Percentage'),
  ask('ofWhat', 'Find the whole', '{part} is {percent} of what?', 'Whole'),
  ask('toPercent', 'Fraction to percent', 'What is {fraction} as a percentage?', 'Percentage', {
    decimal: 'As a decimal',
  }),
  ask('fromPercent', 'Percent to fraction', 'What is {percent} as a fraction?', 'Fraction', {
    decimal: 'As a decimal',
  }),
];

const changes: readonly Sentence[] = [
  ask('change', 'Percent change', 'From {from} to {to}, how much is the change?', 'Change', {
    amount: 'Change in value',
  }),
  ask(
    'points',
    'Percentage points',
    'From {firstRate} to {secondRate}, how many percentage points is that?',
    'Change',
    { relative: 'In percent of the first' },
  ),
  ask(
    'difference',
    'Percent difference',
    'How far apart are {from:first:First value} and {to:second:Second value}, in percent of their mean?',
    'Difference',
    { amount: 'Difference in value' },
  ),
  ask(
    'increaseBy',
    'Increase by a percentage',
    'What is {value} increased by {percent}?',
    'Increased value',
    { amount: 'Added' },
  ),
  ask(
    'decreaseBy',
    'Decrease by a percentage',
    'What is {value} decreased by {percent}?',
    'Decreased value',
    { amount: 'Taken off' },
  ),
  ask(
    'reverseIncrease',
    'Before an increase',
    'After an increase of {percent} it is {value}. What was it before?',
    'Value before',
    { amount: 'Was added' },
  ),
  ask(
    'reverseDecrease',
    'Before a decrease',
    'After a decrease of {percent} it is {value}. What was it before?',
    'Value before',
    { amount: 'Was taken off' },
  ),
  ask(
    'successive',
    'Two changes in a row',
    'What becomes of {value} changed by {firstPercent} and then by {secondPercent}?',
    'Value after both',
    { overall: 'Overall change' },
  ),
];

const money: readonly Sentence[] = [
  ask('tip', 'Tip, and split', 'A bill of {bill} with a tip of {tip}, shared by {people} people', 'Tip', {
    total: 'Bill with tip',
    perPerson: 'Each person pays',
    tipPerPerson: 'Tip of each',
  }),
  ask('discount', 'Discount', 'What does {price} cost with {percent} off?', 'Price now', {
    saved: 'You save',
  }),
  ask(
    'discountThenTax',
    'Discount, then tax',
    'What does {price} cost with {percent} off and then {taxPercent:tax} tax added?',
    'To pay',
    { reduced: 'Reduced price', saved: 'You save', tax: 'Tax' },
  ),
  ask('addTax', 'Add sales tax', 'What is {price} with {taxPercent} tax added?', 'Price with tax', {
    tax: 'Tax',
  }),
  ask(
    'removeTax',
    'Take tax out',
    'What is {price} without the {taxPercent} tax in it?',
    'Price without tax',
    {
      tax: 'Tax',
    },
  ),
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
