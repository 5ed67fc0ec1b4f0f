import { describe, expect, it } from 'vitest';
import { answerText, solved } from './answer-text.js';

describe('marks that were lost when a question was copied', () => {
  it.each([
    ['x2 - 9 = 0', 'x = -3 or x = 3'],
    ['x2+5x+6=0', 'x = -3 or x = -2'],
    ['factor x2+5x+6', '(x + 2)*(x + 3)'],
    ['derivative of x3', '3*x^2'],
    ['2x2y3', '2*x^2*y^3'],
    ['x1 + x2 = 3, x1 - x2 = 1', 'x_1 = 2 and x_2 = 1'],
    ['2x3', '6'],
    ['what is 12x4', '48'],
    ['log2 8', '3'],
    ['2e3', '2000'],
    ['5C2', '10'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
});

describe('fractions beside a sign of division are numbers', () => {
  it.each([
    ['3/4 ÷ 1/2', '3/2'],
    ['1 1/2 ÷ 3/4', '2'],
    ['3/4 divided by 1/2', '3/2'],
    ['2/3 ÷ 4', '1/6'],
    ['12 ÷ 4', '3'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
});

describe('both readings are shown', () => {
  it.each([
    ['sin 30', 'sin(30°)'],
    ['mean of 2,5 and 3,5', 'mean of 2.5 and 3.5'],
    ['average of 1,5 and 2,5 and 4', 'average of 1.5 and 2.5 and 4'],
  ])('%s', (question, other) => {
    expect(solved(question).alternatives.map(({ text }) => text)).toContain(other);
  });

  it.each(['mean of 3,5,7,9 and 11', 'sin 2x', 'sin(pi/6)', 'cos(0)'])('not for %s', (question) => {
    expect(solved(question).alternatives).toEqual([]);
  });
});

it('the modulus of a complex number', () => {
  expect(answerText('|3+4i|')).toBe('5');
  expect(answerText('|1-i|')).toBe('sqrt(2)');
});
