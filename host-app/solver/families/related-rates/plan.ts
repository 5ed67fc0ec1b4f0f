import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { add, mul, sub } from '../../kernel/canon.js';
import { derive } from '../../plan/calculus/derivatives/derivative.js';
import { simplest, tidy } from '../../plan/simplify/index.js';
import { planSolve } from '../../plan/solve.js';
import { step, draftOf } from '../../plan/trace.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { arg, isNode, list, relation, sym, type Expr } from '../../tree/expr.js';
import { substitute, variablesOf, substituteAll } from '../../tree/walk.js';

const rateOf = (name: string): string => `d${name}/dt`;
const isRate = (name: string): boolean => /^d.+\/dt$/.test(name);
const replaced = (e: Expr, known: ReadonlyMap<string, Expr>): Expr => substituteAll(e, known);

/** The total derivative by the time: each letter brings its rate. */
const byTime = (e: Expr): Expr | null => {
  const plain = canon(e);
  const terms = variablesOf(plain).map((name) => {
    const slope = derive(plain, name);
    return slope && mul(slope, sym(rateOf(name)));
  });
  return terms.every((term) => term !== null) ? add(...terms) : null;
};
/** The one positive root. */
const solvedFor = (line: Expr, name: string, isPositive: boolean): Expr | null => {
  const answer = planSolve({ kind: 'solve', expression: line, variable: name, options: {} })?.answer;
  if (answer?.kind !== 'roots') return null;
  const fitting = answer.roots.filter((root) => !isPositive || approx(root) > 0);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
};

export const planRates = ({ expression, options }: Problem): Draft | null => {
  const [asked] = options.items ?? [];
  if (!isNode(expression) || !asked) return null;
  const [line, ...facts] = expression.args;
  if (!line) return null;
  const given = facts.map((fact) => [arg(fact, 0).key, tidy(canon(arg(fact, 1)))] as const);
  const values = new Map(given.filter(([name]) => !isRate(name)));
  const rates = new Map(given.filter(([name]) => isRate(name)));
  const steps: Step[] = [];
  const [left, right] = [byTime(arg(line, 0)), byTime(arg(line, 1))];
  if (!left || !right) return null;
  const derived = relation('=', simplest(left).form, simplest(right).form);
  const needed = new Set(variablesOf(canon(sub(canon(left), canon(right)))).filter((name) => !isRate(name)));
  const missing = [...needed].filter((name) => !values.has(name));
  if (missing.length > 1) return null;
  const [lacking] = missing;
  if (lacking !== undefined) {
    const put = relation('=', replaced(arg(line, 0), values), replaced(arg(line, 1), values));
    const value = solvedFor(put, lacking, true);
    if (!value) return null;
    steps.push(
      step(
        'rates-value',
        list('system', [line, ...facts.filter((fact) => !isRate(arg(fact, 0).key))]),
        relation('=', sym(lacking), value),
        'implies',
      ),
    );
    values.set(lacking, value);
  }
  const filled = relation(
    '=',
    replaced(replaced(arg(derived, 0), values), rates),
    replaced(replaced(arg(derived, 1), values), rates),
  );
  const [open, other] = variablesOf(filled);
  if (open === undefined || other !== undefined) return null;
  const found = solvedFor(relation('=', canon(arg(filled, 0)), canon(arg(filled, 1))), open, false);
  if (!found) return null;
  const exact = tidy(canon(substitute(asked, sym(open), found)));
  if (variablesOf(exact).length > 0) return null;
  const result = relation('=', sym(open), tidy(found));
  steps.push(
    step('rates-derive', line, derived, 'implies'),
    step('rates-put-in', derived, filled, 'implies'),
    step('rates-solve', filled, result, 'implies'),
  );
  if (asked.kind !== 'sym') steps.push(step('rates-answer', result, relation('=', asked, exact), 'implies'));
  return draftOf({ kind: 'value', exact }, steps);
};
