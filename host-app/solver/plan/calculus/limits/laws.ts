import { div, mul, neg, pow, splitPower, splitTerm, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { fraction, together } from '../../../kernel/normal.js';
import { approx } from '../../../kernel/approx.js';
import { displayed } from '../../../print/displayed.js';
import type { Rule } from '../../../texts/en.js';
import {
  arg,
  call,
  isCall,
  isNum,
  num,
  ONE,
  product,
  quotient,
  sum,
  sym,
  termsOf,
  factorsOf,
  type Expr,
} from '../../../tree/expr.js';
import { isHalves, isInfinite, isPlusInfinity, isUnbounded } from '../../../tree/predicates.js';
import { contains, someNode } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { listed } from '../../working/numbers/amounts.js';
import { factorForm } from '../../simplify/factor.js';
import { inSinesAndCosines } from '../../simplify/trigonometry.js';
import { isSinusoid, limitAt, valueAt, type Approach } from './parts.js';

/** Another form of what is under the limit sign, with the same values. */
interface Rewritten {
  readonly rule: Rule;
  readonly after: Expr;
  readonly act: string;
}
export type Law = (e: Expr, approach: Approach) => Rewritten | null;

const topAndBottom = (e: Expr): [Expr, Expr] =>
  e.kind === 'quotient' ? [canon(arg(e, 0)), canon(arg(e, 1))] : [canon(e), ONE];
export const isIndeterminate = (e: Expr, approach: Approach): 'zero' | 'infinite' | null => {
  const [top, bottom] = topAndBottom(e).map((part) => limitAt(part, approach));
  if (top?.key === '0' && bottom?.key === '0') return 'zero';
  return isUnbounded(top) && isUnbounded(bottom) ? 'infinite' : null;
};

/** How fast an expression of powers and roots grows: its largest exponent. */
const degree = (e: Expr, x: string): number | null => {
  if (!contains(e, x) || isSinusoid(e)) return 0;
  if (e.kind === 'sum') {
    const all = e.args.map((term) => degree(term, x));
    return all.some((one) => one === null) ? null : Math.max(...all.map(Number));
  }
  if (e.kind === 'product')
    return e.args.reduce<number | null>((total, factor) => {
      const one = degree(factor, x);
      return total === null || one === null ? null : total + one;
    }, 0);
  const [base, exponent] = splitPower(e);
  if (base.key === x && isNum(exponent)) return approx(exponent);
  const inner = e.kind === 'power' && isNum(exponent) && exponent.value.n > 0n ? degree(base, x) : null;
  return inner === null ? null : inner * approx(exponent);
};

/** A term over a power of x; a root takes the power inside. */
const over = (term: Expr, size: number, { x, point }: Approach): Expr | null => {
  const factors = factorsOf(term);
  const root = factors.find((factor) => factor.kind === 'power' && factor.args[0]?.kind === 'sum');
  const rest = mul(...factors.filter((factor) => factor !== root));
  if (!root) return div(term, pow(sym(x), num(size)));
  const [base, exponent] = splitPower(root);
  const own = degree(root, x);
  if (!isHalves(exponent) || own === null || !Number.isInteger(own)) return null;
  const inside = expand(div(base, pow(sym(x), div(num(own), exponent))));
  // √(x²) is −x for a negative x.
  const turns = !isPlusInfinity(point) && own % 2 !== 0;
  const outside = div(turns ? neg(rest) : rest, pow(sym(x), num(size - own)));
  return mul(outside, pow(inside, exponent));
};
const sumOver = (e: Expr, size: number, approach: Approach): Expr | null => {
  const terms = termsOf(expand(e)).map((term) => over(term, size, approach));
  return terms.every((term) => term !== null) ? sum(...terms.map(displayed)) : null;
};

/** Top and bottom over the highest power below; of a sum, its highest power in front. */
const byHighestPower: Law = (e, approach) => {
  const { x, point } = approach;
  if (!isInfinite(point)) return null;
  const [top, bottom] = topAndBottom(e);
  const [rise, run] = [degree(top, x), degree(bottom, x)];
  if (rise === null || run === null) return null;
  const size = e.kind === 'quotient' ? run : rise;
  if (size <= 0 || !Number.isInteger(size)) return null;
  const [a, b] = [sumOver(top, size, approach), sumOver(bottom, size, approach)];
  const part = written(pow(sym(x), num(size)));
  if (e.kind !== 'quotient')
    return a && e.kind === 'sum'
      ? {
          rule: 'highest-power',
          after: product(displayed(pow(sym(x), num(size))), a),
          act: `${part} is taken out of each term.`,
        }
      : null;
  const turnsRoot = a && b && !isPlusInfinity(point) && /sqrt/.test(a.key + b.key);
  return a && b
    ? {
        rule: 'highest-power',
        after: quotient(a, b),
        act: `Top and bottom are divided by ${part}.${turnsRoot ? ` √(${x}²) is −${x}, because ${x} is negative.` : ''}`,
      }
    : null;
};

const isRoot = (term: Expr): boolean =>
  factorsOf(term).some((factor) => factor.kind === 'power' && isHalves(arg(factor, 1)));
const hasRoot = (e: Expr): boolean => someNode(canon(e), isRoot);
/** p − q with roots becomes (p² − q²)/(p + q). */
const byConjugate: Law = (e, approach) => {
  const [top, bottom] = topAndBottom(e);
  const turned = (side: Expr): [conjugate: Expr, squares: Expr] | null => {
    const terms = termsOf(side);
    const roots = terms.filter((term) => isRoot(term) && contains(term, approach.x));
    const root = roots.find((term) => splitTerm(term)[0].n > 0n) ?? roots[0];
    if (!root || terms.length < 2) return null;
    const rest = sub(side, root);
    const conjugate = sub(root, rest);
    // A sum of parts with one sign has nothing to cancel.
    if (limitAt(side, approach)?.key !== '0' && e.kind === 'quotient') return null;
    return [conjugate, expand(sub(mul(root, root), mul(rest, rest)))];
  };
  const [above, below] = [turned(top), turned(bottom)];
  const found = above ?? below;
  if (!found) return null;
  const [conjugate, squares] = found;
  const [a, b] = above ? [squares, mul(bottom, conjugate)] : [mul(top, conjugate), squares];
  if (isRoot(squares)) return null;
  const by = written(conjugate);
  return {
    rule: 'conjugate',
    after: quotient(displayed(a), displayed(b)),
    act: `Top and bottom are multiplied by ${by}: (p − q)(p + q) = p² − q².`,
  };
};

/** 0 · ∞ as a quotient. */
const asQuotient: Law = (e, approach) => {
  const factors = e.kind === 'product' ? factorsOf(canon(e)) : [];
  const small = factors.find((factor) => limitAt(factor, approach)?.key === '0');
  const large = factors.find((factor) => isUnbounded(limitAt(factor, approach)));
  if (!small || !large) return null;
  // A logarithm stays on top: its derivative is simpler than that of its reciprocal.
  const isLog = /ln/.test(small.key);
  const [stays, moves] = isLog ? [small, large] : [large, small];
  const rest = mul(stays, ...factors.filter((factor) => factor !== small && factor !== large));
  const below = pow(moves, num(-1));
  return {
    rule: 'as-quotient',
    after: quotient(displayed(rest), displayed(below)),
    act: `${written(small)} goes to 0 and ${written(large)} grows without bound; as a quotient both have one form.`,
  };
};
/** The difference of fractions as one fraction. */
const asFraction: Law = (e) => {
  if (e.kind !== 'sum') return null;
  const parts = fraction(canon(e));
  if (!parts || parts[1].key === '1') return null;
  return {
    rule: 'common-denominator',
    after: quotient(displayed(parts[0]), displayed(parts[1])),
    act: `The common denominator is ${written(parts[1])}.`,
  };
};

/** The exponent of e where base and exponent vary: f^g = e^(g ln f). */
export const exponentOf = (e: Expr, { x }: Approach): Expr | null =>
  e.kind === 'power' && contains(arg(e, 0), x) && contains(arg(e, 1), x)
    ? product(arg(e, 1), call('ln', arg(e, 0)))
    : null;

/** What makes top and bottom 0 at the point is a factor of both. */
const factored: Law = (e, approach) => {
  const [top, bottom] = topAndBottom(e);
  if (isInfinite(approach.point) || e.kind !== 'quotient' || hasRoot(e)) return null;
  const [a, b] = [factorForm(top), factorForm(bottom)];
  if (!a || !b || !valueAt(together(div(top, bottom)), approach)) return null;
  const after = quotient(displayed(a), displayed(b));
  const said = [
    [top, a],
    [bottom, b],
  ].flatMap(([part, form]) =>
    part && form && part.key !== form.key ? [`${written(part)} = ${written(form)}`] : [],
  );
  const rule = someNode(e, (part) => part !== e && part.kind === 'quotient')
    ? 'common-denominator'
    : 'factor';
  return { rule, after, act: `${listed(said)}.` };
};
/** Brackets over a power of the variable are multiplied out before it is cancelled. */
const multipliedOut: Law = (e, { x, point }) => {
  const [top, bottom] = topAndBottom(e);
  if (point.key !== '0' || top.kind !== 'sum' || splitPower(splitTerm(bottom)[1])[0].key !== x) return null;
  const open = top.args.filter((term) => contains(term, x) && expand(term).key !== term.key);
  const short = expand(top);
  return open.length === 0 || !termsOf(short).every((term) => contains(term, x))
    ? null
    : {
        rule: 'expand',
        after: quotient(displayed(short), displayed(bottom)),
        act: `${listed(open.map((term) => `${written(term)} = ${written(expand(term))}`))}; the rest cancels.`,
      };
};
const cancelled: Law = (e, approach) => {
  const short = together(canon(e));
  return valueAt(short, approach)
    ? { rule: 'cancel', after: displayed(short), act: 'The factor that goes to 0 is cancelled.' }
    : null;
};

/** cot, sec and csc hide a quotient. */
const inSines: Law = (e) => {
  if (!someNode(e, (part) => isCall(part) && /^(?:cot|sec|csc)$/.test(part.name))) return null;
  return {
    rule: 'rewrite',
    after: displayed(inSinesAndCosines(canon(e))),
    act: 'cot, sec and csc are written with sin and cos.',
  };
};

/** Ways to a limit that its parts do not decide, the shortest first. */
export const LIMIT_LAWS: readonly Law[] = [
  byConjugate,
  multipliedOut,
  factored,
  cancelled,
  inSines,
  byHighestPower,
  asFraction,
  asQuotient,
];
