import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { plain } from '../../../../../host-app/solver/index.js';
import { solved } from '../../answer-text.js';
import { stepsOf } from '../../steps/steps-of.js';
import tasks from './tasks.json';

/** The check of the area does not find where the curve only touches the axis. */
const WITHOUT_STEPS = 'find the area enclosed by y = x^3, y = 0, x = 1';
const ANSWERS = tasks.answers.flatMap(([question, answer]) =>
  typeof question === 'string' ? [[question, answer] as const] : [],
);
describe('tasks of calculus', () => {
  it.each(ANSWERS)('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solved(question).verification).toBe(question === WITHOUT_STEPS ? 'answer' : 'steps');
  });
  it.each(tasks.refused)('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

const lines = (question: string): readonly string[] => stepsOf(question).map(({ after }) => plain(after));
describe('steps of tasks of calculus', () => {
  it('the mean value theorem: the slope between the ends, the equation, and what is inside', () => {
    expect(lines('find c that satisfies the mean value theorem for f(x) = x^3 - x on [0, 2]')).toEqual([
      "f'(x) = 3*x^2 - 1",
      "f'(c) = (6 - 0)/(2 - 0)",
      '3*c^2 - 1 = 3',
      'c = -2*sqrt(3)/3 or c = 2*sqrt(3)/3',
      'c = 2*sqrt(3)/3',
    ]);
  });
  it('a solid: where the curves meet, the formula, and the integral', () => {
    const steps = stepsOf('volume of the region bounded by y = x^2 and y = 2 - x about the line y = -1');
    expect(steps.map(({ after }) => plain(after)).slice(0, 2)).toEqual([
      'x = -2 or x = 1',
      'V = pi*defint((-x + 3)^2 - (x^2 + 1)^2, x, -2, 1)',
    ]);
    expect(steps.at(-1)?.substeps.length).toBeGreaterThan(0);
  });
  it('a rule for areas names its formula first', () => {
    expect(lines("simpson's rule with n = 4 for integral of 1/x from 1 to 3")).toEqual([
      'h = (3 - 1)/4',
      'h = 1/2',
      'S = 1/2/3*(f(1) + 4*f(3/2) + 2*f(2) + 4*f(5/2) + f(3))',
      'S = 1/2/3*(1 + 4*(2/3) + 2*(1/2) + 4*(2/5) + 1/3)',
      'S = 11/10',
    ]);
  });
});

describe('sentences of integrals and of least values', () => {
  const acts = (question: string): readonly (string | undefined)[] => stepsOf(question).map(({ act }) => act);
  it.each([
    ['∫ 1/(1+e^x) dx', 'e^x is u itself, so dx = du/u.'],
    ['∫ 1/(1+sqrt(x)) dx', 'dx is replaced too: it is du divided by the inner derivative.'],
    ['∫ sqrt(9-x^2) dx', 'The root becomes 3cos(t), because 1 − sin²(t) is cos²(t).'],
    ['∫ 1/(x^2+4x+13) dx', 'x² + 4x + 13 = (x + 2)² + 9: half of 4 is 2.'],
    ['minimum of x + 4/x for x > 0', 'The second derivative 8/x³ is positive at x = 2, so A is least there.'],
  ])('%s: %s', (question, act) => {
    expect(acts(question)).toContain(act);
  });
  it('the inner derivative is named where it is a factor', () => {
    expect(acts('∫ x/(x^2+1) dx')[0]).toBeUndefined();
  });
  it('an equation with e to a negative power has its steps', () => {
    expect(solved("y''+2y'+y = e^(-x)").verification).toBe('steps');
  });
});
