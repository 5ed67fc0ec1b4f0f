import { methodsThatHold } from '../../check/methods.js';
import { evaluate } from '../../check/values/evaluate.js';
import { partsOf } from '../../gate/laws/families/solution-laws.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { isNode, type Expr } from '../../tree/expr.js';

/** The parts of the answer are to each other as those of the question, and have no common divisor. */
export const checkRatio = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const parts = isNode(expression) ? expression.args.map((one) => evaluate(one, {}).re) : [];
  const isSame = (line: Expr): boolean => {
    const found = partsOf(line);
    return found.length === parts.length && found.every((n, k) => Math.abs(n * (parts[0] ?? 0) - (parts[k] ?? 0) * (found[0] ?? 0)) < 1e-9 * n);
  };
  const least = answer.kind === 'expression' ? partsOf(answer.exact) : [];
  const isLowest = !Array.from({ length: Math.min(...least) - 1 }, (_, k) => k + 2).some((d) => least.every((n) => n % d === 0));
  if (answer.kind !== 'expression' || Math.min(...least) > 1e5 || !isSame(answer.exact) || !isLowest || !least.every(Number.isInteger)) return null;
  return methodsThatHold(methods, ({ after }) => (isSame(after) ? 'recomputed' : null));
}; // prettier-ignore
