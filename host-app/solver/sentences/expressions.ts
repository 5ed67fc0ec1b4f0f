import { call, negative, num, product, quotient, sum, type Expr } from '../tree/expr.js';
import { approx } from '../kernel/approx.js';
import { canon } from '../kernel/canonical.js';
import type { Problem } from '../solution.js';
import { at, maths, problem, type Match, type Pattern } from '../intent/text.js';

const ASK = String.raw`(?:what is|what's|find|calculate|compute|determine|give)(?: the)?`;
const NUMBER = String.raw`\$?(-?(?:\d+(?:\.\d+)?|\.\d+)(?:/\d+)?)`;

type Build = (...values: Expr[]) => Expr | null;
const requested =
  (build: Build) =>
  (f: Match): Problem | null => {
    const expression = build(...f.parts.map((part) => maths(f, part)));
    return expression && problem('evaluate', expression);
  };
const percent = (p: Expr): Expr => quotient(p, num(100));
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));

const z = num(0);
const PC = '(?:%|percent(?:age)?)';
const AMOUNT = `${NUMBER} ?${PC}`;
const more = (n: Expr, p: Expr): Expr => product(n, sum(num(1), percent(p)));
const less = (n: Expr, p: Expr): Expr => product(n, minus(num(1), percent(p)));
const inPercent = (a: Expr, b: Expr): Expr => product(quotient(a, b), num(100));
/** How much more the larger is, in percent of the whole; null where it is not larger. */
const excess = (large: Expr, small: Expr, whole: Expr): Expr | null =>
  approx(canon(minus(large, small))) > 0 ? inPercent(minus(large, small), whole) : null;
const PERCENT: readonly Pattern[] = (
  [
    [`(?:${ASK} )?${AMOUNT} of ${NUMBER}`, (p = z, n = z) => product(percent(p), n)],
    [
      `(?:${ASK} )?${AMOUNT} of ${AMOUNT} of ${NUMBER}`,
      (p = z, q = z, n = z) => product(percent(p), percent(q), n),
    ],
    [`${NUMBER} is what ${PC} of ${NUMBER}`, (a = z, b = z) => inPercent(a, b)],
    [`what ${PC} is ${NUMBER} (?:out )?of ${NUMBER}`, (a = z, b = z) => inPercent(a, b)],
    [
      `(?:(?:${ASK}|write|express) )?${NUMBER} out of ${NUMBER} as a ${PC}`,
      (a = z, b = z) => inPercent(a, b),
    ],
    [`(?:(?:${ASK}|write|express) )?${NUMBER} as a ${PC} of ${NUMBER}`, (a = z, b = z) => inPercent(a, b)],
    [`what ${PC} of ${NUMBER} is ${NUMBER}`, (b = z, a = z) => inPercent(a, b)],
    [`${NUMBER} is what ${PC} (?:less|lower|smaller) than ${NUMBER}`, (a = z, b = z) => excess(b, a, b)],
    [
      `${NUMBER} is what ${PC} (?:more|higher|greater|larger) than ${NUMBER}`,
      (a = z, b = z) => excess(a, b, b),
    ],
    [`${NUMBER} is ${AMOUNT} of what(?: number)?`, (a = z, p = z) => quotient(a, percent(p))],
    [
      `(?:if )?${AMOUNT} of (?:a|what|some) number is ${NUMBER}(?:[.,;]? (?:what is|find) (?:the|that) number)?`,
      (p = z, a = z) => quotient(a, percent(p)),
    ],
    [`increase ${NUMBER} by ${AMOUNT}`, more],
    [`add ${AMOUNT} to ${NUMBER}`, (p = z, n = z) => more(n, p)],
    [`(?:${ASK} )?${AMOUNT} more than ${NUMBER}`, (p = z, n = z) => more(n, p)],
    [`(?:decrease|reduce) ${NUMBER} by ${AMOUNT}`, less],
    [`(?:take|subtract) ${AMOUNT} (?:off|from) ${NUMBER}`, (p = z, n = z) => less(n, p)],
    [`(?:${ASK} )?${AMOUNT} (?:less than|off) ${NUMBER}`, (p = z, n = z) => less(n, p)],
    [`${ASK} difference between ${NUMBER} and ${NUMBER}`, (a = z, b = z) => call('abs', minus(a, b))],
    [`subtract ${NUMBER} from ${NUMBER}`, (a = z, b = z) => minus(b, a)],
    [`add ${NUMBER} (?:to|and) ${NUMBER}`, (a = z, b = z) => sum(a, b)],
    [`multiply ${NUMBER} (?:by|and) ${NUMBER}`, (a = z, b = z) => product(a, b)],
    [`divide ${NUMBER} by ${NUMBER}`, (a = z, b = z) => quotient(a, b)],
  ] as const satisfies readonly (readonly [string, Build])[]
).map(([source, build]): Pattern => [at(source), requested(build)]);

export const SENTENCES: readonly Pattern[] = PERCENT;
