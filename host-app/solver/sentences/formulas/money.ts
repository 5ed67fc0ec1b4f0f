import type { Problem } from '../../solution.js';
import { num, product, quotient, sum, ZERO, type Expr } from '../../tree/expr.js';
import { value } from '../language/number.js';
import { ASK, formula, MONEY, NUMBER, PERCENT, setUp, type Formula } from './formula.js';

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

const THING = '(?:an? |the )?[a-z]+(?: [a-z]+)?';
export const MONEY_QUESTIONS: readonly Formula[] = [
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
