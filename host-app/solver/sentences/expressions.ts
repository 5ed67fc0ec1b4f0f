import {
  call,
  negative,
  num,
  power,
  product,
  quotient,
  relation,
  sum,
  sym,
  TWO,
  type Expr,
} from '../tree/expr.js';
import type { Problem } from '../solution.js';
import { maths, problem, type Match, type Pattern } from '../intent/text.js';

const at = (source: string): RegExp => new RegExp(`^${source}$`, 'iu');
const ASK = String.raw`(?:what is|what's|find|calculate|compute|determine|give)(?: the)?`;
const NUMBER = String.raw`\$?(-?[\d.]+(?:/\d+)?)`;
const POINT = String.raw`\(([^,()]+),\s*([^,()]+)\)`;

type Build = (...values: Expr[]) => Expr;
const requested =
  (build: Build, order?: readonly number[]) =>
  (f: Match): Problem => {
    const values = f.parts.map((part) => maths(f, part));
    return problem('evaluate', build(...(order ? order.map((k) => values[k] ?? num(0)) : values)));
  };
const percent = (p: Expr): Expr => quotient(p, num(100));
const square = (e: Expr): Expr => power(e, TWO);
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));

const PERCENT: readonly Pattern[] = [
  [
    at(`(?:${ASK} )?${NUMBER} ?(?:%|percent) of ${NUMBER}`),
    requested((p, n) => product(percent(p ?? n ?? num(0)), n ?? num(0))),
  ],
  [
    at(`${NUMBER} is what (?:%|percent(?:age)?) of ${NUMBER}`),
    requested((a, b) => product(quotient(a ?? num(0), b ?? num(1)), num(100))),
  ],
  [
    at(`what (?:%|percent(?:age)?) of ${NUMBER} is ${NUMBER}`),
    requested((b, a) => product(quotient(a ?? num(0), b ?? num(1)), num(100))),
  ],
  [
    at(`${NUMBER} is ${NUMBER} ?(?:%|percent) of what(?: number)?`),
    requested((a, p) => quotient(a ?? num(0), percent(p ?? num(1)))),
  ],
  [
    at(`increase ${NUMBER} by ${NUMBER} ?(?:%|percent)`),
    requested((n, p) => product(n ?? num(0), sum(num(1), percent(p ?? num(0))))),
  ],
  [
    at(`(?:decrease|reduce) ${NUMBER} by ${NUMBER} ?(?:%|percent)`),
    requested((n, p) => product(n ?? num(0), minus(num(1), percent(p ?? num(0))))),
  ],
];

const z = num(0);
const GEOMETRY: readonly Pattern[] = [
  [
    at(`(?:${ASK} )?distance between ${POINT} and ${POINT}`),
    requested((a = z, b = z, c = z, d = z) => call('sqrt', sum(square(minus(c, a)), square(minus(d, b))))),
  ],
  [
    at(`(?:${ASK} )?slope of the line (?:through|between|passing through) ${POINT} and ${POINT}`),
    requested((a = z, b = z, c = z, d = z) => quotient(minus(d, b), minus(c, a))),
  ],
];

/** The line through two points as an equation solved for y. */
const line = (f: Match): Problem | null => {
  const [a = z, b = z, c = z, d = z] = f.parts.map((part) => maths(f, part));
  const [x, y] = [sym('x'), sym('y')];
  if (a.key === c.key) return null;
  return problem(
    'solve',
    relation('=', product(minus(y, b), minus(c, a)), product(minus(d, b), minus(x, a))),
    'y',
  );
};

export const SENTENCES: readonly Pattern[] = [
  ...PERCENT,
  ...GEOMETRY,
  [
    at(
      `(?:${ASK} )?(?:equation of the )?line (?:through|passing through)(?: the points)? ${POINT} and ${POINT}`,
    ),
    line,
  ],
];
