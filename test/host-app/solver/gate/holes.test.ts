import { describe, expect, it } from 'vitest';
import { solve } from '../../../../host-app/solver/index.js';
import { answerText, solved } from '../answer-text.js';

describe('equations with holes', () => {
  it.each([
    ['(x^2-1)/(x-1) = 2', 'no real solution'],
    ['(x^2-4)/(x-2) = 0', 'x = -2'],
    ['(x^2-4)/(x-2) = 5', 'x = 3'],
    ['(x^2-x)/x = -1', 'no real solution'],
    ['x^2/x = 0', 'no real solution'],
    ['(x-1)/(x^2-1) = 1/2', 'no real solution'],
    ['(x^3-8)/(x-2) = 12', 'x = -4'],
    ['x/x = 1', 'x < 0 or x > 0'],
    ['(x^2-1)/(x-1) = x+1', 'x < 1 or x > 1'],
    ['(x^2-1)/(x^2-1) = 1', 'x < -1 or -1 < x and x < 1 or x > 1'],
  ])('%s: %s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
    expect(solved(question).verification).toBe('steps');
  });

  it('what cannot be proven is refused', () => {
    expect(solve('sqrt(x)/sqrt(x) = 1').kind).not.toBe('solution');
    expect(solve('tan(x)/tan(x) = 1').kind).not.toBe('solution');
    expect(solve('|x|/x = 1').kind).not.toBe('solution');
  });
});

describe('nested absolute values', () => {
  it.each([
    ['||x-1|-2| = 3', 'x = -4 or x = 6'],
    ['||2x+1|-4| = 4', 'x = -9/2 or x = -1/2 or x = 7/2'],
    ['|2|x|-3| = 5', 'x = -4 or x = 4'],
    ['|2|x - 1| - 3| = 5', 'x = -3 or x = 5'],
    ['5|x|-3|x|+2|x| = 4', 'x = -1 or x = 1'],
    ['|x-2|+|-x+1| = 3', 'x = 0 or x = 3'],
    ['||x-2|-3| = -1', 'no real solution'],
    ['|3-|x|| = 0', 'x = -3 or x = 3'],
    ['||x-1|-2| = x', 'x = 3/2'],
    ['|||x|-1|-2| = 1', 'x = -4 or x = -2 or x = 0 or x = 2 or x = 4'],
  ])('%s: %s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
    expect(solved(question).verification).toBe('steps');
  });
});
