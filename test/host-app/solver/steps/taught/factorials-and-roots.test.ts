import { describe, expect, it } from 'vitest';
import { plain } from '../../../../../host-app/solver/index.js';
import { answerText, solved } from '../../answer-text.js';
import { stepsOf } from '../steps-of.js';

const linesOf = (question: string): string[] => stepsOf(question).map(({ after }) => plain(after));
const actsOf = (question: string): string[] => stepsOf(question).flatMap(({ act }) => act ?? []);
const conditionsOf = (question: string): string[] => solved(question).answer.conditions.map(plain);

describe('a square factor of all terms leaves the root', () => {
  it.each([
    ['sqrt(4a+4)', ['sqrt(4*(a + 1))', 'sqrt(4)*sqrt(a + 1)', '2*sqrt(a + 1)'], '4a + 4 = 4(a + 1).'],
    ['sqrt(8a+8)', ['sqrt(4*(2*a + 2))', 'sqrt(4)*sqrt(2*a + 2)', '2*sqrt(2*a + 2)'], '8a + 8 = 4(2a + 2).'],
    ['cbrt(8x+16)', ['cbrt(8*(x + 2))', 'cbrt(8)*cbrt(x + 2)', '2*cbrt(x + 2)'], '8x + 16 = 8(x + 2).'],
  ])('%s', (question, lines, act) => {
    expect(linesOf(question)).toEqual(lines);
    expect(actsOf(question)).toContain(act);
  });
  it('nothing leaves the root where no factor is a square', () => {
    expect(answerText('simplify sqrt(6x + 9)')).toBe('sqrt(6*x + 9)');
  });
});

describe('factorials of letters', () => {
  it.each([
    ['n!/(n-1)!', ['n*(n - 1)!/(n - 1)!', 'n'], ['n >= 1']],
    ['simplify (n+1)!/(n-1)!', ['(n + 1)*n*(n - 1)!/(n - 1)!', 'n*(n + 1)'], ['n >= 1']],
    ['(n+2)!/n!', ['(n + 2)*(n + 1)*n!/n!', '(n + 1)*(n + 2)'], ['n >= 0']],
    ['simplify n!/(n+2)!', ['n!/((n + 2)*(n + 1)*n!)', '1/((n + 1)*(n + 2))'], ['n >= 0']],
    ['(2n)!/(2n-2)!', ['2*n*(2*n - 1)*(2*n - 2)!/(2*n - 2)!', '2*n*(2*n - 1)'], ['n >= 1']],
  ])('%s', (question, lines, conditions) => {
    expect(linesOf(question)).toEqual(lines);
    expect(conditionsOf(question)).toEqual(conditions);
    expect(solved(question).domainNotes).toContain('note.factorial');
  });
  it('each factorial is written out', () => {
    expect(actsOf('(n+2)!/n!')[0]).toBe('(n + 2)! = (n + 2)(n + 1) · n!.');
    expect(answerText('((n+1)! - n!)/n!')).toBe('n');
    expect(answerText('n!/(n-r)!')).toBe('n!/(n - r)!');
  });
});

describe('what stands alone after numbers went to the other side is no new letter', () => {
  it.each([
    ['sqrt(4x+8) = 6', ['4*x + 8 = 36', '4*x = 28', 'x = 7']],
    ['2sqrt(x+2) = 6', ['sqrt(x + 2) = 3', 'x + 2 = 9', 'x = 7']],
    ['sqrt(4x+1) - 3 = 2', ['sqrt(4*x + 1) = 5', '4*x + 1 = 25', '4*x = 24', 'x = 6']],
    ['2*3^x + 5 = 23', ['2*3^x = 18', '3^x = 9', 'x = 2']],
    ['2^(2x) - 3 = 5', ['2^(2*x) = 8', '2*x = 3', 'x = 3/2']],
    ['10 = 5*2^(x/3)', ['2^(x/3) = 2', 'x/3 = 1', 'x = 3']],
    ['4 log_2(x) = 12', ['log_2(x) = 3', 'x = 8']],
    ['7 = 3sqrt(x) - 2', ['3*sqrt(x) = 9', 'sqrt(x) = 3', 'x = 9']],
  ])('%s', (question, lines) => {
    expect(linesOf(question)).toEqual(lines);
  });
  it('the cases of a square have their own lines', () => {
    const cases = stepsOf('4sin(x)^2 - 1 = 0').find(({ rule }) => rule === 'solve-case');
    expect(cases?.substeps.map(({ act }) => act)).toEqual([
      'In one period sin is −1/2 at 7π/6, 11π/6.',
      'In one period sin is 1/2 at π/6, 5π/6.',
    ]);
  });
});
