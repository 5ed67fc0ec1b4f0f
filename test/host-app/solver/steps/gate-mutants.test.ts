import { describe, expect, it } from 'vitest';
import { followable } from '../../../../host-app/solver/gate/index.js';
import { solve, type Solution, type Step } from '../../../../host-app/solver/index.js';
import { changeOf } from '../../../../host-app/solver/texts/en.js';

const QUESTIONS = [
  '1/2 + 1/3',
  '2/3/(8/9)',
  'sqrt(48) + sqrt(12)',
  '3/(2sqrt(6))',
  'simplify (2x^3)^2*x^4',
  'expand (x + 5)(x - 2)',
  'factor 5n^2 + 21n + 4',
  '4x - 7 = 5 + x',
  'x/2 + 1/3 = 2',
  'x^2 - 5x + 6 = 0',
  'derivative of x^2*sin(3x)',
  'integral of x*cos(x^2)',
] as const;

const solutionOf = (question: string): Solution => {
  const found = solve(question);
  if (found.kind !== 'solution') throw new Error(`${question}: ${found.messageKey}`);
  return found;
};
const isKept = ({ reading, answer }: Solution, steps: readonly Step[]): boolean =>
  followable(reading, [{ nameKey: 'method.steps', steps }], answer.exact).length > 0;
const stepsOf = ({ methods }: Solution): readonly Step[] => methods[0]?.steps ?? [];

/** The reason of one step with the lines of another. */
const withReasonOf = (step: Step, other: Step): Step => {
  const { act: _, detail: __, ...lines } = step;
  return {
    ...lines,
    rule: other.rule,
    titleKey: other.titleKey,
    whyKey: other.whyKey,
    ...(other.act === undefined ? {} : { act: other.act }),
    ...(other.detail === undefined ? {} : { detail: other.detail }),
  };
};
const swapped = (steps: readonly Step[], a: number, b: number): readonly Step[] =>
  steps.map((step, at) => {
    const other = at === a ? steps[b] : at === b ? steps[a] : undefined;
    return other ? withReasonOf(step, other) : step;
  });
const pairs = (steps: readonly Step[]): [number, number][] =>
  steps.flatMap((step, a) =>
    steps.flatMap((other, b): [number, number][] => {
      const [first, second] = [changeOf(step.rule), changeOf(other.rule)];
      return a < b && first !== second ? [[a, b]] : [];
    }),
  );

describe.each(QUESTIONS)('the steps of %s', (question) => {
  const solution = solutionOf(question);
  const steps = stepsOf(solution);

  it('are followed as they are', () => {
    expect(steps.length).toBeGreaterThan(1);
    expect(isKept(solution, steps)).toBe(true);
  });
  it('are refused where two steps of different kinds exchange their reasons', () => {
    const kept = pairs(steps).filter(([a, b]) => isKept(solution, swapped(steps, a, b)));
    expect(kept.map(([a, b]) => `${steps[a]?.rule} and ${steps[b]?.rule}`)).toEqual([]);
  });
  it('are refused without one of their lines, or in another order', () => {
    const shorter = steps.map((_, at) => [...steps.slice(0, at), ...steps.slice(at + 1)]);
    const exchanged = steps.slice(1).map((step, at) => {
      const first = steps[at] ?? step;
      return [...steps.slice(0, at), step, first, ...steps.slice(at + 2)];
    });
    expect([...shorter, ...exchanged].filter((mutant) => isKept(solution, mutant))).toEqual([]);
  });
  it('are refused where an equation of a sentence is false', () => {
    const spoiled = steps.flatMap((step, at) => {
      const act = step.act?.replace(
        /(\d+)(\.?)$/,
        (_, digits: string, end: string) => `${BigInt(digits) + 1n}${end}`,
      );
      return act !== undefined && act !== step.act && / = \d+\.?$/.test(act)
        ? [{ at, step: { ...step, act } }]
        : [];
    });
    for (const { at, step } of spoiled)
      expect(
        isKept(
          solution,
          steps.map((one, k) => (k === at ? step : one)),
        ),
      ).toBe(false);
  });
});

it('what is done to each side is named with its number', () => {
  const solution = solutionOf('4x - 7 = 5');
  const [first, ...rest] = stepsOf(solution);
  if (!first) throw new Error('no step');
  expect(first.act).toBe('7 is added to each side.');
  expect(isKept(solution, [{ ...first, act: '8 is added to each side.' }, ...rest])).toBe(false);
  expect(isKept(solution, [{ ...first, act: 'Each side is divided by 7.' }, ...rest])).toBe(false);
});
