import { canon } from '../../kernel/canonical.js';
import { pack } from '../../packs/registry.js';
import type { Draft, Problem, Step } from '../../solution.js';
import type { TextKey } from '../../texts/en.js';
import {
  arg,
  isNode,
  list,
  num,
  product,
  quotient,
  relation,
  sum,
  sym,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { written } from '../acts.js';
import { tidy } from '../simplify/index.js';
import { byValue } from '../../kernel/approx.js';
import { step } from '../trace.js';
import { workOut } from '../word-problem.js';
import { conversionSteps, inDecimals } from './conversion.js';
import { countAct } from './count-sentences.js';

const ORDERED = new Set(['median', 'range', 'midrange', 'lower', 'upper', 'iqr', 'percentile']);
const NOTES: Readonly<Record<string, TextKey>> = {
  lower: 'note.quartiles',
  upper: 'note.quartiles',
  iqr: 'note.quartiles',
  percentile: 'note.nearest-rank',
};

const sortedData = (items: readonly Expr[]): Expr => list('tuple', [...items].sort(byValue));

const DATA_ACTS: Readonly<Record<string, (n: number, mean: string) => string>> = {
  mean: (n) => `The ${n} values are added up and divided by ${n}.`,
  median: (n) =>
    n % 2 === 1
      ? `Of ${n} values in order, number ${(n + 1) / 2} is in the middle.`
      : `Of ${n} values in order, numbers ${n / 2} and ${n / 2 + 1} are in the middle; the median is their mean.`,
  mode: () => 'It occurs more often than any other value.',
  range: () => 'The smallest value is subtracted from the largest.',
  midrange: () => 'It is the mean of the smallest and the largest value.',
  'mean deviation': (n, mean) =>
    `The mean is ${mean}. The distances from it are added up and divided by ${n}.`,
  geometric: (n) => `The ${n} values are multiplied, and the ${n === 2 ? 'square' : `${n}th`} root is taken.`,
  harmonic: (n) => `${n} is divided by the sum of the reciprocals.`,
  weighted: () => 'Each value is multiplied by its weight, and the sum is divided by that of the weights.',
  lower: () => 'It is the median of the lower half.',
  upper: () => 'It is the median of the upper half.',
  iqr: () => 'The first quartile is subtracted from the third.',
  polygon: () => 'Half of the sum of x · v − u · y, for each side from (x, y) to (u, v).',
  slope: () => 'The difference of the y-coordinates is divided by that of the x-coordinates.',
  distance: () => 'Theorem of Pythagoras: the differences of the coordinates are the legs.',
};
/** What the formula does with these values. */
const dataAct = (operation: string, items: readonly Expr[]): string | undefined => {
  const n = items.length;
  const mean = written(tidy(canon(quotient(sum(...items), num(n)))));
  const [, kind = '', of = ''] = /^(sample )?(variance|deviation)$/.exec(operation) ?? [];
  if (of === '') return DATA_ACTS[operation]?.(n, mean);
  const by = kind === '' ? `${n}` : `${n} − 1`;
  const root = of === 'deviation' ? ', and the root is taken' : '';
  return `The mean is ${mean}. The squares of the distances from it are added up and divided by ${by}${root}.`;
};
/** The rule of the terms, and what follows for one term or for a sum. */
const sequenceAct = (operation: string, all: readonly Expr[]): string | undefined => {
  const [n = ZERO, items] = NUMBERED.has(operation) ? [all[0], all.slice(1)] : [ZERO, all];
  const rule = pack('numbers').progressionOf(items);
  if (!rule) return undefined;
  const isGeometric = rule.kind === 'geometric';
  if (operation.endsWith(' step'))
    return isGeometric
      ? 'The second term is divided by the first.'
      : 'The first term is subtracted from the second.';
  const here = `Here n is ${written(n)}`;
  const way = product(sum(n, num(-1)), rule.step);
  const last = `${written(items[0] ?? n)} + ${written(canon(sum(n, num(-1))))} · ${written(rule.step)} = ${written(canon(sum(items[0] ?? n, way)))}`;
  const then: Readonly<Record<string, string>> = {
    term: ` Term n is ${isGeometric ? 'a₁ · rⁿ⁻¹' : 'a₁ + (n − 1) · d'}. ${here}.`,
    'partial sum': isGeometric
      ? ` The sum of n terms is a₁ · (rⁿ − 1) / (r − 1). ${here}.`
      : ` The sum of n terms is n/2 · (a₁ + aₙ). ${here}, and the last term is ${last}.`,
    'infinite sum': ' As r is between −1 and 1, the sum of all terms is a₁ / (1 − r).',
    place: ` As term n is a₁ + (n − 1) · d, the number n is (aₙ − a₁) / d + 1.`,
  };
  return `${rule.said}${then[operation] ?? ''}`;
};
/** The first item is no term: it says which one is meant. */
const NUMBERED = new Set(['term', 'partial sum', 'place']);
const SEQUENCE = new Set([
  'next',
  'arithmetic step',
  'geometric step',
  'term',
  'partial sum',
  'infinite sum',
  'place',
]);

/** The data, or the amount that is converted; a formula for numbers of cases is the question itself. */
export const countedQuestion = (formula: Expr, operation: string, items: readonly Expr[]): Expr => {
  const [first] = items;
  if (!first || operation.includes(':')) return formula;
  return operation === 'convert'
    ? arg(first, 0)
    : list('tuple', NUMBERED.has(operation) ? items.slice(1) : items);
};

/** What is counted, where the numbers alone say nothing. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'count:draws': 'probability',
  'count:dice': 'probability',
  'count:cards': 'probability',
  'count:tries': 'probability',
  'count:choose': 'ways',
  'count:arrange': 'ways',
  'count:circle': 'ways',
  'count:product': 'ways',
};
/** From the values, sorted where the order matters, to the formula. */
const opening = (operation: string, items: readonly Expr[], formula: Expr): readonly Step[] => {
  if (items.length === 0) return [];
  const rule = operation.startsWith('count:') ? 'count-formula' : 'data-formula';
  const isSequence = SEQUENCE.has(operation);
  const name = SUBJECTS[operation];
  const data = name ? sym(name) : list('tuple', NUMBERED.has(operation) ? items.slice(1) : items);
  const act = isSequence
    ? sequenceAct(operation, items)
    : (countAct(operation, items, formula) ?? dataAct(operation, items));
  if (!ORDERED.has(operation)) return [step(rule, data, formula, 'case', [], undefined, act)];
  const sorted = sortedData(items);
  const first = sorted.key === data.key ? [] : [step('sort-data', data, sorted, 'case')];
  return [...first, step(rule, sorted, formula, 'case', [], undefined, act)];
};

/** The slope first, then the constant. */
const regression = ({ expression, options }: Problem): Draft => {
  const [slope, rest] = [arg(expression, 0), arg(expression, 1)];
  const m = tidy(canon(slope));
  const b = tidy(canon(rest));
  const [x, y] = [sym('x'), sym('y')];
  const line = relation('=', y, canon(sum(product(m, x), b)));
  const data = list('set', options.items ?? []);
  return {
    answer: { kind: 'equation', exact: line },
    methods: [
      {
        nameKey: 'method.steps',
        steps: [
          step('regression-slope', data, relation('=', sym('m'), slope), 'case'),
          workOut(relation('=', sym('m'), slope), relation('=', sym('m'), m), 'case'),
          step('regression-constant', data, relation('=', sym('b'), rest), 'case'),
          workOut(relation('=', sym('b'), rest), relation('=', sym('b'), b), 'case'),
          step('regression-line', relation('=', y, sum(product(sym('m'), x), sym('b'))), line, 'case'),
        ],
      },
    ],
    notes: [],
  };
};

const draftOf = (answer: Draft['answer'], steps: readonly Step[], note: TextKey): Draft => ({
  answer,
  methods: [{ nameKey: 'method.steps', steps }],
  notes: [note],
});
/** Every value that occurs most often; none where all occur equally often. */
const modes = (items: readonly Expr[]): Draft => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(canon(item).key, (counts.get(canon(item).key) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const data = sortedData(items);
  const isLevel = counts.size > 1 && [...counts.values()].every((count) => count === most);
  const found = isLevel
    ? []
    : [...counts]
        .filter(([, count]) => count === most)
        .flatMap(([key]) => items.find((item) => canon(item).key === key) ?? []);
  const ordered = [...found].sort(byValue);
  const steps = [
    step('sort-data', list('tuple', items), data, 'case'),
    step('count-modes', data, isLevel ? sym('none') : list('set', ordered), 'case'),
  ];
  return draftOf(
    isLevel ? { kind: 'verdict', verdict: 'none' } : { kind: 'list', items: ordered },
    steps,
    'note.modes',
  );
};
const QUARTILES = ['first quartile', 'median', 'third quartile'] as const;
const quartiles = ({ expression, options }: Problem): Draft => {
  const items = options.items ?? [];
  const [data, formulas] = [sortedData(items), isNode(expression) ? expression.args : []];
  const facts = QUARTILES.map((name, k) => ({ name, value: tidy(canon(formulas[k] ?? expression)) }));
  const lines = (values: readonly Expr[]): Expr =>
    list(
      'and',
      QUARTILES.map((name, k) => relation('=', sym(name), values[k] ?? expression)),
    );
  const written = lines(formulas);
  const steps = [
    step('sort-data', list('tuple', items), data, 'case'),
    step('quartile-halves', data, written, 'case'),
    step('story-work-out', written, lines(facts.map(({ value }) => value)), 'case'),
  ];
  return draftOf({ kind: 'facts', facts }, steps, 'note.quartiles');
};

/** A result in decimals stays a decimal. */
const converted = (problem: Problem, answer: Draft['answer'], steps: readonly Step[]): Draft => {
  const lines = inDecimals(steps);
  const last = lines.at(-1)?.after;
  const isDecimal = last?.kind === 'num' && last.text !== undefined;
  return {
    answer: isDecimal ? { kind: 'value', exact: last } : answer,
    methods: [{ nameKey: 'method.steps', steps: [...conversionSteps(problem), ...lines] }],
    notes: [],
  };
};

/** The result of a formula for data or counts. */
export const planCounted = (problem: Problem): Draft | null => {
  const { expression, options } = problem;
  const operation = options.operation ?? '';
  if (operation === 'regression') return regression(problem);
  if (operation === 'modes') return modes(options.items ?? []);
  if (operation === 'quartiles') return quartiles(problem);
  if (operation.startsWith('tail:')) return pack('distributions').planDistribution(problem);
  const draft = pack('expressions').planSimplify({ ...problem, kind: 'evaluate' });
  const steps = draft.methods.flatMap((method) => method.steps);
  if (operation === 'convert') return converted(problem, draft.answer, steps);
  const note = NOTES[operation];
  return {
    answer: draft.answer,
    methods: [
      { nameKey: 'method.steps', steps: [...opening(operation, options.items ?? [], expression), ...steps] },
    ],
    notes: note ? [note] : [],
  };
};
