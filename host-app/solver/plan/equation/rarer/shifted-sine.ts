import { add, div, mul, sqrt, sub } from '../../../kernel/canon.js';
import { approx } from '../../../kernel/approx.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import { displayed } from '../../../print/displayed.js';
import { arg, isNum, PI, product, sum, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { collectNodes, contains, substitute } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { Trace } from '../../trace.js';
import { difference, equation, type Handler } from '../equation.js';

/** a sin u + b cos u = c is R sin(u + shift) = c with R = sqrt(a² + b²). */
export const shiftedSine: Handler = (e) => {
  const d = expand(difference(e));
  const sinusoids = collectNodes(d, (part) => part.kind === 'call' && contains(part, e.x));
  const [sine, cosine] = ['sin', 'cos'].map((name) =>
    sinusoids.find((part) => part.kind === 'call' && part.name === name),
  );
  if (sinusoids.length !== 2 || !sine || !cosine || arg(sine, 0).key !== arg(cosine, 0).key) return null;
  const named = substitute(substitute(d, sine, sym('s')), cosine, sym('c'));
  const [rest, a] = coefficientsIn(named, 's') ?? [];
  const [constant, b] = rest ? (coefficientsIn(rest, 'c') ?? []) : [];
  if (!a || !b || !constant || !isNum(a) || !isNum(b) || contains(constant, e.x) || contains(constant, 's'))
    return null;
  const size = sqrt(add(mul(a, a), mul(b, b)));
  const first: Expr = fn('atan', div(b, a));
  const shift = approx(a) < 0 ? add(first, PI) : first;
  const [left, right] = [fn('sin', add(arg(sine, 0), shift)), expand(div(sub(ZERO, constant), size))];
  const trace = new Trace(equation(e.left, e.right), 'equivalent').says(
    'trig-identities',
    equation(left, right),
    `${written(displayed(sum(product(a, sine), product(b, cosine))))} = ${written(displayed(mul(size, left)))}; each side is divided by ${written(size)}.`,
  );
  const inner = e.solve(left, right, e.x);
  return inner && { ...inner, steps: [...trace.steps, ...inner.steps] };
};
