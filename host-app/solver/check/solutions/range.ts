import type { Step } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { evaluate } from '../values/evaluate.js';
import { measured } from '../numbers/measured.js';

/** Each value of the range is one of the roots, moved by whole periods. */
export const checkRange = (step: Step): Step | null => {
  const rootsOf = (line: Expr): Expr[] =>
    (isNode(line) && line.kind === 'list' ? [...line.args] : [line])
      .filter((one) => isNode(one) && one.kind === 'relation')
      .map((one) => arg(one, 1));
  const turns = Array.from({ length: 801 }, (_, k) => k - 400);
  const bases = rootsOf(step.before);
  const holds = rootsOf(step.after).every((root) => {
    const value = evaluate(root, {}).re;
    return bases.some((base) =>
      turns.some(
        (turn) =>
          Math.abs(
            evaluate(base, Object.fromEntries(variablesOf(base).map((name) => [name, measured(turn)]))).re -
              value,
          ) <
          1e-9 * (1 + Math.abs(value)),
      ),
    );
  });
  return holds ? { ...step, check: 'numeric' } : null;
};
