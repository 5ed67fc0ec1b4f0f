import { describe, expect, it } from 'vitest';
import { solve } from '../../../host-app/solver/index.js';
import { answerOf } from '../../../host-app/solver/command/index.js';
import { notesOf } from '../../../host-app/solver/notes.js';

const QUESTIONS = [
  'Solve 4 - 3x >= 10',
  'Solve x^2 - 3x + 1 = 0',
  'Simplify sqrt(72)',
  'Find the area of a circle with radius 5',
  'Find the derivative of x^2 sin x',
  'Find the slope of the line through (2, -3) and (5, 9)',
  'Evaluate the integral of 1/(x^2 + 4) from 0 to 2',
  'In a right triangle the legs are 2 and 3. Find the hypotenuse',
];
const ENDS = [
  '. Express your answer in simplest form.',
  ' and simplify your answer',
  '. Give exact answers.',
  '. Leave your answer in terms of pi.',
  '. Justify your answer.',
  '. Explain your reasoning.',
  ' algebraically',
  ' without a calculator',
  '. Check your solution.',
  ' and graph the solution set on a number line',
  '. Round if necessary.',
  '. Separate multiple answers with commas.',
  '. If there is no solution, write no solution.',
];

describe('words about the form of the answer', () => {
  it.each(QUESTIONS)('%s: the answer is the same with each of them', (question) => {
    const answer = answerOf(question);
    expect(answer).not.toBeNull();
    for (const end of ENDS) expect([end, answerOf(question + end)]).toEqual([end, answer]);
  });

  it.each([
    ['Find sqrt(7) to 3 decimal places', '2.646'],
    ['Approximate pi^2 to two decimal places.', '9.87'],
    ['Find, to the nearest tenth, the area of a circle with radius 3 cm', '28.3'],
    ['In a right triangle the legs are 2 and 3; find, to the nearest tenth, the hypotenuse.', '3.6'],
    ['Solve 2x = 7. Round to the nearest whole number.', ['4']],
    ['Solve 2x = -7. Round to the nearest whole number.', ['-4']],
    ['Solve x^2 - 3x + 1 = 0, correct to 2 decimal places', ['19/50', '131/50']],
    ['Solve e^x = 5. Give your answer to 3 significant figures.', ['161/100']],
    ['Evaluate 2999/3 to 3 significant figures', '1000'],
    ['Solve sin x = 0.3 for 0° <= x < 360°. Round to the nearest degree.', ['17', '163']],
    ['What is 15% of $37.49 to the nearest cent?', '5.62'],
    ['Find the mean of 3, 4, 8. Give your answer correct to 1 decimal place.', '5.0'],
    ["find f'(2) if f(x) = x^3 - 4 to the nearest ten", '10'],
    ['If 3 apples cost $2.50, how much do 5 apples cost to the nearest dollar?', '4'],
    ['Without a calculator, find sqrt(144)', '12'],
    ['Evaluate 3/4 + 1/6. Give your answer as a fraction.', '11/12'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });

  it.each([
    ['Solve 4 - 3x >= 10. Write your answer in interval notation.', '(−∞, −2]'],
    ['Express the solution of |2x - 1| > 5 in interval notation', '(−∞, −2) ∪ (3, ∞)'],
    ['Write the domain of f(x) = sqrt(5 - x)/(x + 2) in interval notation', '(−∞, −2) ∪ (−2, 5]'],
    ['Solve x^2 > -1 using interval notation', '(−∞, ∞)'],
    ['Solve 2x + 1 < 7 in set-builder notation', '{x | x < 3}'],
    ['Solve x^2 = 4 in set notation', '{−2, 2}'],
  ])('%s: %s', (question, note) => {
    const found = solve(question);
    expect(found.kind === 'solution' && notesOf(found)[0]).toBe(`In the form that you asked for: ${note}`);
  });

  it.each([
    // The numbers are rounded first.
    'Find 47 + 32. Round each number to the nearest ten.',
    'Find the derivative of x^3 to 2 decimal places',
    'Solve x^2 = 4 in interval notation',
    'Solve x^2 = 2. Give your answer as a fraction.',
    'Find the area of a square with side 3.27 m to the nearest square meter',
    'A car travels 100 km in 3 hours. What is its average speed? Round to the nearest mile.',
    'Solve x^2 - 5x + 6 = 0. Assume x > 2.',
    'Find the area of a circle with radius 5. Use 3.14 for pi.',
    'Find the hypotenuse. Round to two decimal places.',
    'Round to two decimal places.',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
