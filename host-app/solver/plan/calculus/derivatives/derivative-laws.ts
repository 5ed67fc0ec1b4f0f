import { splitPower } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { displayed } from '../../../print/displayed.js';
import {
  arg,
  call,
  E,
  isCall,
  isNode,
  negative,
  ONE,
  power,
  product,
  quotient,
  rebuild,
  sum,
  sym,
  TWO,
  ZERO,
  type Expr,
} from '../../../tree/expr.js';
import { contains, substitute } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { linesBy, type Law, type Line, type Move } from '../../working/laws.js';
import { derive } from './derivative.js';

type Rule = (e: Expr, x: string) => Move | null;

const law = (rule: Law['rule'], make: Rule): Law => ({
  rule,
  at: (e) => {
    const x = isCall(e, 'diff') ? arg(e, 1) : null;
    return x?.kind === 'sym' ? make(arg(e, 0), x.name) : null;
  },
});
const slope = (e: Expr, x: string): Expr => (contains(e, x) ? call('diff', e, sym(x)) : ZERO);

const termByTerm: Rule = (e, x) => {
  const each = (term: Expr): Expr =>
    term.kind === 'negative' ? negative(slope(arg(term, 0), x)) : slope(term, x);
  if (e.kind === 'negative') return { after: each(e) };
  return e.kind === 'sum' ? { after: sum(...e.args.map(each)) } : null;
};

/** Factors without the variable stay in front. */
const constantFactor: Rule = (e, x) => {
  const [top, bottom] = e.kind === 'quotient' ? [arg(e, 0), arg(e, 1)] : [e, ONE];
  const split = (part: Expr): [Expr[], Expr[]] => {
    const factors = isNode(part) && part.kind === 'product' ? [...part.args] : [part];
    return [
      factors.filter((one) => !contains(one, x) && one.key !== '1'),
      factors.filter((one) => contains(one, x)),
    ];
  };
  const [[outside, inside], [below, under]] = [split(top), split(bottom)];
  if (outside.length + below.length === 0 || (inside.length === 0 && under.length === 0)) return null;
  const front = product(...(outside.length === 0 ? [ONE] : outside));
  const factor = below.length === 0 ? front : quotient(front, product(...below));
  const over = product(...(inside.length === 0 ? [ONE] : inside));
  const rest = under.length === 0 ? over : quotient(over, product(...under));
  return { after: product(factor, slope(rest, x)), act: `${written(factor)} is a constant factor.` };
};

const productRule: Rule = (e, x) => {
  if (e.kind !== 'product') return null;
  const terms = e.args.map((factor, at) =>
    product(...e.args.map((other, k) => (k === at ? slope(factor, x) : other))),
  );
  const named =
    e.args.length === 2
      ? `u = ${written(arg(e, 0))}, v = ${written(arg(e, 1))}: (uv)′ = u′v + uv′.`
      : undefined;
  return { after: sum(...terms), ...(named === undefined ? {} : { act: named }) };
};
const quotientRule: Rule = (e, x) => {
  if (e.kind !== 'quotient' || !contains(arg(e, 0), x)) return null;
  const [u, v] = [arg(e, 0), arg(e, 1)];
  const top = sum(product(slope(u, x), v), negative(product(u, slope(v, x))));
  return {
    after: quotient(top, power(v, TWO)),
    act: `u = ${written(u)}, v = ${written(v)}: (u/v)′ = (u′v − uv′)/v².`,
  };
};
/** 1/x³ = x⁻³ */
const negativePower: Rule = (e, x) => {
  if (e.kind !== 'quotient' || contains(arg(e, 0), x) || arg(e, 0).key !== '1') return null;
  const [base, exponent] = splitPower(arg(e, 1));
  const after = power(base, negative(exponent));
  return {
    after: slope(after, x),
    act: `${written(e)} is ${written(base)} to the power of −${written(exponent)}.`,
  };
};

const powerRule: Rule = (e, x) => {
  if (e.kind !== 'power' || arg(e, 0).key !== x || contains(arg(e, 1), x)) return null;
  const value = derive(power(arg(e, 0), canon(arg(e, 1))), x);
  return value && { after: displayed(value), act: `(${written(e)})′ = ${written(value)}.` };
};

/** A function or a power of something longer: the outer derivative times the inner one. */
const chainRule: Rule = (e, x) => {
  const inner = innerOf(e, x);
  if (!inner || inner.kind === 'sym') return null;
  const letter = sym(x === 'u' ? 'w' : 'u');
  const outside = isNode(e)
    ? rebuild(
        e,
        e.args.map((part) => (part === inner ? letter : part)),
      )
    : e;
  const outer = derive(canon(outside), letter.name);
  if (!outer) return null;
  return {
    after: product(displayed(substitute(outer, letter, inner)), slope(inner, x)),
    act: `u = ${written(inner)} is the inner function; the outer one is ${written(outside)}.`,
  };
};
const innerOf = (e: Expr, x: string): Expr | null => {
  if (e.kind === 'call' && e.name !== 'diff' && e.args.slice(1).every((other) => !contains(other, x)))
    return arg(e, 0);
  if (e.kind !== 'power') return null;
  const [base, exponent] = [arg(e, 0), arg(e, 1)];
  if (contains(base, x)) return contains(exponent, x) ? null : base;
  return exponent;
};
/** Functions of the variable itself. */
const known: Rule = (e, x) => {
  const value = innerOf(e, x)?.key === x ? derive(canon(e), x) : null;
  return value && { after: displayed(value), act: `(${written(e)})′ = ${written(value)}.` };
};
const itself: Rule = (e, x) => (e.key === x ? { after: ONE, act: `The derivative of ${x} is 1.` } : null);

/** u^v is e^(v ln u): the power times the derivative of the exponent. */
const ofBoth: Rule = (e, x) => {
  if (e.kind !== 'power' || !contains(arg(e, 0), x) || !contains(arg(e, 1), x)) return null;
  const exponent = product(arg(e, 1), call('ln', arg(e, 0)));
  return {
    after: product(e, slope(exponent, x)),
    act: `${written(e)} is ${written(E)} to the power of ${written(exponent)}.`,
  };
};

const LAWS: readonly Law[] = [
  law('constant-factor', constantFactor),
  law('sum-rule', termByTerm),
  law('product-rule', productRule),
  law('quotient-rule', quotientRule),
  law('rewrite', negativePower),
  law('logarithmic-derivative', ofBoth),
  law('power-rule', powerRule),
  law('derivative-rules', (e, x) => itself(e, x) ?? known(e, x)),
  law('chain-rule', chainRule),
];

/** A derivative, one rule a line, until nothing is left to differentiate. */
export const derivativeLines = (e: Expr, x: string): readonly Line[] =>
  linesBy(call('diff', displayed(e), sym(x)), LAWS);
