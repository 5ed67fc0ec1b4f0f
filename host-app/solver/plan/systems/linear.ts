import { abs, isZero, negate, rational, type Rational } from '../../../maths/rational.js';
import { add, mul, neg, sub } from '../../kernel/canon.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { lcm } from '../../kernel/whole-functions.js';
import type { Step } from '../../solution.js';
import { arg, isNum, list, num, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import { contains, substitute } from '../../tree/walk.js';
import { capital, written } from '../acts.js';
import { listed } from '../working/numbers/amounts.js';
import { solveEquation } from '../equation/index.js';
import { Trace } from '../trace.js';

/** a_1 x_1 + … = b with whole numbers; the last entry is b. */
export type Row = readonly Rational[];
const zero = rational(0);
const at = (row: Row, k: number): Rational => row[k] ?? zero;

/** The row of an equation left - right = 0, or null when it is not linear in the unknowns. */
const rowOf = (difference: Expr, unknowns: readonly string[]): Row | null => {
  const row: Rational[] = [];
  let rest = difference;
  for (const name of unknowns) {
    const found = coefficientsIn(rest, name);
    const slope = found?.[1] ?? ZERO;
    if (!found || found.length > 2 || !isNum(slope)) return null;
    row.push(slope.value);
    rest = expand(sub(rest, mul(slope, sym(name))));
  }
  return isNum(rest) ? [...row, negate(rest.value)] : null;
};
export const rowsOfSystem = (differences: readonly Expr[], unknowns: readonly string[]): Row[] | null => {
  const rows = differences.map((one) => rowOf(one, unknowns));
  return rows.every((row) => row !== null) ? rows : null;
};

const combined = (a: Row, p: Rational, b: Row, q: Rational): Row =>
  a.map((value, k) =>
    rational(value.n * p.n * at(b, k).d + at(b, k).n * q.n * value.d, value.d * at(b, k).d),
  );
const whole = (row: Row): Row => {
  const scale = row.reduce((found, { d }) => lcm(found, d), 1n);
  return row.map(({ n, d }) => rational(n * scale, d));
};

const sideOf = (row: Row, unknowns: readonly string[]): Expr =>
  add(...unknowns.map((name, k) => mul(num(at(row, k)), sym(name))));
export const equationOf = (row: Row, unknowns: readonly string[]): Expr =>
  relation('=', sideOf(row, unknowns), num(at(row, unknowns.length)));
const systemOf = (rows: readonly Row[], unknowns: readonly string[]): Expr => {
  const lines = rows.map((row) => equationOf(row, unknowns));
  const [only] = lines;
  return lines.length === 1 && only ? only : list('system', lines);
};

export type Outcome =
  | { readonly kind: 'point'; readonly values: readonly Expr[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'family'; readonly values: readonly Expr[]; readonly parameters: readonly string[] };

const PARAMETERS = ['t', 's', 'r', 'u', 'v', 'w'];

const factorText = (factor: bigint, sign: string): string => {
  const size = abs(factor);
  return size === 1n ? '' : `${size}${sign}`;
};
/** 'equation (1)', '2 times equation (1)' */
const timesEquation = (factor: bigint, index: number): string =>
  `${factorText(factor, ' times ')}equation (${index + 1})`;
const term = (factor: bigint, index: number): string => `${factorText(factor, '*')}(${index + 1})`;

/** Equations are added so that one unknown after another drops out, with whole numbers throughout. */
export class Elimination {
  rows: Row[];
  readonly trace: Trace;
  readonly pivots: [number, number][] = [];
  readonly unknowns: readonly string[];
  constructor(start: Expr, rows: readonly Row[], unknowns: readonly string[]) {
    this.unknowns = unknowns;
    this.rows = rows.map(whole);
    this.trace = new Trace(start, 'equivalent');
    this.show('expand-sides');
  }
  private show(rule: 'expand-sides' | 'eliminate' | 'drop-equation', detail?: string, act?: string): void {
    this.trace.to(rule, systemOf(this.rows, this.unknowns), 'equivalent', [], detail, act);
  }
  /** Row i becomes a combination of itself and row j without unknown k. */
  private remove(i: number, j: number, k: number): void {
    const [target, source] = [this.rows[i] ?? [], this.rows[j] ?? []];
    const [a, b] = [at(target, k).n, at(source, k).n];
    const shared = lcm(a, b);
    let [p, q] = [shared / a, -shared / b];
    if (p < 0n) [p, q] = [-p, -q];
    this.rows = this.rows.map((row, n) =>
      n === i ? combined(target, rational(p), source, rational(q)) : row,
    );
    const done = q < 0n ? 'subtracted from' : 'added to';
    this.show(
      'eliminate',
      `(${i + 1}) -> ${term(p, i)} ${q < 0n ? '-' : '+'} ${term(q, j)}`,
      `${capital(timesEquation(q, j))} is ${done} ${timesEquation(p, i)}: ${this.unknowns[k] ?? ''} drops out.`,
    );
  }
  run(): this {
    const used = new Set<number>();
    for (let k = 0; k < this.unknowns.length; k += 1) {
      const usable = this.rows.flatMap((row, i) => (!used.has(i) && !isZero(at(row, k)) ? [i] : []));
      const size = (i: number): bigint => {
        const { n } = at(this.rows[i] ?? [], k);
        return n < 0n ? -n : n;
      };
      const [pivot] = usable.sort((a, b) => Number(size(a) - size(b)));
      if (pivot === undefined) continue;
      used.add(pivot);
      this.pivots.push([pivot, k]);
      this.rows.forEach((_, i) => {
        if (i !== pivot && !isZero(at(this.rows[i] ?? [], k))) this.remove(i, pivot, k);
      });
    }
    return this;
  }
  private get contradiction(): Row | undefined {
    return this.rows.find((row) => row.slice(0, -1).every(isZero) && !isZero(at(row, this.unknowns.length)));
  }
  outcome(): Outcome {
    if (this.contradiction) return { kind: 'none' };
    const free = this.unknowns
      .map((_, k) => k)
      .filter((k) => !this.pivots.some(([, column]) => column === k));
    const names = PARAMETERS.filter((name) => !this.unknowns.includes(name)).slice(0, free.length);
    const values = this.unknowns.map((_, k) => this.valueOf(k, free, names));
    return free.length === 0 ? { kind: 'point', values } : { kind: 'family', values, parameters: names };
  }
  private valueOf(k: number, free: readonly number[], names: readonly string[]): Expr {
    const place = free.indexOf(k);
    if (place >= 0) return sym(names[place] ?? 't');
    const [pivot] = this.pivots.find(([, column]) => column === k) ?? [0];
    const row = this.rows[pivot] ?? [];
    const head = at(row, k);
    const share = (value: Rational): Rational => rational(value.n * head.d, value.d * head.n);
    return expand(
      add(
        num(share(at(row, this.unknowns.length))),
        ...free.map((column, n) => neg(mul(num(share(at(row, column))), sym(names[n] ?? 't')))),
      ),
    );
  }
  /** The last lines: divides, or reports that a line is impossible, or sets free unknowns to parameters. */
  steps(outcome: Outcome): readonly Step[] {
    if (outcome.kind === 'none') return this.trace.to('contradiction', list('none', [])).steps;
    const line = (values: readonly Expr[]): Expr =>
      list(
        'and',
        this.unknowns.map((name, k) => relation('=', sym(name), values[k] ?? ZERO)),
      );
    if (outcome.kind === 'family') {
      this.rows = this.rows.filter((row) => !row.every(isZero));
      this.show('drop-equation');
      return this.trace.to('free-unknown', line(outcome.values)).steps;
    }
    const divisions = this.rows.flatMap((row, i) => {
      const head = row.find(({ n }) => n !== 0n)?.n ?? 1n;
      return head === 1n ? [] : [`equation (${i + 1}) is divided by ${written(num(head))}`];
    });
    const act = divisions.length > 0 ? `${capital(listed(divisions))}.` : undefined;
    return this.trace.to('divide', line(outcome.values), 'equivalent', [], undefined, act).steps;
  }
}

/** Two equations: one is solved for an unknown, which is replaced in the other. */
export const substitutionSteps = (
  start: Expr,
  unknowns: readonly string[],
  outcome: Outcome,
): readonly Step[] | null => {
  if (start.kind !== 'list' || start.args.length !== 2 || unknowns.length !== 2 || outcome.kind === 'family')
    return null;
  const choice = easiest(start.args, unknowns);
  const other = choice && start.args.find((one) => one !== choice.equation);
  if (!choice || !other) return null;
  const { name, value } = choice;
  const given = relation('=', sym(name), value);
  const trace = new Trace(start, 'equivalent');
  const both = (line: Expr): Expr => list('system', [given, line]);
  const [one, two] = [choice.equation, other].map((equation) => start.args.indexOf(equation) + 1);
  trace.says('isolate-unknown', both(other), `Equation (${one}) is solved for ${name}.`);
  const inserted = substitute(other, sym(name), value);
  const replaced = `In equation (${two}) ${name} is replaced by ${written(value)}.`;
  trace.says('substitute-equation', both(inserted), replaced);
  const rest = sideDifference(other, name, value);
  const left = unknowns.find((one) => one !== name) ?? name;
  if (outcome.kind === 'none') {
    trace.to('expand-sides', both(relation('=', rest, ZERO)));
    return trace.to('contradiction', list('none', [])).steps;
  }
  const known = outcome.values[unknowns.indexOf(left)] ?? ZERO;
  const inner = solveEquation(arg(inserted, 0), arg(inserted, 1), left)?.steps ?? [];
  const found = `The second equation has only ${left} in it.`;
  trace.says('solve-case', both(relation('=', sym(left), known)), found, inner);
  const put = substitute(value, sym(left), known);
  if (contains(value, left))
    trace.says(
      'back-substitute',
      list('system', [relation('=', sym(name), put), relation('=', sym(left), known)]),
      `${left} = ${written(known)} is put into ${name} = ${written(value)}.`,
    );
  return trace.to(
    'write-solution',
    list(
      'and',
      unknowns.map((one, k) => relation('=', sym(one), outcome.values[k] ?? ZERO)),
    ),
  ).steps;
};
const sideDifference = (other: Expr, name: string, value: Expr): Expr =>
  expand(
    canon(
      sub(
        canon(substitute(arg(other, 0), sym(name), value)),
        canon(substitute(arg(other, 1), sym(name), value)),
      ),
    ),
  );

const easiest = (
  equations: readonly Expr[],
  unknowns: readonly string[],
): { equation: Expr; name: string; value: Expr } | null => {
  let best: { equation: Expr; name: string; value: Expr; cost: number } | null = null;
  for (const equation of equations) {
    const difference = expand(leftMinusRight(equation));
    for (const name of unknowns) {
      const found = coefficientsIn(difference, name);
      const slope = found?.[1];
      if (found?.length !== 2 || !slope || !isNum(slope)) continue;
      const value = expand(mul(neg(found[0] ?? ZERO), num(rational(slope.value.d, slope.value.n))));
      const written = arg(equation, 0).key === name && !contains(arg(equation, 1), name) ? 0 : 2;
      const cost =
        written +
        (slope.value.d === 1n && [1n, -1n].includes(slope.value.n) ? 0 : 10) +
        (isNum(value) ? -1 : 0);
      if (!best || cost < best.cost) best = { equation, name, value, cost };
    }
  }
  return best;
};
