import { describe, expect, it } from 'vitest';
import { solve } from '../../../host-app/solver/index.js';
import { allSteps, answerText, solved } from './answer-text.js';

describe('fractions, decimals and percentages are written as one another without a verb', () => {
  it.each([
    ['0.125 as a fraction', '1/8'],
    ['.5 as a fraction', '1/2'],
    ['3/8 as a decimal', '0.375'],
    ['1/3 as a decimal', '0.(3)'],
    ['3/8 as a percent', '75/2'],
    ['45% as a fraction', '9/20'],
    ['45% as a decimal', '0.45'],
    ['write 4.5% as a decimal', '0.045'],
    ['100% as a decimal', '1'],
    ['20 as a percent of 80', '25'],
    ['express 20 as a percentage of 80', '25'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it.each(['20 as a percentage of 0', '2.5 as a fraction of 10', '45% as a decimal of 10'])(
    '%s is refused',
    (question) => {
      expect(solve(question).kind).not.toBe('solution');
    },
  );
});

describe('sequences go on by the rule that a further term confirms', () => {
  it.each([
    ['nth term of 2,5,8,11', '3*n - 1'],
    ['find the nth term of the sequence 10, 7, 4, ...', '-3*n + 13'],
    ['general term of 3, 6, 12, 24', '3*2^(n - 1)'],
    ['nth term of 1, -2, 4, -8', '(-2)^(n - 1)'],
    ['nth term of 3, 6, 11, 18', 'n^2 + 2'],
    ['find the next term 2, 4, 8, 16', '32'],
    ['next term of 1, 4, 9, 16', '25'],
    ['what comes next: 10, 7, 4, 1?', '-2'],
    ['2, 4, 8, 16, ... find the next term', '32'],
    ['what is the next number in the sequence 1, 1, 2, 3, 5, 8', '13'],
    ['sum of first 10 terms of 2, 5, 8, ...', '155'],
    ['20th term of 0, 3, 6, ...', '57'],
    ['10th term of 3, 6, 12, ...', '1536'],
    ['sum to infinity of 8, 4, 2, ...', '16'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it('the rule is told before it is used', () => {
    const [first] = allSteps(solved('next term of 2, 4, 8'));
    expect(first?.act).toBe(
      'If the terms go on like this, each is the one before times 2: a geometric sequence.',
    );
  });
  it.each([
    'next term of 1, 2, 5',
    'next term of 5, 5, 5',
    'next term of 2, 3, 5, 7, 11',
    'find the next two terms of 2, 4, 8',
    'nth term of 1, 5, 2',
    '10th term of 1, 4, 9, 16',
  ])('%s is refused', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});
