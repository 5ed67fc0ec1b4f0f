import { describe, expect, it } from 'vitest';
import { plain } from '../../../../../host-app/solver/index.js';
import { solved } from '../../answer-text.js';
import { stepsOf } from '../steps-of.js';

const linesOf = (question: string): string[] => stepsOf(question).map(({ after }) => plain(after));
const namesOf = (question: string): string[] =>
  stepsOf(question).flatMap(({ rule, detail }) => (rule === 'by-parts' ? [detail ?? ''] : []));

describe('an integral by parts', () => {
  it('takes a constant out of the next integral, and its sign in front of it', () => {
    expect(linesOf('integral of x^2 sin(x) dx')).toEqual([
      'x^2*(-cos(x)) - int(-2*x*cos(x), x)',
      '-x^2*cos(x) + 2*int(x*cos(x), x)',
      '-x^2*cos(x) + 2*(x*sin(x) - int(sin(x), x))',
      '-x^2*cos(x) + 2*(x*sin(x) - (-cos(x)))',
      '-x^2*cos(x) + 2*(x*sin(x) + cos(x))',
      '-x^2*cos(x) + 2*x*sin(x) + 2*cos(x)',
    ]);
  });
  it.each([
    ['integral of ln(x)', 'u = ln(x), dv = dx, du = dx/x, v = x'],
    ['integral of atan(x)', 'u = atan(x), dv = dx, du = dx/(x² + 1), v = x'],
    ['integral of (2x+3) cos(x)', 'u = 2x + 3, dv = cos(x) · dx, du = 2dx, v = sin(x)'],
    ['integral of x ln(3x)', 'u = ln(3x), dv = x · dx, du = dx/x, v = x²/2'],
  ])('names u and dv: %s', (question, names) => {
    expect(solved(question).verification).toBe('steps');
    expect(namesOf(question)[0]).toBe(names);
  });
  it('of a polynomial before a sine is not put off by substitutions', () => {
    expect(linesOf('integral of (2x+3) cos(x)').some((line) => line.includes('u'))).toBe(false);
  });
  it.each(['integral of e^x cos(x)', 'integral of e^(2x) sin(3x)', 'integral of e^(-x) sin(x)'])(
    'the same integral comes back in its lines: %s',
    (question) => {
      const steps = stepsOf(question);
      expect(solved(question).verification).toBe('steps');
      expect(steps.map(({ rule }) => rule)).toEqual([
        'by-parts',
        'by-parts',
        'constant-factor',
        'same-integral',
      ]);
      expect(steps[3]?.act).toContain('The same integral comes back.');
    },
  );
});

it('a constant factor goes out and comes back, also where the rest is x', () => {
  const [, each] = stepsOf('integrate 4x^3 - 6x + 2');
  expect(each?.substeps.map(({ after }) => plain(after))).toEqual([
    '4*int(x^3, x)',
    '4*(x^4/4)',
    'x^4',
    '-6*int(x, x)',
    '-6*(x^2/2)',
    '-3*x^2',
    '2*x',
  ]);
});
