import { canon } from '../../../kernel/canonical.js';
import { sub } from '../../../kernel/canon.js';
import {
  arg,
  call,
  isNode,
  negative,
  ONE,
  product,
  quotient,
  sum,
  sym,
  termsOf,
  type Expr,
} from '../../../tree/expr.js';
import { contains } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import type { Approach } from './parts.js';

interface Addition {
  readonly split: Expr;
  readonly gathered: Expr;
  /** The function of the letter that stays. */
  readonly fixed: Expr;
  readonly formula: string;
  readonly limits: string;
}

/** (sin(x + h) − sin(x))/h, or with cos, as h goes to 0. */
export const addition = (body: Expr, { x, point }: Approach): Addition | null => {
  if (body.kind !== 'quotient' || arg(body, 1).key !== x || point.key !== '0') return null;
  const top = arg(body, 0);
  const terms = top.kind === 'sum' ? top.args : [];
  const moved = terms.find((term) => contains(term, x));
  const rest = terms.find((term) => term !== moved);
  if (terms.length !== 2 || !moved || !isNode(moved) || !/^(?:sin|cos)$/.test(moved.name)) return null;
  const fixed = rest?.kind === 'negative' ? arg(rest, 0) : null;
  if (!fixed || !isNode(fixed) || fixed.name !== moved.name) return null;
  const [h, a] = [sym(x), arg(fixed, 0)];
  if (canon(sub(canon(arg(moved, 0)), canon(a))).key !== x) return null;
  const isSine = moved.name === 'sin';
  const [sine, cosine] = [call('sin', a), call('cos', a)];
  const [first, second] = isSine ? [sine, cosine] : [cosine, sine];
  const wave = product(second, call('sin', h));
  const turned = isSine ? wave : negative(wave);
  const opened = sum(product(first, call('cos', h)), turned);
  const share = product(second, quotient(call('sin', h), h));
  return {
    split: quotient(sum(...termsOf(opened), negative(first)), h),
    gathered: sum(
      product(first, quotient(sum(call('cos', h), negative(ONE)), h)),
      isSine ? share : negative(share),
    ),
    fixed: first,
    formula: `${written(moved)} = ${written(opened)}.`,
    limits: `As ${x} goes to 0, (cos(${x}) − 1)/${x} goes to 0, and sin(${x})/${x} goes to 1.`,
  };
};
