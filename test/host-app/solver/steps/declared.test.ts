import { expect, it } from 'vitest';
import { solve, type Step } from '../../../../host-app/solver/index.js';
import { changeOf } from '../../../../host-app/solver/texts/en.js';
import { ALGEBRA_STEPS } from '../../../../host-app/solver/texts/algebra.js';
import { APPLIED_STEPS } from '../../../../host-app/solver/texts/families/applied.js';
import { CALCULUS_TASK_STEPS } from '../../../../host-app/solver/texts/families/calculus-tasks.js';
import { CONIC_STEPS } from '../../../../host-app/solver/texts/conics.js';
import { DIFFERENTIAL_STEPS } from '../../../../host-app/solver/texts/differential.js';
import { DISTRIBUTION_STEPS } from '../../../../host-app/solver/texts/distributions.js';
import { EXPRESSION_STEPS } from '../../../../host-app/solver/texts/expressions.js';
import { FUNCTION_STEPS } from '../../../../host-app/solver/texts/functions.js';
import { MATRIX_STEPS } from '../../../../host-app/solver/texts/matrices.js';
import { NUMBER_STEPS } from '../../../../host-app/solver/texts/numbers.js';
import { STEPS } from '../../../../host-app/solver/texts/steps.js';
import { WORD_STEPS } from '../../../../host-app/solver/texts/word-problems.js';
import problems from '../exam/problems.json';

const TABLES: readonly Readonly<Record<string, readonly unknown[]>>[] = [
  STEPS,
  EXPRESSION_STEPS,
  FUNCTION_STEPS,
  ALGEBRA_STEPS,
  APPLIED_STEPS,
  CALCULUS_TASK_STEPS,
  CONIC_STEPS,
  DIFFERENTIAL_STEPS,
  DISTRIBUTION_STEPS,
  MATRIX_STEPS,
  NUMBER_STEPS,
  WORD_STEPS,
];

it('every kind of step declares what it changes', () => {
  const undeclared = TABLES.flatMap((table) =>
    Object.entries(table).flatMap(([rule, texts]) => (texts.length < 3 ? [rule] : [])),
  );
  expect(undeclared).toEqual([]);
});

it('all steps of many problems declare their change', () => {
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
  expect(kinds.filter((isDeclared) => isDeclared).length / kinds.length).toBe(1);
});
