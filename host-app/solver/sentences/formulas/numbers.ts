import { canon } from '../../kernel/canonical.js';
import type { Problem } from '../../solution.js';
import {
  isNum,
  list,
  negative,
  num,
  power,
  product,
  quotient,
  relation,
  sum,
  sym,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { value } from '../language/number.js';
import { ASK, COUNT, formula, NUMBER, setUp, type Formula } from './formula.js';

const SIGNED = String.raw`(-?\d+(?:\.\d+)?(?:/\d+)?)`;
const signed = (text: string): Expr => (text.startsWith('-') ? negative(value(text.slice(1))) : value(text));
const at = (names: Readonly<Record<string, Expr>>, name: string): Expr => names[name] ?? ZERO;

/** Unknown numbers and their relations, as a system; the question asks for all of them. */
const unknowns = (equations: readonly Expr[]): Problem => ({
  kind: 'system',
  expression: list('system', equations),
  variable: '',
  options: {},
});
const STEPS: Readonly<Record<string, number>> = { '': 1, even: 2, odd: 2 };
const PLACES = ['first', 'second', 'third', 'fourth'];
const named = (count: number, what: string): Expr[] =>
  PLACES.slice(0, count).map((place) => sym(`${place} ${what}`));
/** A sum of consecutive whole numbers; null where there are none with that sum. */
const inARow = (count: string, kind: string, total: string): Problem | null => {
  const [n, all, step] = [Number(count), Number(total), STEPS[kind] ?? 1];
  const first = (all - (step * n * (n - 1)) / 2) / n;
  if (n < 2 || n > 4 || !Number.isInteger(first)) return null;
  if (kind !== '' && Math.abs(first % 2) !== (kind === 'odd' ? 1 : 0)) return null;
  const names = named(n, 'number');
  const [lead = ZERO] = names;
  return unknowns([
    ...names.slice(1).map((name, k) => relation('=', name, sum(lead, num(step * (k + 1))))),
    relation('=', sum(...names), num(all)),
  ]);
};
/** Only one of the unknowns. */
const only = (found: Problem, place: number): Problem => ({
  ...found,
  options: { unknowns: [`${PLACES[place] ?? ''} number`] },
});
const sumAndDifference = (total: string, gap: string): Problem => {
  const [one = ZERO, two = ZERO] = named(2, 'number');
  return unknowns([
    relation('=', sum(one, two), signed(total)),
    relation('=', sum(one, negative(two)), signed(gap)),
  ]);
};

/** Two kinds with a common total, and a second total in which each kind has its own factor. */
const mixed = (one: string, two: string, heads: string, a: number, b: number, legs: string): Problem =>
  unknowns([
    relation('=', sum(sym(one), sym(two)), value(heads)),
    relation('=', sum(product(num(a), sym(one)), product(num(b), sym(two))), value(legs)),
  ]);
const COINS: Readonly<Record<string, number>> = { pennies: 1, nickels: 5, dimes: 10, quarters: 25 };
const coins = (count: string, one: string, two: string, amount: string): Problem | null => {
  const [a, b] = [COINS[one], COINS[two]];
  return a === undefined || b === undefined || a === b
    ? null
    : mixed(one, two, count, a, b, String(Math.round(Number(amount) * 100)));
};

const arithmetic = (first: string, step: string, n: string, isSum: boolean): Problem => ({
  ...setUp({}, () => {
    const [a, d, k] = [signed(first), signed(step), value(n)];
    const last = sum(a, product(sum(k, num(-1)), d));
    return isSum ? product(quotient(k, num(2)), sum(a, last)) : last;
  }),
  kind: 'story',
});
const plainValue = (expression: Expr): Problem => ({
  kind: 'evaluate',
  expression,
  variable: '',
  options: {},
});
const NTH = String.raw`(\d+)(?:st|nd|rd|th)`;
const AP = `(?:an? )?arithmetic (?:sequence|progression) with (?:a )?first term ${SIGNED} and (?:a )?common difference(?: of)? ${SIGNED}`;
const GP = `(?:an? )?geometric (?:sequence|progression) with (?:a )?first term ${SIGNED} and (?:a )?common ratio(?: of)? ${SIGNED}`;
const lastOf = (problem: Problem): Problem => plainValue(problem.options.items?.[0] ?? ZERO);

const shared = (total: string, parts: string): Problem | null => {
  const shares = parts.split(/ ?: ?/);
  if (shares.length < 2 || shares.length > 4) return null;
  const whole = sum(...shares.map(value));
  const names = named(shares.length, 'share');
  return unknowns(
    names.map((name, k) =>
      relation('=', product(whole, name), product(value(total), value(shares[k] ?? '1'))),
    ),
  );
};

/** Another term of a sequence from two of its terms. */
const fromTwo = (
  isSum: boolean,
  [i = 0, a = '', k = 0, b = '', n = 0]: readonly (number | string)[],
): Problem | null => {
  const [first, second, steps, more] = [
    signed(`${a}`),
    signed(`${b}`),
    Number(k) - Number(i),
    Number(n) - Number(i),
  ];
  // An even root has two signs.
  if (steps === 0 || (!isSum && (steps % 2 === 0 || Number(a) === 0))) return null;
  const gap = isSum
    ? quotient(sum(second, negative(first)), num(steps))
    : power(quotient(second, first), quotient(num(1), num(steps)));
  const build = (step: Expr): Expr =>
    isSum ? sum(first, product(num(more), step)) : product(first, power(step, num(more)));
  if (!isSum) return isNum(canon(gap)) ? plainValue(build(canon(gap))) : null;
  return { ...setUp({ difference: gap }, (s) => build(at(s, 'difference'))), kind: 'story' };
};
const A_TERM = String.raw`a_?\{?(\d+)\}? ?= ?${SIGNED}`;
const WANTED = String.raw`(?:find|what is|calculate) (?:a_?\{?(\d+)\}?|the (first|\d+)(?:st|nd|rd|th)? term)`;
const TWO_TERMS: readonly Formula[] = [
  formula(
    `(?:in |for )?(?:an? )?(arithmetic|geometric) (?:sequence|progression)(?: has| with| where|:|,)? ${A_TERM},? (?:and )?${A_TERM}[.,;]? ${WANTED}`,
    (kind = '', i = '', a = '', k = '', b = '', n = '', place = '') =>
      fromTwo(kind === 'arithmetic', [
        Number(i),
        a,
        Number(k),
        b,
        Number(n || (place === 'first' ? 1 : place)),
      ]),
  ),
  formula(
    `(?:if )?the ${NTH} term of an (arithmetic) (?:sequence|progression) is ${SIGNED} and the ${NTH} term is ${SIGNED}[.,;]? ${WANTED}`,
    (i = '', _kind = '', a = '', k = '', b = '', n = '', place = '') =>
      fromTwo(true, [Number(i), a, Number(k), b, Number(n || (place === 'first' ? 1 : place))]),
  ),
];
export const NUMBER_QUESTIONS: readonly Formula[] = [
  formula(
    `(?:if )?(?:the sum of )?${COUNT} consecutive (?:(even|odd) )?(?:integers|numbers|whole numbers) (?:is|have a sum of|add up to|sum to) ${COUNT}[.,;]? (?:find|what are|determine) (?:the numbers|the integers|them|they|these numbers)`,
    inARow,
  ),
  formula(
    `(?:find|what are|determine) ${COUNT} consecutive (?:(even|odd) )?(?:integers|numbers|whole numbers) (?:whose sum is|with a sum of|that add up to|with sum) ${COUNT}`,
    inARow,
  ),
  formula(
    `(?:if )?the sum of 2 numbers is ${SIGNED} and (?:their|the) difference is ${SIGNED}[.,;]? (?:find|what are|determine) (?:the|these|both) numbers`,
    sumAndDifference,
  ),
  formula(
    `(?:if )?(?:the sum of )?${COUNT} consecutive (?:(even|odd) )?(?:integers|numbers|whole numbers) (?:is|have a sum of|add up to|sum to) ${COUNT}[.,;]? (?:find|what is|determine) the (largest|greatest|smallest|least|first|last|middle)(?: one| of them| number| integer)?`,
    (count = '', kind = '', total = '', which = '') => {
      const found = inARow(count, kind, total);
      const last = Number(count) - 1;
      const place = /^(?:s|le|f)/.test(which) ? 0 : which === 'middle' ? last / 2 : last;
      return found && Number.isInteger(place) ? only(found, place) : null;
    },
  ),
  formula(
    `(?:if )?the difference (?:of|between) 2 numbers is ${SIGNED} and (?:their|the) sum is ${SIGNED}[.,;]? (?:find|what are|determine) (?:the|these|both) numbers`,
    (gap = '', total = '') => sumAndDifference(total, gap),
  ),
  formula(
    `(?:find|what are) 2 numbers (?:whose sum is|with sum) ${SIGNED} and (?:whose )?difference (?:is )?${SIGNED}`,
    sumAndDifference,
  ),
  formula(
    `(?:[a-z]+ has|there are) ${COUNT} coins,? (?:all|consisting of|made up of)? ?(pennies|nickels|dimes|quarters) (?:and|or) (pennies|nickels|dimes|quarters),? (?:worth|with a total value of|totaling|that are worth) (?:a total of )?${NUMBER} dollars[.;] how many of each(?: kind| coin| type)? (?:does (?:he|she) have|are there)`,
    coins,
  ),
  formula(
    `(?:divide|share|split) ${NUMBER}(?: dollars| [a-z]+)? in the ratio (?:of )?(\\d+(?: ?: ?\\d+)+)`,
    shared,
  ),
  formula(`${ASK}?(?:the )?${NTH} term of ${AP}`, (n = '', a = '', d = '') =>
    lastOf(arithmetic(a, d, n, false)),
  ),
  ...TWO_TERMS,
  formula(`${ASK}?(?:the )?sum of the first ${COUNT} terms of ${AP}`, (n = '', a = '', d = '') =>
    lastOf(arithmetic(a, d, n, true)),
  ),
  formula(`${ASK}?(?:the )?${NTH} term of ${GP}`, (n = '', a = '', r = '') =>
    plainValue(product(signed(a), power(signed(r), num(Number(n) - 1)))),
  ),
  formula(
    `${ASK}?(?:the )?sum of the first ${COUNT} (natural|positive|even|odd) (?:numbers|integers)`,
    (n = '', kind = '') =>
      setUp({ n }, (s) =>
        kind === 'odd'
          ? power(at(s, 'n'), num(2))
          : product(kind === 'even' ? num(1) : quotient(num(1), num(2)), at(s, 'n'), sum(at(s, 'n'), num(1))),
      ),
  ),
  formula(
    `${ASK}?(?:the )?sum of the (?:interior )?angles (?:of|in) a polygon with ${COUNT} sides`,
    (n = '') =>
      Number(n) < 3 ? null : setUp({ sides: n }, (s) => product(num(180), sum(at(s, 'sides'), num(-2)))),
  ),
];
