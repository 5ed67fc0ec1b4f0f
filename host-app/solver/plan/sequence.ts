import { sub } from '../kernel/canon.js';
import { canon } from '../kernel/canonical.js';
import { expand } from '../kernel/expand.js';
import type { Draft, Problem, Step } from '../solution.js';
import { list, num, ONE, power, product, quotient, sum, sym, type Expr } from '../tree/expr.js';
import { progressionOf, type Progression } from './formulas/progression.js';
import { step, draftOf } from './trace.js';

const HIGHEST_DEGREE = 12;

/** The formula as it is found, then in its shortest form. */
const byFormula = (rows: readonly Step[], formula: Step, exact: Expr): Draft => {
  const open = formula.after;
  const steps = [...rows, formula, ...(open.key === exact.key ? [] : [step('expand', open, exact, 'equal')])];
  return draftOf({ kind: 'value', exact }, steps);
};

const geometric = (terms: readonly Expr[], rule: Progression, n: Expr): Draft => {
  const [data, first] = [list('tuple', terms), terms[0] ?? ONE];
  const ratios = list('tuple', terms.slice(1).map(() => rule.step)); // prettier-ignore
  const growth = power(rule.step, sum(n, num(-1)));
  const exact = first.key === '1' ? growth : product(first, growth);
  const formula = step('geometric-term', data, exact, 'implies', [], undefined, rule.said); // prettier-ignore
  return byFormula([step('ratio-row', data, ratios, 'implies')], formula, formula.after);
};

/** The polynomial through the terms (Newton's differences), when one of low degree fits all of them. */
export const planSequence = ({ options, variable }: Problem): Draft | null => {
  const terms = (options.items ?? []).map(canon);
  const n = sym(variable);
  const rule = progressionOf(terms);
  if (rule?.kind === 'geometric') return geometric(terms, rule, n);
  let row = terms;
  const [rows, parts, factors]: [Step[], Expr[], Expr[]] = [[], [], []];
  let factorial = 1;
  for (let k = 0; k < terms.length; k += 1) {
    const [first] = row;
    if (!first || k > HIGHEST_DEGREE) return null;
    factorial *= Math.max(k, 1);
    const coefficient = canon(quotient(first, num(factorial)));
    const isOne = coefficient.key === '1' && k > 0;
    if (first.key !== '0') parts.push(product(...(isOne ? [] : [coefficient]), ...factors));
    if (row.every((value) => value.key === first.key)) {
      // The last difference must be confirmed by a second one, or the polynomial fits anything.
      if (row.length < 2) return null;
      const open = sum(...parts);
      const formula = step('differences', list('tuple', terms), open, 'implies', [], undefined, rule?.said);
      return byFormula(rows, formula, expand(canon(open)));
    }
    factors.push(sum(n, num(-k - 1)));
    const next = row.slice(1).map((value, at) => sub(value, row[at] ?? value));
    rows.push(step('difference-row', list('tuple', row), list('tuple', next), 'implies'));
    row = next;
  }
  return null;
};
