import { canon } from '../../../kernel/canonical.js';
import { written } from '../../../plan/acts.js';
import { tidy } from '../../../plan/simplify/index.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, call, isNode, list, membersOf, power, product, quotient, sum, sym, TWO, type Expr } from '../../../tree/expr.js'; // prettier-ignore
import { substituteAll } from '../../../tree/walk.js';
import { equals, of, slope } from '../formula.js';

/** The gradient at the point, along the vector of length 1. */
export const planDirectional = ({ expression }: Problem): Draft | null => {
  const [definition, ...rest] = membersOf(expression);
  if (!definition || !isNode(definition)) return null;
  const left = arg(definition, 0);
  const letters = isNode(left) ? left.args.map(({ key }) => key) : [];
  const f = arg(definition, 1);
  const place = rest.slice(0, letters.length).map((line) => arg(line, 1));
  const v = rest.slice(letters.length).map((line) => arg(line, 1));
  const slopes = letters.map((name) => slope(f, name));
  if (slopes.some((one) => one === null)) return null;
  const known = slopes.map((one) => one ?? f);
  const names = letters.map((name) => `f_${name}`);
  const at = letters.map((name, k) => [name, place[k] ?? f] as const);
  const values = known.map((one) => tidy(canon(substituteAll(one, at))));
  const trace = new Trace(definition, 'implies');
  trace.says('directional-gradient', list('system', known.map((one, k) => equals(of(names[k] ?? '', ...letters.map(sym)), one))), undefined);
  trace.says('directional-at', list('system', values.map((one, k) => equals(of(names[k] ?? '', ...place), one))), undefined);
  const length = tidy(canon(call('sqrt', sum(...v.map((one) => power(one, TWO))))));
  const [D, size] = [sym('D'), sym('|v|')];
  trace.says('directional-length', equals(size, length), `It is the root of ${v.map((one) => `${/^[-−]|[+/]/.test(written(one)) ? `(${written(one)})` : written(one)}²`).join(' + ')}.`);
  const dot = sum(...values.map((one, k): Expr => product(one, v[k] ?? one)));
  trace.says('directional-dot', equals(D, length.key === '1' ? dot : quotient(dot, length)), undefined);
  const exact = tidy(canon(quotient(dot, length)));
  trace.says('directional-result', equals(D, exact), undefined);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore
