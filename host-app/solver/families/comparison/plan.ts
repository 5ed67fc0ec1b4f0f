import { compare as compareRationals, gcd } from '../../../maths/rational.js';
import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { written } from '../../plan/acts.js';
import { Trace, draftOf } from '../../plan/trace.js';
import type { Draft, Problem, SolutionAnswer } from '../../solution.js';
import { arg, isNode, isNum, list, num, quotient, relation, membersOf, type Expr, type RelationName } from '../../tree/expr.js'; // prettier-ignore
import { value } from '../../sentences/language/number.js';
import { REASONS } from './properties.js';
import { substitute } from '../../tree/walk.js';
import { taskOf } from '../family.js';

/** Null where two numbers are too close to tell them apart by decimals. */
const difference = (a: Expr, b: Expr): number | null => {
  const [x, y] = [canon(a), canon(b)];
  if (x.key === y.key) return 0;
  if (isNum(x) && isNum(y)) return compareRationals(x.value, y.value);
  const gap = approx(x) - approx(y);
  return Math.abs(gap) > 1e-9 * (1 + Math.abs(approx(x))) ? Math.sign(gap) : null;
};
const isTrueSign = (sign: string, gap: number): boolean =>
  sign === '!=' ? gap !== 0 : (gap === 0 && sign.includes('=')) || (gap < 0 && sign.startsWith('<')) || (gap > 0 && sign.startsWith('>')); // prettier-ignore

const decimals = (e: Expr): Expr => relation('≈', e, value(approx(e).toFixed(4)));
/** Fractions with one denominator, or decimals next to roots and π. */
const alike = (items: readonly Expr[]): Expr | null => {
  const values = items.map(canon);
  const known = values.filter(isNum);
  if (known.length < items.length) return list('and', items.flatMap((e, k) => (isNum(values[k] ?? e) ? [] : [decimals(e)]))); // prettier-ignore
  const common = known.reduce((all, { value: { d } }) => (all / gcd(all, d)) * d, 1n);
  return common > 1n && common < 1_000_000n
    ? list('set', known.map(({ value: { n, d } }) => quotient(num((n * common) / d), num(common))))
    : null; // prettier-ignore
};

const draft = (answer: SolutionAnswer, trace: Trace): Draft => draftOf(answer, trace.steps);

/** Both sides are worked out; the last line is what is true of them. */
const planTest = (expression: Expr, why: string | undefined): Draft | null => {
  const lines = membersOf(expression);
  const results = lines.map((line) => {
    const sides = [arg(line, 0), arg(line, 1)] as const;
    const gap = difference(...sides);
    if (gap === null || !isNode(line)) return null;
    const isTrue = isTrueSign(line.name, gap);
    const sign = isTrue ? (line.name as RelationName) : gap === 0 ? '=' : gap > 0 ? '>' : '<';
    return { isTrue, line: relation(sign, canon(sides[0]), canon(sides[1])) };
  });
  const known = results.filter((one) => one !== null);
  if (known.length < lines.length) return null;
  const holds = known.every(({ isTrue }) => isTrue);
  const shown = known.find(({ isTrue }) => !isTrue) ?? known[0];
  if (!shown) return null;
  const trace = new Trace(expression, 'implies');
  const both = lines.flatMap((line) => [arg(line, 0), arg(line, 1)]);
  const rewritten = lines.length === 1 ? alike(both) : null;
  const sign = shown.line.name as RelationName;
  if (rewritten && isNode(rewritten) && rewritten.name === 'set')
    trace.says('compare-test', relation(sign, arg(rewritten, 0), arg(rewritten, 1)), why);
  else
    trace.says('compare-test', holds && lines.length > 1 ? list('and', known.map(({ line }) => line)) : shown.line, why); // prettier-ignore
  return draft({ kind: 'truth', value: holds }, trace);
};

/** One place where the sides differ is enough. */
const planCounter = ({ expression, options }: Problem): Draft | null => {
  const values = options.items ?? [];
  const made = values.reduce((all, one) => substitute(all, arg(one, 0), arg(one, 1)), expression);
  const tested = planTest(made, 'One place where the sides differ is enough.');
  if (tested?.answer.kind !== 'truth' || tested.answer.value) return null;
  const trace = new Trace(expression, 'implies').says('compare-counter', made, `For ${values.map(written).join(' and ')}.`);
  return { ...tested, methods: tested.methods.map(({ nameKey, steps }) => ({ nameKey, steps: [...trace.steps, ...steps] })) };
}; // prettier-ignore

export const planComparison = (problem: Problem): Draft | null => {
  const { expression } = problem;
  const task = taskOf(problem);
  if (task === 'counter') return planCounter(problem);
  if (task.startsWith('test')) return planTest(expression, REASONS[task.slice(5) as keyof typeof REASONS]);
  const items = isNode(expression) ? expression.args : [];
  const gaps = items.flatMap((a, i) => items.slice(i + 1).map((b) => difference(a, b)));
  if (gaps.includes(null) || (task !== 'compare' && gaps.includes(0))) return null;
  const up = [...items].sort((a, b) => difference(a, b) ?? 0);
  const trace = new Trace(expression, 'implies');
  const same = alike(items);
  if (same) trace.to('compare-alike', same);
  const [a, b] = items;
  if (task === 'compare' && a && b) {
    const gap = gaps[0] ?? 0;
    const exact = relation(gap > 0 ? '>' : gap < 0 ? '<' : '=', a, b);
    return draft({ kind: 'equation', exact }, trace.to('compare-order', exact));
  }
  const ordered = task === 'descending' ? up.reverse() : up;
  if (task === 'ascending' || task === 'descending')
    return draft({ kind: 'list', items: ordered }, trace.to('compare-order', list('set', ordered)));
  const picked = task === 'largest' ? up.at(-1) : up[0];
  return picked ? draft({ kind: 'value', exact: picked }, trace.to('compare-order', picked)) : null;
};
