import { saysCondition } from '../../../families/conditions/gaps.js';
import { isNum, type Expr } from '../../../tree/expr.js';
import { collectNodes, variablesOf } from '../../../tree/walk.js';
import type { Test } from '../../tests.js';

/** Ways in which a condition of this kind may go on, as the numbers of the line and of its question tell. */
const hows = (kind: string, equation: Expr): readonly string[] => {
  if (kind !== 'pair') return ['', 'geometric'];
  const numbers = [...new Set(collectNodes(equation, isNum).map(({ key }) => key))];
  const both = [...numbers, '1', '2', '3'].flatMap((m) => [...numbers, '1', '2', '3'].map((n) => `ratio ${m} ${n}`));
  return [...numbers.flatMap((n) => [`sum ${n}`, `sum -${n}`, `product ${n}`, `product -${n}`, `difference ${n}`]), ...both];
}; // prettier-ignore
/** The line is the condition for the letter that is left in it. */
export const meets =
  (kind: string): Test =>
  (before, after) => {
    const [k, more] = variablesOf(after);
    return (
      k !== undefined &&
      more === undefined &&
      hows(kind, after).some((how) => saysCondition(kind, how, before, after, k))
    );
  };
