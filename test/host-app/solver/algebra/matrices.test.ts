import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plain } from '../../../../host-app/solver/index.js';
import { checkMatrixStep } from '../../../../host-app/solver/check/matrix/steps.js';
import { verifyMatrix } from '../../../../host-app/solver/check/matrix/verify.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import { step } from '../../../../host-app/solver/plan/trace.js';
import type { Problem } from '../../../../host-app/solver/solution.js';
import { allSteps, answerText, solved } from '../answer-text.js';

const entry = fc.integer({ min: -6, max: 6 });
const matrix = (size: number) =>
  fc.array(fc.array(entry, { minLength: size, maxLength: size }), { minLength: size, maxLength: size });
const text = (rows: readonly (readonly number[])[]): string =>
  `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
const times = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number[][] =>
  a.map((row) =>
    (b[0] ?? []).map((_, j) => row.reduce((total, value, k) => total + value * (b[k]?.[j] ?? 0), 0)),
  );

test.each([
  ['det [[4, 7], [2, 6]]', '10'],
  ['Find the determinant of [[1, 0, 2], [3, 1, 0], [0, 2, 1]]', '13'],
  ['det\\begin{pmatrix}2&5\\\\1&4\\end{pmatrix}', '3'],
  ['Find the inverse of the matrix [[1, 2], [3, 7]]', '[[7, -2], [-3, 1]]'],
  ['[[1, 1], [0, 1]]^4', '[[1, 4], [0, 1]]'],
  ['3*[[1, 0], [2, 1]] - [[1, 1], [1, 1]]', '[[2, -1], [5, 2]]'],
  ['What is the rank of [[1, 2], [2, 4], [3, 6]]?', '1'],
  ['row reduce [[1, 3], [2, 6]]', '[[1, 3], [0, 0]]'],
  ['trace of [[5, 1], [0, -2]]', '3'],
  ['transpose of [[1, 2, 3]]', '[[1], [2], [3]]'],
  ['Find the eigenvalues of [[5, 4], [1, 2]]', '{1, 6}'],
  ['eigenvalues of [[0, -4], [1, 0]]', '{-2*i, 2*i}'],
  ['characteristic polynomial of [[2, 1], [1, 2]]', 'λ^2 - 4*λ + 3'],
  ['Let A = [[2, 0], [1, 1]] and B = [[1, 1], [0, 2]]. Find AB', '[[2, 2], [1, 3]]'],
  ['dot product of (2, -1, 4) and (3, 5, 1)', '5'],
  ['cross product of <1, 0, 0> and <0, 1, 0>', '(0, 0, 1)'],
  ['angle between (1, 1) and (0, 3)', 'pi/4'],
  ['magnitude of (2, 3, 6)', '7'],
  ['det [[a, b], [c, d]]', 'a*d - b*c'],
])('%s is %s', (question, expected) => {
  expect(answerText(question)).toBe(expected);
  expect(solved(question).verification).toBe('steps');
});

test('a matrix with determinant 0 has no inverse, and is said to have none', () => {
  expect(() => solved('inverse of [[2, 4], [1, 2]]')).toThrow('math.singular');
});

test('eigenvectors come with every eigenvalue, also where there are fewer than its multiplicity', () => {
  expect(answerText('eigenvectors of [[3, 1], [0, 3]]')).toBe('λ = 3 and v = (1, 0)');
  expect(answerText('eigenvectors of [[2, 0], [0, 2]]')).toBe('λ = 2 and v = (1, 0) or λ = 2 and v = (0, 1)');
});

describe('matrices made from their answers', () => {
  it('multiplies', () => {
    fc.assert(
      fc.property(matrix(2), matrix(2), (a, b) => {
        expect(answerText(`${text(a)}*${text(b)}`)).toBe(text(times(a, b)));
      }),
      { numRuns: 20 },
    );
  });
  it('finds the inverse of a product of shears, by row operations that are all checked', () => {
    fc.assert(
      fc.property(entry, entry, entry, (p, q, r) => {
        const [upper, lower] = [
          [
            [1, p, q],
            [0, 1, r],
            [0, 0, 1],
          ],
          [
            [1, 0, 0],
            [r, 1, 0],
            [p, q, 1],
          ],
        ];
        const product = times(upper ?? [], lower ?? []);
        const solution = solved(`inverse of ${text(product)}`);
        expect(solution.verification).toBe('steps');
        const inverse = JSON.parse(plain(solution.answer.exact)) as number[][];
        expect(times(product, inverse)).toEqual([
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ]);
        expect(allSteps(solution).every(({ check }) => check !== null)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});

describe('near misses are refused', () => {
  const at = (expression: string, operation: string): Problem => ({
    kind: 'matrix',
    expression: parse(expression),
    variable: '',
    options: { operation },
  });
  const accepts = (problem: Problem, exact: string): boolean =>
    verifyMatrix(problem, { answer: { kind: 'value', exact: parse(exact) }, methods: [], notes: [] }) !==
    null;

  it.each([
    [at('[[1,2],[3,4]]', 'determinant'), '-2', '2'],
    [at('[[1,2],[3,5]]', 'inverse'), '[[-5,2],[3,-1]]', '[[5,-2],[-3,1]]'],
    [at('[[1,2],[2,4]]', 'rank'), '1', '2'],
    [at('[[1,2],[2,5]]', 'rref'), '[[1,0],[0,1]]', '[[1,2],[0,1]]'],
    [at('[[1,2],[3,4]]', 'transpose'), '[[1,3],[2,4]]', '[[1,2],[3,4]]'],
  ])('case %#', (problem, right, wrong) => {
    expect(accepts(problem, right)).toBe(true);
    expect(accepts(problem, wrong)).toBe(false);
  });

  it('does a row operation again and refuses one that was done wrong, or said wrong', () => {
    const line = (after: string, detail: string) =>
      checkMatrixStep(step('add-row', parse('[[1,2],[3,4]]'), parse(after), 'equivalent', [], detail), []);
    expect(line('[[1,2],[0,-2]]', 'R2 -> R2 - 3*R1')).not.toBeNull();
    expect(line('[[1,2],[0,-1]]', 'R2 -> R2 - 3*R1')).toBeNull();
    expect(line('[[1,2],[0,-2]]', 'R2 -> R2 - 2*R1')).toBeNull();
    expect(line('[[1,2],[0,0]]', 'R2 -> 0*R2')).toBeNull();
  });
});
