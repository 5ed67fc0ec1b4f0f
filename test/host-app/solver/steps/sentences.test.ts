import { expect, it } from 'vitest';
import { solve, type Step } from '../../../../host-app/solver/index.js';

const sentencesOf = (question: string): readonly (string | undefined)[] => {
  const found = solve(question);
  if (found.kind !== 'solution') throw new Error(`${question}: ${found.messageKey}`);
  const all = ({ act, substeps }: Step): (string | undefined)[] => [act, ...substeps.flatMap(all)];
  return found.methods.flatMap(({ steps }) => steps.flatMap(all));
};

it.each([
  [
    '[[1,2],[3,4]]*[[5,6],[7,8]]',
    'The first entry is row 1 times column 1: (1, 2) times (5, 7), entry by entry, added up.',
  ],
  ['determinant of [[1,2],[3,4]]', 'ad − bc with a = 1, b = 2, c = 3, d = 4.'],
  [
    'determinant of [[2,0,1],[1,3,2],[1,1,1]]',
    'The first row is 2, 0, 1; the signs are +, −, +. An entry 0 needs no determinant.',
  ],
  ['inverse of [[1,2],[3,4]]', 'ad − bc is 1 · 4 − 2 · 3 = −2.'],
  [
    'rref of [[1,2,3],[4,5,6]]',
    '4 times row 1 is subtracted from row 2: its entry in the same column becomes 0.',
  ],
  ['rref of [[1,2,3],[4,5,6]]', 'Row 2 is divided by −3, so that it begins with 1.'],
  ['rank of [[1,2,3],[4,5,6],[7,8,9]]', '2 of 3 rows are not 0.'],
  ['mean of 4, 8, 15, 16, 23, 42', 'The 6 values are added up and divided by 6.'],
  [
    'median of 4, 8, 15, 16, 23, 42',
    'Of 6 values in order, numbers 3 and 4 are in the middle; the median is their mean.',
  ],
  [
    'variance of 2, 4, 4, 4, 5, 5, 7, 9',
    'The mean is 5. The squares of the distances from it are added up and divided by 8.',
  ],
  ['2x + 3y = 12, 3x - 2y = 5', 'In equation (2) x is replaced by −3y/2 + 6.'],
  ['2x + 3y = 12, 3x - 2y = 5', 'Each side is divided by −13.'],
  ['2x + 3y = 12, 3x - 2y = 5', '3 times equation (1) is subtracted from 2 times equation (2): x drops out.'],
  ['x^2 + y^2 = 25, x^2 - y^2 = 7', '(1) − (2): x² drops out.'],
  ['x^2 = 5x - 6', '5x − 6 is subtracted from each side.'],
  ['3x^2 - 75 = 0', '75 is added to each side. Each side is divided by 3.'],
  ['3x^2 - 75 = 0', 'The square roots of 25 are −5 and 5.'],
  [
    '1/x + 1/(x+1) = 3/2',
    'The common denominator of x, x + 1 and 2 is 2x · (x + 1); each side is multiplied by it.',
  ],
  ['2^x = -100', 'A power of 2 is positive, and −100 is not.'],
  ['e^(2x) - 3e^x + 2 = 0', 'u is e^x again.'],
  ['Simplify (1/x + 1/y)/(1/x - 1/y)', '1/x + 1/y = (x + y)/(x · y) and 1/x − 1/y = (y − x)/(x · y).'],
])('%s: %s', (question, sentence) => {
  expect(sentencesOf(question)).toContain(sentence);
});

it.each([
  ['(-3.14)*0', 'evaluate'],
  ['49/(-1)', 'evaluate'],
  ['Simplify tan(pi/2 - x)', 'trig-identities'],
  ['10e^(8x + 3) + 2 = 8', 'collect-constants'],
  ['log_3(36) - log_3(4)', 'logarithm-laws'],
])('%s: the first reason is the reason', (question, rule) => {
  const found = solve(question);
  expect(found.kind === 'solution' && found.methods[0]?.steps[0]?.rule).toBe(rule);
});
it('a root at which both sides divide by 0 is rejected', () => {
  const found = solve('(v - 15)/(v^2 - 9v + 18) = 4/(v - 3) + 2/(v - 6)');
  const steps = found.kind === 'solution' ? (found.methods[0]?.steps ?? []) : [];
  expect(steps.at(-1)?.rule).toBe('test-roots');
  expect(found.kind === 'solution' && found.answer.words).toBe('words.no-real');
});
it('a prime says how far was looked', () => {
  expect(sentencesOf('Is 6197 a composite number?')).toEqual([
    'No prime up to 78 divides 6197, and 79 times 79 is more than 6197.',
  ]);
});
