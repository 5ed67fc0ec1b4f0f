import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { notesOf } from '../../../../host-app/solver/notes.js';
import { solved } from '../answer-text.js';

const answers = (table: readonly (readonly [question: string, answer: unknown])[]): void => {
  it.each(table.map(([question, answer]) => ({ question, answer })))('$question', ({ question, answer }) => {
    expect(answerOf(question)).toEqual(answer);
  });
};
const refuses = (...questions: readonly string[]): void => {
  it.each(questions)('is refused: %s', (question) => {
    expect(answerOf(question)).toBeNull();
  });
};

describe('questions with yes or no', () => {
  answers([
    ['Is x - 1 a factor of x^3 - 3x + 2?', true],
    ['Is x + 2 a factor of x^3 - 8?', false],
    ['Is 2x - 1 a factor of 2x^2 + x - 1?', true],
    ['Does x - 3 divide x^3 - 27?', true],
    ['Use the factor theorem to determine whether x - 2 is a factor of x^3 - 3x^2 + 4', true],
    ['Is 2 a root of x^3 - 8 = 0?', true],
    ['Is -1 a zero of f(x) = x^2 + 3x + 2?', true],
    ['Is 3 a solution of x^2 - 5x + 6 = 0?', true],
    ['Is 0 a solution of x^2 - 5x + 6 = 0?', false],
    ['Does x = 3 satisfy 2x - 1 > 4?', true],
    ['Is (1, 2) a solution of the system x + y = 3 and 2x - y = 0?', true],
    ['Is (3, 1) a solution of 2x - y > 4 and x + y < 3?', false],
    ['Is (1,2,3) a solution of x + y + z = 6?', true],
    ['Determine whether the point (2, 5) lies on the line y = 2x + 1', true],
    ['Does the line y = 2x + 1 pass through (1, 3)?', true],
    ['Does y = 2x + 1 pass through the point (2, 3)?', false],
    ['Determine whether 15 is divisible by 3', true],
    ['Check if 17 is a multiple of 5', false],
    ['Determine whether the vectors (1,2) and (2,4) are parallel', true],
    ['Determine if the sequence 2, 4, 8, 16 is geometric', true],
    ['Show that 1001 is divisible by 7', true],
    ['Is the triangle with sides 3, 4, 5 a right triangle?', true],
    ['Is the triangle with sides 4, 5 and 6 cm right?', false],
    ['Can 3, 4, 8 be the sides of a triangle?', false],
    ['Determine whether sides of length 2, 3 and 4 can form a triangle', true],
  ]);
  refuses(
    'Is 1 a solution of (x^2-1)/(x-1) = 2?',
    'Is 2 a solution of 1/(x-2) > 0?',
    'Is 2 not a root of x^2 - 4 = 0?',
    'Is 2 the only root of x^2 - 4 = 0?',
    'Is 2 a double root of x^2 - 4x + 4 = 0?',
    'Is x - 1 a factor of x^2 - y^2?',
    'Is x^2 + 1 a factor of x^4 - 1?',
    'Is (1,2) a solution of x + y + z = 6?',
    'Determine whether 3 is a solution to x + 2 = 6 or x - 1 = 2',
    'Is n^2 + n even?',
    'Prove that n^2 + n is even',
    'Is the triangle with sides 3 cm, 4 m and 5 cm a right triangle?',
    'Determine whether f is continuous',
  );
});

describe('triangles by their letters', () => {
  answers([
    ['A = 40°, B = 65°, a = 12, find b', '12*csc(2*pi/9)*sin(13*pi/36)'],
    ['A = 30°, B = 45°, a = 12, find c', '6*sqrt(2) + 6*sqrt(6)'],
    ['Use the law of cosines to find c if a = 5, b = 7, C = 60°', 'sqrt(39)'],
    ['Find b if a = 10, A = 30° and B = 45°', '10*sqrt(2)'],
    ['In triangle ABC, AB = 5, AC = 7 and angle A = 60°. Find BC.', 'sqrt(39)'],
    [
      'In triangle ABC, AB = 5 cm, AC = 7 cm and angle A = 60°. Find the area of triangle ABC.',
      '35*sqrt(3)/4',
    ],
    ['In triangle ABC, AB = 7, BC = 8, AC = 9. Find angle A.', '180*acos(11/21)/pi'],
    ['In a right triangle ABC with right angle at C, AC = 3, BC = 4. Find AB.', '5'],
    ['In triangle ABC, C = 90°, AB = 13, AC = 5. Find BC.', '12'],
    ['In triangle ABC, AB = 5, BC = 12 and angle B is a right angle. Find AC.', '13'],
    ['In triangle ABC, ∠A = 50°, ∠B = 60°. Find ∠C.', '70'],
  ]);
  refuses(
    'In triangle ABC, A = 30°, a = 5, b = 8. Find B.',
    'In triangle ABC, A = 30, a = 5, B = 45. Find b.',
    'In triangle PQR, PQ = 5, QR = 7 and angle Q = 60°. Find PR.',
    'a = 3, b = 4, c = 5, find C',
    'In triangle ABC, a = 1, b = 2, c = 3. Find A.',
    'In triangle ABC, a = 3, b = 4. Find c.',
  );
});

describe('roots of complex numbers', () => {
  answers([
    ['Find the square roots of 3 + 4i', ['2 + i', '-2 - i']],
    ['Find the square roots of -5 - 12i', ['2 - 3*i', '-2 + 3*i']],
    ['Find the cube roots of -27i', ['-3*i/2 + 3*sqrt(3)/2', '3*i', '-3*sqrt(3)/2 - 3*i/2']],
    [
      'Find the fourth roots of -16',
      ['sqrt(2) + sqrt(2)*i', '-sqrt(2) + sqrt(2)*i', '-sqrt(2) - sqrt(2)*i', 'sqrt(2) - sqrt(2)*i'],
    ],
    ['solve 2z^2 = 6 + 8i', ['2 + i', '-2 - i']],
  ]);
  refuses('solve z^3 = 2 + i', 'solve z^2 + 2z = i');
});

describe('another form of a line, a quadratic or a number', () => {
  answers([
    ['Write y = 2/3 x - 4 in standard form', '2*x - 3*y = 12'],
    ['Write 3(x - 2) = y + 5 in standard form', '3*x - y = 11'],
    ['Write 2x = 4y + 8 in standard form', 'x - 2*y = 4'],
    ['Write x = 5 in standard form', 'x = 5'],
    ['Write y = 2(x-3)^2 + 1 in standard form', '2*x^2 - 12*x + 19'],
    ['Write y = 2x^2 - 8x + 3 in the form a(x-h)^2 + k', '2*(x - 2)^2 - 5'],
    ['Find a quadratic equation whose roots are 2 and -3', 'x^2 + x - 6'],
    ['Write a quadratic equation with integer coefficients whose roots are 1/2 and 3', '2*x^2 - 7*x + 3'],
    ['If the sum of the roots is 5 and the product is 6, find the quadratic equation', 'x^2 - 5*x + 6'],
    [
      'Find the amplitude, period and phase shift of y = 3 sin(2x - pi)',
      { amplitude: ['3'], period: ['pi'], 'phase shift': ['pi/2'] },
    ],
  ]);
  it.each([
    ['Write the equation of the line through (1,2) and (3,8) in standard form', '3*x − y = 1'],
    [
      'Find the equation of the line with slope 2/3 through (1, 3). Write your answer in standard form.',
      '2*x − 3*y = −7',
    ],
    ['Evaluate 2 1/3 + 1 5/6. Write your answer as a mixed number.', '4 1/6'],
    ['Find 3/4 + 1/8 as a mixed number', '7/8'],
    ['Evaluate 1/2 + 1/4. Write your answer as a decimal.', '0.75'],
    ['Evaluate 1/2 + 1/4. Write your answer as a percent.', '75%'],
  ])('%s: %s', (question, form) => {
    expect(notesOf(solved(question))).toContain(`In the form that you asked for: ${form}`);
  });
  refuses(
    'Write 1/3 + 1/3 as a decimal',
    'A jacket costs $80. It is reduced by 15%. How much do you save as a percent',
    'Find a quadratic function with zeros 1 and 2 that passes through (0, 4)',
  );
});

describe('letters for numbers, and what is described', () => {
  answers([
    ['Solve A = P(1 + rt) for t', ['(A - P)/(P*r)']],
    ['Make r the subject of V = (4/3)πr^3', ['(3*V/(4*pi))^(1/3)']],
    ['Solve x^3 = a for x', ['a^(1/3)']],
    ['P(A) = 0.3, P(B) = 0.4 independent. Find P(A and B)', '3/25'],
    ['If f(x) = x^2 + kx + 6 and f(2) = 0, find k', ['-5']],
    ['Find all solutions of cos 2x = cos x in [0, 2π)', ['0', '2*pi/3', '4*pi/3']],
    ['Find the excluded values of (x+1)/(x^2-4)', ['-2', '2']],
    ['Insert three arithmetic means between 4 and 20', [{ a: '8', b: '12', c: '16' }]],
    ['Find a unit vector parallel to v = <1, 2, 2>', ['1/3', '2/3', '2/3']],
    ['Multiply the matrices [[1,2],[3,4]] and [[0,1],[1,0]]', [['2', '1'], ['4', '3']]],
    ['Evaluate arcsin(1/2) in degrees', '30'],
    ['The region bounded by y = x^2, y = 0 and x = 2 is rotated about the x-axis. Find the volume of the solid.', '32*pi/5'],
    ['Find the volume of the solid formed when the region under y = sqrt(x) from 0 to 4 is revolved about the x-axis.', '8*pi'],
  ]);
  refuses(
    'For what values of x is sqrt(x)/(x-4) undefined?',
    'The region bounded by y = x^2 - 1, y = 0 and x = 2 is rotated about the x-axis. Find the volume of the solid.',
    'Find a unit vector in the opposite direction of (3,4)',
    'The region bounded by y = x^2, y = 0 and x = 2 is rotated about the x-axis. Find the volume of half the solid.',
    '$2000 compounded quarterly at 6% is invested for 3 years. How much interest is earned?',
  );
}); // prettier-ignore
