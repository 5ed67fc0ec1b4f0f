import {
  add,
  equals,
  parseRational,
  divide,
  exactRoot,
  multiply,
  rational,
  subtract,
  type Rational,
  zero,
} from '../../../maths/rational.js';
import { normalQuantile, unscaled } from '../../plan/distributions/tails.js';
import { step, draftOf } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import {
  arg,
  call,
  isNode,
  isNum,
  list,
  negative,
  num,
  ONE,
  product,
  quotient,
  relation,
  sum,
  sym,
  type Expr,
} from '../../tree/expr.js';
import { taskOf } from '../family.js';

const DIGITS = 10_000n;
/** As a decimal, where it ends soon. */
const decimal = (value: Rational): Expr => {
  const text = `${Number((Number(value.n) / Number(value.d)).toFixed(8))}`;
  const parsed = parseRational(text);
  return parsed && equals(parsed, value) ? num(value, text) : num(value);
};
/** Rounded to four decimals, half away from zero. */
const short = (value: Rational): Expr => {
  const [n, sign] = value.n < 0n ? [-value.n, -1n] : [value.n, 1n];
  return decimal(rational((sign * (2n * n * DIGITS + value.d)) / (2n * value.d), DIGITS));
};
const ofNumber = (value: number): Rational => rational(BigInt(Math.round(value * 1e13)), 10n ** 13n);

/** The share of Student's distribution with `df` degrees of freedom above t, as a finite sum. */
const above = (t: number, df: number): number => {
  const angle = Math.atan(t / Math.sqrt(df));
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let [term, total] = df % 2 === 0 ? [1, 1] : [c, df > 1 ? c : 0];
  for (let k = df % 2 === 0 ? 2 : 3; k < df; k += 2) {
    term *= ((k - 1) / k) * c * c;
    total += term;
  }
  const inside = df % 2 === 0 ? s * total : (2 / Math.PI) * (angle + s * total);
  return (1 - inside) / 2;
};
const studentQuantile = (tail: number, df: number): number => {
  let [low, high] = [0, 1e6];
  for (let k = 0; k < 200; k += 1) {
    const middle = (low + high) / 2;
    if (above(middle, df) > tail) low = middle;
    else high = middle;
  }
  return low;
};

/** The numbers of the question by their names. */
export const planInterval = (problem: Problem): Draft | null => {
  const { expression, variable } = problem;
  if (!isNode(expression)) return null;
  const known = new Map(
    expression.args.map((line) => {
      const value = arg(line, 1);
      return [arg(line, 0).key, isNum(value) ? value.value : zero] as const;
    }),
  );
  const task = taskOf(problem);
  const [level, n] = [known.get('level') ?? zero, known.get('n') ?? zero];
  const hits = known.get('hits');
  const center =
    task === 'share' ? (hits ? divide(hits, n) : (known.get('share') ?? zero)) : (known.get('mean') ?? zero);
  const spread = known.get('σ') ?? known.get('s') ?? zero;
  const df = Number(n.n) - 1;
  if (n.n < 2n || n.d !== 1n || df > 5000 || (task !== 'share' && spread.n <= 0n)) return null;
  // The normal curve fits a count of hits only where ten of each are expected.
  const misses = subtract(n, multiply(center, n));
  if (
    task === 'share' &&
    (subtract(multiply(center, n), rational(10)).n < 0n || subtract(misses, rational(10)).n < 0n)
  )
    return null;
  const half = divide(add(rational(1), level), rational(2));
  const tail = subtract(rational(1), half);
  const critical =
    task === 't'
      ? ofNumber(studentQuantile(Number(tail.n) / Number(tail.d), df))
      : unscaled(normalQuantile(half));
  const variance =
    task === 'share'
      ? divide(multiply(center, subtract(rational(1), center)), n)
      : divide(multiply(spread, spread), n);
  const root = exactRoot(variance, 2) ?? ofNumber(Math.sqrt(Number(variance.n) / Number(variance.d)));
  const margin = multiply(critical, root);
  const [E, letter, p] = [sym('E'), sym(task === 't' ? 't' : 'z'), sym('p')];
  const formula =
    task === 'share'
      ? product(letter, call('sqrt', quotient(product(p, sum(ONE, negative(p))), sym('n'))))
      : product(letter, quotient(sym(task === 't' ? 's' : 'σ'), call('sqrt', sym('n'))));
  const put =
    task === 'share'
      ? product(
          short(critical),
          call('sqrt', quotient(product(decimal(center), sum(ONE, negative(decimal(center)))), num(n))),
        )
      : product(short(critical), quotient(decimal(spread), call('sqrt', num(n))));
  const [lo, hi] = [short(subtract(center, margin)), short(add(center, margin))];
  const line = relation('=', E, formula);
  const chosen = relation('≈', letter, short(critical));
  const filled = relation('≈', E, put);
  const size = relation('≈', E, short(margin));
  const name = sym(variable);
  const around = list('and', [
    relation('<=', sum(decimal(center), negative(short(margin))), name),
    relation('<=', name, sum(decimal(center), short(margin))),
  ]);
  const ends = list('and', [relation('<=', lo, name), relation('<=', name, hi)]);
  return draftOf(
    { kind: 'intervals', variable, intervals: [{ lo, hi, loOpen: false, hiOpen: false }] },
    [
      step(
        task === 'share' ? 'interval-share' : task === 't' ? 'interval-student' : 'interval-normal',
        expression,
        line,
        'implies',
      ),
      step(task === 't' ? 'interval-t' : 'interval-z', line, chosen, 'implies'),
      step('distribution-put-in', line, filled, 'implies'),
      step('interval-margin', filled, size, 'implies'),
      step('interval-around', size, around, 'implies'),
      step('interval-ends', around, ends, 'implies'),
    ],
    ['note.four-decimals'],
  );
};
