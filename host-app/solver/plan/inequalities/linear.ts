import { type Rational } from '../../../maths/rational.js';
import { add, div, mul, neg, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { lcm } from '../../kernel/whole-functions.js';
import type { Rule } from '../../texts/en.js';
import { arg, isNode, list, num, relation, termsOf, type Expr, type RelationName } from '../../tree/expr.js';
import { contains } from '../../tree/walk.js';
import { divided, dividedByNegative, multiplied, subtracted, tidied } from '../acts.js';
import { Trace } from '../trace.js';
import { denominators, hasDecimal } from '../equation/standard.js';

const FLIPPED: Readonly<Record<string, RelationName>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '!=': '!=',
  '=': '=',
};
const nameOf = (e: Expr): RelationName => (isNode(e) ? (e.name as RelationName) : '=');
const linearIn = (e: Expr, x: string): readonly Rational[] | null => {
  const found = rationalCoefficients(canon(e), x);
  return found && found.length < 3 ? found : null;
};

/** One side <, <=, > or >= another; or a chain a < u <= b with the variable in the middle. */
type Line = { readonly sides: readonly Expr[]; readonly names: readonly RelationName[] };

const lineOf = (e: Expr): Line | null => {
  if (!isNode(e)) return null;
  if (e.kind === 'relation') return { sides: e.args, names: [nameOf(e)] };
  const [a, b] = e.args;
  if (e.name !== 'and' || e.args.length !== 2 || !a || !b || a.kind !== 'relation' || b.kind !== 'relation')
    return null;
  const joined = arg(a, 1).key === arg(b, 0).key && nameOf(a).slice(0, 1) === nameOf(b).slice(0, 1);
  return joined ? { sides: [arg(a, 0), arg(a, 1), arg(b, 1)], names: [nameOf(a), nameOf(b)] } : null;
};
const written = ({ sides, names }: Line): Expr => {
  const lines = names.map((name, k) => relation(name, sides[k] ?? num(0), sides[k + 1] ?? num(0)));
  const [only] = lines;
  return lines.length === 1 && only ? only : list('and', lines);
};
const each = ({ sides, names }: Line, change: (side: Expr) => Expr): Line => ({
  sides: sides.map(change),
  names,
});
const turned = ({ sides, names }: Line): Line => ({
  sides: [...sides].reverse(),
  names: [...names].reverse().map((name) => FLIPPED[name] ?? name),
});

const part = (e: Expr, x: string, wanted: boolean): Expr =>
  add(...termsOf(e).filter((term) => contains(term, x) === wanted));

/** Applies the same operation to every side until the variable is alone; null when the line is not linear. */
export const linearSteps = (start: Expr, x: string): Trace | null => {
  const first = lineOf(start);
  if (!first?.sides.every((side) => linearIn(side, x)) || !contains(start, x)) return null;
  if (
    first.sides.length === 3 &&
    (contains(first.sides[0] ?? start, x) || contains(first.sides[2] ?? start, x))
  )
    return null;
  const trace = new Trace(start, 'equivalent');
  let line = first;
  const to = (rule: Rule, next: Line, act?: string): void => {
    line = next;
    trace.says(rule, written(line), act);
  };
  to(
    'expand-sides',
    each(line, (side) => expand(canon(side))),
    tidied(line.sides),
  );
  const factor = line.sides.map(denominators).reduce(lcm, 1n);
  to(
    'clear-fractions',
    each(line, (side) => expand(mul(num(factor), side))),
    multiplied(factor, hasDecimal(start) ? 'decimals' : 'fractions'),
  );
  if (line.sides.length === 2) {
    const [left = num(0), right = num(0)] = line.sides;
    if (!contains(left, x)) to('turn-round', turned(line));
    const moving = part(line.sides[1] ?? right, x, true);
    to(
      'collect-variable',
      each(line, (side) => expand(sub(side, moving))),
      subtracted(moving),
    );
  }
  const middle = (): Expr => line.sides[line.sides.length === 3 ? 1 : 0] ?? num(0);
  const constant = part(middle(), x, false);
  if (!contains(middle(), x)) return decided(trace, line);
  to(
    'collect-constants',
    each(line, (side) => expand(sub(side, constant))),
    subtracted(constant),
  );
  const slope = linearIn(middle(), x)?.[1];
  if (!slope) return null;
  const quotients = each(line, (side) => expand(div(side, num(slope))));
  if (slope.n > 0n) to('divide', quotients, divided(num(slope)));
  else {
    const flipped = { sides: quotients.sides, names: quotients.names.map((name) => FLIPPED[name] ?? name) };
    to('divide-turn', flipped, dividedByNegative(num(slope)));
  }
  // A chain is read from its smallest side on.
  if (line.sides.length === 3 && line.names[0]?.startsWith('>')) to('turn-round', turned(line));
  return trace;
};

/** The variable has cancelled: the rest is true or false. */
const decided = (trace: Trace, { sides, names }: Line): Trace => {
  const value = linearIn(sub(sides[0] ?? num(0), sides[1] ?? num(0)), '')?.[0] ?? { n: 0n, d: 1n };
  const [name = '='] = names;
  const holds =
    value.n === 0n
      ? name.includes('=') && name !== '!='
      : name === '!=' || value.n < 0n === name.startsWith('<');
  return trace.to(holds ? 'always-true' : 'never-true', list(holds ? 'all' : 'none', []));
};

/** |u| < c is -c < u < c; |u| > c is u < -c or u > c. For a number c above 0. */
export const splitAbsolute = (bars: Expr, name: RelationName, value: Expr): Expr => {
  const inner = arg(bars, 0);
  if (name.startsWith('<'))
    return list('and', [relation(name, neg(value), inner), relation(name, inner, value)]);
  return list('or', [relation(FLIPPED[name] ?? name, inner, neg(value)), relation(name, inner, value)]);
};
