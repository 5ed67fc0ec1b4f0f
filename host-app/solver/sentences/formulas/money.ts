import type { Problem } from '../../solution.js';
import { num, power, product, quotient, sum, ZERO, type Expr } from '../../tree/expr.js';
import { ASK, formula, MONEY, NUMBER, PERCENT, setUp, value, type Formula } from './formula.js';

type Names = Readonly<Record<string, Expr>>;
const at = (names: Names, name: string): Expr => names[name] ?? ZERO;
const share = (percent: string): Expr => quotient(value(percent), num(100));
const less = (e: Expr): Expr => sum(num(1), product(num(-1), e));
const more = (e: Expr): Expr => sum(num(1), e);

const reduced = (price: string, percent: string): Problem =>
  setUp({ price, discount: share(percent) }, (n) => product(at(n, 'price'), less(at(n, 'discount'))));
const raised =
  (what: string) =>
  (price: string, percent: string): Problem =>
    setUp({ price, [what]: share(percent) }, (n) => product(at(n, 'price'), more(at(n, what))));
const partOf =
  (what: string) =>
  (price: string, percent: string): Problem =>
    setUp({ price, [what]: share(percent) }, (n) => product(at(n, 'price'), at(n, what)));

const PER_YEAR: Readonly<Record<string, number>> = {
  annually: 1,
  yearly: 1,
  'semi-annually': 2,
  semiannually: 2,
  quarterly: 4,
  monthly: 12,
  daily: 365,
};
const compound = (
  principal: string,
  percent: string,
  years: string,
  often: string,
  isInterest: boolean,
): Problem | null => {
  const times = PER_YEAR[often];
  if (times === undefined || !/^\d+$/.test(years)) return null;
  return setUp({ principal, rate: share(percent), years, 'times a year': num(times) }, (n) => {
    const grown = product(
      at(n, 'principal'),
      power(
        more(quotient(at(n, 'rate'), at(n, 'times a year'))),
        product(at(n, 'years'), at(n, 'times a year')),
      ),
    );
    return isInterest ? sum(grown, product(num(-1), at(n, 'principal'))) : grown;
  });
};

const THING = '(?:an? |the )?[a-z]+(?: [a-z]+)?';
const GOODS = `(?:${THING} )`;
const A_YEAR = '(?: per year| a year| annually| per annum| annual interest| interest)?';
const YEARS = `${NUMBER} years?`;
const OFTEN = 'compounded (annually|yearly|semi-annually|semiannually|quarterly|monthly|daily)';
export const MONEY_QUESTIONS: readonly Formula[] = [
  formula(
    `the (?:price|cost) of ${THING} is ${MONEY}[.,;] (?:if )?you get an? ${PERCENT} discount,? how much do you (?:have to )?pay`,
    reduced,
  ),
  formula(
    `${GOODS}has an? ${PERCENT} discount[.;,] if it is marked ${MONEY}, how much (?:will|do|would) you pay(?: after the discount)?`,
    (percent = '', price = '') => reduced(price, percent),
  ),
  formula(
    `${ASK}(?:sale |final |discounted )?price of ${THING} (?:that costs |priced at |marked )?(?:at )?${MONEY} (?:after|with) an? ${PERCENT} discount`,
    reduced,
  ),
  formula(`${ASK}?${PERCENT} off(?: of)? ${MONEY}`, (percent = '', price = '') => reduced(price, percent)),
  formula(`${ASK}?(?:the )?tip on an? ${MONEY} (?:bill|meal|dinner) at ${PERCENT}`, partOf('tip')),
  formula(
    `${ASK}?(?:the )?sales tax on(?: an?)? ${MONEY}(?: [a-z]+)? (?:at|with a tax rate of) ${PERCENT}`,
    partOf('tax rate'),
  ),
  formula(
    `${ASK}?(?:the )?total (?:cost|price)(?: of ${THING} (?:that costs|priced at))? ${MONEY} (?:with|plus|including) ${PERCENT} (?:sales )?tax`,
    raised('tax rate'),
  ),
  formula(
    `${ASK}?(?:the )?selling price of ${THING} that costs ${MONEY} (?:with|after) an? ${PERCENT} markup`,
    raised('markup'),
  ),
  formula(
    `${ASK}?(?:the )?simple interest on ${MONEY} at ${PERCENT}${A_YEAR} (?:for|over|after) ${YEARS}`,
    (principal = '', percent = '', years = '') =>
      setUp({ principal, rate: share(percent), years }, (n) =>
        product(at(n, 'principal'), at(n, 'rate'), at(n, 'years')),
      ),
  ),
  formula(
    `${ASK}?(?:the )?compound interest on ${MONEY} at ${PERCENT} (?:per year|a year|annually|per annum) (?:for|over|after) ${YEARS}`,
    (principal = '', percent = '', years = '') => compound(principal, percent, years, 'annually', true),
  ),
  formula(
    `${ASK}?(?:the )?compound interest on ${MONEY} at ${PERCENT}${A_YEAR},? ${OFTEN},? (?:for|over|after) ${YEARS}`,
    (principal = '', percent = '', often = '', years = '') =>
      compound(principal, percent, years, often, true),
  ),
  formula(
    `(?:${MONEY} is|you|[a-z]+ invests?) ?(?:invested |${MONEY} )at ${PERCENT}${A_YEAR},? ${OFTEN}[.,;]? (?:for ${YEARS}[.,;]? )?(?:what is (?:it worth|the balance|the amount|its value)|how much is (?:it|there))(?: after ${YEARS})?`,
    (a = '', b = '', percent = '', often = '', early = '', late = '') =>
      (early === '') === (late === '') ? null : compound(a || b, percent, early || late, often, false),
  ),
  formula(
    `${ASK}?(?:the )?(?:percent(?:age)?|%) (change|increase|decrease) (?:from|if a price (?:goes|changes) from) ${NUMBER}(?: dollars)? to ${NUMBER}(?: dollars)?`,
    (how = '', from = '', to = '') => percentChange(how, from, to),
  ),
];

function percentChange(how: string, from: string, to: string): Problem | null {
  const [a, b] = [Number(from), Number(to)];
  // A decrease gives a negative change, and a decrease is not an increase.
  if (!(a > 0) || a === b || (how === 'decrease') !== b < a) return null;
  const [high, low] = a < b ? ['after', 'before'] : ['before', 'after'];
  return setUp({ before: from, after: to }, (n) =>
    product(num(100), quotient(sum(at(n, high), product(num(-1), at(n, low))), at(n, 'before'))),
  );
}
