import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

describe('ratios in lowest terms', () => {
  it.each([
    ['Simplify the ratio 18:24.', '3 : 4'],
    ['Write 12:18 in its simplest form.', '2 : 3'],
    ['simplify 12:18:24', '2 : 3 : 4'],
    ['simplify the ratio 0.5:2', '1 : 4'],
    ['simplify the ratio 1/2 : 3/4', '2 : 3'],
    ['simplify the ratio 7:3', '7 : 3'],
    ['Express 45 minutes : 2 hours as a ratio in simplest form.', '3 : 8'],
    ['Express 250 g to 1 kg as a ratio in its simplest form.', '1 : 4'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'simplify the ratio 12 kg : 3 m',
    'simplify the ratio 12:0',
    'reduce 12 to 8',
    'simplify the ratio of 12 boys to 18',
    'simplify the ratio 12:18 and multiply it by 3',
    'simplify the ratio x:3',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
