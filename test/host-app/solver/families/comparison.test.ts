import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

describe('numbers are compared and put in order', () => {
  it.each([
    ['Which is bigger, 5/7 or 7/10?', '5/7'],
    ['which is smaller: 0.7 or 0.65', '0.65'],
    ['which is larger, sqrt(10) or 3.2', '3.2'],
    ['find the largest of 0.5, 45%, 2/5', '0.5'],
    ['compare 3/4 and 5/7', '3/4 > 5/7'],
    ['compare the fractions 1/2 and 2/4', '1/2 = 2/4'],
    ['order from least to greatest: 1/2, 0.3, 3/4', ['0.3', '1/2', '3/4']],
    ['arrange 3/5, 1/2, 2/3 in descending order', ['2/3', '3/5', '1/2']],
    ['put these numbers in ascending order: -2, 1, -5', ['-5', '-2', '1']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
});

describe('questions that are answered by yes or no', () => {
  it.each([
    ['is 153 divisible by 9', true],
    ['is 154 divisible by 9', false],
    ['is 7 a factor of 91', true],
    ['is 0 even', true],
    ['is pi > 22/7', false],
    ['is 1/3 = 0.333', false],
    ['are 2/3 and 4/6 equivalent', true],
    ['are (1,2) and (-2,1) perpendicular', true],
    ['are (1,2,3) and (2,4,6) parallel?', true],
    ['are (1,2,3) and (2,4,7) parallel?', false],
    ['is 50 a perfect square', false],
    ['is x = 3 a solution of x^2 = 9', true],
    ['does the point (1,3) lie on the line y = 2x?', false],
    ['is (5,12,13) a Pythagorean triple', true],
    ['true or false: 3/4 > 2/3', true],
    ['is 3/4 <= 0.75', true],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
});

it.each([
  'which is bigger, 3 or x?',
  'which is bigger, 3 apples or 4 pears',
  'which is bigger, 1/2 or 2/4',
  'compare 3/4 and 5/7 and 2',
  'is 12 divisible by 0',
  'is 12.5 divisible by 5',
  'are (1,2) and (1,2,3) parallel',
  'are (0,0) and (1,2) parallel',
  'is x = 3 a solution of y^2 = 9',
  'does (1,2) lie on z = 2x',
  'can 3 cm, 4 m and 5 cm form a triangle?',
  'can 3, 4, 5 and 6 be the sides of a triangle',
  'which is the cheapest, 3 or 4',
  'order from least to greatest: 1/2, 0.5, 3/4 and x',
  'is 5 a multiple of 0',
  'is 1/2 greater than',
])('%s is refused', (question) => {
  expect(answerOf(question)).toBeNull();
});
