import { fn } from '../../../kernel/functions.js';
import { fraction } from '../../../kernel/normal.js';
import { arg, isNode, type Expr } from '../../../tree/expr.js';
import { isNegativeNumber } from '../../../tree/predicates.js';
import { collectNodes, contains } from '../../../tree/walk.js';
import { zerosBetween } from '../../functions/analysis.js';

/** tan and sec have no value where cos is 0, cot and csc none where sin is 0. */
const POLES: Readonly<Record<string, string>> = { tan: 'cos', sec: 'cos', cot: 'sin', csc: 'sin' };
/** What is 0 where the part has no value. */
const riskIn = (part: Expr): Expr[] => {
  if (!isNode(part)) return [];
  if (part.kind === 'power') return isNegativeNumber(arg(part, 1)) ? [arg(part, 0)] : [];
  const below = part.kind === 'call' ? POLES[part.name] : undefined;
  return below ? [fn(below, arg(part, 0))] : part.kind === 'call' && part.name === 'ln' ? [arg(part, 0)] : [];
};

/** Zeros of denominators, of arguments of logarithms, and poles of tan, cot, sec and csc between two places. */
export const singularities = (f: Expr, x: string, low: number, high: number): Expr[] | null => {
  const parts = fraction(f);
  const risky = collectNodes(f, (part) => contains(part, x) && riskIn(part).length > 0).flatMap(riskIn);
  const found: Expr[] = [];
  for (const part of [...(parts ? [parts[1]] : []), ...risky]) {
    if (!contains(part, x)) continue;
    const zeros = zerosBetween(part, x, low, high);
    if (!zeros) return null;
    found.push(...zeros);
  }
  return found;
};
