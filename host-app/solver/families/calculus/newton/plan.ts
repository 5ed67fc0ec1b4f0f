import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { definedOrNull } from '../../../kernel/problem.js';
import { written } from '../../../plan/acts.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import {
  arg,
  isNum,
  membersOf,
  negative,
  quotient,
  relation,
  sum,
  sym,
  type Expr,
} from '../../../tree/expr.js';
import { equals, of, put, rounded, slope } from '../formula.js';

const isShort = (e: Expr): boolean => isNum(e) && e.value.d < 10_000n;
/** Each x comes from the one before: fractions as long as they are short, then six decimals. */
export const planNewton = (problem: Problem): Draft | null => {
  const [definition, start, count] = membersOf(problem.expression);
  if (!definition || !start || !count) return null;
  const letter = problem.variable;
  const body = arg(definition, 1);
  const line = slope(body, letter);
  if (!line) return null;
  const [, first = '0'] = arg(start, 0).key.split('_');
  const trace = new Trace(problem.expression, 'implies').says('newton-derivative', equals(of("f'", sym(letter)), line), undefined);
  let x = arg(start, 1);
  let isExact = true;
  const n = Math.round(approx(arg(count, 1)));
  for (let k = 1; k <= n; k += 1) {
    const name = sym(`${letter}_${Number(first) + k}`);
    const here = sum(x, negative(quotient(put(body, letter, x), put(line, letter, x))));
    const next = definedOrNull(() => canon(here));
    const decimal = next && approx(next);
    if (!next || decimal === null || !Number.isFinite(decimal)) return null;
    trace.says('newton-step', relation(isExact ? '=' : '≈', name, here), `${letter} = ${written(x)} is put in.`);
    isExact &&= isShort(next);
    x = isExact ? next : rounded(decimal, 6);
    trace.says('newton-value', relation(isExact ? '=' : '≈', name, x), undefined);
  }
  return draftOf({ kind: 'value', exact: x }, trace.steps, isExact ? [] : ['note.six-decimals']);
}; // prettier-ignore
