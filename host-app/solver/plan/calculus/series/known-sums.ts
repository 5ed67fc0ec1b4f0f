import { divide, rational, subtract, toNumber, type Rational } from '../../../../maths/rational.js';
import { add, div, mul, neg, pow, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { fn } from '../../../kernel/functions.js';
import { together, quotientOfPolynomials } from '../../../kernel/normal.js';
import { approx } from '../../../kernel/approx.js';
import { coefficient, degreeOf } from '../../../poly/univariate.js';
import { call, E, num, ONE, PI, sum as nodeSum, sym, ZERO, termsOf, type Expr } from '../../../tree/expr.js';
import { substitute } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { partialFractions, sumOfParts } from '../integrals/fractions.js';
import { arithmeticGeometric, geometric, termAt, type Sum, type SumTask } from './geometric-sums.js';

const q = (value: Rational): Expr => num(value);
/** ζ(2), ζ(4), ζ(6) as multiples of powers of π. */
const ZETA: Readonly<Record<number, Rational>> = {
  2: rational(1, 6),
  4: rational(1, 90),
  6: rational(1, 945),
};

const KNOWN: Readonly<Record<number, string>> = {
  2: '1 + 1/4 + 1/9 + … is π²/6.',
  4: '1 + 1/16 + 1/81 + … is π⁴/90.',
  6: '1 + 1/64 + 1/729 + … is π⁶/945.',
};

/** Σ 1/(n + r)^s for whole or half r and even s. */
const zetaTail = (s: number, r: Rational, from: number): Expr | null => {
  const known = ZETA[s];
  const start = rational(BigInt(from) * r.d + r.n, r.d);
  if (!known || start.n <= 0n || start.d > 2n) return null;
  const zeta = mul(q(known), pow(PI, num(s)));
  const whole = start.d === 1n;
  // Σ 1/(k + 1/2)^s = (2^s - 1) ζ(s)
  let total: Expr = whole ? zeta : mul(num(2 ** s - 1), zeta);
  const steps = whole ? Number(start.n) - 1 : (Number(start.n) - 1) / 2;
  for (let k = 0; k < steps; k += 1)
    total = sub(total, pow(q(whole ? rational(k + 1) : rational(2 * k + 1, 2)), num(-s)));
  return total;
};

interface SimplePole {
  readonly c: Rational;
  readonly r: Rational;
  readonly s: number;
}
/** c / (n + r)^s */
const simpleParts = (a: Expr, n: string): { parts: SimplePole[]; form: Expr } | null => {
  const [top, bottom] = quotientOfPolynomials(a, n) ?? [];
  if (!top || !bottom || degreeOf(bottom) < 2 || degreeOf(top) > degreeOf(bottom) - 2) return null;
  const found = partialFractions(top, bottom);
  if (!found || found.parts.some(({ factor }) => degreeOf(factor) !== 1)) return null;
  return {
    parts: found.parts.map(({ top: share, factor, exponent }) => {
      const lead = coefficient(factor, 1);
      return {
        c: rational(
          coefficient(share, 0).n * lead.d ** BigInt(exponent),
          coefficient(share, 0).d * lead.n ** BigInt(exponent),
        ),
        r: divide(coefficient(factor, 0), lead),
        s: exponent,
      };
    }),
    form: sumOfParts(found, n),
  };
};

/** The simple poles cancel from one term to the next: what is left are the first few. */
const telescoped = (parts: readonly SimplePole[], from: number): Expr | null => {
  let total: Expr = ZERO;
  const classes = new Map<string, SimplePole[]>();
  for (const part of parts) {
    const turn = ((part.r.n % part.r.d) + part.r.d) % part.r.d;
    const key = `${turn}/${part.r.d}`;
    classes.set(key, [...(classes.get(key) ?? []), part]);
  }
  for (const group of classes.values()) {
    const balance = add(...group.map(({ c }) => q(c)));
    const lowest = group.reduce(
      (least, { r }) => (toNumber(r) < toNumber(least) ? r : least),
      group[0]?.r ?? rational(0),
    );
    if (balance.key !== '0') return null;
    for (const { c, r } of group) {
      const shift = Number(subtract(r, lowest).n);
      for (let j = 0; j < shift; j += 1) total = sub(total, div(q(c), add(num(from + j), q(lowest))));
    }
  }
  return total;
};

/** (1 − 1/2) + (1/2 − 1/3) + (1/3 − 1/4) */
const firstTerms = (form: Expr, n: string, from: number): string =>
  [0, 1, 2]
    .map((k) => {
      const terms = termsOf(form).map((term) => canon(substitute(term, sym(n), num(from + k))));
      return `(${written(nodeSum(...terms.sort((a, b) => approx(b) - approx(a))))})`;
    })
    .join(' + ');

const rationalTerms = ({ a, n, from }: SumTask): Sum | null => {
  const found = simpleParts(a, n);
  if (!found || found.parts.some(({ r }) => toNumber(r) + from <= 0 && r.d === 1n)) return null;
  let total = telescoped(
    found.parts.filter(({ s }) => s === 1),
    from,
  );
  if (!total) return null;
  const higher = found.parts.filter(({ s }) => s > 1);
  for (const { c, r, s } of higher) {
    const tail = zetaTail(s, r, from);
    if (!tail) return null;
    total = add(total, mul(q(c), tail));
  }
  const act =
    higher.length > 0
      ? higher.map(({ s }) => KNOWN[s]).join(' ')
      : `${firstTerms(found.form, n, from)} + …: neighbors cancel.`;
  return { value: total, rule: higher.length > 0 ? 'known-sum' : 'telescope', form: found.form, act };
};

/** c r^n / n! and c r^n / n */
const knownSeries = (task: SumTask): Sum | null => {
  const { a, n, from } = task;
  const k = sym(n);
  const factorial =
    geometric(together(mul(a, call('factorial', k))), n) ?? geometric(mul(a, call('factorial', k)), n);
  if (factorial && from >= 0) {
    const first = Array.from({ length: from }, (_, at) => termAt(task, at));
    return {
      value: sub(mul(factorial[0], pow(E, factorial[1])), add(...first)),
      rule: 'known-series',
      act: `The sum of xⁿ/n! from 0 on is e^x; here x is ${written(factorial[1])}.`,
    };
  }
  const harmonic = geometric(canon(mul(a, k)), n);
  if (!harmonic || from < 1) return null;
  const [c, r] = harmonic;
  const value = approx(r);
  if (!(value >= -1 && value < 1)) return null;
  const first = Array.from({ length: from - 1 }, (_, at) => termAt(task, at + 1));
  return {
    value: sub(neg(mul(c, fn('ln', sub(ONE, r)))), add(...first)),
    rule: 'known-series',
    act: `The sum of xⁿ/n from 1 on is −ln(1 − x); here x is ${written(r)}.`,
  };
};

/** Σ (-1)^n / n^s for even s. */
const alternatingPowers = (task: SumTask): Sum | null => {
  const { a, n, from } = task;
  for (const s of [2, 4, 6]) {
    const powers = geometric(canon(mul(a, pow(sym(n), num(s)))), n);
    const zeta = ZETA[s];
    if (!powers || powers[1].key !== '-1' || !zeta || from < 1) continue;
    const whole = mul(powers[0], num(rational(-(2 ** (s - 1) - 1), 2 ** (s - 1))), q(zeta), pow(PI, num(s)));
    const first = Array.from({ length: from - 1 }, (_, at) => termAt(task, at + 1));
    return { value: sub(whole, add(...first)), rule: 'known-sum' };
  }
  return null;
};

/** Σ (-1)^n / (2n + 1) */
const quarterOfPi = (task: SumTask): Sum | null => {
  const { a, n, from } = task;
  const powers = geometric(canon(mul(a, add(mul(num(2), sym(n)), ONE))), n);
  if (powers?.[1].key !== '-1' || from < 0) return null;
  const first = Array.from({ length: from }, (_, at) => termAt(task, at));
  return {
    value: sub(mul(powers[0], num(rational(1, 4)), PI), add(...first)),
    rule: 'known-series',
    act: '1 − 1/3 + 1/5 − 1/7 + … is π/4.',
  };
};

export const SUM_RULES: readonly ((task: SumTask) => Sum | null)[] = [
  arithmeticGeometric,
  rationalTerms,
  knownSeries,
  alternatingPowers,
  quarterOfPi,
];
