import { expect, it } from 'vitest';
import { textOf } from '../../../../../host-app/solver/command/index.js';

const shown = (question: string): string => textOf(question, { width: 200, styled: false, all: false }).text;

it.each<readonly [string, string]>([
  ['normal line to y = sqrt(x) at x = 4', 'I read this as: normal line of sqrt(x)'],
  ['where is x^3 - 3x concave up', 'I read this as: where this is concave up: x^3 - 3*x'],
  ['gradient of x^2 y', 'I read this as: gradient of x^2*y'],
  ['phase shift of sin(2x - 1)', 'I read this as: phase shift of sin(2*x - 1)'],
  ['area under x^2 from 0 to 2', 'I read this as: area under x^2'],
])('the reading of "%s" names what is asked', (question, reading) => {
  expect(shown(question)).toContain(reading);
});

it.each<readonly [string, string]>([
  ['5/2 + 0', '= 2.5'],
  ['1/3 + 0', '≈ 0.3333333333'],
  ['90 min in h', '= 1.5 h'],
])('beside %s stands "%s"', (question, decimal) => {
  expect(shown(question)).toContain(decimal);
});

it.each<readonly [string, string]>([
  ['amplitude and period of 3 sin(2x)', 'Every step and the answer were checked.'],
  ['sin x + cos x = 1 on [0, 2pi]', 'sin(x) + cos(x) = √2 · sin(x + π/4); each side is divided by √2.'],
  [
    'two dice are rolled. what is the probability that the sum is 13',
    'Of 36 equally likely results, none has this total.',
  ],
  [
    'rank of [[1,2,3],[2,4,6],[1,0,1]]',
    'Rows 2 and 3 change places: row 2 has 0 where a number is needed to work with.',
  ],
])('the steps of "%s" say: %s', (question, sentence) => {
  expect(shown(question)).toContain(sentence);
});

it('a tail of which the table has no digits is not written as 1 - 1', () => {
  expect(shown('X ~ N(100, 15^2), P(X > 220)')).not.toContain('1 - 1');
});
