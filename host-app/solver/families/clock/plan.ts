import { draftOf, Trace } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import { isNum, num, sym, type Expr } from '../../tree/expr.js';
import { planWordProblem } from '../../plan/word-problem.js';
import { taskOf } from '../family.js';
import { storyBefore } from './story.js';
import { clockText, durationText } from './times.js';

/** Whole hours first, then the minutes. */
export const planClock = (problem: Problem): Draft | null => {
  const before = storyBefore(problem);
  const draft = planOnClock(problem);
  const found = before && planWordProblem(before);
  const [method] = draft?.methods ?? [];
  const [first] = found?.methods ?? [];
  if (!before || !draft || !method) return draft;
  return first ? { ...draft, methods: [{ ...method, steps: [...first.steps, ...method.steps] }] } : null;
};
const planOnClock = ({ expression, options }: Problem): Draft | null => {
  const [start = 0, other = 0] = (options.items ?? []).map((one: Expr) => (isNum(one) ? Number(one.value.n) : Number.NaN));
  const [task = '', form] = taskOf({ options } as Problem).split('-');
  const clock = (minutes: number): string => clockText((minutes + 1440) % 1440, form !== undefined);
  const isLength = task === 'later' || task === 'earlier';
  const length = isLength ? other : other - start;
  const [hours, rest] = [Math.floor(length / 60), length % 60];
  const trace = new Trace(expression, 'implies');
  if (!isLength) {
    const between = start + hours * 60;
    const whole = `From ${clock(start)} to ${clock(between)} it is ${hours} h`;
        trace.says('clock-between', sym(durationText(length)), hours > 0 ? `${whole}${rest > 0 ? `, and ${rest} min more to ${clock(other)}` : ''}.` : `From ${clock(start)} to ${clock(other)} it is ${rest} min.`);
    if (task !== 'minutes') return draftOf({ kind: 'expression', exact: sym(durationText(length)) }, trace.steps);
    trace.says('clock-minutes', num(length), `${hours} * 60 + ${rest} = ${length}.`);
    return draftOf({ kind: 'value', exact: num(length) }, trace.steps);
  }
  const sign = task === 'later' ? 1 : -1;
  const mark = sign > 0 ? '+' : '-';
  const between = start + sign * hours * 60;
  const end = start + sign * length;
  if (hours > 0 && rest > 0) trace.says('clock', sym(`${clock(between)} ${mark} ${rest} min`), `${clock(start)} ${mark} ${hours} h = ${clock(between)}.`);
  const from = rest > 0 ? between : start;
  trace.says('clock', sym(clock(end)), `${clock(from)} ${mark} ${rest > 0 ? `${rest} min` : `${hours} h`} = ${clock(end)}.`);
  return draftOf({ kind: 'expression', exact: sym(clock(end)) }, trace.steps);
}; // prettier-ignore
