import { div, pow, splitPower, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import {
  call,
  isNode,
  isNum,
  arg,
  negative,
  num,
  ONE,
  power,
  product,
  sum,
  sym,
  TWO,
  factorsOf,
  type Expr,
} from '../../../tree/expr.js';
import { substitute } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { step } from '../../trace.js';
import { derive } from '../derivatives/derivative.js';
import type { Technique } from './integral.types.js';
import { int, throughLetter } from './letters.js';
import { lineIn } from './table.js';

/** The exponents of sine and cosine of one angle; null for other integrands. */
const exponentsOf = (
  f: Expr,
  x: string,
): { readonly angle: Expr; readonly of: ReadonlyMap<string, number> } | null => {
  const parts = factorsOf(f).map((part) => splitPower(part));
  const of = new Map<string, number>();
  const [angle] = parts.map(([base]) => (isNode(base) ? base.args[0] : undefined));
  for (const [base, exponent] of parts) {
    const isSinusoid = isNode(base) && base.kind === 'call' && /^(?:sin|cos)$/.test(base.name);
    if (!isSinusoid || arg(base, 0).key !== angle?.key || !isNum(exponent) || exponent.value.d !== 1n)
      return null;
    of.set(base.name, Number(exponent.value.n));
  }
  return angle && lineIn(angle, x) ? { angle, of } : null;
};

/** sin³(x): one factor is split off for du, and the even power left is written by the other function. */
export const oddPowers: Technique = ({ f, x, depth, integrate }) => {
  const found = depth > 4 ? null : exponentsOf(f, x);
  if (!found) return null;
  const { angle, of } = found;
  const exponent = (name: string): number => of.get(name) ?? 0;
  const isFit = (name: string): boolean =>
    exponent(name) > 2 && exponent(name) < 12 && exponent(name) % 2 === 1;
  const [name] = ['sin', 'cos'].filter(isFit).sort((a, b) => exponent(a) - exponent(b));
  const other = name === 'sin' ? 'cos' : 'sin';
  if (name === undefined || exponent(other) < 0 || exponent(other) === 1) return null;
  const [one, u] = [call(name, angle), call(other, angle)];
  const raised = (base: Expr, n: number): readonly Expr[] =>
    n === 0 ? [] : [n === 1 ? base : power(base, num(n))];
  const rest = raised(u, exponent(other));
  const half = (exponent(name) - 1) / 2;
  const split = product(...raised(one, 2 * half), ...rest, one);
  const turned = product(...raised(sum(ONE, negative(power(u, TWO))), half), ...rest, one);
  const slope = derive(u, x);
  if (!slope) return null;
  const letter = sym(x === 'u' ? 'w' : 'u');
  const inner = canon(
    div(
      product(pow(sub(ONE, pow(letter, TWO)), num(half)), pow(letter, num(exponent(other)))),
      div(slope, canon(one)),
    ),
  );
  const done = integrate(inner, letter.name);
  if (!done) return null;
  const value = canon(substitute(done.value, letter, u));
  return {
    value,
    steps: [
      step(
        'rewrite',
        int(f, x),
        int(split, x),
        'equal',
        [],
        undefined,
        `One factor ${written(one)} is split off for d${letter.name}.`,
      ),
      step(
        'rewrite',
        int(split, x),
        int(turned, x),
        'equal',
        [],
        undefined,
        `${name}² of an angle is 1 − ${other}² of it.`,
      ),
      ...throughLetter({ x, letter: letter.name, meaning: u, slope, inner, f: turned }, done, value),
    ],
  };
};
