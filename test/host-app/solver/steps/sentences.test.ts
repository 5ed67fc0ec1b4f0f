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
])('%s: %s', (question, sentence) => {
  expect(sentencesOf(question)).toContain(sentence);
});
