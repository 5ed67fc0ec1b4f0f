import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

describe('sets that list their elements', () => {
  it.each([
    ['{1,2,3} ∪ {3,4}', ['1', '2', '3', '4']],
    ['{1,2,3} ∩ {3,4}', ['3']],
    ['Find the union of {1, 2, 3} and {2, 3, 4}.', ['1', '2', '3', '4']],
    ['intersection of {2,4,6,8} and {4,8,12}', ['4', '8']],
    ['If A = {1, 2, 3, 4} and B = {3, 4, 5}, find A ∩ B.', ['3', '4']],
    ['A = {1,2,3}, B = {2,3}. Find A - B.', ['1']],
    ['A = {1,2,3}, B = {2,3}. Find B \\ A.', []],
    ["U = {1,2,...,10}, A = {2,4,6,8,10}. Find A'", ['1', '3', '5', '7', '9']],
    ['Find the intersection of {a, b, c} and {b, d}', ['b']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'A = {1,2,3}, B = {2,3}. Find A ∩ C.',
    'A = {1,2,3}, B = {2,3}. Find A ∪ A.',
    'Find the union of {1, 2, 2} and {2, 3}.',
    'Find the union of {1, 2, ..., n} and {2, 3}.',
    'Find the union of {1, 2, 3} and {2, 3} and {4}.',
    'Find the union of {1, 2, 3} and {2, x + 1}.',
    'Find the sum of the union of {1, 2, 3} and {2, 3}.',
    "U = {1,2,3}, A = {2}, B = {3}. Find A' ∪ B",
    'U = {1,2,3}, A = {2}. Find A ∪ A',
    'A = {1,2,3,4}, B = {2,4,6}. Find n(A ∪ B)',
    'A = {1,2}, B = {2,3}, C = {4}. Find A ∪ B',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
