import { describe, expect, it } from 'vitest';
import { answerOf, detailsOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

const otherReading = (question: string): string | undefined => {
  const found = solve(question);
  return found.kind === 'solution' ? found.alternatives[0]?.text : undefined;
};
const notesOf = (question: string): string => {
  const found = detailsOf(question);
  return 'notes' in found ? found.notes.join(' ') : 'no answer';
};

describe('a percentage that is added or taken away is one of what comes before it', () => {
  it.each([
    ['80 + 25% - 20%', '80'],
    ['200 + 10% + 5%', '231'],
    ['100 - 20% - 10%', '72'],
    ['(100 + 10%) * 2', '220'],
    ['100 + 10% + 20', '130'],
    ['2 * 100 + 10%', '220'],
    ['100 + 10 + 10%', '121'],
    ['120 - 50 percent', '60'],
    ['50% + 10% - 5%', '11/20'],
    ['100% - 30%', '7/10'],
    ['100 * 10% + 5', '15'],
    ['100 + 10% * 50', '105'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it('also in equations', () => {
    expect(answerOf('x + 10% = 110')).toEqual(['100']);
    expect(answerOf('x - 20% = 80')).toEqual(['100']);
  });
  it('and the reading as a part of 1 is offered', () => {
    expect(otherReading('80 + 25% - 20%')).toBe('80 + 25/100 - 20/100');
    expect(otherReading('x + 10% = 110')).toBe('x + 10/100 = 110');
    expect(otherReading('50% + 10%')).toBeUndefined();
  });
});

describe('letters of other notations are no product', () => {
  it.each(['XIV + 3', 'MIX + 2', 'II + III', 'VI - IV', 'IX = 9', 'XX + V'])('%s: Roman numbers', (text) => {
    expect(answerOf(text)).toBeNull();
  });
  it.each(['nC2 = 10', 'nP2 = 30', '5Cx = 10', 'nC3 = nC5', 'solve nC2 = 15 for n'])(
    '%s: selections',
    (question) => {
      expect(JSON.stringify(answerOf(question))).not.toContain('C');
      expect(JSON.stringify(answerOf(question))).not.toContain('P');
    },
  );
  it.each([
    ['P = VI solve for I', ['P/V']],
    ['CD * 2', '2*C*D'],
    ['5C2', '10'],
    ['C = 2pir, solve for r', ['C/(2*pi)']],
  ])('%s is still a formula', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('an answer to `expand` is expanded', () => {
  it.each([
    ['expand sin(a + b)', 'cos(a)*sin(b) + cos(b)*sin(a)'],
    ['expand cos(2x)', 'cos(x)^2 - sin(x)^2'],
    ['expand cos(x - y)', 'cos(x)*cos(y) + sin(x)*sin(y)'],
    ['expand ln(xy)', 'ln(x) + ln(y)'],
    ['expand sin(x)^2 + 1', null],
    ['expand e^(a + b)', null],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it('and says for which values', () => {
    expect(notesOf('expand ln(x^2 y/z)')).toContain('positive');
  });
});

describe('an answer names the values that a root or a logarithm in the question excludes', () => {
  it.each([
    ['simplify (x^(1/4))^4', 'x ≥ 0'],
    ['simplify (x^(1/2))^2', 'x ≥ 0'],
    ['simplify x^(3/2)/x^(1/2)', 'x ≥ 0'],
    ['simplify sin(arcsin x)', 'abs(x) ≤ 1'],
    ['simplify cos(arccos(2x))', 'abs(2*x) ≤ 1'],
  ])('%s: %s', (question, condition) => {
    expect(notesOf(question)).toContain(condition);
  });
  it.each(['simplify (x^(1/3))^3', 'simplify 2x^(1/2) + x^(1/2)'])('%s needs no condition', (question) => {
    expect(notesOf(question)).not.toContain('≥');
  });
});

describe('two kinds of deviation', () => {
  it('the other one is offered where the question does not name one', () => {
    expect(otherReading('standard deviation of 1, 2, 3')).toContain('sample');
    expect(otherReading('variance of 2, 4, 6')).toContain('sample');
    expect(otherReading('sample variance of 2, 4, 6')).toBeUndefined();
  });
});

it.each([
  'Patricia has 30 roses. She gave 24 roses to her mother. She bought 15 more roses. Half of them are red. How many roses did she have now?',
  'A train has 172 people traveling on it. At the first stop 47 people get off and 13 more people get on. Half of them are red. How many people are on the train?',
  'Lea had $60. She spent 1/4 of it on a book. Half of them are red. How much money does she have left?',
  'Julie had $500. She spent 20% of it on clothes. She also buys 5 more. How much money did Julie have left?',
  'There are 80 cars in a lot. 3/4 of them are red. She also buys 5 more. How many cars are not red?',
])('%s has a sentence that says something else', (story) => {
  expect(answerOf(story)).toBeNull();
});

describe('the other meaning of what is typed without brackets is offered', () => {
  it.each([
    ['9^1/2', '9^(1/2)'],
    ['16^-1/2', '16^(-1/2)'],
    ['x^1/2', 'x^(1/2)'],
    ['x^2/3 = 4', 'x^(2/3) = 4'],
    ['e^2x = 5', 'e^(2x) = 5'],
    ['d/dx e^2x', 'd/dx e^(2x)'],
    ['2^3x = 8', '2^(3x) = 8'],
    ['e^x/2', 'e^(x/2)'],
    ['e^-x/2', 'e^(-x/2)'],
    ['sin x/2', 'sin(x/2)'],
    ['\\cos 2x/3', '\\cos(2x/3)'],
    ['ln x/2', 'ln(x/2)'],
    ['d/dx sin x^2', 'd/dx (sin(x))^2'],
    ['1/2x = 3', '1/(2x) = 3'],
    ['a/bc', 'a/(bc)'],
    ['10 m / 2 s', '10 m/(2 s)'],
    ['Simplify 100x + 10%', 'Simplify 100x + 10/100'],
  ])('%s: %s', (question, other) => {
    expect(otherReading(question)).toBe(other);
    expect(answerOf(other)).not.toBeNull();
    expect(otherReading(other)).toBeUndefined();
  });
  it.each([
    '9^(1/2)',
    '(1/2)x',
    '1/2*x',
    'x^2/9 + y^2/4 = 1',
    'd/dx x^2/2',
    'd/dx sin(x^2)',
    'dy/dx = y/x',
    '3x^2y + x',
    'x/3 + 2 = 5',
    '1/x^2',
    '60 km/h in m/s',
    'sin(x)/2',
  ])('%s has one meaning', (question) => {
    expect(otherReading(question)).toBeUndefined();
  });
});

it('a condition begins without a sign', () => {
  expect(notesOf('(y - x) z = 1 solve for z')).toBe('Only if x ≠ y.');
});
