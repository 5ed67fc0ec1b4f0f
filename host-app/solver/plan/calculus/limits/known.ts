import { mul, neg, pow, splitPower, splitTerm, sub } from '../../../kernel/canon.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { together } from '../../../kernel/normal.js';
import { displayed } from '../../../print/displayed.js';
import {
  arg,
  E,
  isCall,
  isInt,
  num,
  ONE,
  power,
  product,
  quotient,
  TWO,
  factorsOf,
  type Expr,
} from '../../../tree/expr.js';
import { collectNodes, contains } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { listed } from '../../working/numbers/amounts.js';
import type { Law } from './laws.js';
import { limitAt, valueAt } from './parts.js';

/** Quotients that are known to go to a number as u goes to 0. */
interface Known {
  readonly u: Expr;
  /** What it is put over. */
  readonly below: Expr;
  readonly says: string;
}
const knownOf = (base: Expr): Known | null => {
  if (isCall(base) && /^a?(?:sin|tan)$/.test(base.name))
    return { u: arg(base, 0), below: arg(base, 0), says: `${base.name}(u)/u goes to 1` };
  if (isCall(base, 'ln')) {
    const u = sub(arg(base, 0), ONE);
    return { u, below: u, says: 'ln(1 + u)/u goes to 1' };
  }
  const [inner] = collectNodes(base, (part) => isCall(part, 'cos') || isExponential(part));
  if (!inner) return null;
  const isGap = (sign: number): boolean => expand(sub(base, mul(num(sign), sub(inner, ONE)))).key === '0';
  if (isCall(inner)) {
    const u = arg(inner, 0);
    if (isGap(1)) return { u, below: pow(u, TWO), says: '(cos(u) − 1)/u² goes to −1/2' };
    return isGap(-1) ? { u, below: pow(u, TWO), says: '(1 − cos(u))/u² goes to 1/2' } : null;
  }
  return isGap(1) ? { u: arg(inner, 1), below: arg(inner, 1), says: '(e^u − 1)/u goes to 1' } : null;
};
const isExponential = (e: Expr): boolean => e.kind === 'power' && arg(e, 0).key === E.key;

/** e^a − e^b = e^b · (e^(a − b) − 1), where both go to 1. */
export const commonExponential: Law = (e, approach) => {
  const parts = factorsOf(canon(e));
  for (const factor of parts) {
    const terms =
      factor.kind === 'sum' && factor.args.length === 2 ? factor.args.map((term) => splitTerm(term)) : [];
    const [first, second] = terms;
    if (!first || !second || ![first[1], second[1]].every(isExponential)) continue;
    const sign = first[0].n > 0n ? [first, second] : [second, first];
    const [a, b] = sign.map(([, part]) => arg(part, 1)) as [Expr, Expr];
    const isPair = sign[0]?.[0].n === 1n && sign[1]?.[0].n === -1n && sign.every(([c]) => c.d === 1n);
    if (!isPair || [a, b].some((u) => limitAt(u, approach)?.key !== '0')) continue;
    const rest = parts.filter((one) => one !== factor);
    const gap = displayed(sub(pow(E, sub(a, b)), ONE));
    const front = displayed(pow(E, b));
    return {
      rule: 'rewrite',
      after: product(front, quotient(gap, displayed(canon(quotient(ONE, product(...rest, ONE)))))),
      act: `${written(front)} is taken out.`,
    };
  }
  return null;
};

/** The known quotients in an expression, and the number that stands before them. */
export const special: Law = (e, approach) => {
  const [known, letters] = [new Set<string>(), new Set<string>()];
  let left = canon(e);
  const shown: Expr[] = [];
  for (const factor of factorsOf(left)) {
    const [base, exponent] = splitPower(factor);
    const found = contains(factor, approach.x) && isInt(exponent) ? knownOf(base) : null;
    if (!found || limitAt(found.u, approach)?.key !== '0') continue;
    known.add(found.says);
    letters.add(written(found.u));
    left = canon(mul(left, pow(base, neg(exponent)), pow(found.below, exponent)));
    const [top, bottom] = exponent.key.startsWith('-') ? [found.below, base] : [base, found.below];
    const size = Math.abs(approx(exponent));
    const ratio = quotient(displayed(top), displayed(bottom));
    shown.push(size === 1 ? ratio : power(ratio, num(size)));
  }
  const rest = together(left);
  if (shown.length === 0 || !valueAt(rest, approach)) return null;
  const after = product(...(rest.key === '1' ? [] : [displayed(rest)]), ...shown);
  return {
    rule: 'special-limit',
    after,
    act: `${listed([...known])} as u goes to 0; here u is ${listed([...letters])}.`,
  };
};
