import { describe, expect, it } from 'vitest';
import { answerOf, detailsOf } from '../../../../host-app/solver/command/index.js';

const answers = (cases: readonly (readonly [question: string, answer: unknown])[]): void => {
  it.each(cases)('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
};
const refusals = (questions: readonly string[]): void => {
  it.each(questions)('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
};

describe('two fractions are no mixed number', () => {
  answers([
    ['What is 2 and 1/3', '7/3'],
    ['10 and 1/2 - 3 and 1/4', '29/4'],
    ['Find 10 - 3 and 1/2', '13/2'],
  ]);
  refusals([
    'Find 1/3 and 2/3',
    'Find 1/3 and 2/3 to 2 decimal places',
    'Simplify 6/8 and 3/9',
    'Find 10/3 and 1/2',
    'Find sqrt 2 and 1/2',
    'Find 2^3 and 1/2',
    '2 and 7/4',
  ]);
});

describe('significant figures of a number that is rounded up to a power of ten', () => {
  answers([
    ['Round 99.96 to 3 significant figures', '100'],
    ['Round 9.995 to 3 significant figures', '10.0'],
    ['Round 0.0995 to 2 significant figures', '0.10'],
    ['Round 99.94 to 3 significant figures', '99.9'],
    ['Round 1234 to 2 significant figures', '1200'],
  ]);
  refusals(['Round 12 to 0 significant figures']);
});

describe('one form of the answer, and no rounded data', () => {
  answers([
    ['Find the area, to the nearest tenth, of a circle with radius 2', '12.6'],
    ['If the radius of a circle is 3, find, to the nearest tenth, the area', '28.3'],
    ['To two decimal places, find 1/7', '0.14'],
    ['Solve x^2 = 7. Give your answer in exact form and to 2 decimal places.', ['-53/20', '53/20']],
  ]);
  refusals([
    'Round 4.5678 to the nearest tenth and then to the nearest whole number',
    'Evaluate 1/7 to two decimal places, then to one decimal place',
    'Find the sum of 1.46 rounded to the nearest tenth and 2.37 rounded to the nearest tenth',
    '1.46 rounded to the nearest tenth plus 2.37 rounded to the nearest tenth',
    'The radius of a circle, correct to 1 decimal place, is 3.2 cm. Find the circumference.',
    'Correct to 1 decimal place, the radius of a circle is 3.2. Find the area.',
    'Find the area of a circle whose radius, to the nearest cm, is 5',
    'Solve x^2 - 2 > 0 in interval notation, to two decimal places',
  ]);
});

describe('an expression in letters that are found before is no question of its own', () => {
  answers([
    ['x = 3.2. Find x^2', '256/25'],
    ['Solve x + 1 = 3. Find the derivative of x^2', [['2'], '2*x']],
    ['Solve x + 1 = 3. Simplify x + 2x', [['2'], '3*x']],
    ['Solve x + 1 = 2. Solve y - 3 = 4.', [['1'], ['7']]],
    ['find the value if 2x = 8', ['4']],
  ]);
  refusals([
    'Solve x + 1 = 3. Find x^2',
    'Solve 2x = 6 and 3y = 9. Find x + y',
    'Solve x + y = 3, x - y = 1. Find xy',
    'x > 4. Find 2x',
    'x = 3.2 to 1 decimal place. Find x^2',
    'Simplify 2x + 3x. Find the value when x = 2.',
    'Expand (x+1)^2. What is the value if x = 3?',
    'Find the value when x = 2 and y = 3',
  ]);
});

describe('some of the roots are not all of them', () => {
  answers([
    ['Find the solutions of the rational equation 1/x = 2', ['1/2']],
    ['Find solutions of x + y = 3', ['-y + 3']],
    ['Find the two values of x if x^2 = 4', ['-2', '2']],
  ]);
  refusals([
    'Find the rational roots of x^3 - 2x',
    'Find the double root of (x-1)^2(x-2) = 0',
    'Find two solutions of x + y = 3',
    'Find two values of x + y = 3',
  ]);
});

describe('what a reading and its notes say', () => {
  it.each([
    ['Find the positive solution of x^2 + x = 12', 'the positive solutions of x^2 + x = 12'],
    ['How many complex roots does x^4 + 1 have?', 'the number of complex solutions of x^4 + 1 = 0'],
    ['Solve x^2 < 9 over the integers', 'the integers that satisfy x^2 < 9'],
  ])('%s', (question, reading) => {
    expect(detailsOf(question).reading).toBe(reading);
  });
  it('says what has happened to the things', () => {
    const { reading } = detailsOf('There are 30 pages in a book. Ann tears 12. How many are left?');
    expect(reading).toContain('pages torn');
  });
  it('complex roots of unity are not taken to be real', () => {
    expect(detailsOf('Find the cube roots of unity')).toHaveProperty('notes', []);
    expect(detailsOf('Solve ln(z)^2 = 1')).toHaveProperty('notes', ['z is taken to be a real number.']);
  });
});

describe('things in a place, and persons beside it', () => {
  answers([
    ['There are 12 cookies on a plate. A boy eats 3. How many are left on the plate?', '9'],
    ['There are 12 apples in a basket. Mia eats 3 and Tom eats 4. How many are left?', '5'],
    ['There are 12 books in the library. 3 books are returned. How many books are in the library?', '15'],
    ['Mia has 12 marbles and her little brother 3. How many do they have together?', '15'],
    ['A bag has 15 cookies. Mia ate 3. How many are left in the bag?', '12'],
    ['Ann has 30 carrots. She feeds 12 to her rabbits. How many carrots are left?', '18'],
  ]);
  refusals([
    'There are 12 birds on a tree. A hunter shoots 3. How many are left on the tree?',
    'There are 12 cookies on a plate. A dog steals 3. How many are left on the plate?',
    'There are 12 mice in a barn. A cat kills 3. How many mice are left in the barn?',
    'There are 12 apples in a basket. Mia eats 3 and Tom shot 4. How many are left?',
    'There are 12 books on a shelf. A student returns 3. How many are on the shelf?',
    'There are 12 apples on a tree. Mia has 3 apples. How many apples are left?',
    'Mia has 3 apples. There are 12 apples on a tree. How many apples are on the tree?',
    'There are 12 apples in a basket. Mia gives Tom 3. How many does Tom have?',
    'A bag has 15 cookies. Mia has 3. How many are left in the bag?',
    'A tank has 50 liters. Sam has 5 liters. How many liters are in the tank?',
    'A shelf holds 30 books. Ann has 4 books. How many books are on the shelf?',
    'In a pond there are 30 ducks. A boy feeds 12. How many ducks are left?',
    'Ann has 30 ducks. She feeds 12. How many ducks does she have?',
  ]);
});
