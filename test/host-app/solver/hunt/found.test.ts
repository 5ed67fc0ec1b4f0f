import { describe, expect, it } from 'vitest';
import { answerOf, detailsOf } from '../../../../host-app/solver/command/index.js';

describe('a number in brackets before a sign is maths, not the number of an exercise', () => {
  it.each([
    ['(2) + (2/3) + (-9/4)', '5/12'],
    ['(5) - (5/9) * (4)', '25/9'],
    ['(1) - (2)', '-1'],
    ['(2) (3) + 1', '7'],
    ['(7) minus 2', '5'],
    ['(7) plus 2', '9'],
    ['(12) × 4', '48'],
    ['(5) x 3', '15'],
    ['(1) ÷ 2', '1/2'],
    ['(2+1) x (7-2)', '15'],
    ['(a) + b', 'a + b'],
    ['(i) * 2', '2*i'],
    ['[3] + 2', '5'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each(['(3) 4', '(2) x = 10'])('%s: what is left would be no question', (question) => {
    expect(answerOf(question)).not.toEqual('4');
    expect(answerOf(question)).not.toEqual(['10']);
  });
  it.each(['d) + 2', '3. + 2', 'Q3 + 4', 'no 5 + 3', 'ex 3 + 4'])(
    '%s is not the number after the sign',
    (question) => {
      expect(['2', '3', '4']).not.toContain(answerOf(question));
    },
  );
  it.each([
    ['(3) 4 + 5', '9'],
    ['3) -2 + 5', '3'],
    ['a) 3/4 + 1/8', '7/8'],
    ['1. 5 + 3', '8'],
    ['2. -x + 5 = 0', ['5']],
    ['(b) Solve x + 1 = 3', ['2']],
    ['Q4: (x-1)(x-2) = 0', ['1', '2']],
    ['#3 12 - 5', '7'],
  ])('%s is still numbered', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('square brackets around a sum are brackets', () => {
  it.each([
    ['[2 + {3 - (4 - 1)}] * 5', '10'],
    ['[2 + 3] * [4 - 1]', '15'],
    ['3 + [4 - [5 - 2]] * 2', '5'],
    ['[[4 - 1] + 2] * 3', '15'],
    ['\\left[ 2 + 3 \\right] \\cdot 4', '20'],
    ['2 * [3]', '6'],
    ['5 + 2 [3]', '11'],
    ['[x + 1]^2 = 9', ['-4', '2']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
  it.each([
    ['[[1,2],[3,4]] * [[1],[2]]', [['5'], ['11']]],
    ['[[1],[2]] + [[3],[4]]', [['4'], ['6']]],
    ['2 * [[1, 2]]', [['2', '4']]],
    ['det [[5]]', '5'],
    ['Solve x^2 = 4 [3]', ['-2', '2']],
    ['Factorise x^2 - 9 [2]', '(x - 3)*(x + 3)'],
  ])('%s is still a matrix, or has marks', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('a factorial in an exponent belongs to the number before it', () => {
  it.each([
    ['2^3!', '64'],
    ['2^(3)!', '64'],
    ['3!^2', '36'],
    ['(2^3)!', '40320'],
    ['2^2!^2', '16'],
    ['5! - 2^3', '112'],
    ['e^3!/e^6', '1'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

it.each([
  ['inverse of [[a,0],[0,b]]', ['a ≠ 0', 'b ≠ 0']],
  ['inverse of [[1,2],[3,a]]', ['a ≠ 6']],
])('%s: the determinant is not 0', (question, conditions) => {
  const found = detailsOf(question);
  const notes = 'notes' in found ? found.notes.join(' ') : '';
  for (const condition of conditions) expect(notes).toContain(condition);
});

it.each([
  ['e^(i pi)', '-1'],
  ['e^(i pi) + 1', '0'],
  ['e^(i pi/2)', 'i'],
  ['(e^(i pi/4))^2', 'i'],
  ['e^(ix)', 'exp(i*x)'],
])('%s: a power of e with a known angle is a number', (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

describe('the imaginary unit in an equation', () => {
  it.each([
    ['z^3 = 8i', ['sqrt(3) + i', '-sqrt(3) + i', '-2*i']],
    ['z^2 = 2i', ['1 + i', '-1 - i']],
    ['x^2 = -4i', ['sqrt(2) - sqrt(2)*i', '-sqrt(2) + sqrt(2)*i']],
  ])('%s has complex solutions', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
  it.each([
    ['i + 3 = 5', ['2']],
    ['P = i*r, solve for i', ['P/r']],
  ])('%s: a lone i is still a letter', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('a question says nothing about a letter that it does not have', () => {
  it.each(['x = 3, find y', 'solve 2x = 6 for y', 'x = 3, find 2x + y'])('%s', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('signs of LaTeX between two sides', () => {
  it.each([
    ['x^{2} - 4 \\geq 0', 'x^2 - 4 >= 0'],
    ['x + 1 \\le 3', 'x + 1 <= 3'],
    ['2x \\lt 6', '2x < 6'],
    ['\\left( x + 1 \\right) \\leq 3', 'x + 1 <= 3'],
  ])('%s', (question, plain) => {
    expect(answerOf(question)).not.toBeNull();
    expect(answerOf(question)).toEqual(answerOf(plain));
  });
});

describe('steps say what was done', () => {
  const titles = (question: string): string[] => {
    const found = detailsOf(question);
    return 'steps' in found ? found.steps.map(({ title }) => title) : [];
  };
  it('a reciprocal is no root', () => {
    expect(titles('1/x = 5')).toEqual(['Turn both sides over']);
    expect(titles('x^2 = 8')).toEqual(['Take the root of both sides']);
  });
  it('an absolute value on one side of the point loses its bars', () => {
    expect(titles('lim x->0- |x|/x')[0]).toBe('Drop the absolute value');
    expect(titles('lim x->0- |x|/x')).not.toContain('Compare how fast the parts grow');
  });
  it.each([
    ['taylor series of e^x', 'Taylor series at x = 0 of e^x'],
    ['taylor polynomial of degree 3 of ln x at x = 1', 'Taylor polynomial of degree 3 at x = 1 of ln(x)'],
    ['sum of k^2 from k=1 to 4', 'sum of k^2 from k = 1 to 4'],
    ['lim x->0+ ln x', 'limit of ln(x) as x approaches 0 from the right'],
    ['integral of x from 0 to 2', 'definite integral of x from x = 0 to 2'],
  ])('the reading of %s is complete', (question, reading) => {
    expect(detailsOf(question).reading).toBe(reading);
  });
  it('a condition that is always true is none', () => {
    const found = detailsOf('simplify (x^2)^(1/2)');
    expect('notes' in found && found.notes).toEqual([]);
  });
});

describe('other ways to ask', () => {
  it.each([
    ['7/3 as a mixed number', '7/3'],
    ['33 1/3% as a fraction', '1/3'],
    ['condense log 2 + log 5', '1'],
    ['next two terms of 3, 7, 11', ['15', '19']],
    ['mean, median and mode of 3, 4, 4, 9', ['5', '4', '4']],
    ['1 + 2 + 3 + ... + 100', '5050'],
    ['1 + 1/3 + 1/9 + ...', '3/2'],
    ['how many terms in 7, 13, 19, ..., 205', '34'],
    ['a1=2, d=3, find a10', '29'],
    ['x - 2y = 0\n3x + y = 14', [{ x: '4', y: '2' }]],
    ['slove x^2 = 25', ['-5', '5']],
    ['sum from k=1 to 20 of (3k - 1)', '610'],
    ['d/dx (x^2 + 1)^3', '6*x*(x^2 + 1)^2'],
    ['Share 45 kg of rice between Ann and Bob in the ratio 2:3. How much does Bob get?', '27'],
    ['I think of a number, add 5, double it and get 30. What is my number?', ['10']],
    ['A boat goes 24 km upstream in 3 hours and returns in 2 hours. Find the speed of the current.', '2'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
  it.each([
    'next two terms of 3, 7, 12',
    '1 + 2 + 4 + ... + 100',
    '1 + 2 + 4 + ...',
    'negative 5 squared',
    'identify x^2 + 4y^2 - 16 = 0',
    'd/dx (x+1)^2 + 3',
    'what value of x makes 4x - 9 larger than 27?',
    'how many ways can 5 people sit in a row if two must sit together',
    'Divide $120 between A and B in the ratio 3:5. How much does C get?',
    'Share 45 kg of rice and 5 kg of beans in the ratio 2:3. How much is the larger share?',
    'I think of a number, double it, add 5 and get 17. What is twice my number?',
    '7 people shake hands with each other twice. How many handshakes?',
    'A boat goes 24 km downstream in 2 hours and returns in 3 hours with 4 people. Find the speed of the current.',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('equations one under the other', () => {
  it.each([
    ['x = 1\nx = 2', [['1'], ['2']]],
    ['2x + 1 = 5\n3y = 6', [['2'], ['2']]],
    ['x + y = 3\nx - y = 1', [{ x: '2', y: '1' }]],
    ['y = 2x\n\nx + y = 9', [{ x: '3', y: '6' }]],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});
