import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

describe('a logarithm from those of its factors', () => {
  it.each([
    ['If log 2 = 0.301, find log 8', '903/1000'],
    ['if log 2 = a and log 3 = b, express log 12 in terms of a and b', '2*a + b'],
    ['if log 2 = a, express log 5 in terms of a', '-a + 1'],
    ['if log_b 2 = 0.4 and log_b 3 = 0.6 find log_b 6', '1'],
    ['if ln 2 = a and ln 5 = b express ln 50 in terms of a and b', 'a + 2*b'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'if log 2 = 0.301 find log 7',
    'if ln 2 = a find log 8',
    'if log 2 = a find ln 8',
    'if log_2 3 = a find log_3 2',
    'if log 2 = 0.3 and log 3 = 0.5 find log 2 + log 3',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('amounts of the roots of a quadratic', () => {
  it.each([
    ['sum of the squares of the roots of x^2 - 4x + 1 = 0', '14'],
    ['the roots of x^2 - 3x - 7 = 0 are a and b. find a^2 + b^2', '23'],
    ['the roots of x^2 - 3x + 1 = 0 are a and b. find 1/a + 1/b', '3'],
    ['if alpha and beta are the roots of 2x^2 - 5x + 1 = 0, find alpha^3 + beta^3', '95/8'],
    ['if p and q are the roots of x^2 - 5x + 3 = 0 find p/q + q/p', '19/3'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'if p and q are the roots of x^2 - 5x + 3 = 0 find p - q',
    'the roots of x^2 - 3x + 1 = 0 are a and b. find 2a + b',
    'the roots of x^3 - 3x + 1 = 0 are a and b. find a^2 + b^2',
    'sum of the squares of the roots of x^3 - 3x + 1 = 0',
    'sum of the reciprocals of the roots of x^2 - 3x = 0',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('terms of a binomial expansion', () => {
  it.each([
    ['constant term in (x + 1/x)^4', '6'],
    ['the term independent of x in (x - 1/x^2)^9', '-84'],
    ['coefficient of x^2y in (x+2y)^3', '6'],
    ['the coefficient of 1/x in (x + 2/x)^3', '12'],
    ['coefficient of x^5 in (x^2+2/x)^4', '8'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each(['coefficient of x^3 in (x + 1/x)^4', 'coefficient of xy in (x + y)^3'])(
    '%s is refused',
    (question) => {
      expect(answerOf(question)).toBeNull();
    },
  );
});

describe('number riddles', () => {
  it.each([
    ["The sum of two consecutive odd numbers is 56. What's the smaller one?", ['27']],
    ['The product of two consecutive positive integers is 56. Find the larger.', ['8']],
    ['The sum of three consecutive multiples of 3 is 72. What is the largest?', ['27']],
    ['y varies inversely as the square of x. y = 4 when x = 3. Find y when x = 6.', ['1']],
    ['The sum of three consecutive integers is 72. Find the product of the smallest and the largest.', '575'],
    ['Five times a number is 12 more than twice the number. Find it.', ['4']],
    ['the square of a positive number is 12 more than the number. find it', ['4']],
    ['the sum of a number and its reciprocal is 5/2', ['1/2', '2']],
    ['If I double a number and subtract it from 7 I get 19. What is the number?', ['-6']],
    ['a number increased by 20% is 90. find it', ['75']],
    ['25% of a number is 12. what is 10 more than the number', '58'],
    ['the sum of two numbers is 30, difference 8. what is their product', '209'],
    ['the sum of two numbers is 15 and their product is 56. find the numbers', ['7', '8']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'the sum of two consecutive even numbers is 25. find the smaller',
    'the sum of three consecutive odd integers is 50. find the smallest',
    'the product of three consecutive integers is 60. find the smallest',
    'the sum of two numbers is 20. find the larger',
    'twice a number plus 3 times another number is 10',
    'the sum of a number and twice another is 12. find the number',
    'what number is 3 less than its square root...',
    'the difference between a number and its square is 6',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
