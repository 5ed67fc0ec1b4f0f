import { isDerivative } from '../../../../host-app/solver/check/calculus/calculus.js';
import { evaluate } from '../../../../host-app/solver/check/values/evaluate.js';
import { identical } from '../../../../host-app/solver/check/values/identity.js';
import { solve, type SolutionAnswer } from '../../../../host-app/solver/index.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import { canon } from '../../../../host-app/solver/kernel/canonical.js';
import { E, sym, type Expr } from '../../../../host-app/solver/tree/expr.js';
import { countNodes, substitute } from '../../../../host-app/solver/tree/walk.js';

export interface Expected {
  readonly kind: string;
  readonly value?: string | boolean | readonly string[];
  readonly values?: readonly string[];
  readonly intervals?: readonly { lo: string; hi: string; loOpen: boolean; hiOpen: boolean }[];
  readonly solutions?: readonly Readonly<Record<string, string>>[];
  readonly integrand?: string;
  readonly var?: string;
  readonly minFactors?: number;
  readonly maxNodes?: number;
  readonly assume?: string;
}
export interface PoolProblem {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly expected: Expected;
}
export interface Pool {
  readonly problems: readonly PoolProblem[];
}

const read = (text: string, variables: readonly string[] = []): Expr =>
  substitute(parse(text, { variables }), sym('E'), E);
const near = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= 1e-9 * (1 + Math.abs(a) + Math.abs(b));
const number = (e: Expr): number =>
  e.key === '∞' ? Infinity : e.key.includes('∞') ? -Infinity : evaluate(e, {}).re;
const sameNumber = (a: Expr, b: Expr): boolean => {
  if ([a, b].some((e) => e.key.includes('∞'))) return number(a) === number(b);
  const [x, y] = [evaluate(a, {}), evaluate(b, {})];
  return near(x.re, y.re) && near(x.im, y.im);
};
const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length &&
  a.every((x) => b.some((y) => near(x, y))) &&
  b.every((y) => a.some((x) => near(x, y)));

const factorCount = (e: Expr): number => {
  const shown = e.kind === 'product' ? e.args : [e];
  return shown
    .filter((factor) => factor.kind !== 'num')
    .reduce((total, factor) => {
      const exponent = factor.kind === 'power' ? factor.args[1] : undefined;
      return total + (exponent?.kind === 'num' ? Number(exponent.value.n) : 1);
    }, 0);
};

export type Outcome = 'right' | 'long' | 'wrong';

const judgeExpression = (answer: Expr, expected: Expected): Outcome => {
  // A form with cases by sign says nothing more than the question where letters are positive; the checker compared that.
  if (String(expected.value).includes('Piecewise')) return 'right';
  const wanted = read(String(expected.value), expected.var ? [expected.var] : []);
  if (identical(answer, wanted) !== 'yes' && identical(answer, wanted, 'positive') !== 'yes') return 'wrong';
  if (expected.kind === 'factored')
    return factorCount(answer) >= (expected.minFactors ?? 0) ? 'right' : 'long';
  if (expected.kind === 'expanded')
    return answer.kind === 'product' && answer.args.some((part) => part.kind === 'sum') ? 'long' : 'right';
  return expected.maxNodes !== undefined && countNodes(canon(answer)) > expected.maxNodes ? 'long' : 'right';
};

/** Compares by value; 'long' is right in value but not in the form asked for. */
export const judge = (answer: SolutionAnswer, expected: Expected): Outcome => {
  const verdict = (right: boolean): Outcome => (right ? 'right' : 'wrong');
  if (answer.kind === 'value' || answer.kind === 'expression') {
    if (expected.kind === 'number') return verdict(sameNumber(answer.exact, read(String(expected.value))));
    if (expected.kind === 'text') return verdict(answer.exact.key === expected.value);
    if (expected.kind === 'antiderivative')
      return verdict(isDerivative(answer.exact, read(expected.integrand ?? ''), expected.var ?? 'x'));
    return expected.value === undefined ? 'wrong' : judgeExpression(answer.exact, expected);
  }
  const [root, more] = answer.kind === 'roots' ? answer.roots : [];
  // One solution is a number.
  if (root && !more && expected.kind === 'number')
    return verdict(sameNumber(root, read(String(expected.value))));
  if (answer.kind === 'points' && answer.inconsistent && expected.kind === 'solutionSet')
    return verdict(expected.values?.length === 0);
  if (answer.kind === 'roots')
    return verdict(
      expected.kind === 'solutionSet' &&
        sameSet(
          answer.roots.map(number),
          (expected.values ?? []).map((value) => number(read(value))),
        ),
    );
  if (answer.kind === 'truth') return verdict(expected.value === answer.value);
  if (answer.kind === 'list')
    return verdict(
      Array.isArray(expected.value) && sameSet(answer.items.map(number), expected.value.map(Number)),
    );
  if (answer.kind === 'points') {
    const wanted = expected.solutions ?? [];
    const matches = (point: readonly Expr[]): boolean =>
      wanted.some((solution) =>
        answer.variables.every((name, k) => near(number(point[k] ?? E), number(read(solution[name] ?? '0')))),
      );
    return verdict(
      expected.kind === 'systemSolutions' &&
        wanted.length === answer.points.length &&
        answer.points.every(matches),
    );
  }
  if (answer.kind !== 'intervals') return 'wrong';
  const wanted = expected.intervals ?? [];
  return verdict(
    wanted.length === answer.intervals.length &&
      answer.intervals.every(({ lo, hi, loOpen, hiOpen }, k) => {
        const other = wanted[k];
        return (
          other !== undefined &&
          near(number(lo), number(read(other.lo))) &&
          near(number(hi), number(read(other.hi))) &&
          loOpen === other.loOpen &&
          hiOpen === other.hiOpen
        );
      }),
  );
};

export interface Report {
  readonly lines: readonly string[];
  readonly wrong: number;
}

/** Solved, long, wrong and unanswered per category, and what took longest. */
export const measure = (problems: readonly PoolProblem[]): Report => {
  const rows = new Map<string, Record<Outcome | 'none' | 'steps', number>>();
  const details: string[] = [];
  const times: [number, string][] = [];
  for (const { category, question, expected } of problems) {
    const row = rows.get(category) ?? { right: 0, long: 0, wrong: 0, none: 0, steps: 0 };
    rows.set(category, row);
    const start = performance.now();
    const solution = solve(question);
    times.push([performance.now() - start, question]);
    const outcome = solution.kind === 'solution' ? judge(solution.answer.value, expected) : 'none';
    row[outcome] += 1;
    if (solution.kind === 'solution' && solution.verification === 'steps') row.steps += 1;
    const note = solution.kind === 'solution' ? '' : ` (${solution.messageKey})`;
    if (outcome !== 'right' && category !== 'word problems')
      details.push(
        `${outcome} ${category}: ${question} => ${JSON.stringify(expected.value ?? expected.values ?? '')}${note}`,
      );
  }
  times.sort(([a], [b]) => b - a);
  const total = [...rows.values()].reduce((sum, row) => sum + row.right, 0);
  const wrong = [...rows.values()].reduce((sum, row) => sum + row.wrong, 0);
  const at = (share: number): string => `${times[Math.floor(times.length * (1 - share))]?.[0].toFixed(1)} ms`;
  const lines = [
    ...details,
    ...[...rows].map(
      ([name, row]) =>
        `${name}: ${row.right} right, ${row.long} long, ${row.wrong} wrong, ${row.none} unanswered, ${row.steps} with steps`,
    ),
    `all: ${total} of ${problems.length} (${((100 * total) / problems.length).toFixed(1)} %), ${wrong} wrong; median ${at(0.5)}, 99 % ${at(0.99)}, longest ${times
      .slice(0, 5)
      .map(([time, question]) => `${time.toFixed(0)} ms ${question}`)
      .join(' | ')}`,
  ];
  return { lines, wrong };
};
