import { describe, expect, it } from 'vitest';
import { solve } from '../../../../host-app/solver/index.js';
import { answerText, solved } from '../answer-text.js';

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

describe('a number behind a letter or a bracket may have been an exponent', () => {
  it.each([
    'x 2 + 3 x = 0',
    'factor x 2 - 9',
    '(x+1)2 = 9',
    '(x - 1)2 + (y - 2)2 = 9',
    'sin x 2',
    '(-2)3 + 1',
    'x10 = 1',
  ])('%s is refused', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
  it.each([
    ['2^3 n 2^2', '32*n'],
    ['derivative of x2^x', '2^x*(x*ln(2) + 1)'],
    ['3!2!', '12'],
    ['x*2 + 1', '2*x + 1'],
    ['(x + 1)(2)', '2*x + 2'],
    ['2 x 3', '6'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
});

describe('an amount that is not given is not left out', () => {
  it.each([
    'What is the number plus 3?',
    'what is the number minus 2',
    'what is the fraction plus 1/2',
    'simplify the number times 4',
    'area of a triangle with sides 1, 2, 3',
    'perimeter of a triangle with sides 1, 2, 3',
  ])('%s is refused', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
  it.each([
    ['solve the equation -x = 3', 'x = -3'],
    ['simplify the expression -2 + 5', '3'],
    ['factor the polynomial: x^2 - 4', '(x - 2)*(x + 2)'],
    ['area of a square with side 0', '0'],
    ['area of a triangle with sides 3, 4, 5', '6'],
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
