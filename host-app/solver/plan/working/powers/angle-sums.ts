import { splitTerm } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { displayed } from '../../../print/displayed.js';
import { arg, call, isCall, isNum, negative, num, ONE, power, product, quotient, sum, TWO, type Expr } from '../../../tree/expr.js'; // prettier-ignore
import { variablesOf } from '../../../tree/walk.js';
import { written } from '../numbers/amounts.js';
import { angle, multipleOfPi } from './angles.js';
import type { Law, Move } from '../laws.js';

const isAngleFunction = (e: Expr): boolean => isCall(e) && /^(?:sin|cos|tan)$/.test(e.name);
const nameOf = (e: Expr): string => (isCall(e) ? e.name : '');
const said = (e: Expr, after: Expr): Move => ({ after, act: `${written(e)} = ${written(after)}.` });

/** sin(3π/12) = sin(π/4) */
export const shortAngle: Law = {
  rule: 'short-angle',
  at: (e) => {
    const turns = isAngleFunction(e) ? multipleOfPi(arg(e, 0)) : null;
    if (!turns) return null;
    const short = angle(turns);
    return written(short) === written(arg(e, 0))
      ? null
      : { after: call(nameOf(e), short), act: `${written(arg(e, 0))} = ${written(short)}.` };
  },
};

/** Of an angle that is half of a known one. */
const HALVES = new Set(['1/8', '3/8']);
/** sin(π/8) by the cosine of π/4. */
export const halfAngle: Law = {
  rule: 'half-angle',
  at: (e) => {
    const turns = isAngleFunction(e) ? multipleOfPi(arg(e, 0)) : null;
    if (!turns || !HALVES.has(`${turns.n}/${turns.d}`)) return null;
    const whole = angle({ n: turns.n, d: turns.d / 2n });
    const cosine = call('cos', whole);
    const half = (top: Expr): Expr => call('sqrt', quotient(top, TWO));
    const after = {
      sin: half(sum(ONE, negative(cosine))),
      cos: half(sum(ONE, cosine)),
      tan: quotient(sum(ONE, negative(cosine)), call('sin', whole)),
    }[nameOf(e)];
    return after
      ? {
          after,
          act: `${written(arg(e, 0))} is half of ${written(whole)}, and ${nameOf(e)} is positive there: ${written(e)} = ${written(after)}.`,
        }
      : null;
  },
};

/** The angles that are a sum or a difference of two known ones. */
const SUMS: Readonly<Record<string, readonly [over: bigint, by: bigint]>> = {
  '1/12': [3n, -4n],
  '5/12': [4n, 6n],
};
/** sin(π/12) = sin(π/3 − π/4) */
export const splitKnownAngle: Law = {
  rule: 'split-angle',
  at: (e) => {
    const turns = isAngleFunction(e) && arg(e, 0).kind !== 'sum' ? multipleOfPi(arg(e, 0)) : null;
    const parts = turns && SUMS[`${turns.n}/${turns.d}`];
    if (!parts) return null;
    const [first, second] = parts.map((d) => angle({ n: d < 0n ? -1n : 1n, d: d < 0n ? -d : d }));
    const whole = first && second ? sum(first, second) : ONE;
    return { after: call(nameOf(e), whole), act: `${written(arg(e, 0))} = ${written(whole)}.` };
  },
};

/** The angle as a whole multiple: 3x is 3 times x. */
const timesOf = (e: Expr): readonly [times: bigint, one: Expr] | null => {
  const [times, one] = splitTerm(canon(e));
  return times.d === 1n && times.n > 1n && times.n < 5n && variablesOf(one).length > 0
    ? [times.n, displayed(one)]
    : null;
};
const multiple = (times: bigint, one: Expr): Expr => (times === 1n ? one : product(num(times), one));

/** cos(3x) = cos(2x + x) */
export const splitAngle: Law = {
  rule: 'split-angle',
  at: (e) => {
    const [times, one] = (isAngleFunction(e) && timesOf(arg(e, 0))) || [];
    if (times !== 3n || !one) return null;
    const whole = sum(multiple(2n, one), one);
    return { after: call(nameOf(e), whole), act: `${written(arg(e, 0))} = ${written(whole)}.` };
  },
};

export const doubleAngle: Law = {
  rule: 'double-angle',
  at: (e) => {
    const [times, one] = (isAngleFunction(e) && arg(e, 0).kind !== 'sum' && timesOf(arg(e, 0))) || [];
    if (times === undefined || times % 2n === 1n || !one) return null;
    const of = (name: string): Expr => call(name, multiple(times / 2n, one));
    const square = (name: string): Expr => power(of(name), TWO);
    const after = {
      sin: product(TWO, of('sin'), of('cos')),
      cos: sum(square('cos'), negative(square('sin'))),
      tan: quotient(product(TWO, of('tan')), sum(ONE, negative(square('tan')))),
    }[nameOf(e)];
    return after ? said(e, after) : null;
  },
};

const isMinus = (e: Expr): boolean => e.kind === 'negative' || (isNum(e) && e.value.n < 0n);

/** sin(a + b) = sin a cos b + cos a sin b, and its kind. */
export const sumOfAngles: Law = {
  rule: 'sum-of-angles',
  at: (e) => {
    if (!isAngleFunction(e) || arg(e, 0).kind !== 'sum') return null;
    const [a, ...others] = arg(e, 0).kind === 'sum' ? partsOf(arg(e, 0)) : [];
    if (!a || others.length === 0) return null;
    const whole = others.length === 1 ? (others[0] ?? a) : sum(...others);
    const [b, minus] = isMinus(whole) ? [displayed(canon(negative(whole))), true] : [whole, false];
    const signed = (part: Expr, turned: boolean): Expr => (turned ? negative(part) : part);
    const pair = (first: string, second: string): Expr => product(call(first, a), call(second, b));
    const after = {
      sin: sum(pair('sin', 'cos'), signed(pair('cos', 'sin'), minus)),
      cos: sum(pair('cos', 'cos'), signed(pair('sin', 'sin'), !minus)),
      tan: quotient(
        sum(call('tan', a), signed(call('tan', b), minus)),
        sum(ONE, signed(pair('tan', 'tan'), !minus)),
      ),
    }[nameOf(e)];
    return after ? said(e, after) : null;
  },
};
const partsOf = (e: Expr): readonly Expr[] => ('args' in e ? e.args : []);

/** The same for numbers: the functions of both parts are known. */
export const sumOfKnownAngles: Law = {
  rule: 'sum-of-angles',
  at: (e) => (isAngleFunction(e) && multipleOfPi(arg(e, 0)) ? sumOfAngles.at(e) : null),
};
