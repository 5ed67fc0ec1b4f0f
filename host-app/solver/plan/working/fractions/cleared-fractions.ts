import { displayed } from '../../../print/displayed.js';
import { arg, negative, num, product, quotient, sum, type Expr } from '../../../tree/expr.js';
import { divisors, someNode } from '../../../tree/walk.js';
import { written as inText } from '../../acts.js';
import { listed } from '../numbers/amounts.js';
import { tidied } from '../laws.js';
import {
  commonMultiple,
  isOne,
  missing,
  partsOf,
  termOf,
  written,
  type Parts,
  type Term,
} from '../polynomial-parts.js';
import { termsOf } from './rational.js';

const WHOLE: Parts = { constant: 1n, factors: [] };
const isFree = (e: Expr): boolean =>
  !someNode(e, ({ kind }) => kind === 'quotient') && divisors(e).length === 0;

interface Named extends Term {
  /** The denominator in a sentence, with its factors. */
  readonly name?: string;
}
const nameOf = (e: Expr, parts: Parts): string => {
  const [given, factored] = [inText(e), inText(written(parts))];
  return e.kind === 'sum' && displayed(written(parts)).kind !== 'sum' ? `${given} = ${factored}` : given;
};
/** A fraction as it is written, where its top has none. */
const asWritten = (e: Expr): Named | null => {
  const isMinus = e.kind === 'negative';
  const inner = isMinus ? arg(e, 0) : e;
  const [top, bottom] = inner.kind === 'quotient' ? [arg(inner, 0), partsOf(arg(inner, 1))] : [inner, WHOLE];
  if (!bottom || !isFree(top)) return termOf(e);
  return {
    isMinus,
    top,
    bottom,
    ...(inner.kind === 'quotient' ? { name: nameOf(arg(inner, 1), bottom) } : {}),
  };
};
const times = ({ isMinus, top }: Term, lack: Parts): Expr => {
  const whole = isOne(lack) ? top : top.key === '1' ? written(lack) : withFactor(top, lack);
  return isMinus ? negative(whole) : whole;
};
/** The number in front: 2x · (x + 1). */
const withFactor = (top: Expr, lack: Parts): Expr => {
  if (top.kind === 'sum') return product(written(lack), top);
  if (top.kind === 'num' || lack.constant === 1n) return written(lack, top);
  return product(num(lack.constant), written({ ...lack, constant: 1n }, top));
};

interface Cleared {
  readonly sides: readonly [Expr, Expr];
  readonly factor: Expr;
  readonly act: string;
}
/** Both sides times the common denominator, not multiplied out; null where a term is no fraction of polynomials. */
export const clearedFractions = (sides: readonly [Expr, Expr]): Cleared | null => {
  const rows = sides.map((side) => termsOf(side).map(asWritten));
  const all = rows.flat().filter((term) => term !== null);
  if (all.length < rows.flat().length) return null;
  const fractions = all.filter(({ bottom }) => !isOne(bottom));
  const whole = commonMultiple(fractions.map(({ bottom }) => bottom));
  const factor = written(whole);
  const [left, right] = rows.map((row) =>
    tidied(
      sum(...row.map((term) => (term ? times(term, missing(whole, term.bottom)) : quotient(factor, factor)))),
    ),
  );
  const names = [...new Set(fractions.map(({ name, bottom }) => name ?? inText(written(bottom))))];
  const act =
    names.length === 1
      ? `Each side is multiplied by the denominator ${inText(factor)}.`
      : `The common denominator of ${listed(names)} is ${inText(factor)}; each side is multiplied by it.`;
  return left && right ? { sides: [left, right], factor, act } : null;
};
