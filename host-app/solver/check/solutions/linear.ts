import type { SolutionAnswer, CheckWay, Step } from '../../solution.js';
import { arg, isNode, membersOf, sym, type Expr } from '../../tree/expr.js';
import { substitute, variablesOf } from '../../tree/walk.js';
import { modulo, PRIMES, raise, residue } from '../numbers/modular.js';

type Row = readonly bigint[];

/** left - right at a point, modulo p. */
const gapAt = (equation: Expr, at: Readonly<Record<string, bigint>>, p: bigint): bigint | null => {
  const [left, right] = [residue(arg(equation, 0), at, p), residue(arg(equation, 1), at, p)];
  return left === null || right === null ? null : modulo(left - right, p);
};

/** Coefficients and right side by values at 0 and at the unit points; a scattered point shows that it is linear. */
const rowOf = (equation: Expr, unknowns: readonly string[], p: bigint): Row | null => {
  const origin = Object.fromEntries(unknowns.map((name) => [name, 0n]));
  const base = gapAt(equation, origin, p);
  if (base === null) return null;
  const slopes = unknowns.map((name) => gapAt(equation, { ...origin, [name]: 1n }, p));
  const spread = Object.fromEntries(unknowns.map((name, k) => [name, BigInt(k * k * 7_919 + 104_723 + k)]));
  const value = gapAt(equation, spread, p);
  if (value === null || slopes.some((slope) => slope === null)) return null;
  const row = slopes.map((slope) => modulo((slope ?? 0n) - base, p));
  const expected = row.reduce(
    (total, slope, k) => (total + slope * (spread[unknowns[k] ?? ''] ?? 0n)) % p,
    base,
  );
  return expected === value ? [...row, modulo(-base, p)] : null;
};

/** The rows of a line of equations, or of a matrix that represents them; null for other lines. */
const rowsOf = (line: Expr, unknowns: readonly string[], p: bigint): Row[] | null => {
  if (!isNode(line)) return null;
  if (line.kind === 'relation') {
    const row = line.name === '=' ? rowOf(line, unknowns, p) : null;
    return row && [row];
  }
  if (line.kind !== 'list') return null;
  const rows =
    line.name === 'matrix'
      ? line.args.map((row) => (isNode(row) ? row.args.map((entry) => residue(entry, {}, p)) : []))
      : line.name === 'system' || line.name === 'and'
        ? line.args.map((equation) => rowsOf(equation, unknowns, p)?.[0] ?? null)
        : null;
  const known = rows?.flatMap((row) => {
    const values = (row ?? []).filter((value) => value !== null);
    return values.length === unknowns.length + 1 && values.length === row?.length ? [values] : [];
  });
  return rows && known?.length === rows.length ? known : null;
};

const rankOf = (rows: readonly Row[], p: bigint): number => {
  let [left, rank] = [[...rows], 0];
  for (let column = (rows[0]?.length ?? 0) - 1; column >= 0; column -= 1) {
    const head = left.find((row) => row[column] !== 0n);
    if (!head) continue;
    rank += 1;
    const inverse = raise(head[column] ?? 1n, p - 2n, p);
    left = left
      .filter((row) => row !== head)
      .map((row) => {
        const factor = ((row[column] ?? 0n) * inverse) % p;
        return row.map((value, k) => modulo(value - factor * (head[k] ?? 0n), p));
      });
  }
  return rank;
};
const coefficients = (rows: readonly Row[]): Row[] => rows.map((row) => row.slice(0, -1));
const isNone = (line: Expr): boolean => isNode(line) && line.kind === 'list' && line.name === 'none';

/** True when no values of the unknowns satisfy the system: the right sides raise the rank. */
const impossible = (rows: readonly Row[], p: bigint): boolean =>
  rankOf(rows, p) > rankOf(coefficients(rows), p);

/** The lines have the same solutions: their rows span the same space. Exact up to a chance below 2^-100. */
const sameSpan = (before: Expr, after: Expr, unknowns: readonly string[]): boolean | null => {
  const verdicts = PRIMES.map((p) => {
    const a = rowsOf(before, unknowns, p);
    if (a && isNone(after)) return impossible(a, p);
    const b = rowsOf(after, unknowns, p);
    if (!a || !b) return null;
    const rank = rankOf(a, p);
    return rank === rankOf(b, p) && rank === rankOf([...a, ...b], p);
  });
  return verdicts.includes(null) ? null : verdicts.every(Boolean);
};

const COMBINATION = /^\((\d+)\) -> (?:(\d+)\*)?\((\d+)\) ([+-]) (?:(\d+)\*)?\((\d+)\)$/;
/** Repeats the row operation that the detail names, at scattered points. */
const combinationHolds = ({ before, after, detail = '' }: Step, unknowns: readonly string[]): boolean => {
  const [, target, p = '1', kept, sign, q = '1', source] = COMBINATION.exec(detail) ?? [];
  if (target === undefined || target !== kept || source === target || !isNode(before) || !isNode(after))
    return false;
  return PRIMES.every((prime) =>
    after.args.every((equation, i) => {
      const row = rowOf(equation, unknowns, prime);
      const old = rowOf(before.args[i] ?? equation, unknowns, prime);
      const other = rowOf(before.args[Number(source) - 1] ?? equation, unknowns, prime);
      if (!row || !old || !other) return false;
      const factor = BigInt(sign === '-' ? -1 : 1) * BigInt(q);
      return row.every((value, k) =>
        i === Number(target) - 1
          ? value === modulo(BigInt(p) * (old[k] ?? 0n) + factor * (other[k] ?? 0n), prime)
          : value === old[k],
      );
    }),
  );
};

/**
 * Checks a step between linear lines; undefined where the lines are not linear, so that another check must
 * decide.
 */
export const checkLinearStep = (
  step: Step,
  unknowns: readonly string[],
  family: Family | null,
): CheckWay | null | undefined => {
  if (step.rule === 'free-unknown')
    return family && familyHolds(step.before, named(step.after, family)) ? 'identity' : null;
  const same = sameSpan(step.before, step.after, unknowns);
  if (same === null) return undefined;
  if (step.rule === 'eliminate' && !combinationHolds(step, unknowns)) return null;
  return same ? 'identity' : null;
};

type Family = Extract<SolutionAnswer, { kind: 'family' }>;
/** The family in the notation of the line. */
const named = (line: Expr, family: Family): Family => ({
  ...family,
  variables: isNode(line) ? line.args.map((one) => arg(one, 0).key) : [],
  point: isNode(line) ? line.args.map((one) => arg(one, 1)) : [],
});

const linesOf = (system: Expr): readonly Expr[] => membersOf(system);

/**
 * Every value of the parameters satisfies the equations, and the rank allows exactly this number of
 * parameters.
 */
export const familyHolds = (system: Expr, { variables, point, parameters }: Family): boolean => {
  const equations = linesOf(system);
  const inside = (e: Expr): Expr =>
    variables.reduce((whole, name, k) => substitute(whole, sym(name), sym(`p_${k}`)), e);
  const put = (e: Expr): Expr =>
    variables.reduce((whole, _, k) => substitute(whole, sym(`p_${k}`), point[k] ?? whole), inside(e));
  if (
    parameters.some((name) => variables.includes(name)) ||
    variablesOf(system).some((name) => !variables.includes(name))
  )
    return false;
  return PRIMES.every((p) => {
    const rows = equations.map((equation) => rowOf(equation, variables, p));
    if (rows.some((row) => row === null)) return false;
    const at = (shift: bigint): Record<string, bigint> =>
      Object.fromEntries(parameters.map((name, k) => [name, shift + BigInt(k * k * 31 + k)]));
    const satisfied = equations.every((equation) =>
      [3n, 1_009n, 77_777n].every((shift) => gapAt(put(equation), at(shift), p) === 0n),
    );
    const zero = Object.fromEntries(parameters.map((name) => [name, 0n]));
    const directions = parameters.map((name) =>
      point.map((value) =>
        modulo((residue(value, { ...zero, [name]: 1n }, p) ?? 0n) - (residue(value, zero, p) ?? 0n), p),
      ),
    );
    const rank = rankOf(coefficients(rows.flatMap((row) => (row ? [row] : []))), p);
    return (
      satisfied &&
      rankOf(directions, p) === parameters.length &&
      parameters.length === variables.length - rank
    );
  });
};

/** Proven to have no solution. */
export const hasNoSolution = (system: Expr, unknowns: readonly string[]): boolean =>
  sameSpan(system, { kind: 'list', name: 'none', args: [], key: 'none' }, unknowns) === true;

/** The one solution of a linear system: it satisfies every equation, and the rank leaves no other. Null: not linear. */
export const onlySolution = (
  system: Expr,
  unknowns: readonly string[],
  point: readonly Expr[],
): boolean | null => {
  const verdicts = PRIMES.map((p) => {
    const rows = rowsOf(system, unknowns, p);
    const values = point.map((value) => residue(value, {}, p));
    if (!rows || values.includes(null)) return null;
    const satisfied = rows.every(
      (row) =>
        modulo(
          values.reduce<bigint>(
            (total, value, k) => total + (value ?? 0n) * (row[k] ?? 0n),
            -(row.at(-1) ?? 0n),
          ),
          p,
        ) === 0n,
    );
    return satisfied && rankOf(coefficients(rows), p) === unknowns.length;
  });
  return verdicts.includes(null) ? null : verdicts.every(Boolean);
};
