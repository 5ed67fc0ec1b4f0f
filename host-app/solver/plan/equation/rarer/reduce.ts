import type { QPoly } from '../../../poly/univariate.js';
import { factorNested } from '../../../poly/multivariate.js';
import { canon } from '../../../kernel/canonical.js';
import { div, mul, pow, sub } from '../../../kernel/canon.js';
import { expand } from '../../../kernel/expand.js';
import { normal, rationalCoefficients, toExpr } from '../../../kernel/normal.js';
import { pack } from '../../../packs/registry.js';
import type { Step } from '../../../solution.js';
import { arg, factorsOf, isCall, num, sym, termsOf, ZERO, anyOf, type Expr } from '../../../tree/expr.js';
import { contains, substitute } from '../../../tree/walk.js';
import { joined, tested } from './tested.js';
import { divided, subtracted, tidied, written } from '../../acts.js';
import { Trace } from '../../trace.js';
import { difference, distinct, equation, type Equation, type Handler, type Solved } from '../equation.js';
import { solveCases, toCases } from '../factored.js';
import { polynomialExpr, polynomialRoots, stride } from '../polynomial.js';
import { baseIn } from './exponential.js';

/** Without brackets: the same on both sides. */
const opened = (trace: Trace): Trace => {
  const sides = [arg(trace.line, 0), arg(trace.line, 1)];
  const [a, b] = sides.map((side) => expand(canon(side)));
  return a && b ? trace.says('expand-sides', equation(a, b), tidied(sides)) : trace;
};
/** A fraction: top = 0 where the bottom is not; then a product: each factor = 0. */
export const rationalEquation: Handler = (e) => {
  const d = difference(e);
  const form = normal(d);
  if (!form || form.generators.length === 0) return null;
  const n = form.generators.length;
  const [top, bottom] = [toExpr(form.top, form.generators), toExpr(form.bottom, form.generators)];
  const start = (): Trace => new Trace(equation(e.left, e.right), 'implies');
  const cleared = pack('expressions').clearedFractions([e.left, e.right]);
  const isGone = !contains(top, e.x);
  if (cleared && contains(cleared.factor, e.x)) {
    const [left, right] = cleared.sides;
    const first = start().says('multiply-denominator', equation(left, right), cleared.act);
    if (top.key === '0') return { roots: [], everything: true, steps: opened(first).steps };
    const inner = e.solve(left, right, e.x);
    if (inner && !inner.everything && (!isGone || inner.roots.length > 0))
      return tested(e, [inner], [...first.steps, ...inner.steps]);
  }
  const trace = start();
  if (isGone || contains(bottom, e.x)) {
    trace.to('numerator-zero', equation(top, ZERO));
    if (isGone) return { roots: [], everything: top.key === '0', steps: trace.steps };
    const inner = e.solve(top, ZERO, e.x);
    return !inner || inner.everything ? null : tested(e, [inner], [...trace.steps, ...inner.steps]);
  }
  const { factors } = factorNested(form.top, n);
  const parts = factors
    .map(([factor]) => toExpr(factor, form.generators))
    .filter((factor) => contains(factor, e.x));
  if (parts.length < 2 && factors.every(([, multiplicity]) => multiplicity === 1)) {
    // A common factor was cancelled: what is left is solved, and its roots are tested.
    const isShorter = rationalCoefficients(top, e.x) && !rationalCoefficients(d, e.x);
    const inner = isShorter ? e.solve(top, ZERO, e.x) : null;
    return (
      inner && tested(e, [inner], [...trace.to('numerator-zero', equation(top, ZERO)).steps, ...inner.steps])
    );
  }
  trace.to('factor', equation(mul(...parts), ZERO));
  const solved = parts.flatMap((part) => {
    const one = e.solve(part, ZERO, e.x);
    return one && !one.everything ? [[part, one] as const] : [];
  });
  if (solved.length < parts.length) return null;
  const each = solved.map(([, one]) => one);
  const roots = rootsOf(each);
  const cases = toCases(new Trace(trace.line, 'case'), solved, e.x, roots).steps;
  return tested(e, each, [...trace.steps, ...cases]);
};

/** Of all cases; what repeats sooner than another case is there several times. */
const rootsOf = (each: readonly Solved[]): Expr[] =>
  distinct(joined(each)?.roots ?? each.flatMap(({ roots }) => roots));

/** Replaces a repeated part by a letter: e^(2x) - e^x - 6 is u^2 - u - 6. */
export const substitution: Handler = (e) => {
  const form = normal(expand(difference(e)));
  if (!form) return null;
  const holding = form.generators.filter((part) => contains(part, e.x));
  const [held] = holding;
  if (!held || holding.length !== 1) return null;
  // log_b(g) is the part where ln(g) is divided by ln(b).
  const unit = isCall(held, 'ln') ? baseIn(difference(e)) : undefined;
  const part = unit ? div(held, unit) : held;
  if (part.kind === 'sym' || isItself(e, part)) return null;
  const name = e.x === 'u' ? 'v' : 'u';
  const inU = unit
    ? expand(substitute(expand(difference(e)), held, mul(sym(name), unit)))
    : toExpr(
        form.top,
        form.generators.map((one) => (one === part ? sym(name) : one)),
      );
  if (contains(inU, e.x)) return null;
  const alone = isolating(e, part, held)?.steps;
  const last = alone?.at(-1)?.after;
  const inner = last && e.solve(arg(last, 0), arg(last, 1), e.x);
  if (alone && inner && !inner.everything) return tested(e, [inner], [...alone, ...inner.steps]);
  return byLetter(e, [name, part], inU);
};
type Letter = readonly [name: string, part: Expr];

/** The equation of the letter is solved first; each of its roots is a case for the part. */
const byLetter = (e: Equation, [name, part]: Letter, inU: Expr): Solved | null => {
  const simple = rationalCoefficients(inU, name);
  const inner = e.solve(inU, ZERO, name);
  const values = simple ? polynomialRoots(simple) : inner?.roots;
  if (!values) return null;
  const cases = values.flatMap((value) => {
    const solved = e.solve(part, value, e.x);
    return solved && !solved.everything ? [{ line: equation(part, value), solved }] : [];
  });
  if (cases.length < values.length) return null;
  const line = anyOf(cases.map((one) => one.line));
  const each = cases.map(({ solved }) => solved);
  const roots = rootsOf(each);
  const steps = lettered(e, [name, part], inU, inner, line);
  const [only] = each;
  const after =
    each.length === 1 && only ? only.steps : solveCases(new Trace(line, 'case'), cases, e.x, roots).steps;
  return tested(e, each, [...steps, ...after]);
};
/** x⁴ − 6x² + 7 = 0 is quadratic in x². */
export const powerSubstitution = (e: Equation, p: QPoly): Solved | null => {
  const k = stride(p);
  const name = e.x === 'u' ? 'v' : 'u';
  const inU = polynomialExpr(
    p.filter((_, at) => at % k === 0),
    name,
  );
  return k < 2 ? null : byLetter(e, [name, pow(sym(e.x), num(k))], inU);
};
/** The equation of the new letter, its solution, and what the letter stands for. */
const lettered = (
  e: Equation,
  letter: Letter,
  inU: Expr,
  inner: Solved | null,
  line: Expr,
): readonly Step[] => {
  const [name, part] = letter;
  const trace = new Trace(equation(e.left, e.right), 'case');
  const found = inner?.steps.at(-1)?.after;
  if (!found || inner.period || inner.everything) return trace.to('isolate-part', line).steps;
  trace.to('substitute', equation(inU, ZERO), 'case', [], `${name} = ${written(part)}`);
  const act = `${name} is ${written(part)} again.`;
  const back = new Trace(found, 'case').says('resubstitute', line, act);
  return [...trace.steps, ...inner.steps, ...back.steps].map((one) => ({ ...one, letters: [letter] }));
};
/** 2√(4x + 1) − 3 = 7: what is added to the part, and the factor before it, go to the other side. */
const isolating = ({ left, right, x }: Equation, part: Expr, held: Expr): Trace | null => {
  const sides = [left, right].map((side) => expand(canon(side))) as [Expr, Expr];
  const [own, other] = contains(sides[0], x) ? sides : [sides[1], sides[0]];
  const [term, more] = termsOf(own).filter((one) => contains(one, x));
  const [whole, third] = term ? factorsOf(term).filter((one) => contains(one, x)) : [];
  if (contains(other, x) || !term || more || !whole || third) return null;
  const alone = whole.key === held.key ? part : whole;
  const constant = sub(own, term);
  const factor = div(term, alone);
  const rest = sub(other, constant);
  const trace = new Trace(equation(left, right), 'implies');
  if (constant.key !== '0') trace.says('collect-constants', equation(term, rest), subtracted(constant));
  return trace.says('divide', equation(alone, expand(div(rest, factor))), divided(factor));
};
/** The equation is part = value already, so nothing would change. */
const isItself = (e: Equation, part: Expr): boolean =>
  canon(e.left).key === part.key && !contains(e.right, e.x);
