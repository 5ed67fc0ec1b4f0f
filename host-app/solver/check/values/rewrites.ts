import { add, multiply, rational } from '../../../maths/rational.js';
import type { CheckWay, Draft, Method, Problem, Step } from '../../solution.js';
import { arg, termsOf, type Expr } from '../../tree/expr.js';
import { collectNodes } from '../../tree/walk.js';
import { isResidue } from './residues.js';
import { evaluate, type Point } from './evaluate.js';
import { identical } from './identity.js';
import { quotientOf, type Coefficients } from '../solutions/isolate.js';
import { measured, plus, times, type Measured } from '../numbers/measured.js';
import { methodsThatHold } from '../methods.js';
import { checkStep } from '../steps.js';

const coefficients = (e: Expr, x: string): Coefficients | null => {
  const found = quotientOf(e, x);
  return found?.bottom.length === 1 ? found.top : null;
};
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * (1 + Math.abs(b));
const same = (a: Expr, b: Expr): boolean => identical(a, b) === 'yes';
const real = (e: Expr): number => evaluate(e, {}).re;

/** p / d = q + r / d with polynomials q and r, and r is of a smaller degree than d. */
const isDivision = (problem: Problem, draft: Draft): boolean => {
  const { expression, variable: x, options } = problem;
  const { answer, evidence = [] } = draft;
  const [q, r] = evidence;
  if (!q || !r || !('exact' in answer)) {
    const [rest, d] = [
      'exact' in answer ? coefficients(answer.exact, x) : null,
      coefficients(arg(expression, 1), x),
    ];
    return options.operation === 'remainder' && !!rest && !!d && isResidue(arg(expression, 0), x, d, rest);
  }
  const [whole, rest, d] = [coefficients(q, x), coefficients(r, x), coefficients(arg(expression, 1), x)];
  if (!whole || !rest || !d || rest.length >= d.length) return false;
  const [top, bottom] = [arg(expression, 0), arg(expression, 1)];
  const at = (k: number): Point => ({ [x]: measured(k) });
  const fits = [0.37, 1.71, -2.3, 3.9, -0.83].every((k) =>
    near(evaluate(top, at(k)).re, evaluate(q, at(k)).re * evaluate(bottom, at(k)).re + evaluate(r, at(k)).re),
  );
  return fits && (options.operation === 'remainder' ? same(r, answer.exact) : same(expression, answer.exact));
};

const mentions = (e: Expr, x: string): number =>
  collectNodes(e, (part) => part.kind === 'sym' && part.key === x).length;

const isSquare = (n: bigint): boolean => {
  if (n < 0n) return false;
  const root = BigInt(Math.round(Math.sqrt(Number(n))));
  return root * root === n;
};
/** Linear, or quadratic without rational roots. */
const isPrimePolynomial = (p: Coefficients): boolean => {
  const [c, b, a] = p;
  if (p.length !== 3 || !a || !b || !c) return p.length === 2;
  const d = add(multiply(b, b), multiply(rational(-4), multiply(a, c)));
  return !isSquare(d.n * d.d);
};
/** Each part has a power of one such polynomial as its denominator, and a numerator of a smaller degree. */
const isSplit = (e: Expr, x: string): boolean =>
  termsOf(e).every((part) => {
    const found = quotientOf(part, x);
    if (!found || found.bottom.length === 1) return found !== null;
    const below = collectNodes(
      part,
      (node) => node.kind === 'power' && real(arg(node, 1)) < 0 && mentions(arg(node, 0), x) > 0,
    );
    const [base, other] = below.map((node) => coefficients(arg(node, 0), x));
    return (
      base !== undefined &&
      base !== null &&
      other === undefined &&
      isPrimePolynomial(base) &&
      found.top.length < base.length
    );
  });

/** A coefficient from values on a circle. */
const onCircle = (e: Expr, x: string, k: number): number => {
  const turn = (n: number): Measured => measured(Math.cos((n * Math.PI) / 64), Math.sin((n * Math.PI) / 64));
  let total = measured(0);
  for (let n = 0; n < 128; n += 1) total = plus(total, times(evaluate(e, { [x]: turn(n) }), turn(-n * k)));
  return total.re / 128;
};

/** The angle in the quadrant with the given value, among the angles that the inverse functions give. */
const angleOf = ({ expression, options }: Problem): Point | null => {
  const [given, value] = [arg(expression, 0), real(arg(expression, 1))];
  const angle = arg(given, 0);
  const quadrant = Number(options.operation?.split(':')[1]);
  const starts = [
    Math.asin(value),
    Math.acos(value),
    Math.atan(value),
    Math.asin(1 / value),
    Math.acos(1 / value),
    Math.atan(1 / value),
  ];
  const all = starts.flatMap((a) => [a, -a, Math.PI - a, Math.PI + a, 2 * Math.PI - a, 2 * Math.PI + a]);
  const found = all.find(
    (a) =>
      a > 0 &&
      Math.floor(a / (Math.PI / 2)) + 1 === quadrant &&
      near(evaluate(given, { [angle.key]: measured(a) }).re, value),
  );
  return found === undefined ? null : { [angle.key]: measured(found) };
};

/** r(cos a + i sin a) with this angle in both. */
const hasAngle = (e: Expr, angle: number): boolean => {
  const waves = collectNodes(e, (part) => part.kind === 'call' && /^(?:sin|cos)$/.test(part.name));
  return waves.length === 2 && waves.every((part) => near(angle, real(arg(part, 0))));
};

const holds = (problem: Problem, draft: Draft): boolean => {
  const { expression, variable: x, options } = problem;
  if (!('exact' in draft.answer)) return false;
  const { exact } = draft.answer;
  const operation = options.operation ?? '';
  if (operation === 'divide' || operation === 'remainder') return isDivision(problem, draft);
  if (operation === 'square') return same(expression, exact) && mentions(exact, x) === 1;
  if (operation === 'fractions') return same(expression, exact) && isSplit(exact, x);
  if (operation === 'coefficient') return near(onCircle(expression, x, options.order ?? 0), real(exact));
  if (operation.startsWith('quadrant')) {
    const [point, requested] = [angleOf(problem), options.items?.[1] ?? options.items?.[0]];
    return point !== null && requested !== undefined && near(evaluate(requested, point).re, real(exact));
  }
  const p = coefficients(expression, x)?.map(({ n, d }) => Number(n) / Number(d));
  if (operation === 'degree') return p !== undefined && p.at(-1) !== 0 && near(p.length - 1, real(exact));
  const [c = 0, b = 0, a = 1] = p ?? [];
  const last = (p?.length ?? 1) - 1;
  if (operation === 'discriminant') return p?.length === 3 && near(b * b - 4 * a * c, real(exact));
  if (operation === 'sum of the roots')
    return last > 1 && near(-(p?.[last - 1] ?? 0) / (p?.[last] ?? 1), real(exact));
  if (operation === 'product of the roots')
    return last > 1 && near((c / (p?.[last] ?? 1)) * (last % 2 === 0 ? 1 : -1), real(exact));
  const [from, to] = [evaluate(expression, {}), evaluate(exact, {})];
  if (operation === 'conjugate') return near(from.re, to.re) && near(from.im, -to.im);
  if (operation === 'real part') return near(from.re, to.re) && to.im === 0;
  if (operation === 'imaginary part') return near(from.im, to.re) && to.im === 0;
  if (operation === 'argument') return near(Math.atan2(from.im, from.re), to.re);
  if (operation === 'polar')
    return near(from.re, to.re) && near(from.im, to.im) && hasAngle(exact, Math.atan2(from.im, from.re));
  return operation === 'modulus' && near(Math.hypot(from.re, from.im), to.re);
};

/**
 * Checks the answer against the definition of its operation; lines of equal value keep it, others must lead
 * to it.
 */
export const verifyRewrite = (problem: Problem, draft: Draft): readonly Method[] | null => {
  if (!holds(problem, draft) || !('exact' in draft.answer)) return null;
  const { exact } = draft.answer;
  const point = problem.options.operation?.startsWith('quadrant') ? angleOf(problem) : null;
  if (point) return methodsThatHold(draft.methods, (step) => checkStep(step, { points: [point], variable: '', where: 'real' }));
  const way = ({ link, before, after }: Step): CheckWay | null =>
    link === 'equal' ? (same(before, after) ? 'identity' : null) : identical(after, exact, 'complex') === 'yes' ? 'recomputed' : null;
  return methodsThatHold(draft.methods, way);
}; // prettier-ignore
