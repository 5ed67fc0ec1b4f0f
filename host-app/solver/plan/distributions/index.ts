import { add, divide, equals, exactRoot, isZero, multiply, negate, power as raised, rational, subtract, toNumber, zero, type Rational } from '../../../maths/rational.js'; // prettier-ignore
import { choose } from '../../kernel/whole-functions.js';
import type { Draft, Problem, Step } from '../../solution.js';
import type { Rule, TextKey } from '../../texts/en.js';
import { arg, call, E, isNum, list, negative, num, ONE, power, product, quotient, relation, sum, sym, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { step } from '../trace.js';
import { decay, isShort, normalBetween, normalQuantile, rounded, unscaled, valueAt, zOf } from './tails.js';

/** The numbers of the question: parameters, and the ends of the event; null is no end. */
interface Asked {
  readonly name: string;
  readonly parameters: readonly Rational[];
  readonly from: Rational | null;
  readonly to: Rational | null;
  readonly label: Expr;
  readonly given: Expr;
}
const rationalOf = (e: Expr | undefined): Rational | null => (e && isNum(e) ? e.value : null);
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));
const K = sym('k');
const ofK = call('P', relation('=', sym('X'), K));
const MOST_TERMS = 6;

/** The formula of one value, with its sum from zero or from a first value. */
interface Family {
  readonly first: number;
  readonly last: number;
  readonly formula: Expr;
  readonly term: (k: Expr) => Expr;
  /** The factor that all terms share is left out: it is irrational. */
  readonly weight: (k: number) => Rational;
  readonly shared: Expr;
  readonly sharedValue: Rational;
}
const families: Readonly<Record<string, (parameters: readonly Rational[]) => Family>> = {
  binomial: ([n = zero, p = zero]) => {
    const count = Number(n.n);
    const q = subtract(rational(1), p);
    const term = (a: Expr, b: Expr, c: Expr, k: Expr): Expr =>
      product(call('binomial', a, k), power(b, k), power(c, minus(a, k)));
    return {
      first: 0,
      last: count,
      formula: term(sym('n'), sym('p'), minus(ONE, sym('p')), K),
      term: (k) => (k === K ? term(num(n), num(p), num(q), k) : product(call('binomial', num(n), k), power(num(p), k), power(num(q), num(subtract(n, rationalOf(k) ?? zero))))), // prettier-ignore
      weight: (k) => multiply(rational(choose(n.n, BigInt(k))), multiply(raised(p, k), raised(q, count - k))),
      shared: ONE,
      sharedValue: rational(1),
    };
  },
  poisson: ([mean = zero]) => {
    const term = (m: Expr, k: Expr): Expr =>
      quotient(product(power(E, negative(m)), power(m, k)), call('factorial', k));
    return {
      first: 0,
      last: Infinity,
      formula: term(sym('λ'), K),
      term: (k) => term(num(mean), k),
      weight: (k) => {
        let below = 1n;
        for (let j = 2n; j <= BigInt(k); j += 1n) below *= j;
        return divide(raised(mean, k), rational(below));
      },
      shared: power(E, negative(num(mean))),
      sharedValue: decay(mean),
    };
  },
  geometric: ([p = zero, first = zero]) => {
    const q = subtract(rational(1), p);
    const start = Number(first.n);
    const term = (a: Expr, b: Expr, k: Expr): Expr => product(power(a, start === 0 ? k : minus(k, ONE)), b);
    return {
      first: start,
      last: Infinity,
      formula: term(minus(ONE, sym('p')), sym('p'), K),
      term: (k) => (k === K ? term(num(q), num(p), k) : product(power(num(q), num(subtract(rationalOf(k) ?? zero, first))), num(p))), // prettier-ignore
      weight: (k) => multiply(raised(q, k - start), p),
      shared: ONE,
      sharedValue: rational(1),
    };
  },
};

const draftOf = (exact: Expr, steps: readonly Step[], notes: readonly TextKey[]): Draft => ({
  answer: { kind: 'value', exact },
  methods: [{ nameKey: 'method.steps', steps }],
  notes,
});
/** Lines that say the same number: P = first = second. */
const chain = (label: Expr, given: Expr, lines: readonly (readonly [Rule, Expr, boolean])[]): Step[] => {
  let before = given;
  return lines.map(([rule, value, isRounded]) => {
    const after = relation(isRounded ? '≈' : '=', label, value);
    const made = step(rule, before, after, 'implies');
    before = after;
    return made;
  });
};

/** A sum of values of the formula, or one minus the sum of all others. */
const discrete = ({ name, parameters, from, to, label, given }: Asked): Draft | null => {
  const family = families[name]?.(parameters);
  if (!family) return null;
  const low = Math.max(from ? toNumber(from) : -Infinity, family.first);
  const high = Math.min(to ? toNumber(to) : Infinity, family.last);
  if (low > high || (low === family.first && high === family.last)) return null;
  const isLower = low > family.first && high === family.last;
  const inside = high - low + 1;
  const isComplement = isLower && low - family.first < inside;
  const [a, b] = isComplement ? [family.first, low - 1] : [low, high];
  if (b - a > 600 || b > 2000) return null;
  const all = Array.from({ length: b - a + 1 }, (_, k) => a + k);
  const terms =
    all.length <= MOST_TERMS
      ? sum(...all.map((k) => family.term(num(k))))
      : call('sum', family.term(K), K, num(a), num(b));
  const weight = all.map(family.weight).reduce(add, zero);
  const share = multiply(weight, family.sharedValue);
  const value = isComplement ? subtract(rational(1), share) : share;
  const wrap = (e: Expr): Expr => (isComplement ? minus(ONE, e) : e);
  const isExact = isShort(weight) && (family.shared === ONE || toNumber(value) > 1e-4);
  const inner = family.shared === ONE ? num(weight) : equals(weight, rational(1)) ? family.shared : product(num(weight), family.shared); // prettier-ignore
  const exact = family.shared === ONE ? num(value) : wrap(inner);
  const opposite = call('P', relation('<', sym('X'), num(low)));
  const lines: (readonly [Rule, Expr, boolean])[] = [
    ...(isComplement ? [['complement', minus(ONE, opposite), false] as const] : []),
    ['distribution-put-in', wrap(terms), false],
    ...(isExact && isComplement && family.shared === ONE
      ? [['story-work-out', wrap(inner), false] as const]
      : []),
    ...(isExact ? [['story-work-out', exact, false] as const] : []),
    ['decimal-value', rounded(value), true],
  ];
  const formula = step(`${name}-formula` as Rule, given, relation('=', ofK, family.formula), 'implies');
  const steps = [formula, ...chain(label, formula.after, lines)];
  const notes: TextKey[] = isExact ? [] : ['note.twelve-digits'];
  if (name === 'geometric')
    notes.push(family.first === 0 ? 'note.geometric-failures' : 'note.geometric-trials');
  return draftOf(isExact ? exact : rounded(value), steps, notes);
};

const Z = sym('z');
const spread = (variance: Rational): Expr => {
  const root = exactRoot(variance, 2);
  return root ? num(root) : call('sqrt', num(variance));
};
const phi = (z: Expr): Expr => call('Φ', z);

const normal = ({ parameters, from, to, label, given }: Asked): Draft | null => {
  const [mean = zero, variance = zero] = parameters;
  const root = exactRoot(variance, 2);
  const scores = [from, to].map((end) => (end === null ? null : zOf(end, mean, variance)));
  const [low = null, high = null] = scores;
  if (scores.some((z) => z !== null && Math.abs(toNumber(unscaled(z))) > 35)) return null;
  const formula = step(
    'z-formula',
    given,
    relation('=', Z, quotient(minus(sym('x'), sym('μ')), sym('σ'))),
    'implies',
  );
  const isStandard = isZero(mean) && equals(variance, rational(1));
  const shown = (z: bigint, end: Rational): Expr =>
    root ? num(divide(subtract(end, mean), root)) : rounded(unscaled(z));
  const scored = (end: Rational | null, z: bigint | null): Step[] => {
    if (end === null || z === null || isStandard) return [];
    const put = relation('=', Z, quotient(minus(num(end), num(mean)), spread(variance)));
    const found = relation(root ? '=' : '≈', Z, shown(z, end));
    return [
      step('distribution-put-in', formula.after, put, 'implies'),
      step('story-work-out', put, found, 'implies'),
    ];
  };
  const at = (end: Rational | null, z: bigint | null): Expr | null =>
    end === null || z === null ? null : phi(shown(z, end));
  const [left, right] = [at(from, low), at(to, high)];
  const area = left && right ? minus(right, left) : right ? right : minus(ONE, left ?? ONE);
  const value = normalBetween(low, high);
  const rule: Rule = left && right ? 'normal-between' : left ? 'normal-above' : 'normal-below';
  const steps = [
    ...(isStandard ? [] : [formula]),
    ...scored(from, low),
    ...scored(to, high),
    ...chain(label, given, [[rule, area, !root], ['decimal-value', rounded(value), true]]), // prettier-ignore
  ];
  return draftOf(rounded(value), steps, ['note.twelve-digits']);
};

/** The value with a given probability below it. */
const percentile = ({ parameters, from, label, given }: Asked): Draft | null => {
  const [mean = zero, variance = zero] = parameters;
  if (!from || from.n <= 0n || subtract(rational(1), from).n <= 0n) return null;
  if (toNumber(from) < 1e-9 || toNumber(from) > 1 - 1e-9) return null;
  const z = normalQuantile(from);
  const value = valueAt(z, mean, variance);
  const share = relation('=', phi(Z), num(from));
  const found = relation('≈', Z, rounded(unscaled(z)));
  const formula = relation('=', label, sum(sym('μ'), product(sym('z'), sym('σ'))));
  const put = relation('≈', label, sum(num(mean), product(rounded(unscaled(z)), spread(variance))));
  return draftOf(
    rounded(value),
    [
      step('quantile-share', given, share, 'implies'),
      step('quantile-z', share, found, 'implies'),
      step('quantile-formula', found, formula, 'implies'),
      step('distribution-put-in', formula, put, 'implies'),
      step('decimal-value', put, relation('≈', label, rounded(value)), 'implies'),
    ],
    ['note.twelve-digits'],
  );
};

/** Probabilities of a named distribution; the last note says how the question was read. */
export const planDistribution = ({ expression, options }: Problem): Draft | null => {
  const [, name = '', hint = ''] = (options.operation ?? '').split(':');
  const [low, high, label, ...parameters] = options.items ?? [];
  if (!label) return null;
  const asked: Asked = {
    name,
    parameters: parameters.map((e) => rationalOf(e) ?? negate(rational(1))),
    from: rationalOf(low),
    to: rationalOf(high),
    label,
    given: list('system', expression.kind === 'list' ? expression.args.slice(0, -1) : [arg(expression, 0)]),
  };
  const draft =
    name === 'normal' ? normal(asked) : name === 'percentile' ? percentile(asked) : discrete(asked);
  return draft && hint !== '' ? { ...draft, notes: [...draft.notes, `note.${hint}` as TextKey] } : draft;
};
