import type { Problem } from '../solution.js';
import { INFINITY, list, negative, product, quotient, sum, type Expr } from '../tree/expr.js';
import { variablesOf } from '../tree/walk.js';
import { at, maths, problem, type Match, type Pattern } from './text.js';

const numbersIn = (found: Match, text: string): Expr[] =>
  text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).map((part) => maths(found, part));
const whole = (kind: Problem['kind'], items: Expr[]): Problem =>
  items.length > 1 && items.some((one) => variablesOf(one).length > 0) && /^(?:gcd|lcm)$/.test(kind)
    ? problem('applied', list('tuple', items), '', { operation: `polynomials:${kind}` })
    : problem(kind, list('tuple', items), '', { items });

/** As a product of powers of primes: 84 = 2^2*3*7. */
export const factorisation = (number: Expr): Problem =>
  problem('prime-factors', list('tuple', [number]), '', { items: [number], operation: 'product' });

const COUNTS = '(?:what is|calculate|find|compute|give|determine) (?:the )?';

const TIMES: Readonly<Record<string, (a: Expr, b: Expr) => Expr>> = {
  times: (a, b) => product(a, b),
  'multiplied by': (a, b) => product(a, b),
  'divided by': (a, b) => quotient(a, b),
  plus: (a, b) => sum(a, b),
  minus: (a, b) => sum(a, negative(b)),
  'less than': (a, b) => sum(b, negative(a)),
  'more than': (a, b) => sum(b, a),
  'subtracted from': (a, b) => sum(b, negative(a)),
};

const series = (f: Match): Problem => {
  const [body = '', variable = 'n', from = '1', to = ''] = f.parts;
  const end = /^(?:infinity|oo|∞|\\infty)$/i.test(to.trim()) ? INFINITY : maths(f, to);
  return problem('series', maths(f, body, [variable]), variable, { from: maths(f, from), to: end });
};

export const NUMBERS: readonly Pattern[] = [
  [
    at(`(?:${COUNTS})?(?:greatest|highest|largest) common (?:divisor|factor|denominator) of (.+)`),
    (f) => whole('gcd', numbersIn(f, f.parts[0] ?? '')),
  ],
  [
    at(`(?:${COUNTS})?(?:least|lowest|smallest) common (?:multiple|denominator) of (.+)`),
    (f) => whole('lcm', numbersIn(f, f.parts[0] ?? '')),
  ],
  [
    at(String.raw`(?:${COUNTS}|the )?(?:gcd|hcf|gcf) ?(?:of )?\(?(.+?)\)?`),
    (f) => whole('gcd', numbersIn(f, f.parts[0] ?? '')),
  ],
  [
    at(String.raw`(?:${COUNTS}|the )?(?:lcm) ?(?:of )?\(?(.+?)\)?`),
    (f) => whole('lcm', numbersIn(f, f.parts[0] ?? '')),
  ],
  [
    at(`(?:${COUNTS})?remainder when (-?\\d+) is divided by (-?\\d+)`),
    (f) =>
      whole(
        'remainder',
        f.parts.slice(0, 2).map((part) => maths(f, part)),
      ),
  ],
  [at(String.raw`is (\d+) (?:a )?prime(?: number)?`), (f) => whole('is-prime', [maths(f, f.parts[0] ?? '')])],
  [
    at(String.raw`is (\d+) (?:a )?composite(?: number)?`),
    (f) => whole('is-composite', [maths(f, f.parts[0] ?? '')]),
  ],
  [
    at(String.raw`(?:list|what are|find|give) (?:the )?prime factors of (\d+)`),
    (f) => whole('prime-factors', [maths(f, f.parts[0] ?? '')]),
  ],
  [
    at(`(?:${COUNTS})?(?:prime factori[sz]ation of|prime factori[sz]e) (\\d+)`),
    (f) => factorisation(maths(f, f.parts[0] ?? '')),
  ],
  [
    at(
      String.raw`(?:find |evaluate |calculate )?(?:the )?sum of (.+?),? (?:from|for|as) ([a-z])\s*=\s*(.+?) to (.+)`,
    ),
    series,
  ],
  [
    at(String.raw`(?:\\sum|∑)_\{([a-z])\s*=\s*([^}]+)\}\^\{?([^{}\s]+)\}?\s*(.+)`),
    (f) => series({ ...f, parts: [f.parts[3] ?? '', f.parts[0] ?? '', f.parts[1] ?? '', f.parts[2] ?? ''] }),
  ],
  [
    at(
      String.raw`what is (-?[\d./]+) (times|multiplied by|divided by|plus|minus|less than|more than|subtracted from) (-?[\d./]+)`,
    ),
    (f) =>
      problem(
        'evaluate',
        (TIMES[f.parts[1] ?? ''] ?? ((a) => a))(maths(f, f.parts[0] ?? ''), maths(f, f.parts[2] ?? '')),
      ),
  ],
];
