import { calculateFraction, compareFractions } from '../../../maths/fraction/fraction';
import type { Comparison, FractionAnswer } from '../../../maths/fraction/fraction';
import { improper, mixed, over, signedTop, writtenText } from '../../../maths/fraction/written-fraction';
import type { WrittenFraction } from '../../../maths/fraction/fraction.types';
import { formatMessage } from '../../../maths/messages';
import { compare, equals } from '../../../maths/rational';
import type { Rational } from '../../../maths/rational';
import { chainMaths } from '../../../ui/maths-line/fraction-maths';
import type { WorkedStep } from '../../../ui/maths-line/step-list';

interface TypedComparison {
  /** A message for each number that cannot be parsed. */
  readonly errors: readonly (string | null)[];
  readonly result: ComparisonResult | null;
}

export interface ComparisonResult {
  readonly values: readonly Rational[];
  readonly comparison: Comparison;
  /** Smallest first, with the relation between neighbours. */
  readonly ordered: readonly Rational[];
  readonly relations: readonly string[];
}

const relation = (a: Rational, b: Rational): string => {
  const order = compare(a, b);
  return order < 0 ? '<' : order > 0 ? '>' : '=';
};

const between = (values: readonly Rational[]): string[] =>
  values.slice(1).map((value, at) => relation(values[at] ?? value, value));

export const compareTyped = (typed: readonly string[]): TypedComparison => {
  const each = typed.map((text) => calculateFraction(text));
  const errors = each.map((one) => (one.ok ? null : formatMessage(one.error.key, one.error.params)));
  const answers = each.flatMap((one): FractionAnswer[] => (one.ok ? [one.value] : []));
  const comparison = answers.length === typed.length ? compareFractions(typed) : null;
  if (!comparison?.ok) return { errors, result: null };
  const values = answers.map(({ value }) => value);
  // Two numbers keep their order; more numbers are sorted.
  const places = values.length === 2 ? [0, 1] : comparison.value.ascending;
  const ordered = places.flatMap((at) => values[at] ?? []);
  return {
    errors,
    result: { values, comparison: comparison.value, ordered, relations: between(ordered) },
  };
};

export const written = ({ n, d }: Rational): WrittenFraction => improper(over(n, d));
/** Mixed numbers for sentences: 1 3/4 instead of 7/4. */
export const mixedText = (value: Rational): string => writtenText(mixed(value)).replace('-', '−');

/** '2/3 is larger than 5/8.' */
export const comparisonSentence = ({ ordered }: ComparisonResult): string => {
  const sorted = [...ordered].sort(compare);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return '';
  if (equals(least, most)) return ordered.length === 2 ? 'Both are equal.' : 'All of them are equal.';
  if (ordered.length === 2) return `${mixedText(most)} is larger than ${mixedText(least)}.`;
  return `${mixedText(most)} is the largest, ${mixedText(least)} the smallest.`;
};

const common = ({ comparison, values, ordered }: ComparisonResult): readonly WrittenFraction[] =>
  ordered.map((value) => comparison.common[values.indexOf(value)] ?? written(value));

/** The reason: with a common denominator the numerators decide. */
export const comparisonSteps = (result: ComparisonResult): readonly WorkedStep[] => {
  const { ordered, comparison, relations } = result;
  const { lcd } = comparison;
  const same = common(result);
  const tops = same.map((value) => over(signedTop(value), 1n));
  const bottoms = [...new Set(ordered.map(({ d }) => `${d}`))];
  const rewritten: WorkedStep = {
    title: `Write all over ${lcd}`,
    lines: ordered.map((value, at) => chainMaths([written(value), same[at] ?? written(value)], ['='])),
    why: `${lcd} is the smallest number that ${bottoms.join(' and ')} divide, so each fraction can be cut into parts of one size.`,
  };
  return [
    ...(bottoms.length > 1 ? [rewritten] : []),
    {
      title: 'Compare the tops',
      lines: [chainMaths(tops, relations)],
      why:
        lcd === 1n
          ? 'These are whole numbers: they compare as they are.'
          : 'All parts are of the same size, so whoever has more of them has the larger number.',
    },
    {
      title: 'Conclude',
      lines: [chainMaths(ordered.map(written), relations)],
      why: comparisonSentence(result),
    },
  ];
};
