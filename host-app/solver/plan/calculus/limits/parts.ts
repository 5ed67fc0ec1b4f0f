import { approx, LETTERS } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import { definedOrNull } from '../../../kernel/problem.js';
import { arg, factorsOf, isCall, isNode, isNum, sym, type Expr } from '../../../tree/expr.js';
import { isInfinite, isPlusInfinity } from '../../../tree/predicates.js';
import { contains, substitute } from '../../../tree/walk.js';
import { listed } from '../../working/numbers/amounts.js';
import { written } from '../../acts.js';
import { limitOf } from './limit-value.js';

/** Where the variable of a limit goes, and from which side. */
export interface Approach {
  readonly x: string;
  readonly point: Expr;
  readonly side: 'left' | 'right';
  /** Limits that were found already, by key. */
  readonly known: Map<string, Expr | null>;
}
/** What a part goes to: a number, which may be 0 or 1, infinity of either sign, or nothing between two bounds. */
type Kind = 'zero' | 'one' | 'number' | 'infinite' | 'minus infinite' | 'bounded';

const kindOf = (limit: Expr): Kind => {
  if (isInfinite(limit)) return isPlusInfinity(limit) ? 'infinite' : 'minus infinite';
  const value = approx(limit, LETTERS);
  if (Math.abs(value) < 1e-12) return 'zero';
  return Math.abs(value - 1) < 1e-12 ? 'one' : 'number';
};

/** The value at the point, where there is one. */
export const valueAt = (e: Expr, { x, point }: Approach): Expr | null => {
  if (isInfinite(point)) return contains(e, x) ? null : canon(e);
  return definedOrNull(() => {
    const value = canon(substitute(e, sym(x), point));
    return Number.isFinite(approx(value, LETTERS)) ? value : null;
  });
};

export const limitAt = (e: Expr, approach: Approach): Expr | null => {
  const { x, point, side, known } = approach;
  const before = known.get(e.key);
  if (before !== undefined) return before;
  const found = valueAt(e, approach) ?? limitOf(canon(e), x, point, side);
  known.set(e.key, found);
  return found;
};

export const isSinusoid = (e: Expr): boolean =>
  e.kind === 'power' ? approx(arg(e, 0)) === -1 : isCall(e) && (e.name === 'sin' || e.name === 'cos');
/** Numbers, and what stays between bounds: the whole stays between bounds. */
const isTame = (e: Expr, kinds: readonly Kind[]): boolean =>
  kinds.includes('bounded') &&
  !kinds.includes('zero') &&
  !kinds.some(isUnbounded) &&
  (e.kind === 'sum' ||
    e.kind === 'product' ||
    e.kind === 'negative' ||
    (e.kind === 'power' && isNum(arg(e, 1))));

const isUnbounded = (kind: Kind | null | undefined): boolean =>
  kind === 'infinite' || kind === 'minus infinite';

/** Whether the limits of the parts decide that of the whole. */
const decide = (e: Expr, kinds: readonly Kind[], parts: readonly Expr[], { x }: Approach): boolean => {
  const has = (kind: Kind): boolean => kinds.includes(kind);
  const [a, b] = kinds;
  const isOpen = kinds.some(isUnbounded);
  switch (e.kind) {
    case 'sum':
      return !(has('infinite') && has('minus infinite')) && (!has('bounded') || isOpen);
    case 'product':
      return has('zero') ? !isOpen : !has('bounded');
    case 'quotient':
      if (a === 'bounded') return isUnbounded(b);
      return b !== 'bounded' && !(a === 'zero' && b === 'zero') && !(isUnbounded(a) && isUnbounded(b));
    case 'power': {
      const [base, exponent] = parts;
      if (has('bounded')) return false;
      if (exponent && !contains(exponent, x)) return true;
      if (base && !contains(base, x) && approx(base, LETTERS) > 0) return a !== 'one';
      return a === 'number' ? !isUnbounded(b) : a === 'infinite' && b !== 'zero' && !isUnbounded(b);
    }
    case 'negative':
      return a !== 'bounded';
    default:
      return e.kind === 'call' && parts.length === 1 && a !== 'bounded' && !isSinusoid(e);
  }
};

/** The limit of an expression that its parts decide at every level; null where they don't. */
const settled = (e: Expr, approach: Approach): Kind | null => {
  const value = valueAt(e, approach);
  if (value) return kindOf(value);
  if (!isNode(e)) return kindOf(approach.point);
  const kinds = e.args.map((part) => settled(part, approach));
  if (isSinusoid(e)) return isUnbounded(kinds[isCall(e) ? 0 : 1]) ? 'bounded' : null;
  const known = kinds.filter((kind) => kind !== null);
  if (known.length === kinds.length && isTame(e, known)) return 'bounded';
  if (known.length < kinds.length) return null;
  if (isOutgrown(e, kinds, approach)) return 'zero';
  if (!decide(e, known, e.args, approach)) return null;
  const limit = limitAt(e, approach);
  return limit && kindOf(limit);
};

/** A power of the variable over an exponential. */
const isOutgrown = (e: Expr, kinds: readonly (Kind | null)[], { x }: Approach): boolean =>
  e.kind === 'quotient' &&
  kinds.every(isUnbounded) &&
  ((factorsOf(arg(e, 1)).every((one) => !contains(one.kind === 'power' ? arg(one, 0) : one, x)) &&
    coefficientsIn(canon(arg(e, 0)), x) !== null) ||
    (isLogarithm(arg(e, 0)) && coefficientsIn(canon(arg(e, 1)), x) !== null));
/** A logarithm, or a power of one: every power of the variable outgrows it. */
const isLogarithm = (e: Expr): boolean =>
  e.kind === 'power' ? isNum(arg(e, 1)) && isLogarithm(arg(e, 0)) : isCall(e, 'ln');

/** '2 goes to 2' says nothing: of the parts, those with the variable. */
const sayOf = (part: Expr, approach: Approach): string => {
  const kind = settled(part, approach);
  if (kind === 'bounded')
    return `${written(part)} ${isSinusoid(part) ? 'stays between −1 and 1' : 'stays bounded'}`;
  const limit = valueAt(part, approach) ?? limitAt(part, approach);
  return limit ? `${written(part)} goes to ${written(limit)}` : '';
};

const ENDS = {
  small: 'A bounded number over one that grows without bound goes to 0.',
  large: 'A number over one that goes to 0 grows without bound.',
} as const;

/** Why a limit is what it is, from the limits of its parts: '2x goes to infinity, 1/x goes to 0.' */
export const partsOf = (body: Expr, approach: Approach): string | null => {
  const e = body.kind === 'negative' ? arg(body, 0) : body;
  const kind = settled(e, approach);
  if (
    kind === null ||
    kind === 'bounded' ||
    isOutgrown(e, isNode(e) ? e.args.map((part) => settled(part, approach)) : [], approach)
  )
    return null;
  const parts = (isNode(e) ? e.args : [e]).filter((part) => contains(part, approach.x));
  const said = [...new Set(parts.map((part) => sayOf(part, approach)))];
  const end = e.kind === 'quotient' && parts.length > 0 ? endOf(kind, settled(arg(e, 1), approach)) : '';
  if (e.kind === 'power' && kind === 'zero' && !contains(arg(e, 0), approach.x))
    return `${listed(said)}, and ${written(arg(e, 0))} is ${approx(arg(e, 0)) < 1 ? 'between 0 and 1' : 'above 1'}.`;
  return `${listed(said)}.${end}`;
};
const endOf = (whole: Kind, bottom: Kind | null): string => {
  if (isUnbounded(bottom)) return ` ${ENDS.small}`;
  return bottom === 'zero' && isUnbounded(whole) ? ` ${ENDS.large}` : '';
};
