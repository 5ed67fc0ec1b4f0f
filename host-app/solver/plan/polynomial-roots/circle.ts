import { add, div, mul, neg, pow } from '../../kernel/canon.js';
import { approx } from '../../kernel/approx.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { rational } from '../../../maths/rational.js';
import type { Draft, Problem } from '../../solution.js';
import { anyOf, call, I, negative, num, PI, power, product, quotient, sum, sym, TWO, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { usesI } from '../../tree/predicates.js';
import { someNode, substitute, variablesOf } from '../../tree/walk.js';
import { written } from '../acts.js';
import { equation, rootLine } from '../equation/equation.js';
import { Trace, draftOf } from '../trace.js';

interface Polar {
  readonly re: Expr;
  readonly im: Expr;
  /** The distance from 0. */
  readonly size: Expr;
  /** Between −π and π. */
  readonly angle: Expr;
}

/** A number that is not real, by its parts, its distance from 0 and its angle. */
const polarOf = (value: Expr): Polar | null => {
  const at = (unit: number): Expr => expand(canon(substitute(value, I, num(unit))));
  const re = at(0);
  const im = expand(canon(sum(at(1), negative(re))));
  const isWhole = expand(canon(sum(re, product(im, I)))).key === expand(canon(value)).key;
  if (!isWhole || variablesOf(value).length > 0 || im.key === '0') return null;
  const size = canon(call('sqrt', sum(power(re, TWO), power(im, TWO))));
  const half = product(num(approx(im) > 0 ? 1 : -1), PI);
  const acute = call('atan', quotient(im, re));
  const angle = re.key === '0' ? quotient(half, TWO) : approx(re) > 0 ? acute : sum(acute, half);
  return { re, im, size, angle: expand(canon(angle)) };
};
const turned = (size: Expr, angle: Expr): Expr => {
  const turn = sum(call('cos', angle), product(I, call('sin', angle)));
  return size.key === '1' ? turn : product(size, turn);
};

/** (p + qi)² = a + bi: p² is half of |w| + a, q² half of |w| − a, and pq has the sign of b. */
const squareRoots = (trace: Trace, x: string, { re, im, size }: Polar): readonly Expr[] => {
  const part = (sign: 1 | -1): Expr => call('sqrt', quotient(sum(size, sign === 1 ? re : negative(re)), TWO));
  const up = product(I, part(-1));
  const one = sum(part(1), approx(im) > 0 ? up : negative(up));
  trace.says(
    'root-parts',
    anyOf([one, negative(one)].map((root) => equation(sym(x), root))),
    `(p + qi)² is p² − q² + 2pqi: p² − q² = ${written(re)}, 2pq = ${written(im)}, and p² + q² = ${written(size)}.`,
  );
  const root = expand(canon(one));
  return [root, expand(neg(root))];
};

/** The angle is divided by n; the roots are at equal angles. */
const rootsAround = (trace: Trace, x: string, n: number, { size, angle }: Polar): readonly Expr[] => {
  const radius = pow(size, num(rational(1, n)));
  const angles = Array.from({ length: n }, (_, k) =>
    expand(mul(num(rational(1, n)), add(angle, mul(num(2 * k), PI)))),
  );
  trace.says(
    'roots-around',
    anyOf(angles.map((one) => equation(sym(x), turned(radius, one)))),
    `The angle ${written(angle)} is divided by ${n}; the roots are ${written(canon(quotient(product(TWO, PI), num(n))))} apart.`,
  );
  return angles.map((one) => expand(canon(turned(radius, one))));
};

/** zⁿ = w, where w is not real. */
export const planRootsOf = ({ expression, variable }: Problem): Draft | null => {
  const terms = coefficientsIn(expand(leftMinusRight(expression)), variable);
  const lead = terms?.at(-1);
  const [c] = terms ?? [];
  const n = (terms?.length ?? 0) - 1;
  if (!terms || !lead || !c || n < 2 || n > 12 || terms.slice(1, -1).some(({ key }) => key !== '0'))
    return null;
  const value = expand(div(neg(c), lead));
  const w = usesI(value) ? polarOf(value) : null;
  if (!w || (n > 2 && someNode(w.angle, ({ kind }) => kind === 'call'))) return null;
  const alone = equation(power(sym(variable), num(n)), value);
  const trace = new Trace(expression, 'equivalent').to('isolate-square', alone);
  if (n > 2)
    trace.says(
      'complex-circle',
      equation(power(sym(variable), num(n)), turned(w.size, w.angle)),
      `The distance of ${written(value)} from 0 is ${written(w.size)}, its angle is ${written(w.angle)}.`,
    );
  const roots = n === 2 ? squareRoots(trace, variable, w) : rootsAround(trace, variable, n, w);
  trace.to('evaluate', rootLine(variable, roots));
  return draftOf({ kind: 'roots', variable, roots, complex: true }, trace.steps);
};
