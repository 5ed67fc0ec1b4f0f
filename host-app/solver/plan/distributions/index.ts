import { add, divide, equals, exactRoot, isZero, multiply, negate, rational, subtract, toNumber, zero, type Rational } from '../../../maths/rational.js'; // prettier-ignore
import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { choose } from '../../kernel/whole-functions.js';
import type { Draft, Problem, Step } from '../../solution.js';
import type { Rule, TextKey } from '../../texts/en.js';
import { arg, call, list, num, ONE, product, quotient, relation, sum, sym, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { factorial, families, K, minus, rationalOf } from './families.js';
import { plain } from '../../print/plain.js';
import { written } from '../acts.js';
import { step } from '../trace.js';
import { isShort, normalBetween, normalQuantile, rounded, unscaled, valueAt, zOf } from './tails.js';

/** The numbers of the question: parameters, and the ends of the event; null is no end. */
interface Asked {
  readonly name: string;
  readonly parameters: readonly Rational[];
  readonly from: Rational | null;
  readonly to: Rational | null;
  readonly label: Expr;
  readonly given: Expr;
}
const ofK = call('P', relation('=', sym('X'), K));
const MOST_TERMS = 6;
/** Of a line with worked out terms. */
const MOST_LETTERS = 110;

const draftOf = (exact: Expr, steps: readonly Step[], notes: readonly TextKey[]): Draft => ({
  answer: { kind: 'value', exact },
  methods: [{ nameKey: 'method.steps', steps }],
  notes,
});
/** Lines that say the same number: P = first = second. */
const chain = (label: Expr, given: Expr, lines: readonly ChainLine[]): Step[] => {
  let before = given;
  return lines.flatMap(([rule, value, isRounded, act]) => {
    const after = relation(isRounded ? '≈' : '=', label, value);
    const made = step(rule, before, after, 'implies', [], undefined, act);
    if (plain(made.before) === plain(made.after)) return [];
    before = after;
    return [made];
  });
};
type ChainLine = readonly [rule: Rule, value: Expr, isRounded: boolean, act?: string | undefined];
/** 'n = 10, p = 3/10.' */
const said = (letters: readonly (readonly [name: string, value: Expr])[]): string =>
  `${letters.map(([name, value]) => `${name} = ${written(value)}`).join(', ')}.`;

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  binomial: ['n', 'p'],
  poisson: ['λ'],
  geometric: ['p'],
};
const putAct = ({ name, parameters }: Asked, all: readonly number[]): string => {
  const known = (LETTERS[name] ?? []).map((letter, k) => [letter, num(parameters[k] ?? zero)] as const);
  const places = `k = ${all.length > MOST_TERMS ? `${all[0] ?? 0} to ${all.at(-1) ?? 0}` : all.join(', ')}`;
  return said(known).replace(/\.$/, `, ${places}.`);
};
/** 'C(10, 4) = 210.' */
const evaluatedAct = ({ name, parameters }: Asked, all: readonly number[]): string | undefined => {
  const [k = 0] = all;
  const [n = zero] = parameters;
  if (all.length > 1) return 'Each term is worked out.';
  if (name === 'binomial') return `C(${n.n}, ${k}) = ${choose(n.n, BigInt(k))}.`;
  return name === 'poisson' ? `${k}! = ${factorial(k)}.` : undefined;
};

/** A sum of values of the formula, or one minus the sum of all others. */
const discrete = (asked: Asked): Draft | null => {
  const { name, parameters, from, to, label, given } = asked;
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
  // The parts of one term, or the terms of a short sum.
  const [only] = all;
  const parts = all.length > 1 ? sum(...all.map((k) => num(family.weight(k)))) : family.evaluated(only ?? 0);
  const shared = all.length > 1 && family.shared !== ONE ? product(family.shared, parts) : parts;
  const isWorked = isExact && all.length <= MOST_TERMS && plain(shared).length <= MOST_LETTERS;
  const opposite = call('P', relation('<', sym('X'), num(low)));
  const lines: ChainLine[] = [
    ...(isComplement ? [['complement', minus(ONE, opposite), false] as const] : []),
    ['distribution-put-in', wrap(terms), false, putAct(asked, all)],
    ...(isWorked ? [['story-work-out', wrap(shared), false, evaluatedAct(asked, all)] as const] : []),
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
      step('distribution-put-in', formula.after, put, 'implies', [], undefined, said([['x', num(end)], ['μ', num(mean)], ['σ', spread(variance)]])), // prettier-ignore
      step('story-work-out', put, found, 'implies'),
    ];
  };
  const at = (end: Rational | null, z: bigint | null): Expr | null =>
    end === null || z === null ? null : phi(shown(z, end));
  const [left, right] = [at(from, low), at(to, high)];
  const area = left && right ? minus(right, left) : right ? right : minus(ONE, left ?? ONE);
  const value = normalBetween(low, high);
  // A difference that loses its digits is shown by its value only.
  const tabled = [left && low, right && high].map((z) =>
    z === null ? null : rounded(normalBetween(null, z)),
  );
  const [before, after] = tabled;
  const looked = minus(after ?? ONE, before ?? ONE);
  const keepsDigits = Math.abs(approx(canon(looked)) - toNumber(value)) < 1e-6 * toNumber(value);
  const lookedUp = [left, right]
    .flatMap((one, k) => (one ? [`${written(one)} ≈ ${written(tabled[k] ?? one)}`] : []))
    .join(' and ')
    .concat('.');
  const rule: Rule = left && right ? 'normal-between' : left ? 'normal-above' : 'normal-below';
  const steps = [
    ...(isStandard ? [] : [formula]),
    ...scored(from, low),
    ...scored(to, high),
    ...chain(label, given, [
      [rule, area, !root],
      ...(area.kind === 'sum' && keepsDigits ? [['table-value', looked, true, lookedUp] as const] : []),
      ['decimal-value', rounded(value), true],
    ]),
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
