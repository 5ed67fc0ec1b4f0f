import type { Expr } from '../../tree/expr.js';
import type { Test } from '../tests.js';

/** What a family knows of its lines: whether one is true of the question, for a kind of step. */
export type LineTest = (question: Expr, line: Expr, rule: string) => boolean;
export const trueOf =
  (test: LineTest): Test =>
  (_, after, { rule }, [question]) =>
    question !== undefined && test(question, after, rule);
