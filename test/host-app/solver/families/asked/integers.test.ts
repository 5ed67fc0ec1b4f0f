import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

describe('integers that satisfy an equation', () => {
  it.each<readonly [string, unknown]>([
    ['integer solutions of 12x + 18y = 30', [{ x: '1 + 3*k', y: '1 - 2*k' }]],
    ['integer solutions of 6x + 9y = 4', []],
    ['find all integer solutions of 3x + 5y = 1', [{ x: '2 + 5*k', y: '-1 - 3*k' }]],
    ['solve 7x + 4y = 100 in integers', [{ x: '4*k', y: '25 - 7*k' }]],
    ['positive integer solutions of 3x + 2y = 12', [{ x: '2', y: '3' }]],
    ['nonnegative integer solutions of 2x + 3y = 7', [{ x: '2', y: '1' }]],
    ['solve the diophantine equation 56x + 72y = 40', [{ x: '2 + 9*k', y: '-1 - 7*k' }]],
    ['find integers x and y such that 37x + 23y = 1', [{ x: '5 + 23*k', y: '-8 - 37*k' }]],
    ['integer solutions of 3x = 5y', [{ x: '5*k', y: '3*k' }]],
    ['solve x^2 ≡ 4 mod 7', ['2 + 7*k', '5 + 7*k']],
    ['x^2 ≡ 3 (mod 7)', []],
    ['find all x such that x^3 ≡ 1 (mod 9)', ['1 + 9*k', '4 + 9*k', '7 + 9*k']],
    ['solve 3x ≡ 4 mod 7', ['6 + 7*k']],
    ['integer solutions of 2x = 6', ['3']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'positive integer solutions of 3x - 2y = 12',
    'natural solutions of 3x + 2y = 12 in integers',
    'integer solutions of xy = 6',
    'integer solutions of 3x + 5y + z = 1',
    'integer solutions of 3x + y/2 = 1',
    'integer solutions of 3x + 5y < 1',
    'x^2 ≡ 4 mod 1000',
    'x^2 + y ≡ 4 mod 7',
    'solve x^2/2 ≡ 4 mod 7',
    'solve x^2 ≡ 4 mod 7 and x ≡ 1 mod 2',
    'how many solutions has x^2 ≡ 4 mod 7',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('numbers in other bases', () => {
  it.each([
    ['add 1011 + 110 in binary', '10001'],
    ['1101 - 110 in binary', '111'],
    ['subtract 110 from 1101 in binary', '111'],
    ['multiply 101 by 11 in binary', '1111'],
    ['A3 + 1F in hex', 'C2'],
    ['3F in hex to binary', '111111'],
    ['convert hex 3F to binary', '111111'],
    ['convert 0.625 to binary', '0.101'],
    ['convert 0.1 to binary', '0.0(0011)'],
    ['convert 0b1101 to octal', '15'],
    ['2A.8 base 16 to decimal', '42.5'],
    ['convert 1011.01 from binary to decimal', '11.25'],
    ['convert 1101_2 to hexadecimal', 'D'],
    ['convert 45 to binary', '101101'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    '110 - 1101 in binary',
    '1012 + 11 in binary',
    'add 1011 + 110 in decimal',
    'convert 1011 to decimal',
    'convert 129 in octal to binary',
    'convert 1/3 to binary',
    'convert 12 to binary and add 1',
    'subtract 110 by 1101 in binary',
    'add 1011 - 110 in binary',
    'convert 0b1102 to octal',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
