import { canon } from '../../kernel/canonical.js';
import { parse } from '../../parse/index.js';
import { plain } from '../../print/plain.js';
import { subtracted, written } from '../../plan/acts.js';
import { expand } from '../../kernel/expand.js';
import { draftOf, Trace } from '../../plan/trace.js';
import { tidy } from '../../plan/simplify/index.js';
import type { Draft, Problem } from '../../solution.js';
import { list, membersOf, relation, type Expr } from '../../tree/expr.js';
import { identityFor } from './identities.js';

/** (x + 1/x)² = x² + 2 + 1/x², so x² + 1/x² = 3² − 2. */
export const planSymmetric = ({ expression, options }: Problem): Draft | null => {
  const found = identityFor(expression);
  if (!found) return null;
  const { identity, beside, value, sum, product, target, values } = found;
  const is = (right: string): Expr => relation('=', target, parse(right));
  const all = value(`(${plain(sum)})`, product ? plain(product) : '');
  const numbers = value(`(${plain(values[0])})`, `(${plain(values[1])})`);
  const exact = tidy(expand(canon(parse(numbers))));
  const given = list('and', membersOf(expression).slice(0, -1));
  const [equation] = options.items ?? [];
  const trace = new Trace(equation ?? given, 'implies');
  if (equation) trace.says('roots-sum', given, `Of ax² + bx + c = 0 the sum of the roots is −b/a, which is ${written(values[0])}, and their product is c/a, which is ${written(values[1])}.`);
  trace.to('use-identity', parse(identity));
  if (beside !== '') trace.says('identity-shift', is(all), subtracted(canon(parse(beside.replace('+', '')))));
  const known = [sum, ...(product ? [product] : [])].map((e, k) => `${written(e)} is ${written(values[k] ?? e)}`);
  trace.says('identity-put', is(numbers), `${known.join(' and ')}.`);
  trace.says('evaluate', relation('=', target, exact), `${written(parse(numbers))} = ${written(exact)}.`);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore
