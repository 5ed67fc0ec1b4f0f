import { describe, expect, it } from 'vitest';
import { answerOf, detailsOf, textOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

const refuses = (questions: readonly string[]): void => {
  it.each(questions)('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
};
const answers = (rows: readonly (readonly [string, unknown])[]): void => {
  it.each(rows)('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
};

const shown = (question: string): string => textOf(question, { width: 200, styled: false, all: false }).text;

describe('a range such as 0 <= x <= 360 beside sin x is in degrees', () => {
  answers([
    ['tan x = 1 for 0 <= x <= 360', ['45', '225']],
    ['sin x = 1/2, 0 < x < 180', ['30', '150']],
    ['cos x = -1 for -360 < x <= 0', ['-180']],
    ['find x if sin x = 0.5 and 0 < x < 90', ['30']],
    ['solve tan x = 1, x in [0, 360]', ['45', '225']],
    ['sin(x/2) = 1/2, 0 < x < 720', ['60', '300']],
    // No turn: other numbers, π, no angle.
    ['solve sin x = 1/2, 0 <= x <= 2', ['pi/6']],
    ['tan x = 1 for 0 <= x <= 6', ['pi/4', '5*pi/4']],
    ['cos x = -1 for -2pi < x <= 0', ['-pi']],
    ['x^2 = 4 for 0 <= x <= 360', ['2']],
  ]);
  it('sin(pi x) = 0 names its own turn', () => {
    expect(answerOf('solve sin(pi x) = 0 for 0 <= x <= 90')).toHaveLength(91);
  });
  refuses([
    'x + sin x = 0 for 0 <= x <= 360',
    'sin x = 1/2 for 0 <= x <= 360 in radians',
    'sin x = 1/2, 0 <= x < 2pi in degrees',
    'what is 3 in degrees',
    'what is |-7| - |3| in degrees',
    'triangle with a = 5, b = 7, C = 60 degrees. find c in degrees',
  ]);
});

describe('what can be read in two ways offers the other', () => {
  it.each([
    ['square root of 16 plus 9', 'sqrt(16 + 9)'],
    ['√16x', 'sqrt(16*x)'],
    ['sqrt 16x', 'sqrt(16)*x'],
    ['16^3/4', '16^(3/4)'],
    ['(-8)^1/3', '(-8)^(1/3)'],
    ['4!/2!2!', '4!/(2!*2!)'],
    ['log 2*50', 'log(2*50)'],
    ['9^1/2', '9^(1/2)'],
    ['e^2x', 'e^(2*x)'],
    ['log 2 x = 3', 'log_2(x)'],
    ['log 2(x+1) = 3', 'log_2(x + 1)'],
  ])('%s: %s', (question, other) => {
    expect(shown(question)).toMatch(/It could also mean: (?!.*\n.*It could)/);
    expect(shown(question).replaceAll(/\s+/g, ' ')).toContain(other);
  });
  it.each(['square root of 81', 'sqrt(16) + 9', '2^4/2', '10^2/4', 'log 2x'])(
    '%s has one reading',
    (question) => {
      const found = solve(question);
      expect(found.kind === 'solution' && found.alternatives).toEqual([]);
    },
  );
  it('z may be complex', () => {
    const notes = (question: string): string => JSON.stringify(detailsOf(question));
    expect(notes('|2z - 3| = 7')).toContain('z is taken to be a real number');
    expect(notes('z^3 = 1')).toContain('z is taken to be a real number');
    expect(notes('2z + 1 = 5')).not.toContain('real number');
    expect(notes('z^3 = 1 over the complex numbers')).not.toContain('z is taken');
  });
  it('(3!)! keeps its bracket', () => {
    expect(shown('(3!)!')).toContain('(3!)!');
  });
});

describe('two numbers without a sign between them are no product behind a function either', () => {
  refuses(['log 2 8', 'log 10 100', 'ln 2 8', 'sqrt 2 8', 'log 3 9 + 1']);
  answers([
    ['log_2 8', '3'],
    ['log 2 + log 5', '1'],
  ]);
});

describe('a second definition of f is an equation', () => {
  refuses([
    'f(x) = 3x + 1, find f(x) = 7',
    'f(x) = x^2 - 4, find f(x) = 0',
    'f(x) = x^2, find f^-1(x) where x is negative',
    'f(x) = 3x + 1, find f^-1(x) where x is positive',
  ]);
  answers([
    ['f(x) = 3x - 2, solve f(x) = 7', ['3']],
    ['f(x) = 3x + 1. find f^-1(x)', '(x - 1)/3'],
  ]);
});

describe('an end of the question that changes nothing was not read', () => {
  refuses([
    'The population of a town rose from 12000 to 13500. What is the percent increase in winter?',
    'A farmer has cows and hens: 30 heads and 86 legs. How many cows are there at night?',
    'If 4 pencils cost $2.40, how much do 7 pencils cost on Mondays?',
    'Joe earns $15 an hour and works 8 hours a day, 5 days a week. How much does he earn in 4 weeks after 3 days?',
    'A bus can carry 45 students. How many buses are needed for 200 students each?',
    'A lesson lasts 45 minutes. How many hours are 8 lessons in minutes?',
    '4 pens cost $6. How much do 10 pens cost doubled?',
    'Two cyclists are 72 m apart and ride towards each other at 16 m/s and 20 m/s. When do they meet for two people?',
  ]);
  answers([
    [
      'The population of a town rose from 12000 to 13500. What is the percent increase in population?',
      '25/2',
    ],
    ['A farmer has cows and hens: 30 heads and 86 legs. How many cows are there in total?', '13'],
    ['A printer prints 45 pages in 3 minutes. How long does it take to print 150 pages in minutes?', '10'],
  ]);
});

describe('two values of one rate contradict each other', () => {
  refuses([
    'A pen costs $2. We buy 3 pens. Each pen costs $3. How much do we pay?',
    'Tom reads 5 pages a day. He reads 6 pages a day. How many pages does he read in 3 days?',
    'A box holds 6 eggs. There are 5 boxes. Each box holds 12 eggs. How many eggs are there?',
    'A car drives 60 km per hour. It drives 80 km per hour. How far does it go in 2 hours?',
    'Tom has 5 dollars. Then 3 more come. How many dollars does he have?',
    'Mia has 9 stickers. Then 3 more come. How many stickers does she have?',
    'A runner ran 5 km, 8 km, 6 km and 9 km. There are 8 of them. What was the average distance?',
  ]);
  answers([
    ['Each bag has 3 red apples and 5 green apples. There are 4 bags. How many apples are there?', '32'],
    [
      'He reads 5 pages a day in the morning. He reads 6 pages a day in the evening. How many pages does he read in 3 days?',
      '33',
    ],
    ['There are 9 birds on a tree. Then 3 more come. How many birds are on the tree?', '12'],
  ]);
});

describe('roots of complex numbers', () => {
  answers([
    ['sqrt(3+4i)', '2 + i'],
    ['sqrt(-3-4i)', '1 - 2*i'],
    ['sqrt(2i)', '1 + i'],
    ['sqrt(i)', 'sqrt(2)/2 + sqrt(2)*i/2'],
    ['2 sqrt(8-6i)', '6 - 2*i'],
    ['sqrt(3+4i)^3', '2 + 11*i'],
    ['(1+2i)^3', '-11 - 2*i'],
    ['(2-i)^4', '-7 - 24*i'],
    ['sqrt(1+i)', 'sqrt(1 + i)'],
    ['sqrt(x+4i)', 'sqrt(x + 4*i)'],
    ['sqrt(-4)', '2*i'],
  ]);
  it('the square is named', () => {
    expect(JSON.stringify(detailsOf('sqrt(3+4i)'))).toContain('(2 + i)² = 3 + 4i.');
  });
});

describe('steps of powers', () => {
  it.each([
    ['log_2(8)^2', '2 is taken 3 times'],
    ['(sin x)^-1', '¹'],
    ['(2/3)^-1', '(3/2)¹'],
  ])('%s does not say %s', (question, silly) => {
    expect(JSON.stringify(detailsOf(question)).replaceAll('⁻¹', '').replaceAll('(−1)', '')).not.toContain(
      silly,
    );
  });
});
