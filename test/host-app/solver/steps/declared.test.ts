import { expect, it } from 'vitest';
import { solve, type Step } from '../../../../host-app/solver/index.js';
import { changeOf } from '../../../../host-app/solver/texts/en.js';
import { ALGEBRA_STEPS } from '../../../../host-app/solver/texts/algebra.js';
import { APPLIED_STEPS } from '../../../../host-app/solver/texts/applied.js';
import { CONIC_STEPS } from '../../../../host-app/solver/texts/conics.js';
import { DIFFERENTIAL_STEPS } from '../../../../host-app/solver/texts/differential.js';
import { DISTRIBUTION_STEPS } from '../../../../host-app/solver/texts/distributions.js';
import { EXPRESSION_STEPS } from '../../../../host-app/solver/texts/expressions.js';
import { FUNCTION_STEPS } from '../../../../host-app/solver/texts/functions.js';
import { MATRIX_STEPS } from '../../../../host-app/solver/texts/matrices.js';
import { NUMBER_STEPS } from '../../../../host-app/solver/texts/numbers.js';
import { STEPS } from '../../../../host-app/solver/texts/steps.js';
import { WORD_STEPS } from '../../../../host-app/solver/texts/word-problems.js';
import problems from '../problems.json';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Kinds of steps without a declared change, by the reason why. */
const EXCEPTIONS: readonly (readonly [reason: string, rules: readonly string[]])[] = [
  [
    'a set, a place or a verdict follows from the line; the check finds it again by numbers',
    words(`inverse-function in-range critical-points sign-chart always-true test-value solve-each meet-sets join-sets
      conditions solve-conditions same-value slope-zeros inflection-candidates sign-of-slope sign-of-bend join-pieces
      compare-ends attained-values mirror wave-parts read-amplitude common-period poles far-away sides-differ oscillation
      unbounded-area no-value split-integral intersections p-series series-verdict absolute-test test-ends`),
  ],
  [
    'equations are taken up, left out or written anew; the check compares their solutions',
    words(`drop-equation free-unknown swap-variables solve-for point-slope vertical-line slope-intercept circle-form
      complete-squares read-circle implicit-derivative solve-slope second-implicit`),
  ],
  [
    'a formula with the numbers of the question; the check compares its value',
    words(`set-up function-value second-derivative extreme-value slant set-y-zero set-x-zero vertex-formula slope
      slope-at-point normal-slope parallel-slope midpoint distance line-distance radius-slope put-point parametric-run
      parametric-rise parametric-again parametric-quotient partial-derivative area-antiderivative area-pieces drop-bars
      inner-integral gaussian neighbor-ratio taylor-coefficients taylor-polynomial add-matrices scale-matrix
      row-by-column power-of-matrix inverse-matrix transpose trace determinant rank cofactors small-determinants
      diagonal inverse-formula augment right-half subtract-lambda subtract-value characteristic null-vectors
      vector-length unit-vector dot-product cross-product angle-formula known-angle projection-formula`),
  ],
  [
    'any equal form may follow; the check compares both values',
    words('rewrite trig-identities reference-angle divide-leading rationalize logarithm-laws'),
  ],
];

const TABLES: readonly Readonly<Record<string, readonly unknown[]>>[] = [
  STEPS,
  EXPRESSION_STEPS,
  FUNCTION_STEPS,
  ALGEBRA_STEPS,
  APPLIED_STEPS,
  CONIC_STEPS,
  DIFFERENTIAL_STEPS,
  DISTRIBUTION_STEPS,
  MATRIX_STEPS,
  NUMBER_STEPS,
  WORD_STEPS,
];

it('a kind of step without a declared change is listed with its reason', () => {
  const undeclared = TABLES.flatMap((table) =>
    Object.entries(table).flatMap(([rule, texts]) => (texts.length < 3 ? [rule] : [])),
  );
  const listed = EXCEPTIONS.flatMap(([, rules]) => rules);
  expect([...new Set(undeclared)].sort()).toEqual([...new Set(listed)].sort());
});

it('more than half of the steps of many problems declare their change', () => {
  const kinds: boolean[] = [];
  const see = ({ rule, substeps }: Step): void => {
    kinds.push(changeOf(rule) !== undefined);
    substeps.forEach(see);
  };
  for (const { question } of problems.problems.filter((_, at) => at % 5 === 0)) {
    const found = solve(question);
    if (found.kind === 'solution') found.methods.forEach(({ steps }) => steps.forEach(see));
  }
  expect(kinds.length).toBeGreaterThan(200);
  expect(kinds.filter((isDeclared) => isDeclared).length / kinds.length).toBeGreaterThan(0.5);
});
