import type { Step } from '../../../solution.js';
import { splitPower } from '../../../kernel/canon.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { call, factorsOf, product, quotient, sym, type Expr } from '../../../tree/expr.js';
import { displayed } from '../../../print/displayed.js';
import { changedIds, contains, countNodes } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { step } from '../../trace.js';
import type { Antiderivative } from './integral.types.js';

/** The same steps inside a longer line. */
export const within = (steps: readonly Step[], line: (part: Expr) => Expr): Step[] =>
  steps.map((one) => {
    const [before, after] = [displayed(line(one.before)), displayed(line(one.after))];
    return { ...one, before, after, focus: changedIds(before, after) };
  });

/** The value in the form of the answer. */
export const inForm = (before: Expr, after: Expr, act?: string): Step =>
  step(
    countNodes(displayed(after)) <= countNodes(displayed(before)) ? 'simplify' : 'rewrite',
    before,
    after,
    'equal',
    [],
    undefined,
    act,
  );

export const int = (f: Expr, x: string): Expr => call('int', f, sym(x));

interface Substitution {
  readonly x: string;
  readonly letter: string;
  /** What the letter stands for, and its derivative. */
  readonly meaning: Expr;
  readonly slope: Expr;
  /** The integrand in the letter, and in the variable. */
  readonly inner: Expr;
  readonly f: Expr;
  /** How dx is replaced, where the inner derivative is no factor. */
  readonly act?: string;
}

const ownFactors = (e: Expr, x: string): readonly Expr[] =>
  factorsOf(canon(e)).filter((part) => contains(part, x));
/** 2x is a factor of x³ but for a number; 1/√x is none of 1/(1 + √x). */
const isFactor = (slope: Expr, f: Expr, x: string): boolean => {
  const all = ownFactors(f, x).map(splitPower);
  return ownFactors(slope, x).every((part) => {
    const [base, exponent] = splitPower(part);
    return all.some(([other, size]) => {
      if (other.key !== base.key) return false;
      if (size.key === exponent.key) return true;
      const [a, b] = [approx(size), approx(exponent)];
      return Number.isFinite(a + b) && a / b >= 1;
    });
  });
};

/** An integral by a new letter: to the letter, in it, and back. */
export const throughLetter = (
  { x, letter, meaning, slope, inner, f, act: said }: Substitution,
  found: Antiderivative,
  value: Expr,
): Step[] => {
  const letters = [[letter, meaning]] as const;
  const inside = (one: Step): Step => ({
    ...one,
    letters: [...letters, ...(one.letters ?? [])],
    substeps: one.substeps.map(inside),
  });
  const named = `${letter} = ${written(meaning)}, d${letter} = ${written(product(slope, sym(`d${x}`)))}`;
  const isThere = isFactor(slope, f, x);
  const replaced = `d${x} is replaced too: it is d${letter} divided by the inner derivative.`;
  const act = contains(slope, x)
    ? (said ?? (isThere ? undefined : replaced))
    : `The inner derivative is ${written(slope)} everywhere, so d${x} = ${written(quotient(sym(`d${letter}`), slope))}.`;
  const back = `${letter} is ${written(meaning)} again.`;
  return [
    { ...step('u-substitution', int(f, x), int(inner, letter), 'equal', [], named, act), letters },
    ...found.steps.map(inside),
    { ...step('put-back', found.value, value, 'equal', [], undefined, back), letters },
  ];
};

/** The way through a letter as one step with nested ones, where its lines could not be followed. */
export const folded = (steps: readonly Step[]): Step[] => {
  const start = steps.findIndex(({ rule, letters }) => rule === 'u-substitution' && letters !== undefined);
  const first = steps[start];
  if (!first) return steps.map((one) => ({ ...one, substeps: folded(one.substeps) }));
  const depth = first.letters?.length ?? 0;
  const end = steps.findIndex(
    ({ rule, letters }, at) => at > start && rule === 'put-back' && letters?.length === depth,
  );
  const last = steps[end] ?? first;
  const inner = steps.slice(start + 1, end).map((one) => withoutLetters(one, depth));
  const { letters: _, ...whole } = step(
    'u-substitution',
    first.before,
    last.after,
    'equal',
    folded(inner),
    first.detail,
    first.act,
  );
  const outer = first.letters?.slice(0, -1) ?? [];
  const shown: Step = outer.length > 0 ? { ...whole, letters: outer } : whole;
  return folded([...steps.slice(0, start), shown, ...steps.slice(end + 1)]);
};
const withoutLetters = ({ letters = [], ...one }: Step, depth: number): Step => ({
  ...one,
  ...(letters.length > depth ? { letters: letters.slice(depth) } : {}),
  substeps: one.substeps.map((inner) => withoutLetters(inner, depth)),
});
