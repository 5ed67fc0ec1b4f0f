import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

describe('questions about the answer of another question', () => {
  it.each([
    ['How many digits does 2^10 have?', '4'],
    ['digit sum of 2^10', '7'],
    ['what is the numerator of 24/36 in lowest terms', '2'],
    ['greatest integer less than 3√2', '4'],
    ['floor of -2.5', '-3'],
    ['⌊7/2⌋', '3'],
    ['between which two consecutive integers does √90 lie', ['9', '10']],
    ['what is the exponent of 10 when 45000 is written in scientific notation', '4'],
    ['largest eigenvalue of [[2,1],[1,2]]', '3'],
    ['is f(x) = x^2 one-to-one', false],
    ['is f(x) = x^3 one-to-one', true],
    ['maximum value of 3 - 2 sin x', '5'],
    ['minimum value of 4 cos x - 3', '-7'],
    ['is 2^11 - 1 prime', false],
    ['is 2^7 - 1 prime', true],
    ['largest integer less than 5', '4'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'how many digits does x have',
    'floor of x',
    'how many digits does pi have',
    'how many digits does 2.5 have',
    'maximum value of x + sin x',
    'is f(x) = x^2 one-to-one on [0, 1]',
    'is x^2 + y^2 = 1 one-to-one',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('properties that are true or not', () => {
  it.each([
    ['are 35 and 64 coprime', true],
    ['are 35 and 49 coprime', false],
    ['is 57 divisible by 3 and 4', false],
    ['is sqrt 2 rational', false],
    ['is sqrt(9) irrational', false],
    ['is x^2 + 2x + 1 a perfect square', true],
    ['is 2^10 a perfect square', true],
    ['is y = 3x + 2 parallel to y = 3x - 5', true],
    ['are y = 2x and y = -x/2 perpendicular', true],
    ['is the matrix [[1,2],[2,1]] symmetric', true],
    ['is [[1,2],[2,4]] invertible', false],
    ['is the sequence 2, 6, 18 geometric', true],
    ['is 2, 5, 9 arithmetic', false],
    ['is 100 a term of 3, 7, 11, ...', false],
    ['is 99 a term of 3, 7, 11, ...', true],
    ['prove (a+b)^2 = a^2 + b^2', false],
    ['is sin 2x = 2 sin x an identity?', false],
    ['show that (1 - cos 2x)/sin 2x = tan x', true],
    ['prove that (sin x + cos x)^2 = 1 + sin 2x', true],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'are y = 2x and y = 2x parallel',
    'is y = x^2 parallel to y = 2x',
    'is [[1,2],[3,4],[5,6]] invertible',
    'is 1, 2 arithmetic',
    'is 5 a term of 1, 2, 4, 8',
    'is 2x^2 + 4x + 2 a perfect square',
    'is the house a perfect square',
    'show that x^2 + 1 = 0 has no real solutions',
    'prove that x = 2',
    'show that sqrt(x^2) = x',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
