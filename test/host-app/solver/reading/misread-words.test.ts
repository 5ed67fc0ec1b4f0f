import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { separateQuestions, solve } from '../../../../host-app/solver/index.js';

const isAnswered = (question: string): boolean => solve(question).kind === 'solution';
const answers = (rows: readonly (readonly [string, unknown])[]): void => {
  it.each(rows)('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
};
const refusals = (rows: readonly string[]): void => {
  it.each(rows)('%s is not answered', (question) => {
    expect(isAnswered(question)).toBe(false);
  });
};

describe('operations in words go from left to right', () => {
  answers([
    ['10 divided by 2 times 5', '25'],
    ['12 divided by 3 times 2', '8'],
    ['16 divided by 2 divided by 4', '2'],
    ['20 minus 5 minus 3', '12'],
    ['20 minus 5 times 2', '10'],
    ['12 divided by 4 minus 1', '2'],
    ['8 subtracted from 20 subtracted from 50', '22'],
    ['minus 3 times minus 4', '12'],
    ['12 divided by the product of 2 and 3', '2'],
  ]);
  refusals(['20 decreased by 5 decreased by 3', '100 reduced by 10 reduced by 5']);
});

describe('÷ divides by the whole product of letters that follows it', () => {
  answers([
    ['12x^3 ÷ 4x', '3*x^2'],
    ['20a^5b^3 ÷ 5a^2b', '4*a^3*b^2'],
    ['(3a²b)³ ÷ 9a⁴b', '3*a^2*b^2'],
    ['a ÷ bc', 'a/(b*c)'],
    ['12ab \\div 3a', '4*b'],
    ['12 divided by 3x', '4/x'],
    ['10 ÷ 5x = 2', ['1']],
    ['6x ÷ 3x + 1', '3'],
    ['18a^2 ÷ 3a × 2a', '12*a^2'],
    ['6√6 ÷ 2√3', '3*sqrt(2)'],
    ['8 ÷ 2π', '4/pi'],
    ['6x ÷ 2 + x', '4*x'],
    ['8 ÷ 2 x 4', '16'],
    ['12 ÷ 3(2)', '8'],
    ['8 ÷ 2 sin(30°)', '2'],
    ['48 ÷ 4 ÷ 2', '6'],
  ]);
});

describe('the angle π/6 after the name of a function', () => {
  answers([
    ['sin pi/6', '1/2'],
    ['cos π/3 + 1', '3/2'],
    ['tan 3π/4', '-1'],
    ['2 sin 2pi/3', 'sqrt(3)'],
    ['sin -pi/6', '-1/2'],
    ['sin^2 pi/4 + cos^2 pi/4', '1'],
    ['sin π/2x at x = 1', '1'],
    ['sin(pi)/6', '0'],
    ['sin x/2', 'sin(x)/2'],
    ['sqrt pi/2', 'sqrt(pi)/2'],
  ]);
  refusals(['10 % 3', '5%3']);
  answers([
    ['10% * 30', '3'],
    ['50%', '1/2'],
  ]);
});

describe('the root of what is written after it without a space', () => {
  answers([
    ['square root of 4x^2', '2*x'],
    ['cube root of 8x^3', '2*x'],
    ['square root of 16x', '4*sqrt(x)'],
    ['square root of 64 plus 36', '44'],
    ['cube root of 64 plus square root of 64', '12'],
    ['square root of 25/36', '5/6'],
    ['square root of 3 squared', '3'],
  ]);
  refusals([
    'square root of x^2 + 9',
    'square root of 4 x^2',
    'square root of x + 9',
    'square root of 9 + 16',
  ]);
});

describe('square roots, in the plural, are both of them', () => {
  answers([
    ['what are the square roots of 49', ['-7', '7']],
    ['the square roots of 25', ['-5', '5']],
    ['what is the square root of 49', '7'],
    ['cube root of 8', '2'],
    // Of a higher order they are all the complex ones.
    ['what are the cube roots of 8', ['2', '-1 - sqrt(3)*i', '-1 + sqrt(3)*i']],
    ['fourth roots of 16', ['2', '-2', '-2*i', '2*i']],
  ]);
});

describe('a fraction in words', () => {
  answers([
    ['(x + 1) over (x - 1)', '(x + 1)/(x - 1)'],
    ['x+1 over x-1', '(x + 1)/(x - 1)'],
    ['3x over 2x+1', '3*x/(2*x + 1)'],
    ['2x+1 over 3 = 5', ['7']],
    ['1 over 2 plus 1 over 3', '5/6'],
    ['x over 3 plus x over 4 = 7', ['12']],
    ['x over 2 = 5', ['10']],
  ]);
  refusals([
    'x + 1 over 2',
    'one over x + 2',
    '3 + 4 over 7',
    'f(x+h) - f(x) over h for f(x) = x^2',
    '2 over 3 over 4',
  ]);
});

describe('what is done with a quantity is not done inside its formula', () => {
  refusals([
    'slope of y = 2x + 1 plus 3',
    'slope of y = 2x + 1 squared',
    'modulus of 3+4i squared',
    'inverse of [[1,2],[3,4]] times 2',
    'product of the roots of x^2 - 5x + 6 = 0 minus 1',
    'discriminant of x^2 - 5x + 6 = 0 plus 1',
    'evaluate x^2 at x = 2 and x = 3',
    'square root of 81 over 9',
  ]);
  answers([
    ['slope of y equals 2x plus 3', '2'],
    ['sin of 30 degrees squared', '1/4'],
    ['derivative of x squared plus 3x', '2*x + 3'],
    ['evaluate 3x + 2 when x = 2 and y = 3', '8'],
  ]);
});

describe('a word alone is no maths', () => {
  refusals([
    'find the cost',
    'find cost',
    'find the sine',
    'find the roots',
    'find the secant',
    'simplify the logs',
  ]);
  refusals(['x =', 'y = ?', 'f^-1(2)', 'f^{-1}(3)', 'g⁻¹(2) + 1']);
  refusals(['find y when x = 4', 'what is y when x = 4', 'find z if x = 3']);
  answers([
    ['what is pi', 'pi'],
    ['find sin x when x = pi', '0'],
    ['find y when 2y = 4', ['2']],
    ['2 + 3 =', '5'],
    ['f^-1(x) if f(x) = x + 1', 'x - 1'],
  ]);
});

describe('the sum of the solutions counts each of them once', () => {
  refusals(['sum of the solutions of x^2 - 6x + 9 = 0', 'product of the solutions of (x-1)^2(x-2) = 0']);
  answers([
    ['sum of the roots of x^2 - 6x + 9 = 0', '6'],
    ['sum of the solutions of x^2 - 7x + 3 = 0', '7'],
  ]);
});

describe('what is given and what is asked are one question', () => {
  it.each([
    'f(x) = 3x - 7; find f^-1(2)',
    'a_n = 3n - 2. Find a_5 - a_2',
    'x = 3. Find 2x + y',
    'y = 2x + 1; find x when y = 4',
    'y = x^2 + 1. What is y when x = 3?',
    'x^2 - 5x + 6 = 0. Find x^2 + 1.',
    'z = 3 + 4i. Find |z|',
    'p(x) = x^2 - 1. Factor p(x).',
    'p(x) = x^2 - 1. Find the roots.',
    'a_1 = 3, d = 4. Find a_10.',
    'y = 2x + 1\nfind y when x = 4',
    '2x + 1 = 7\nWhat is x^2 + y?',
  ])('%s', (text) => {
    expect(separateQuestions(text)).toEqual([text]);
  });
  it.each([
    ['Solve x + 1 = 2. Solve y - 3 = 4.', 2],
    ['1) x+2=5 2) x-3=1', 2],
    ['1) x + 2 = 5 2) factor x^2 - 9', 2],
    ['a) 2+3 b) 4*5', 2],
    ['x + 2 = 5\nfactor x^2 - 9', 2],
    ['2 + 3\n4 * 5\nsimplify 2x + 3x', 3],
  ])('%s are several', (text, count) => {
    expect(separateQuestions(text)).toHaveLength(count);
  });
});

describe('a question about a time or a place that the story does not have', () => {
  refusals([
    '6 apples cost $4.50. How many apples can you buy for $12 in winter?',
    'A car uses 8 liters of gas per 100 km. How much gas does it need for 250 km in winter?',
    'A printer prints 45 pages in 3 minutes. How many pages does it print in 10 minutes in summer?',
    'Sam earns $14 an hour. How much does he earn in 6 hours in winter?',
    'A pack of 8 pens costs $6. What is the price per pen a month?',
    'A shop buys a lamp for $40 and sells it for $52. What is the percentage profit a month?',
    'The price of petrol rose from $1.60 to $1.84. By what percent did it rise a month?',
    'The ratio of cats to dogs is 2:7. There are 21 dogs. How many cats are there a month?',
    'What is the total cost of a $60 item with 7% sales tax a month?',
    'The ratio of boys to girls is 3:5. There are 24 boys. How many girls are there in spring?',
  ]);
  refusals([
    '6 apples cost $4.50. The price went up. How many apples can you buy for $12?',
    'A printer prints 45 pages in 3 minutes. The price went up. How many pages does it print in 10 minutes?',
    'Sam earns $14 an hour. The pay went down. How much does he earn in 6 hours?',
    'A jar has 3 quarters, 4 dimes and 2 nickels. The price went up. How much money is in the jar?',
  ]);
  answers([
    ['6 apples cost $4.50. How many apples can you buy for $12?', '16'],
    ['If the sales tax is 8%, what is the total cost of a $45 dress?', '243/5'],
    ['A jar has 3 quarters, 4 dimes and 2 nickels. How much money is in the jar?', '5/4'],
    ['A car uses 8 liters of gas per 100 km. How much gas does it need for 250 km?', '20'],
    ['Sam earns $14 an hour. How much does he earn in 6 hours?', '84'],
  ]);
});

describe('an unknown line below an equation is a question of its own', () => {
  answers([
    ['x^2 = 4\nx + 1', [['-2', '2'], 'x + 1']],
    ['y = 3\n2x', [['3'], '2*x']],
    ['2x + 1 =\n5', ['2']],
  ]);
});

describe('a long number does not replace a logarithm', () => {
  answers([
    ['50 log 2', '50*(ln(2)/ln(10))'],
    ['ln 50 - 50 ln 2', 'ln(50) - 50*ln(2)'],
    ['3 ln 2', 'ln(8)'],
    ['ln 2^100 - 100 ln 2', '0'],
  ]);
});

it.each([
  ['circumference of a circle with area 49 pi cm²', 'cm'],
  ['The circumference of a circle is 10π cm. Find its area.', 'cm²'],
  ['A sphere has volume 36π m^3. Find its surface area.', 'm²'],
])('%s: the answer has a unit', (question, unit) => {
  const found = solve(question);
  expect(found.kind === 'solution' && found.reading.unit).toBe(unit);
});
