import { describe, expect, it } from 'vitest';
import { english, plain, solve } from '../../../../host-app/solver/index.js';

/** Title (with what it adds) and line of each step, and the answer. */
const told = (question: string): { steps: string[]; answer: string; isChecked: boolean } => {
  const found = solve(question);
  if (found.kind !== 'solution') return { steps: [], answer: found.messageKey, isChecked: false };
  const steps = found.methods[0]?.steps ?? [];
  return {
    steps: steps.map(({ titleKey, detail, after }) => {
      const title = detail === undefined ? english(titleKey) : `${english(titleKey)} (${detail})`;
      return `${title}: ${plain(after)}`;
    }),
    answer: plain(found.answer.exact),
    isChecked: found.verification === 'steps',
  };
};

describe('a fraction of polynomials', () => {
  it('is factored, then cancelled, and says where that holds', () => {
    expect(told('simplify (x^2-4)/(x-2)')).toEqual({
      steps: ['Factor top and bottom: (x - 2)*(x + 2)/(x - 2)', 'Cancel common factors (x - 2 ≠ 0): x + 2'],
      answer: 'x + 2',
      isChecked: true,
    });
  });

  it('of several letters, too, and with a sign between the factors', () => {
    expect(told('simplify (a^2-b^2)/(a+b)').steps.at(-1)).toBe('Cancel common factors (a + b ≠ 0): a - b');
    expect(told('simplify (2-x)/(x-2)')).toMatchObject({ answer: '-1', isChecked: true });
  });
});

describe('a sum of fractions', () => {
  it('gets one denominator, one top, and what can be cancelled is', () => {
    expect(told('simplify 1/(x-1) - 2/(x+1)')).toEqual({
      steps: [
        'Bring the fractions to one denominator: (x + 1)/((x - 1)*(x + 1)) - 2*(x - 1)/((x - 1)*(x + 1))',
        'Write as one fraction: ((x + 1) - 2*(x - 1))/((x - 1)*(x + 1))',
        'Work out the top: (-x + 3)/((x - 1)*(x + 1))',
        'Multiply out: (-x + 3)/(x^2 - 1)',
      ],
      answer: '(-x + 3)/(x^2 - 1)',
      isChecked: true,
    });
    expect(told('simplify x/(x-1) - 1/(x-1)')).toMatchObject({
      steps: ['Write as one fraction: (x - 1)/(x - 1)', 'Cancel common factors (x - 1 ≠ 0): 1'],
      isChecked: true,
    });
  });

  it('of numbers over powers takes the least common multiple of both', () => {
    expect(told('simplify 3/(2x) + 5/(6x^2)').steps[0]).toBe(
      'Bring the fractions to one denominator: 3*3*x/(6*x^2) + 5/(6*x^2)',
    );
  });

  it('that is as simple as it gets is left alone', () => {
    expect(told('simplify a/b + b/a')).toMatchObject({ steps: [], answer: 'a/b + b/a' });
  });
});

it('an equation with letters says what must not be 0', () => {
  expect(told('solve a*x = b for x')).toMatchObject({
    steps: ['Divide by the coefficient (a ≠ 0): x = b/a'],
    isChecked: true,
  });
  expect(told('solve 2x = 6').steps.at(-1)).toBe('Divide by the coefficient: x = 3');
});
