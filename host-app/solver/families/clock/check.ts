import { methodsThatHold } from '../../check/methods.js';
import type { Draft, Method, Problem, Step } from '../../solution.js';
import { isNum, type Expr } from '../../tree/expr.js';
import { verifyWordProblem } from '../../check/word-problem.js';
import { num } from '../../tree/expr.js';
import { taskOf } from '../family.js';
import { storyBefore } from './story.js';

const TERM = /(?:^|([+-]) )(?:(\d+):(\d\d)(?: ([ap])m)?|(?:(\d+) h)?(?: ?(\d+) min)?)(?= [+-] |$)/g;
/** The minutes of a line such as '14:35 + 1 h 50 min', within a day. */
export const minutesIn = (e: Expr): number => {
  if (isNum(e)) return Number(e.value.n);
  const text = e.kind === 'sym' ? e.name : '';
  const parts = [...text.matchAll(TERM)];
  if (parts.map(([part]) => part).join(' ') !== text) return Number.NaN;
  const total = parts.reduce((sum, [, sign, h, m, half, hours, minutes]) => {
    const clock = half === undefined ? Number(h) : (Number(h) % 12) + (half === 'p' ? 12 : 0);
    return (
      sum +
      (sign === '-' ? -1 : 1) *
        (h === undefined ? Number(hours ?? 0) * 60 + Number(minutes ?? 0) : clock * 60 + Number(m))
    );
  }, 0);
  return ((total % 1440) + 1440) % 1440;
};

/** The answer and every line are counted again, minute by minute of a day. */
export const checkClock = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const [start, other] = (problem.options.items ?? []).map((one) => (isNum(one) ? Number(one.value.n) : Number.NaN));
  const [task] = taskOf(problem).split('-');
  if (start === undefined || other === undefined || (answer.kind !== 'expression' && answer.kind !== 'value')) return null;
  const end = task === 'later' ? start + other : task === 'earlier' ? start - other : other - start;
  const wanted = ((end % 1440) + 1440) % 1440;
  if (minutesIn(answer.exact) !== wanted || minutesIn(problem.expression) !== wanted) return null;
  const story = storyBefore(problem);
  if (!story) return methodsThatHold(methods, ({ after }) => (minutesIn(after) === wanted ? 'recomputed' : null));
  // How long it takes is checked as a story of its own.
  return methods.flatMap((method) => {
    const isClock = ({ after }: Step): boolean => after.kind === 'sym';
    const parts = [{ ...method, steps: method.steps.filter((one) => !isClock(one)) }];
    const [first] = verifyWordProblem(story, { answer: { kind: 'value', exact: num(other) }, methods: parts, notes: [] }) ?? [];
    const [then] = methodsThatHold([{ ...method, steps: method.steps.filter(isClock) }], ({ after }) => (minutesIn(after) === wanted ? 'recomputed' : null));
    return first && then ? [{ ...method, steps: [...first.steps, ...then.steps] }] : [];
  });
}; // prettier-ignore
