import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { plain } from '../../../../../host-app/solver/index.js';
import { notesOf } from '../../../../../host-app/solver/notes.js';
import { solved } from '../../answer-text.js';
import { stepsOf } from '../steps-of.js';

/** A space keeps a unit apart from its number. */
const linesOf = (question: string): string[] =>
  stepsOf(question).map(({ after }) => plain(after).replaceAll('*\u00A0', ' '));
const rulesOf = (question: string): string[] => stepsOf(question).map(({ rule }) => rule);

describe('multiples and sums of angles', () => {
  it('cos 3x goes over the angle 2x', () => {
    expect(linesOf('expand cos 3x')).toEqual([
      'cos(2*x + x)',
      'cos(2*x)*cos(x) - sin(2*x)*sin(x)',
      '(cos(x)^2 - sin(x)^2)*cos(x) - 2*sin(x)*cos(x)*sin(x)',
      'cos(x)*cos(x)^2 - cos(x)*sin(x)^2 - 2*sin(x)*cos(x)*sin(x)',
      'cos(x)^3 - cos(x)*sin(x)^2 - 2*cos(x)*sin(x)^2',
      'cos(x)^3 - 3*cos(x)*sin(x)^2',
    ]);
  });
  it('sin 4x is doubled twice', () => {
    expect(rulesOf('expand sin 4x').slice(0, 3)).toEqual(['double-angle', 'double-angle', 'expand']);
  });
  it.each([
    ['sin 15 degrees', ['short-angle', 'split-angle', 'sum-of-angles', 'known-value']],
    ['tan(5pi/12)', ['split-angle', 'sum-of-angles', 'known-value']],
    ['cos(pi/8)', ['half-angle', 'known-value']],
    ['tan(pi/8)', ['half-angle', 'known-value']],
    ['cos(7pi/12)', ['reference-angle', 'split-angle', 'sum-of-angles', 'known-value']],
  ])('an angle that is no known one is made of known ones: %s', (question, rules) => {
    expect(solved(question).verification).toBe('steps');
    expect(rulesOf(question).slice(0, rules.length)).toEqual(rules);
  });
});

it.each([
  ['i^23', ['(i^4)^5*i^3', 'i^3', '-i'], '23 = 5 · 4 + 3: the remainder is 3.'],
  ['i^40', ['(i^4)^10', '1'], '40 = 10 · 4, without a remainder.'],
])('a power of i is divided by 4 with its remainder: %s', (question, lines, act) => {
  expect(linesOf(question)).toEqual(lines);
  expect(stepsOf(question)[0]?.act).toBe(act);
});

describe('counting', () => {
  it('letters are counted, and equal ones divided by', () => {
    const [first] = stepsOf('how many arrangements of the letters in MISSISSIPPI');
    expect(first && plain(first.before)).toBe('(M = 1, I = 4, S = 4, P = 2)');
    expect(first?.act).toBe(
      'The word has M once, I 4 times, S 4 times and P twice. 11 letters can be put in order in 11! ways; exchanging equal letters changes nothing, so this is divided by 4!, 4! and 2!.',
    );
  });
  it.each([
    ['10 choose 3', ['10!/(3!*7!)', '10*9*8/3!', '720/6', '120']],
    ['nPr(10, 3)', ['10!/7!', '10*9*8', '720']],
    ['8!/5!', ['8*7*6', '336']],
  ])('%s is worked out from its factorials', (question, lines) => {
    expect(linesOf(question)).toEqual(lines);
  });
  it.each([
    ['how many ways can you choose 3 books from 10 books', /order does not matter/],
    ['permutations of 8 books taken 3 at a time', /8 ways for the first place/],
    ['probability of rolling a sum of 7 with 2 dice', /Of 36 equally likely results, 6 have the total 7/],
    ['probability of drawing a heart from a deck of cards', /13 of the 52 cards/],
    ['probability of getting exactly 3 heads in 5 coin flips', /In 5 tries/],
  ])('the reason names what is counted: %s', (question, said) => {
    expect(solved(question).verification).toBe('steps');
    expect(stepsOf(question)[0]?.act).toMatch(said);
  });
  it('brackets of numbers come before powers', () => {
    expect(linesOf('(1/2)^3*(1 - 1/2)^2')[0]).toBe('(1/2)^3*((2 - 1)/2)^2');
  });
});

describe('conversions of units', () => {
  it.each([
    ['convert 3 h to s', ['1 h = 3600 s', '3*3600', '10800']],
    ['72 km/h to m/s', ['1 km = 1000 m and 1 h = 3600 s', '72*1000/3600', '72000/3600', '20']],
    ['3 feet in yards', ['1 yard = 3 feet', '3/3', '1']],
    [
      '5 ft 10 in to cm',
      ['1 ft = 30.48 cm and 1 in = 2.54 cm', '5*30.48 + 10*2.54', '152.4 + 25.4', '177.8'],
    ],
    [
      '2 acres in hectares',
      [
        '1 acre = 4046.8564224 m² and 1 hectare = 10000 m²',
        '2*4046.8564224/10000',
        '8093.7128448/10000',
        '0.80937128448',
      ],
    ],
  ])('the factor and what is done with it are lines: %s', (question, lines) => {
    expect(linesOf(question)).toEqual(lines);
  });
  it('the sentence of km to miles says what is divided', () => {
    const steps = stepsOf('convert 5 km to miles');
    expect(steps[0]?.act).toBe('1 mile is 1.609344 km.');
    expect(steps[1]?.act).toBe('5 km: the number is divided by 1.609344 to get miles.');
  });
});

it.each([
  ['f(x)=x^2+1, g(x)=2x, find f(g(x))', '(2*x)^2 + 1', 'g(x) = 2x takes the place of x in x² + 1.'],
  ['f(x)=2x+3, g(x)=x^2, find f(g(3))', '2*3^2 + 3', 'g(3) = 3² takes the place of x in 2x + 3.'],
  ['f(x)=3x-1, find f(x+h)', '3*(x + h) - 1', 'x + h takes the place of x in 3x − 1.'],
])('what is put into a function is said: %s', (question, line, act) => {
  const [first] = stepsOf(question);
  expect(first && plain(first.after)).toBe(line);
  expect(first?.act).toBe(act);
});

describe('the letter for any whole number', () => {
  it.each([
    ['sin(x) = 1/2', 'k'],
    ['sin(k) = 1/2', 'n'],
    ['sin(k) > 1/2', 'n'],
    ['domain of tan(k)', 'n'],
    ['3k = 2 mod 5', 'n'],
    ['tan(n) = 1', 'k'],
  ])('is one that the question does not use: %s', (question, letter) => {
    const solution = solved(question);
    expect(solution.verification).toBe('steps');
    const line = plain(solution.answer.exact);
    expect(line).toMatch(new RegExp(`\\b${letter}\\b`));
    expect(notesOf(solution)).toContain(`${letter} is any whole number.`);
    expect(stepsOf(question).map(({ after }) => plain(after))).toContain(line);
  });
  it('is the one of the answer for programs', () => {
    expect(answerOf('sin(k) = 1/2')).toEqual(['pi/6 + 2*pi*n', '5*pi/6 + 2*pi*n']);
  });
});

describe('numbers in the sentences', () => {
  const actsOf = (question: string): (string | undefined)[] => stepsOf(question).map(({ act }) => act);
  it.each([
    ['Solve 5(y - 6) - 4y = -6 for y', '5(y − 6) = 5y − 30.'],
    ['Solve (4n + 8)/4 = n/3', '(4n + 8)/4 = n + 2.'],
    ['2x + 3x = 10', 'Like terms are added.'],
    ['3(x-2) < 5x + 4', '3(x − 2) = 3x − 6.'],
    [
      'Solve log_5(x + 1) + log_5(x - 5) = log_5(7)',
      'At x = −2 a part of the question has no value. x = −2 is left out: the question is not true there.',
    ],
    ['What is the remainder when 154 is divided by 61?', '154 = 2 · 61 + 32.'],
    [
      'Three letters picked without replacement from zoerzrpx. What is prob of picking 1 z and 2 r?',
      '1 of 2 z in 2 ways, 2 of 2 r in 1 way: 2 of the 56 equally likely draws of 3 from 8 letters count.',
    ],
    [
      'Alice has 6 more books than Steven. Clara has two times as many books as Steven. If Clara has 20 books, how many more books does Clara have than Alice?',
      '20 − 16 = 4.',
    ],
  ])('%s', (question, act) => {
    expect(solved(question).verification).toBe('steps');
    expect(actsOf(question)).toContain(act);
  });
});

it('the top of a derivative by the quotient rule is multiplied out line by line', () => {
  expect(linesOf('derivative of x^3/(x^2+1)').slice(-4)).toEqual([
    '(3*x^2*x^2 + 3*x^2 - x^3*2*x)/(x^2 + 1)^2',
    '(3*x^4 + 3*x^2 - 2*x^4)/(x^2 + 1)^2',
    '(x^4 + 3*x^2)/(x^2 + 1)^2',
    'x^2*(x^2 + 3)/(x^2 + 1)^2',
  ]);
});
