import { fraction } from '../../../kernel/normal.js';
import { arg, isNode, type Expr } from '../../../tree/expr.js';
import { isNegativeNumber } from '../../../tree/predicates.js';
import { collectNodes, contains } from '../../../tree/walk.js';
import { zerosOf } from '../../functions/analysis.js';

/** Zeros of denominators and of arguments of logarithms. */
export const singularities = (f: Expr, x: string): Expr[] | null => {
  const parts = fraction(f);
  const risky = collectNodes(f, (part) => {
    if (!isNode(part) || !contains(part, x)) return false;
    return part.kind === 'power'
      ? isNegativeNumber(arg(part, 1))
      : part.kind === 'call' && part.name === 'ln';
  }).map((part) => arg(part, 0));
  const found: Expr[] = [];
  for (const part of [...(parts ? [parts[1]] : []), ...risky]) {
    if (!contains(part, x)) continue;
    const zeros = zerosOf(part, x);
    if (!zeros) return null;
    found.push(...zeros);
  }
  return found;
};
