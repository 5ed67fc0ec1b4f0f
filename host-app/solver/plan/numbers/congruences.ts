import { wholeLetter } from '../../tree/walk.js';
import { gcd } from '../../../maths/rational.js';
import type { Draft, Problem, Step } from '../../solution.js';
import {
  arg,
  call,
  isInt,
  list,
  negative,
  num,
  product,
  relation,
  sum,
  sym,
  type Expr,
} from '../../tree/expr.js';
import { step, draftOf } from '../trace.js';

/** a·x ≡ b (mod m) */
type Congruence = readonly [a: bigint, b: bigint, m: bigint];
type Class = readonly [root: bigint, modulus: bigint];

const modulo = (n: bigint, m: bigint): bigint => ((n % m) + m) % m;
const congruent = (left: Expr, right: bigint, m: bigint): Expr => call('congruent', left, num(right), num(m));
const times = (n: bigint, e: Expr): Expr => (n === 1n ? e : product(num(n), e));
const signed = (n: bigint): Expr => (n < 0n ? negative(num(-n)) : num(n));
const lines = (all: readonly Expr[]): Expr => (all.length === 1 && all[0] ? all[0] : list('system', all));

/** Euclid's divisions, and the table with r = s·m + t·a in each row. */
const euclid = (a: bigint, m: bigint): { divisions: Expr; table: Expr; t: bigint; s: bigint } => {
  const head = list('row', ['r', 's', 't'].map(sym));
  const row = (...cells: readonly bigint[]): Expr => list('row', cells.map(signed));
  const rows = [head, row(m, 1n, 0n), row(a, 0n, 1n)];
  const divisions: Expr[] = [];
  let [r, next, s, s2, t, t2] = [m, a, 1n, 0n, 0n, 1n];
  while (next !== 0n) {
    const q = r / next;
    const rest = r - q * next;
    divisions.push(relation('=', num(r), sum(product(num(q), num(next)), num(rest))));
    [r, next, s, s2, t, t2] = [next, rest, s2, s - q * s2, t2, t - q * t2];
    if (next !== 0n) rows.push(row(next, s2, t2));
  }
  return { divisions: lines(divisions), table: list('matrix', rows), t, s };
};

/** The steps from a·y ≡ 1 (mod m) to y; a and m have no common divisor. */
const inverseSteps = (a: bigint, m: bigint): readonly [bigint, Step[]] => {
  const { divisions, table, s, t } = euclid(a, m);
  const inverse = modulo(t, m);
  const start = congruent(times(a, sym('y')), 1n, m);
  const bezout = relation('=', num(1), sum(product(signed(s), num(m)), product(signed(t), num(a))));
  const last = relation(
    '=',
    product(num(a), num(inverse)),
    sum(product(num((a * inverse - 1n) / m), num(m)), num(1)),
  );
  if (a === 1n) return [1n, []];
  return [
    inverse,
    [
      step('euclid', start, divisions, 'implies'),
      step('euclid-table', divisions, table, 'implies'),
      step('bezout', table, bezout, 'implies'),
      step('inverse-modulo', bezout, last, 'implies'),
    ],
  ];
};

/** One congruence, with the steps to its class; a null class where it has none. */
const solveOne = ([a0, b0, m]: Congruence, x: Expr): readonly [Class | null, Step[]] => {
  const [a, b] = [modulo(a0, m), modulo(b0, m)];
  const written = congruent(times(a0, x), b0, m);
  const small = congruent(a === 0n ? product(num(0), x) : times(a, x), b, m);
  const steps = [step('reduce-modulo', written, small, 'equivalent')];
  const g = gcd(a, m);
  const common = relation('=', call('gcd', num(a), num(m)), num(g));
  if (b % g !== 0n)
    return [null, [...steps, step('common-divisor', small, common, 'implies'), step('no-class', common, relation('=', num(b), sum(product(num(b / g), num(g)), num(b % g))), 'implies')]]; // prettier-ignore
  const [a1, b1, m1] = [a / g, b / g, m / g];
  if (m1 === 1n) return [[0n, 1n], steps];
  const divided = congruent(times(a1, x), b1, m1);
  if (g > 1n)
    steps.push(step('common-divisor', small, common, 'implies'), step('divide-congruence', common, divided, 'implies')); // prettier-ignore
  const [inverse, how] = inverseSteps(a1, m1);
  const root = modulo(b1 * inverse, m1);
  const answer = congruent(x, root, m1);
  const many = congruent(x, b1 * inverse, m1);
  if (a1 !== 1n)
    steps.push(...how, step('times-inverse', divided, many, 'equivalent'), step('reduce-modulo', many, answer, 'equivalent')); // prettier-ignore
  if (g > 1n && g <= 12n) {
    const classes = Array.from({ length: Number(g) }, (_, k) => congruent(x, root + BigInt(k) * m1, m));
    steps.push(step('all-classes', answer, list('or', classes), 'equivalent'));
  }
  return [[root, m1], steps];
};

/** Two of the classes that contradict each other modulo a common divisor. */
const conflict = (classes: readonly Class[], x: Expr): Step[] | null => {
  for (const [at, [r, m]] of classes.entries())
    for (const [q, n] of classes.slice(at + 1)) {
      const g = gcd(m, n);
      if ((r - q) % g === 0n) continue;
      const both = list('system', [congruent(x, r, m), congruent(x, q, n)]);
      const common = relation('=', call('gcd', num(m), num(n)), num(g));
      const apart = list('system', [congruent(x, modulo(r, g), g), congruent(x, modulo(q, g), g)]);
      return [
        step('common-divisor', both, common, 'implies'),
        step('different-remainders', common, apart, 'implies'),
      ];
    }
  return null;
};

/** x = r + m·j put into the next congruence, one after the other. */
const combine = (classes: readonly Class[], x: Expr): readonly [Class, Step[]] => {
  const [first = [0n, 1n] as const, ...others] = classes;
  let [root, modulus] = first;
  const steps: Step[] = [];
  for (const [at, [r, m]] of others.entries()) {
    const letter = sym(others.length > 1 ? `j_${at + 1}` : 'j');
    const general = relation('=', x, sum(num(root), times(modulus, letter)));
    const put = congruent(sum(num(root), times(modulus, letter)), r, m);
    const moved = congruent(times(modulus, letter), modulo(r - root, m), m);
    const [found, how] = solveOne([modulus, modulo(r - root, m), m], letter);
    if (!found) continue;
    const [k, step2] = found;
    const before = list('system', [congruent(x, root, modulus), congruent(x, r, m)]);
    const value = root + modulus * k;
    const next = congruent(x, value, modulus * step2);
    steps.push(
      step('write-class', before, general, 'implies'),
      step('put-class', general, put, 'implies'),
      step('reduce-modulo', put, moved, 'equivalent'),
      ...how.filter(({ rule }) => rule !== 'all-classes'),
      step('combine-classes', congruent(letter, k, step2), next, 'implies'),
    );
    [root, modulus] = [value, modulus * step2];
  }
  return [[root, modulus], steps];
};

/** All classes that solve one or several linear congruences, or the reason why there is none. */
export const planCongruences = ({ options, variable }: Problem): Draft | null => {
  const x = sym(variable);
  const given = (options.items ?? []).map((row) =>
    [0, 1, 2].map((k) => (isInt(arg(row, k)) ? (arg(row, k) as { value: { n: bigint } }).value.n : 0n)),
  );
  const none: Draft['answer'] = { kind: 'points', variables: [variable], points: [], inconsistent: true };
  const classes: Class[] = [];
  const steps: Step[] = [];
  for (const [a = 0n, b = 0n, m = 0n] of given) {
    if (m < 2n || m > 10n ** 18n) return null;
    const [found, how] = solveOne([a, b, m], x);
    if (!found) return draftOf(none, how, options.operation?.endsWith('inverse') ? ['note.no-inverse'] : ['note.no-class']); // prettier-ignore
    if (a !== 1n) steps.push(...how);
    classes.push(found);
  }
  const against = conflict(classes, x);
  if (against) return draftOf(none, [...steps, ...against], ['note.no-common-class']);
  const [[root, modulus], joined] = combine(classes, x);
  const all = [...steps, ...joined];
  const operation = options.operation ?? '';
  const last = congruent(x, root, modulus);
  const letter = wholeLetter(x);
  if (operation.endsWith('inverse')) return draftOf({ kind: 'value', exact: num(root) }, all);
  if (!operation.includes(':'))
    return modulus === 1n
      ? null
      : draftOf({ kind: 'periodic', variable, roots: [num(root)], period: num(modulus), letter }, [...all, step('write-class', last, relation('=', x, sum(num(root), product(num(modulus), sym(letter)))), 'equivalent')], ['note.integer']); // prettier-ignore
  const least = root === 0n && operation.endsWith('positive') ? modulus : root;
  return draftOf({ kind: 'value', exact: num(least) }, [
    ...all,
    step('least-of-class', last, relation('=', x, num(least)), 'case'),
  ]);
};
