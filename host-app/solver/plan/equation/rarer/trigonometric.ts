import { identityNamed } from '../../simplify/trig-names.js';
import { div, mul, neg, pow, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { arg, isNode, ONE, rebuild, TWO, ZERO, type Expr } from '../../../tree/expr.js';
import { collectNodes, contains, variablesOf } from '../../../tree/walk.js';
import { pythagoras } from '../../simplify/trigonometry.js';
import { Trace } from '../../trace.js';
import { subtracted, written } from '../../acts.js';
import { difference, equation, type Equation, type Handler, type Solved } from '../equation.js';

const isTrig = (e: Expr, x: string): boolean =>
  e.kind === 'call' && ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'].includes(e.name) && contains(e, x);

/** sin 2u and cos 2u by functions of u, when u is an angle of the equation too. */
const halveAngles = (e: Expr, angle: Expr): Expr => {
  if (!isNode(e)) return e;
  if (e.kind === 'call' && arg(e, 0).key === expand(mul(TWO, angle)).key) {
    if (e.name === 'sin') return mul(TWO, fn('sin', angle), fn('cos', angle));
    if (e.name === 'cos') return sub(mul(TWO, pow(fn('cos', angle), TWO)), ONE);
  }
  return canon(
    rebuild(
      e,
      e.args.map((child) => halveAngles(child, angle)),
    ),
  );
};

const basic = (e: Expr): Expr => {
  if (!isNode(e)) return e;
  const args = e.args.map(basic);
  const [u] = args;
  if (e.kind !== 'call' || !u) return canon(rebuild(e, args));
  if (e.name === 'tan') return div(fn('sin', u), fn('cos', u));
  if (e.name === 'cot') return div(fn('cos', u), fn('sin', u));
  if (e.name === 'sec') return div(ONE, fn('cos', u));
  return e.name === 'csc' ? div(ONE, fn('sin', u)) : fn(e.name, ...args);
};

/** Rewrites to one function of one angle, and solves by substitution. */
export const trigonometric: Handler = (e) => {
  if (e.depth > 2) return null;
  const d = difference(e);
  const functions = collectNodes(d, (part) => isTrig(part, e.x));
  if (functions.length < 2) return null;
  const angles = [...new Map(functions.map((part) => [arg(part, 0).key, arg(part, 0)])).values()].sort(
    (a, b) => a.key.length - b.key.length,
  );
  const [angle] = angles;
  if (!angle) return null;
  const plainForm = basic(angles.length > 1 ? halveAngles(d, angle) : d);
  const candidates = [
    expand(plainForm),
    expand(pythagoras(expand(plainForm), 'sin')),
    expand(pythagoras(expand(plainForm), 'cos')),
  ];
  for (const candidate of candidates) {
    if (candidate.key === d.key) continue;
    const trace = new Trace(equation(e.left, e.right), 'equivalent').says(
      'trig-identities',
      equation(candidate, ZERO),
      identityNamed(d, candidate),
    );
    const inner = e.solve(candidate, ZERO, e.x);
    if (inner?.period) return { ...inner, steps: [...trace.steps, ...inner.steps] };
  }
  return dividedByCosine(e, expand(plainForm));
};

/** a sin u + b cos u = 0 is a tan u = -b. */
const dividedByCosine = (e: Equation, d: Expr): Solved | null => {
  const cosine = collectNodes(d, (part) => part.kind === 'call' && part.name === 'cos')[0];
  if (!cosine || d.kind !== 'sum' || d.args.length !== 2) return null;
  const sine = fn('sin', arg(cosine, 0));
  const parts = d.args.map((term) => [div(term, sine), div(term, cosine)] as const);
  const a = parts.find(([share]) => isNumber(share))?.[0];
  const b = parts.find(([, share]) => isNumber(share))?.[1];
  if (!a || !b) return null;
  const tangent = fn('tan', arg(cosine, 0));
  const inner = e.solve(mul(a, tangent), neg(b), e.x);
  if (!inner?.period) return null;
  const moved = equation(mul(a, sine), neg(mul(b, cosine)));
  const trace = new Trace(equation(e.left, e.right), 'equivalent');
  trace.says('separate-sine', moved, subtracted(mul(b, cosine)));
  const divided = equation(mul(a, tangent), neg(b));
  trace.says('divide-cosine', divided, `${written(sine)}/${written(cosine)} = ${written(tangent)}.`);
  return { ...inner, steps: [...trace.steps, ...inner.steps] };
};
const isNumber = (e: Expr): boolean => variablesOf(e).length === 0;
