import { add, divide, isZero, multiply, negate, rational, sign, subtract } from '../../../maths/rational.js';
import { add as plus, neg, sub } from '../../kernel/canon.js';
import { list, num, ONE, quotient, relation, ZERO, type Expr } from '../../tree/expr.js';
import type { Rational } from '../../../maths/rational.js';
import { step } from '../trace.js';
import { fact, half, line, point, root, square, times, X, Y, type Result } from './parts.js';
import type { Conic } from './shape.js';

/** Only one letter is squared: a parabola, or lines. */
export const onlyOne = (equation: Expr, conic: Conic): Result | null => {
  const isUpright = isZero(conic.c);
  const [lead, linear, other] = isUpright ? [conic.a, conic.d, conic.e] : [conic.c, conic.e, conic.d];
  const [own, across] = isUpright ? [X, Y] : [Y, X];
  const k = negate(half(divide(linear, lead)));
  const rest = subtract(multiply(k, k), divide(conic.f, lead));
  if (isZero(other)) {
    const flat = relation('=', square(own, k), num(rest));
    const steps =
      flat.key === equation.key ? [] : [step('complete-squares-of-both', equation, flat, 'equivalent')];
    if (sign(rest) < 0)
      return {
        kind: 'no points',
        facts: [],
        steps: [...steps, step('no-points', flat, list('none', []), 'equivalent')],
      };
    const shift = root(rest);
    const lines = (isZero(rest) ? [ZERO] : [neg(shift), shift]).map((by) => line(own, plus(num(k), by)));
    return {
      kind: lines.length === 1 ? 'one line' : 'two parallel lines',
      facts: lines.map((one) => fact('line', one)),
      steps: [
        ...steps,
        step('two-lines', flat, lines.length === 1 ? (lines[0] ?? flat) : list('or', lines), 'equivalent'),
      ],
    };
  }
  const factor = negate(divide(other, lead));
  const h = negate(divide(rest, factor));
  const p = divide(factor, rational(4));
  const form = relation('=', square(own, k), times(factor, isZero(h) ? across : sub(across, num(h))));
  const at = (value: Rational): Expr => (isUpright ? point(num(k), num(value)) : point(num(value), num(k)));
  return {
    kind: 'parabola',
    facts: [
      fact('vertex', at(h)),
      fact('focus', at(add(h, p))),
      fact('directrix', line(across, num(subtract(h, p)))),
      fact('axis of symmetry', line(own, num(k))),
      fact('eccentricity', ONE),
      fact('standard form', form),
    ],
    steps: [
      ...(form.key === equation.key ? [] : [step('complete-squares-of-both', equation, form, 'equivalent')]),
      step('quarter', quotient(num(factor), num(4)), num(p), 'equal'),
    ],
  };
};
