import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { written } from '../../plan/acts.js';
import { draftOf, Trace } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, list, membersOf, relation } from '../../tree/expr.js';
import { splitLog } from './split.js';

/** log 12 = log(2² · 3) = 2 log 2 + log 3. */
export const planKnownLogs = ({ expression }: Problem): Draft | null => {
  const found = splitLog(expression);
  if (!found) return null;
  const { target, inside, parts, values } = found;
  const given = membersOf(expression).slice(0, -1);
  const exact = canon(expand(canon(values)));
  const trace = new Trace(list('and', given), 'implies');
  if (inside.key !== target.key) trace.says('log-number', relation('=', target, inside), 'The number is written with those whose logarithms are known.');
  trace.says('log-parts', relation('=', target, parts), undefined);
  const said = given.map((line) => `${written(arg(line, 0))} is ${written(arg(line, 1))}`);
  trace.says('log-put', relation('=', target, values), `${said.join(' and ')}.`);
  trace.says('log-result', relation('=', target, exact), undefined);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore
