import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import type { Draft, Problem, Step } from '../../../solution.js';
import type { Rule } from '../../../texts/en.js';
import { displayed } from '../../../print/displayed.js';
import { arg, call, isCall, quotient, sym, type Expr } from '../../../tree/expr.js';
import { contains, countNodes, someNode } from '../../../tree/walk.js';
import { pack } from '../../../packs/registry.js';
import { simplest } from '../../simplify/index.js';
import { draftOf, loose, step, Trace } from '../../trace.js';
import { derive } from './derivative.js';
import { derivativeLines } from './derivative-laws.js';

const MOST_LINES = 8;
const PLAIN: ReadonlySet<Rule> = new Set(['arrange', 'work-out-terms', 'factor']);
/** The top of a quotient is multiplied out below its derivative signs. */
const openedTop = (line: Expr): readonly Step[] => {
  if (line.kind !== 'quotient' || arg(line, 0).kind !== 'sum' || someNode(line, isCall)) return [];
  const [top, bottom] = [arg(line, 0), arg(line, 1)];
  const trace = new Trace(line, 'equal');
  for (const { rule, after, act } of pack('expressions').expandedLines(top, expand(canon(top))))
    trace.to(rule, quotient(after, bottom), 'equal', [], undefined, act);
  return trace.steps;
};
/** The lines from a derivative to its shortest form, where they lead there. */
const shortened = (line: Expr, best: Expr): readonly Step[] => {
  const shown = displayed(line);
  if (loose(shown) === loose(displayed(best))) return [];
  const opened = openedTop(shown);
  const last = opened.at(-1)?.after;
  if (last && opened.length <= MOST_LINES)
    return [...opened, ...new Trace(last, 'equal').to('simplify', best).steps];
  const simplified = pack('expressions').planSimplify({
    kind: 'simplify',
    expression: shown,
    variable: '',
    options: {},
  });
  const steps = simplified.methods[0]?.steps ?? [];
  const end = steps.at(-1);
  if (!end || steps.length > MOST_LINES || loose(end.after) !== loose(displayed(best))) return [];
  // A line without a sentence of its own may be a large leap.
  if (!steps.every(({ rule, act }) => act !== undefined || PLAIN.has(rule))) return [];
  return end.rule === 'factor'
    ? [...steps.slice(0, -1), step('simplify', end.before, end.after, 'equal')]
    : steps;
};

const isRational = (e: Expr): boolean =>
  e.kind === 'quotient' && !someNode(e, (part) => isCall(part) || part.key === 'ℯ');

export const planDerivative = ({ expression, variable, options }: Problem): Draft | null => {
  let current = canon(expression);
  const steps: Step[] = [];
  for (let k = 0; k < (options.order ?? 1); k += 1) {
    const slope = derive(current, variable);
    if (!slope) return null;
    let best = simplest(slope).form;
    const start = call('diff', k === 0 ? expression : current, sym(variable));
    const trace = new Trace(start, 'equal');
    const constant = !contains(current, variable);
    for (const { rule, after, act } of constant
      ? []
      : derivativeLines(k === 0 ? expression : current, variable))
      trace.says(rule, after, act);
    const act = constant
      ? `There is no ${variable} in it: it is held constant, and its slope is 0.`
      : undefined;
    let short = constant ? [] : shortened(trace.line, best);
    const [end] = short.slice(-1);
    // (x² − 1)² below a line is shorter than what it is multiplied out.
    if (
      end &&
      isRational(end.before) &&
      (end.after.kind === 'sum' || countNodes(end.after) > countNodes(end.before))
    ) {
      best = canon(end.before);
      short = [...short.slice(0, -1), step('simplify', end.before, best, 'equal')];
    }
    steps.push(...(short.length > 0 ? [...trace.steps, ...short] : trace.says('simplify', best, act).steps));
    current = best;
  }
  return draftOf({ kind: 'expression', exact: current }, steps);
};
