import { rational } from '../../../../maths/rational.js';
import { approx } from '../../../kernel/approx.js';
import { add, div, mul, neg, pow, splitPower, splitTerm, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { fn, TRIG } from '../../../kernel/functions.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import {
  arg,
  call,
  E,
  HALF,
  isCall,
  isNum,
  num,
  ONE,
  PI,
  product,
  quotient,
  TWO,
  anyOf,
  type Expr,
} from '../../../tree/expr.js';
import { contains, variablesOf } from '../../../tree/walk.js';
import { ratioOfLogarithms } from '../../simplify/logarithms.js';
import { written } from '../../acts.js';
import { step, Trace } from '../../trace.js';
import { equation, rootLine, distinct, type Equation, type Handler, type Solved } from '../equation.js';
import { solveCases } from '../factored.js';
import { tested } from './tested.js';

export const solvedThrough = (
  e: Equation,
  rule: 'take-logarithm' | 'exponentiate' | 'undo-inverse' | 'raise' | 'take-root' | 'turn-over',
  lines: readonly [Expr, Expr][],
  act: string,
): Solved | null => {
  const cases = lines.map(([a, b]) => equation(a, b));
  const trace = new Trace(equation(e.left, e.right), 'case').says(rule, anyOf(cases), act);
  const each = cases.flatMap((line) => {
    const solved = e.solve(arg(line, 0), arg(line, 1), e.x);
    return solved && !solved.everything ? [{ line, solved }] : [];
  });
  if (each.length < lines.length) return null;
  const solved = each.map((one) => one.solved);
  const [only, other] = solved;
  const roots = distinct(solved.flatMap((one) => one.roots));
  const rest =
    only && !other ? only.steps : solveCases(new Trace(trace.line, 'case'), each, e.x, roots).steps;
  return tested(e, solved, [...trace.steps, ...rest]);
};
/** No value satisfies the equation, and why. */
export const none = ({ left, right, x }: Equation, act: string): Solved => ({
  roots: [],
  steps: [step('no-real-root', equation(left, right), rootLine(x, []), 'case', [], undefined, act)],
});

const invertPower = (e: Equation, base: Expr, exponent: Expr, value: Expr): Solved | null => {
  const size = approx(value);
  if (!contains(base, e.x)) {
    if (!(approx(base) > 0) || Number.isNaN(size)) return null;
    const root = size > 0 && ratioOfLogarithms(expand(div(fn('ln', value), fn('ln', base))));
    const both = root && !isNum(root) ? logarithmsOfBoth(e, base, exponent, value) : null;
    if (both) return both;
    return root
      ? solvedThrough(
          e,
          'take-logarithm',
          [[exponent, root]],
          `The exponent that makes ${written(value)} of ${written(base)} is ${written(root)}.`,
        )
      : none(e, `A power of ${written(base)} is positive, and ${written(value)} is not.`);
  }
  if (!isNum(exponent)) return null;
  const { n, d } = exponent.value;
  if (value.key === '0' && n < 0n) return none(e, 'A quotient with a number on top is never 0.');
  // base^(n/d) = value
  const inverse = num(rational(d, n));
  if (d % 2n === 0n && size < 0) return none(e, 'An even root is never below 0.');
  const root = size < 0 && n % 2n === 0n ? null : expand(pow(value, inverse));
  if (!root) return none(e, 'An even power is never below 0.');
  const raised = `Each side is raised to the power of ${written(inverse)}.`;
  if (n === -1n && d === 1n)
    return solvedThrough(e, 'turn-over', [[base, root]], 'Equal numbers have equal reciprocals.');
  if (n % 2n !== 0n) return solvedThrough(e, d === 1n ? 'take-root' : 'raise', [[base, root]], raised);
  const top = d === 1n ? 'The exponent' : 'The numerator of the exponent';
  return solvedThrough(
    e,
    d === 1n ? 'take-root' : 'raise',
    root.key === '0'
      ? [[base, root]]
      : [
          [base, neg(root)],
          [base, root],
        ],
    `${n === 2n && d === 1n ? 'The square root of each side is taken.' : raised} ${top} is even, so there are two signs.`,
  );
};

/** 4^x = 7 is x · ln 4 = ln 7, where no power of the base is the number. */
const logarithmsOfBoth = (e: Equation, base: Expr, exponent: Expr, value: Expr): Solved | null => {
  if (base.key === '10' || !isNum(base) || !isNum(value)) return null;
  const [own, other] = [call('ln', base), call('ln', value)];
  const root = expand(div(fn('ln', value), fn('ln', base)));
  const found = e.solve(exponent, root, e.x);
  if (!found || found.everything) return null;
  const taken = equation(product(exponent, own), other);
  const trace = new Trace(equation(e.left, e.right), 'case');
  trace.says(
    'take-logarithm',
    taken,
    `ln(${written(pow(base, exponent))}) = ${written(product(exponent, own))}: the exponent goes in front.`,
  );
  trace.says('divide', equation(exponent, quotient(other, own)), `Each side is divided by ${written(own)}.`);
  trace.says('expand-sides', equation(exponent, root), `${written(own)} = ${written(fn('ln', base))}.`);
  return tested(e, [found], [...trace.steps, ...(exponent.key === e.x ? [] : found.steps)]);
};

/** arcsin(sin 40°) is 40°, and arcsin(cos 40°) is 50°: an angle or its negative, some quarter turns on. */
const angleOf = (name: string, value: Expr): Expr => {
  const found = fn(name, value);
  const [, known] = splitTerm(value);
  if (!isCall(known) || !TRIG.has(known.name)) return found;
  const inner = arg(known, 0);
  for (const one of [inner, neg(inner)]) {
    const quarters = ((approx(found) - approx(one)) * 2) / Math.PI;
    if (Math.abs(quarters - Math.round(quarters)) < 1e-9)
      return add(one, mul(num(Math.round(quarters)), HALF, PI));
  }
  return found;
};

/** Angles with this sine, cosine or tangent, in one period. */
const angles = (name: string, value: Expr): { values: Expr[]; period: Expr } | null => {
  if (name === 'tan') return { values: [angleOf('atan', value)], period: PI };
  if (name === 'cot')
    return { values: [value.key === '0' ? div(PI, TWO) : angleOf('atan', div(ONE, value))], period: PI };
  if (name === 'sec' || name === 'csc')
    return value.key === '0'
      ? { values: [], period: PI }
      : angles(name === 'sec' ? 'cos' : 'sin', expand(div(ONE, value)));
  if (Math.abs(approx(value)) > 1 + 1e-12) return { values: [], period: mul(TWO, PI) };
  const first = angleOf(name === 'sin' ? 'asin' : 'acos', value);
  const second = name === 'sin' ? sub(PI, first) : neg(first);
  return { values: distinct(first.key === second.key ? [first] : [first, second]), period: mul(TWO, PI) };
};

const invertTrig = (e: Equation, name: string, inner: Expr, value: Expr): Solved | null => {
  const line = coefficientsIn(inner, e.x);
  if (!TRIG.has(name)) return null;
  const found = angles(name, value);
  const slope = line?.[1];
  // A number, or a constant such as π/180 for degrees.
  if (!found || line?.length !== 2 || !slope || variablesOf(slope).length > 0) return null;
  if (found.values.length === 0) return none(e, `${name} never has the value ${written(value)}.`);
  // Angles from 0 on, so that the lines and the answer name the same ones.
  const turns = onePeriod(found.values, found.period);
  const roots = turns.map((angle) => expand(div(sub(angle, line[0] ?? num(0)), slope)));
  const size = approx(slope) < 0 ? neg(slope) : slope;
  const trace = new Trace(equation(e.left, e.right), 'case').says(
    'inverse-function',
    anyOf(turns.map((angle) => equation(inner, angle))),
    `In one period ${name} is ${written(value)} at ${turns.map(written).join(', ')}.`,
  );
  trace.to('solve-case', rootLine(e.x, roots));
  // cos of x = 0 and of x = 2π are the same angle: one period only.
  const period = expand(div(found.period, size));
  return { roots: onePeriod(roots, period), period, steps: trace.steps };
};

/** Roots moved into [0, period). */
const onePeriod = (roots: readonly Expr[], period: Expr): Expr[] =>
  distinct(
    roots.map((root) => {
      const turns = Math.floor(approx(root) / approx(period) + 1e-9);
      return expand(add(root, mul(num(-turns), period)));
    }),
  );

const INVERSES: Readonly<Record<string, string>> = {
  asin: 'sin',
  acos: 'cos',
  atan: 'tan',
  sinh: 'asinh',
  tanh: 'atanh',
  asinh: 'sinh',
  atanh: 'tanh',
  acosh: 'cosh',
};

/** g(…) = number, with the variable inside g only. */
export const invert: Handler = (e) => {
  const [left, value] = [canon(e.left), canon(e.right)];
  if (contains(value, e.x) || !contains(left, e.x)) return null;
  // As it is written: the canonical form takes 2 out of sqrt(4x + 8).
  if (isCall(e.left, 'sqrt')) return invertPower(e, canon(arg(e.left, 0)), HALF, value);
  if (left.kind === 'power') {
    const [base, exponent] = splitPower(left);
    return invertPower(e, base, exponent, value);
  }
  if (left.kind !== 'call') return null;
  const inner = arg(left, 0);
  if (left.name === 'ln')
    return solvedThrough(
      e,
      'exponentiate',
      [[inner, expand(pow(E, value))]],
      'The exponential undoes the logarithm.',
    );
  const inverse = INVERSES[left.name];
  if (inverse) {
    const undone = fn(inverse, value);
    // arcsin has the angles from −π/2 to π/2 only.
    const again = approx(fn(left.name, undone));
    if (Math.abs(again - approx(value)) > 1e-9)
      return none(e, `${left.name} never has the value ${written(value)}.`);
    const act = `${inverse} undoes ${left.name}: ${inverse}(${written(value)}) = ${written(undone)}.`;
    return solvedThrough(e, 'undo-inverse', [[inner, undone]], act);
  }
  return invertTrig(e, left.name, inner, value);
};
