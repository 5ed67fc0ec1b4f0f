import { approx } from '../../../kernel/approx.js';
import { add, div, mul, neg, pow, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { together } from '../../../kernel/normal.js';
import { MathProblem, spend, definedOrNull } from '../../../kernel/problem.js';
import {
  arg,
  call,
  E,
  INFINITY,
  isNode,
  isNum,
  negative,
  num,
  ONE,
  rebuild,
  sym,
  ZERO,
  type Expr,
} from '../../../tree/expr.js';
import { isInfinite, isPlusInfinity } from '../../../tree/predicates.js';
import { collectNodes, contains, mapTree, substitute, someNode } from '../../../tree/walk.js';
import { inSinesAndCosines } from '../../simplify/trigonometry.js';
import { exponentialOf, NoSeries, seriesOf, sign } from '../series/series.js';

const X = sym('x');
/** A letter x that stays fixed while another one moves. */
const FIXED_X = sym('ξ');
const MINUS_INFINITY = negative(INFINITY);
const LN_X = call('ln', X);
const usesLogarithm = (e: Expr): boolean => someNode(e, (part) => part.key === LN_X.key);
const signed = (s: number): Expr => (s > 0 ? INFINITY : MINUS_INFINITY);

/** b^g as e^(g ln b) wherever the exponent varies. */
const inExponentials = (e: Expr): Expr => {
  if (!isNode(e)) return e;
  const args = e.args.map(inExponentials);
  const [base, exponent] = args;
  if (e.kind === 'power' && base && exponent && contains(exponent, 'x'))
    return call('expo', expand(base.key === E.key ? exponent : mul(exponent, lnOf(base))));
  return canon(rebuild(e, args));
};
const lnOf = (base: Expr): Expr =>
  base.kind === 'call' && base.name === 'expo' ? arg(base, 0) : fn('ln', base);
const isExpo = (e: Expr): boolean => e.kind === 'call' && e.name === 'expo';

/** ln f for f = x or f = e^h. */
const logOf = (f: Expr): Expr => (isExpo(f) ? arg(f, 0) : fn('ln', f));

/** The class that grows or falls fastest (Gruntz): several exponentials of one order, or x. */
const fastest = (e: Expr, depth: number): Expr[] => {
  spend(20);
  if (!contains(e, 'x')) return [];
  if (e.kind === 'sym') return [e];
  if (!isNode(e)) return [];
  if (isExpo(e)) {
    const exponent = arg(e, 0);
    const limit = atInfinity(exponent, depth + 1);
    const inner = fastest(exponent, depth);
    return isInfinite(limit) ? larger([e], inner, depth) : inner;
  }
  return e.args.map((part) => fastest(part, depth)).reduce((a, b) => larger(a, b, depth));
};

const larger = (a: Expr[], b: Expr[], depth: number): Expr[] => {
  const [f, g] = [a[0], b[0]];
  if (!f || !g) return f ? a : b;
  const both = [...a, ...b.filter((other) => !a.some((one) => one.key === other.key))];
  if (f.key === g.key) return both;
  const ratio = atInfinity(together(div(logOf(f), logOf(g))), depth + 1);
  if (isInfinite(ratio)) return a;
  return ratio.key === '0' ? b : both;
};

/** x -> e^x lifts everything by one level of growth. */
const lifted = (e: Expr): Expr =>
  mapTree(substitute(e, X, call('expo', X)), (part) => {
    const inner = part.kind === 'call' && part.name === 'ln' ? arg(part, 0) : null;
    return inner && isExpo(inner) ? arg(inner, 0) : canon(part);
  });

const leading = (e: Expr, depth: number): [number, Expr] => {
  const top = fastest(e, depth);
  const [first] = top;
  if (!first) return [0, e];
  const w = sym('ω');
  if (first.kind === 'sym') {
    const [term] = seriesOf(
      canon(substitute(canon(substitute(e, fn('ln', X), sym('λ'))), X, pow(w, num(-1)))),
      'ω',
      neg(sym('λ')),
    ).terms;
    if (!term) throw new NoSeries();
    return [term[0], canon(substitute(term[1], sym('λ'), fn('ln', X)))];
  }
  const exponent = logOf(first);
  const falling = isMinus(atInfinity(exponent, depth + 1)) ? exponent : neg(exponent);
  let rewritten = e;
  for (const part of [...top].sort((a, b) => b.key.length - a.key.length)) {
    const share = atInfinity(together(div(logOf(part), falling)), depth + 1);
    if (!Number.isFinite(approx(share))) throw new NoSeries();
    const rest = expand(sub(logOf(part), mul(share, falling)));
    rewritten = canon(substitute(rewritten, part, mul(pow(w, share), exponentialOf(rest))));
  }
  const [term] = seriesOf(rewritten, 'ω', falling).terms;
  if (!term) throw new NoSeries();
  return [term[0], term[1]];
};
const isMinus = (e: Expr): boolean => e.key === MINUS_INFINITY.key;

/** The limit for x -> infinity. @throws NoSeries when this way does not reach it */
const atInfinity = (e: Expr, depth = 0): Expr => {
  if (!contains(e, 'x')) return e;
  if (depth > 14) throw new NoSeries();
  if (e.kind === 'sym') return INFINITY;
  const [exponent, coefficient] = leading(e, depth);
  if (exponent > 1e-9) return ZERO;
  if (exponent < -1e-9) return signed(sign(coefficient));
  if (!contains(coefficient, 'x')) return coefficient;
  return atInfinity(
    coefficient.key === e.key || usesLogarithm(coefficient) ? lifted(coefficient) : coefficient,
    depth + 1,
  );
};

/** Sinusoids of an unbounded argument: their values stay between -1 and 1. */
const oscillating = (e: Expr): Expr[] =>
  collectNodes(e, (part) => {
    if (part.kind === 'power')
      return isNum(arg(part, 0)) && approx(arg(part, 0)) < 0 && contains(arg(part, 1), 'x');
    if (part.kind !== 'call' || (part.name !== 'sin' && part.name !== 'cos') || !contains(part, 'x'))
      return false;
    try {
      return isInfinite(atInfinity(inExponentials(arg(part, 0))));
    } catch {
      return false;
    }
  });

const squeezed = (e: Expr, sinusoids: readonly Expr[]): Expr | null => {
  const bounds = [ONE, num(-1), ZERO, num({ n: 1n, d: 3n })];
  const limits = bounds.map((bound) =>
    attempt(
      sinusoids.reduce(
        (whole, wave) =>
          canon(
            substitute(
              whole,
              wave,
              wave.kind === 'power' ? mul(bound, pow(neg(arg(wave, 0)), arg(wave, 1))) : bound,
            ),
          ),
        e,
      ),
    ),
  );
  const [first] = limits;
  return first && limits.every((limit) => limit?.key === first.key) ? first : null;
};

const attempt = (e: Expr): Expr | null => {
  try {
    const value = atInfinity(inExponentials(inSinesAndCosines(e)));
    return isInfinite(value)
      ? value
      : mapTree(value, (part) => (isExpo(part) ? pow(E, arg(part, 0)) : canon(part)));
  } catch (error) {
    if (error instanceof NoSeries || error instanceof MathProblem || error instanceof RangeError) return null;
    throw error;
  }
};

/** The one-sided limit, or the limit at an infinite point; null when unknown. */
export const limitOf = (e: Expr, variable: string, point: Expr, side: 'left' | 'right'): Expr | null => {
  if (variable !== 'x' && (contains(e, 'x') || contains(point, 'x'))) {
    const [moved, place] = [e, point].map((part) => canon(substitute(part, X, FIXED_X)));
    const found = moved && place && limitOf(moved, variable, place, side);
    return found ? canon(substitute(found, FIXED_X, X)) : null;
  }
  const inverse = pow(X, num(-1));
  let target: Expr;
  if (isPlusInfinity(point)) target = X;
  else if (isInfinite(point)) target = neg(X);
  else target = side === 'right' ? add(point, inverse) : sub(point, inverse);
  return definedOrNull(() => {
    const moved = canon(substitute(e, sym(variable), target));
    const sinusoids = oscillating(moved);
    return sinusoids.length > 0 ? squeezed(moved, sinusoids) : attempt(moved);
  });
};
