import { divide, gcd, rational, type Rational } from '../../../maths/rational.js';
import { approx } from '../../kernel/approx.js';
import { div, mul, neg } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { fn } from '../../kernel/functions.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, isNode, isNum, list, num, PI, quotient, product, TWO, type Expr } from '../../tree/expr.js';
import { collectNodes, contains, substitute } from '../../tree/walk.js';
import { lineIn } from '../calculus/integrals/table.js';
import { tidy } from '../simplify/index.js';
import { valueDraft } from './line.js';
import { draftOf, step } from '../trace.js';
import { sinusoidOf } from './range.js';

const FULL = ['sin', 'cos', 'sec', 'csc'];
const HALF = ['tan', 'cot'];

/** The rates b of all sinusoids, as multiples of the first; null when there is another variable part. */
const ratesOf = (e: Expr, x: string): Expr[] | null => {
  const sinusoids = collectNodes(
    e,
    (part) =>
      isNode(part) && part.kind === 'call' && [...FULL, ...HALF].includes(part.name) && contains(part, x),
  );
  const still = sinusoids.reduce((whole, wave) => substitute(whole, wave, num(1)), e);
  if (sinusoids.length === 0 || contains(still, x)) return null;
  const lines = sinusoids.map((wave) => lineIn(arg(wave, 0), x));
  return lines.some((line) => line === null) ? null : lines.map((line) => fn('abs', line?.[0] ?? num(1)));
};

/** The longest of the periods that all fit in it: 2π / gcd of the rates. */
const commonRate = (rates: readonly Expr[]): Expr | null => {
  const [first] = rates;
  if (!first) return null;
  const ratios: Rational[] = [];
  for (const rate of rates) {
    const ratio = canon(div(rate, first));
    if (!isNum(ratio)) return null;
    ratios.push(ratio.value);
  }
  const bottom = ratios.reduce((total, { d }) => (total * d) / gcd(total, d), 1n);
  const top = ratios.reduce((total, ratio) => gcd(total, divide(ratio, rational(1n, bottom)).n), 0n);
  return mul(first, num(rational(top, bottom)));
};

const repeats = (e: Expr, x: string, length: number): boolean =>
  [0.137, 0.611, 1.013, 1.77, 2.391, 3.07, -0.83, 4.69].every((place) => {
    const [a, b] = [approx(e, { [x]: place }), approx(e, { [x]: place + length })];
    return Math.abs(a - b) <= 1e-8 * (1 + Math.abs(a));
  });

/** sin² repeats after half the period of sin. */
const shortest = (e: Expr, x: string, period: Expr): Expr => {
  for (const parts of [12, 8, 6, 5, 4, 3, 2])
    if (repeats(e, x, approx(period) / parts)) return div(period, num(parts));
  return period;
};

interface PeriodicTerm {
  readonly formula: Expr;
  readonly value: Expr;
}
const periodicTermOf = (rate: Expr): PeriodicTerm => {
  const formula = quotient(product(TWO, PI), rate);
  return { formula, value: tidy(canon(formula)) };
};

const periodOf = (e: Expr, x: string): { period: Expr; each: readonly PeriodicTerm[] } | null => {
  const short = canon(e);
  const rates = ratesOf(short, x);
  const rate = rates && commonRate(rates);
  if (!rates || !rate) return null;
  const period = shortest(short, x, tidy(div(mul(TWO, PI), rate)));
  return repeats(short, x, approx(period)) ? { period, each: rates.map(periodicTermOf) } : null;
};

/** The line in the one wave as it is written: sin(3x − π) is −sin(3x), but its shift is π/3. */
const shiftedLine = (e: Expr, x: string): readonly [Expr, Expr] | null => {
  const [wave, ...more] = collectNodes(e, (part) => isNode(part) && FULL.concat(HALF).includes(part.name));
  return wave && more.length === 0 ? lineIn(canon(arg(wave, 0)), x) : null;
};

/** Period, amplitude and phase shift. */
export const planPeriod = ({ expression: e, variable: x, options }: Problem): Draft | null => {
  const wave = sinusoidOf(e, x);
  const round = wave && (wave.name === 'sin' || wave.name === 'cos');
  if (options.operation === 'amplitude') {
    const exact = wave && fn('abs', wave.a);
    return round && exact
      ? draftOf({ kind: 'value', exact }, [step('read-amplitude', e, exact, 'case')])
      : null;
  }
  if (options.operation === 'shift') {
    const line = wave && shiftedLine(e, x);
    return line && valueDraft(quotient(neg(line[1]), line[0]), 'wave-parts');
  }
  const found = periodOf(e, x);
  if (!found) return null;
  const steps = found.each.flatMap(({ formula, value }) =>
    formula.key === value.key ? [] : [step('wave-parts', formula, value, 'equal')],
  );
  if (!wave) {
    const each = list(
      'set',
      found.each.map(({ value }) => value),
    );
    steps.push(step('common-period', each, found.period, 'case'));
  }
  const isEvery = options.operation === 'every';
  if (options.operation !== 'all' && !isEvery) return draftOf({ kind: 'value', exact: found.period }, steps);
  if (!round) return null;
  const amplitude = fn('abs', wave.a);
  const line = isEvery ? shiftedLine(e, x) : null;
  if (isEvery && !line) return null;
  const moved = line && quotient(neg(line[1]), line[0]);
  const shift = moved && tidy(canon(moved));
  return draftOf(
    {
      kind: 'facts',
      facts: [
        { name: 'amplitude', value: amplitude },
        { name: 'period', value: found.period },
        ...(shift ? [{ name: 'phase shift' as const, value: shift }] : []),
      ],
    },
    [
      step('read-amplitude', e, amplitude, 'case'),
      ...steps,
      ...(moved && shift && moved.key !== shift.key ? [step('wave-parts', moved, shift, 'equal')] : []),
    ],
  );
};
