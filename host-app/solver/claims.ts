import { evaluate } from './check/values/evaluate.js';
import { identical, type Verdict } from './check/values/identity.js';
import { parse } from './parse/index.js';
import type { Solution } from './solution.js';
import { arg, type Expr } from './tree/expr.js';
import { variablesOf } from './tree/walk.js';

/** A claim in decimals may be rounded: three digits must be right. */
const tolerance = (text: string): number => (/\d\.\d|≈/.test(text) ? 2e-3 : 1e-9);

const near = (a: Expr, b: Expr, within: number): boolean => {
  const [x, y] = [evaluate(a, {}), evaluate(b, {})];
  const scale = 1 + Math.hypot(x.re, x.im);
  return Math.hypot(x.re - y.re, x.im - y.im) <= within * scale;
};

/**
 * The numbers in 'x = 2 or x = 3', '{2, 3}', 'x ≈ 1.41' or '2 ± √3'.
 * @throws ParseProblem
 */
const named = (text: string): readonly Expr[] =>
  text
    .replace(/≈/g, '=')
    .replace(/^\s*\{(.*)\}\s*$/, '$1')
    .split(/\s*(?:,|;|\bor\b|\band\b)\s*/)
    .filter((part) => part !== '')
    .flatMap((part) =>
      /±|\\pm/.test(part) ? ['+', '-'].map((sign) => part.replace(/±|\\pm/, sign)) : [part],
    )
    .map((part) => parse(part))
    .map((e) => (e.kind === 'relation' && e.name === '=' ? arg(e, 1) : e));

const sameSet = (ours: readonly Expr[], theirs: readonly Expr[], within: number): Verdict =>
  ours.length === theirs.length &&
  ours.every((a) => theirs.some((b) => near(a, b, within))) &&
  theirs.every((b) => ours.some((a) => near(a, b, within)))
    ? 'yes'
    : 'no';

/** Words look like products of letters. */
const isNumber = (e: Expr): boolean => variablesOf(e).length === 0;

const judge = ({ answer: { value }, reading }: Solution, claim: string): Verdict => {
  const within = tolerance(claim);
  if (value.kind === 'roots') {
    if (/^\s*(no|none|∅)\b/i.test(claim)) return value.roots.length === 0 ? 'yes' : 'no';
    const theirs = named(claim);
    return theirs.every(isNumber) ? sameSet(value.roots, theirs, within) : 'unknown';
  }
  if (value.kind !== 'value' && value.kind !== 'expression') return 'unknown';
  const [only, ...more] = named(claim.replace(/\+\s*(?:C|c|constant)\s*$/, ''));
  if (!only || more.length > 0) return 'unknown';
  if (value.kind === 'value')
    return !isNumber(only) ? 'unknown' : near(value.exact, only, within) ? 'yes' : 'no';
  const verdict = identical(value.exact, only);
  // Antiderivatives may differ by a constant, and letters by their domains.
  return verdict === 'no' &&
    (reading.kind === 'integral' || identical(value.exact, only, 'positive') === 'yes')
    ? 'unknown'
    : verdict;
};

/** Whether a final answer from another source equals ours; 'unknown' where they cannot be compared. */
export const agrees = (solution: Solution, claim: string): Verdict => {
  try {
    return judge(solution, claim);
  } catch {
    return 'unknown';
  }
};
