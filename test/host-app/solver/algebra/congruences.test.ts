import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { allSteps, answerText, solved } from '../answer-text.js';

describe('inverses modulo a number', () => {
  it.each([
    ['inverse of 3 mod 7', '5'],
    ['3^-1 mod 11', '4'],
    ['modular inverse of 17 modulo 43', '38'],
    ['what is 7^{-1} (mod 26)', '15'],
    ['inverse of -3 mod 7', '2'],
    ['inverse of 1234567 mod 1000000007', '989145189'],
  ])('%s is %s, with the table of Euclid', (question, expected) => {
    expect(answerText(question)).toBe(expected);
    expect(allSteps(solved(question)).map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['euclid-table', 'bezout', 'inverse-modulo']),
    );
  });

  it.each(['inverse of 6 mod 9', 'does 4 have an inverse mod 10'])(
    '%s: none, with the reason',
    (question) => {
      const { answer, domainNotes, methods } = solved(question);
      expect(answer.words).toBe('words.none');
      expect(domainNotes).toContain('note.no-inverse');
      expect(methods[0]?.steps.map(({ rule }) => rule)).toEqual(['common-divisor', 'no-class']);
    },
  );
});

describe('congruences', () => {
  it.each([
    ['3x = 4 mod 7', 'x = 6 + 7*k'],
    ['6x ≡ 4 (mod 8)', 'x = 2 + 4*k'],
    ['-3x ≡ 5 mod 11', 'x = 2 + 11*k'],
    ['Solve 5y + 2 ≡ 4y + 9 (mod 10)', 'y = 7 + 10*k'],
    [String.raw`17x \equiv 3 \pmod{29}`, 'x = 7 + 29*k'],
  ])('%s: %s', (question, expected) => {
    expect(plain(solved(question).answer.exact)).toBe(expected);
    expect(solved(question).verification).toBe('steps');
  });

  it('all classes of the original modulus are listed', () => {
    const lines = allSteps(solved('6x ≡ 4 (mod 8)')).map(({ after }) => plain(after));
    expect(lines).toContain('x ≡ 2 (mod 8) or x ≡ 6 (mod 8)');
  });

  it.each([
    ['x ≡ 2 mod 3, x ≡ 3 mod 5, x ≡ 2 mod 7', 'x = 23 + 105*k'],
    ['x = 3 mod 4, x = 5 mod 6', 'x = 11 + 12*k'],
    ['4x ≡ 2 (mod 6), 3x ≡ 6 (mod 9)', 'x = 2 + 3*k'],
    ['smallest positive integer x such that x ≡ 0 (mod 3) and x ≡ 0 (mod 5)', '15'],
    ['smallest non-negative x such that x ≡ 0 (mod 3) and x ≡ 0 (mod 5)', '0'],
  ])('%s: %s', (question, expected) => {
    expect(plain(solved(question).answer.exact)).toBe(expected);
    expect(solved(question).verification).toBe('steps');
  });

  it.each([
    ['6x ≡ 3 (mod 8)', 'note.no-class'],
    ['x ≡ 1 mod 4, x ≡ 2 mod 6', 'note.no-common-class'],
    ['2x = 1 mod 4, x = 1 mod 3', 'note.no-class'],
  ])('%s has no solution, and says why', (question, note) => {
    expect(solved(question).answer.words).toBe('words.none');
    expect(solved(question).domainNotes).toContain(note);
  });

  it.each([
    '3x ≡ 4 (mod 7) and y = 2 mod 3',
    'x ≡ a mod 5',
    '3x ≡ 4 mod 1',
    'largest x such that x ≡ 2 mod 3',
    'smallest positive even x such that x ≡ 2 mod 3',
    'x/2 ≡ 1 mod 3',
    'smallest x greater than 100 such that x ≡ 2 mod 3',
  ])('%s is refused', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});
