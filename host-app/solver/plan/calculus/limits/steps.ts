import { canon } from '../../../kernel/canonical.js';
import { arg, call, isCall, sym, ZERO, type Expr } from '../../../tree/expr.js';
import type { Step } from '../../../solution.js';
import type { Rule } from '../../../texts/en.js';
import { contains, mapTree, substitute, variablesOf } from '../../../tree/walk.js';
import { displayed } from '../../../print/displayed.js';
import { written } from '../../acts.js';
import { tidy } from '../../simplify/index.js';
import { loose, step } from '../../trace.js';
import { hopital } from './hopital.js';
import { addition } from './addition.js';
import { eulersNumber } from './euler.js';
import { exponentOf, LIMIT_LAWS } from './laws.js';
import { commonExponential, special } from './known.js';
import { byStrongest, outOfSum } from './strongest.js';
import { limitAt, partsOf, valueAt, type Approach } from './parts.js';
import { isInfinite } from '../../../tree/predicates.js';

const MOST_REWRITES = 4;

/** √(1 − 1) is written √0: doubles can't tell such a root from one of a small number. */
const withoutZeros = (part: Expr): Expr =>
  isCall(part) && arg(part, 0).kind === 'sum' && valueOf(arg(part, 0)) === '0' ? call(part.name, ZERO) : part;
const valueOf = (e: Expr): string | null => (variablesOf(e).length === 0 ? canon(e).key : null);

type Way = (body: Expr, value: Expr) => Step[] | null;

/** The lines that lead from a limit to its value, law by law or by L'Hôpital's rule. */
export const waysTo = (
  limOf: (body: Expr) => Expr,
  approach: Approach,
): { readonly byLaws: Way; readonly byRule: Way } => {
  /** The last line: the point is put in, or the parts decide. */
  const finish = (body: Expr, value: Expr): Step[] | null => {
    if (valueAt(body, approach)) {
      const put = mapTree(substitute(body, sym(approach.x), approach.point), withoutZeros);
      const act = contains(body, approach.x) ? undefined : `${approach.x} is not in it any more.`;
      const first = step('direct-substitution', limOf(body), put, 'equal', [], undefined, act);
      return put.key === value.key
        ? [first]
        : [first, step(variablesOf(put).length > 0 ? 'simplify' : 'evaluate', put, value, 'equal')];
    }
    const act = partsOf(body, approach);
    return act === null ? null : [step('limit-of-parts', limOf(body), value, 'equal', [], undefined, act)];
  };
  const byKnown = (body: Expr, value: Expr): Step[] | null => {
    const found = special(body, approach);
    if (!found) return null;
    const line = limOf(found.after);
    const end = step(
      'special-limit',
      loose(displayed(found.after)) === loose(displayed(body)) ? limOf(body) : line,
      value,
      'equal',
      [],
      undefined,
      found.act,
    );
    const act = 'Each function is put over its u; the rest is written in front.';
    const first = step('rewrite', limOf(body), line, 'equal', [], undefined, act);
    return loose(displayed(found.after)) === loose(displayed(body)) ? [end] : [first, end];
  };
  /** The difference quotient of sine and cosine: the addition formula, and two known limits. */
  const byAddition = (body: Expr, value: Expr): Step[] | null => {
    const found = addition(body, approach);
    if (!found) return null;
    const [split, gathered] = [limOf(found.split), limOf(found.gathered)];
    const line = (rule: Rule, before: Expr, after: Expr, act: string): Step =>
      step(rule, before, after, 'equal', [], undefined, act);
    return [
      line('addition-formula', limOf(body), split, found.formula),
      line('rewrite', split, gathered, `The terms with ${written(found.fixed)} are taken together.`),
      line('special-limit', gathered, value, found.limits),
    ];
  };
  /** A power whose base goes to 1, by the limit of (1 + 1/u)^u. */
  const byEuler = (body: Expr, value: Expr): Step[] | null => {
    const found = eulersNumber(body, approach);
    if (!found) return null;
    let line = limOf(body);
    const steps: Step[] = [];
    for (const part of [found.split, found.nested]) {
      if (!part) continue;
      steps.push(step('rewrite', line, limOf(part.after), 'equal', [], undefined, part.act));
      line = limOf(part.after);
    }
    return [...steps, step('special-limit', line, value, 'equal', [], undefined, found.act)];
  };
  const byRule = (body: Expr, value: Expr): Step[] | null =>
    hopital(body, limOf, approach, (rest) => finish(rest, value) ?? byKnown(rest, value));
  const byLaws = (body: Expr, value: Expr, left = MOST_REWRITES): Step[] | null => {
    const end =
      finish(body, value) ?? byKnown(body, value) ?? byAddition(body, value) ?? byEuler(body, value);
    if (end || left === 0) return end;
    for (const law of [commonExponential, byStrongest, ...LIMIT_LAWS, outOfSum]) {
      const found = law(body, approach);
      if (!found || found.after.key === body.key) continue;
      const { rule, after, act } = found;
      const rest = byLaws(after, value, left - 1) ?? byRule(after, value);
      if (rest) return [step(rule, limOf(body), limOf(after), 'equal', [], undefined, act), ...rest];
    }
    return byExponent(body, value, left - 1);
  };
  const byExponent = (body: Expr, value: Expr, left: number): Step[] | null => {
    const exponent = exponentOf(body, approach);
    const found = exponent && limitAt(exponent, approach);
    if (!exponent || !found) return null;
    const limit = isInfinite(found) ? found : tidy(found);
    const inner = byLaws(exponent, limit, left) ?? byRule(exponent, limit);
    const act = `${written(body)} is e to the power of ${written(exponent)}, and this exponent goes to ${written(limit)}.`;
    return inner && [step('exponential-form', limOf(body), value, 'equal', inner, undefined, act)];
  };
  return { byLaws: (body, value) => byLaws(body, value), byRule };
};
