import { describe, expect, it } from 'vitest';
import { plain } from '../../../../host-app/solver/index.js';
import { solved } from '../answer-text.js';
import { stepsOf } from './steps-of.js';

const linesOf = (question: string): string[] => stepsOf(question).map(({ after }) => plain(after));
const rulesOf = (question: string): string[] => stepsOf(question).map(({ rule }) => rule);

describe('multiples and sums of angles', () => {
  it('cos 3x goes over the angle 2x', () => {
    expect(linesOf('expand cos 3x')).toEqual([
      'cos(2*x + x)',
      'cos(2*x)*cos(x) - sin(2*x)*sin(x)',
      '(cos(x)^2 - sin(x)^2)*cos(x) - 2*sin(x)*cos(x)*sin(x)',
      'cos(x)*cos(x)^2 - cos(x)*sin(x)^2 - 2*sin(x)*cos(x)*sin(x)',
      'cos(x)^3 - cos(x)*sin(x)^2 - 2*cos(x)*sin(x)^2',
      'cos(x)^3 - 3*cos(x)*sin(x)^2',
    ]);
  });
  it('sin 4x is doubled twice', () => {
    expect(rulesOf('expand sin 4x').slice(0, 3)).toEqual(['double-angle', 'double-angle', 'expand']);
  });
  it.each([
    ['sin 15 degrees', ['short-angle', 'split-angle', 'sum-of-angles', 'known-value']],
    ['tan(5pi/12)', ['split-angle', 'sum-of-angles', 'known-value']],
    ['cos(pi/8)', ['half-angle', 'known-value']],
    ['tan(pi/8)', ['half-angle', 'known-value']],
    ['cos(7pi/12)', ['reference-angle', 'split-angle', 'sum-of-angles', 'known-value']],
  ])('an angle that is no known one is made of known ones: %s', (question, rules) => {
    expect(solved(question).verification).toBe('steps');
    expect(rulesOf(question).slice(0, rules.length)).toEqual(rules);
  });
});

it.each([
  ['i^23', ['(i^4)^5*i^3', 'i^3', '-i'], '23 = 5 · 4 + 3: the remainder is 3.'],
  ['i^40', ['(i^4)^10', '1'], '40 = 10 · 4, without a remainder.'],
])('a power of i is divided by 4 with its remainder: %s', (question, lines, act) => {
  expect(linesOf(question)).toEqual(lines);
  expect(stepsOf(question)[0]?.act).toBe(act);
});
