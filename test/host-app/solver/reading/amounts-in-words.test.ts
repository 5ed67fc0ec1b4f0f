import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('an amount in words', () => {
  it.each([
    ['triple 14', '42'],
    ['add 5 to twice 6', '17'],
    ['take 7 from 20', '13'],
    ['five factorial', '120'],
    ['the product of 3 and the sum of 4 and 5', '27'],
    ['the square root of the sum of 9 and 16', '5'],
    ['the sum of the square roots of 9 and 16', '7'],
    ['the cube of 2 minus the square of 3', '-1'],
    ['half the sum of 8 and 4', '6'],
    ['the reciprocal of the sum of 1/2 and 1/3', '6/5'],
    ['what do you get when you divide 56 by 8 and add 3', '10'],
    ['subtract 6 from 20 and then multiply by 2', '28'],
    ['subtract the sum of 3 and 4 from 20', '13'],
    ['Multiply the sum of 2 and 3 by 4', '20'],
    ['divide 84 by the sum of 3 and 4', '12'],
    ['the quotient of 96 and 8, increased by 5', '17'],
    ['What is 20 decreased by the product of 3 and 4?', '8'],
    ['the difference between the square of 3 and the square of 5', '16'],
    ['the sum of twice 3 and 4', '10'],
    ['what is the negative square root of 49', '-7'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each([
    // Where the first part ends is open.
    'absolute value of -12 plus 3',
    'the square of 3 plus 4',
    'the sum of 3 and 4 times 5',
    'what is the sum of 17, 28 and 45 minus 9',
    'half of 8 plus 4',
    'the sum of 3 and the product of 4 and 5 and 6',
    'add 3 to 4 and 5',
    'add 3',
    'take 3 apples from 8 pears',
    'multiply 3 by 4 and then add',
    'double',
    'the product of 3',
    'the difference of 3, 4 and 5',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('draws, dice and cards', () => {
  it.each([
    ['Two dice are rolled. Find the probability the sum is 8.', '5/36'],
    ["two dice rolled, what's the probability that at least one is a six?", '11/36'],
    ["two dice rolled, what's the probability that exactly one is a six?", '5/18'],
    [
      'Two cards are drawn from a deck without replacement. Find the probability that both are aces.',
      '1/221',
    ],
    ['Two cards are drawn from a deck with replacement. Find the probability that both are aces.', '1/169'],
    [
      'Two cards are drawn from a standard deck without replacement. What is the probability that at least one is a heart?',
      '15/34',
    ],
    [
      'A bag has 4 red and 6 blue balls. Two are drawn without replacement. What is the probability that they are different colours?',
      '8/15',
    ],
    [
      'A bag has 4 red and 6 blue balls. Two are drawn without replacement. What is the probability that neither is red?',
      '1/3',
    ],
    [
      'A bag has 4 red and 6 blue balls. Two are drawn without replacement. What is the probability that one is red and the other is blue?',
      '8/15',
    ],
    ['A die is rolled. What is the probability that it is odd?', '1/2'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each([
    'A bag has 4 red and 6 blue balls. Two are drawn without replacement. What is the probability that both are green?',
    'Two cards are drawn from a deck without replacement. Find the probability that both are jokers.',
    'Two loaded dice are rolled. What is the probability that both are sixes?',
    'A loaded die is rolled. What is the probability that it is odd?',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('‘times’ and ‘divided by’ between sums', () => {
  it.each([
    ['x+1 times x-1', 'x^2 - 1'],
    ['what is 2x+1 times x-3', '2*x^2 - 5*x - 3'],
    ['x^2 - 4 divided by x - 2', 'x + 2'],
    ['5 times x+1', '5*x + 5'],
    ['5 minus 3x times x', '-3*x^2 + 5'],
    ['12+6 divided by 3', '14'],
    ['(x+1) times (x-1)', 'x^2 - 1'],
    ['x^2 times x^3', 'x^5'],
  ])('%s is %s', (question, answer) => expect(answerOf(question)).toEqual(answer));
  it.each(['x + 1 times 2', '6 + x divided by 2'])('%s is open', (question) =>
    expect(answerOf(question)).toBeNull(),
  );
});

describe('wordings of rational expressions, systems and series', () => {
  it.each([
    ['add 4/(x-3) + 6/(x-2)', '(10*x - 26)/((x - 2)*(x - 3))'],
    ['express 1/x + 2/(x+1) as a single fraction', '(3*x + 1)/(x*(x + 1))'],
    ['reduce the fraction (x^2-4)/(x^2-8x+12) to lowest terms', '(x + 2)/(x - 6)'],
    ['find the solution set of x^2 = 4', ['-2', '2']],
    ['find x and y if 7x + y = -41 and -6x - 4y = 32', [{ x: '-6', y: '1' }]],
    ['sum of the infinite geometric series 6 - 6/5 + 6/25 - ...', '5'],
    ['sum of first 10 terms of the arithmetic series 5 + 2 - 1 - 4 - ...', '-85'],
    ['second derivative of tan(x)', '2*sec(x)^2*tan(x)'],
    ['derivative of tan(3x) at x = 0.5', '3*sec(3/2)^2'],
  ])('%s', (question, answer) => expect(answerOf(question)).toEqual(answer));
  it.each([
    'reduce x/2 by 3',
    'find x and y if x + y = 3 and z = 2',
    'sum of the infinite series 1 - 2 + 4 - ...',
  ])('%s has no answer', (question) => expect(answerOf(question)).toBeNull());
});

describe('what is done to a number, and its result', () => {
  it.each([
    ['When 7 is added to three times a number, the result is 55. Find the number.', ['16']],
    ['When 9 is subtracted from twice a number, the result is 21. What is the number?', ['15']],
    ['When a number is divided by 6, the result is 7. Find the number.', ['42']],
    ['When twice a number is added to 5, you get 17. What is the number?', ['6']],
    ['When the sum of a number and 4 is multiplied by 3, the result is 27. Find the number.', ['5']],
    ['When a number is multiplied by itself, the result is 49. Find the number.', ['-7', '7']],
  ])('%s', (question, answer) => expect(answerOf(question)).toEqual(answer));
  it.each([
    'When 3 is added to a number and the result is doubled, you get 20. Find the number.',
    'When 3 is added to the number of apples, the result is 10. Find the number.',
    'When 5 is added to a number plus 3, the result is 20. Find the number.',
  ])('%s has no answer', (question) => expect(answerOf(question)).toBeNull());
});
