import { product, sum, sym, type Expr } from '../../tree/expr.js';
import { splitWordProblem } from '../split-sentences.js';
import { value } from '../../sentences/language/number.js';
import { minus, single, type Table } from './schema.js';
import { isScenery } from './vocabulary.js';

const N = String.raw`\d+(?:\.\d+)?`;
const WORDS = "[a-z][a-z'-]*(?: [a-z][a-z'-]*){0,3}";
const BUY = '(?:buys|bought|buy|purchases|purchased|orders|ordered)';
const SELL = '(?:sells|sold|sell)';
const DEAL = new RegExp(
  `^(?<who>${WORDS}?) (?:goes to the [a-z]+ and )?(?:(?<buy>${BUY})|(?<sell>${SELL})) (?<list>.+)$`,
);
/** '3 pens for $2 each', 'at $2', 'a hat for $8'; several things for one price have that price together. */
const ITEM = new RegExp(
  `^(?:(?:(?<n>\\d+)|an?) )?${WORDS}? (?:for|(?<at>at)) (?<m>${N}) dollars(?<each> (?:each|apiece|per [a-z]+|for (?:each|every) [a-z]+|an? [a-z]+))?$`,
);
const START = new RegExp(
  `^(?<who>${WORDS}?) (?:has|had|have|starts? with|started with) (?:(?<bills>\\d+) )?(?<m>${N}) dollars?(?<paper> bills)?$`,
);
const GIVEN = new RegExp(`^${WORDS} (?:gave|gives) (?:him|her|them) (?<m>${N}) dollars$`);
const SPENT = new RegExp(
  `(?:spends|spent) (?<m>${N}) dollars on (?:an? |the |his |her )?[a-z]+(?: [a-z]+)?$`,
);
const PAID = new RegExp(
  `^${WORDS} (?:pays|paid|gave|gives|hands)(?: (?:with|the cashier))?(?: an?)? (?<m>${N}) dollars(?: bill)?$`,
);
const OWN = new Set(['he', 'she', 'they', 'i', 'you', 'we']);

interface Bill {
  readonly who: string;
  readonly have: readonly Expr[];
  readonly spent: readonly Expr[];
  readonly earned: readonly Expr[];
  readonly paid?: Expr;
}
const itemsIn = (list: string): Expr[] | null => {
  const items = list.split(/(?:,? and|,) (?=\d|an? |[a-z]+ (?:at|for) \d)/).map((part) => {
    const found = ITEM.exec(part.trim())?.groups;
    if (!found) return null;
    const price = value(found['m']);
    // '3 kg at $2 per pound'
    const [, unit] = / per ([a-z]+)$/.exec(found['each'] ?? '') ?? [];
    if (unit !== undefined && !part.split(' ').slice(0, -2).map(single).includes(single(unit))) return null;
    return found['n'] !== undefined && (found['each'] ?? found['at']) !== undefined
      ? product(value(found['n']), price)
      : price;
  });
  return items.every((item) => item !== null) ? items : null;
};
const added = (bill: Bill, clause: string): Bill | null => {
  const isOwner = (who: string | undefined): boolean =>
    who !== undefined && (bill.who === '' || who === bill.who || OWN.has(who));
  const [start, given, spent, paid, deal] = [START, GIVEN, SPENT, PAID, DEAL].map(
    (one) => one.exec(clause)?.groups,
  );
  if (start) {
    const { who = '', bills, m, paper } = start;
    if (bill.who !== '' || (bills === undefined) !== (paper === undefined)) return null;
    return { ...bill, who, have: [bills === undefined ? value(m) : product(value(bills), value(m))] };
  }
  if (given) return { ...bill, have: [...bill.have, value(given['m'])] };
  if (deal && isOwner(deal['who'])) {
    const items = itemsIn(deal['list'] ?? '');
    const named = { ...bill, who: bill.who === '' ? (deal['who'] ?? '') : bill.who };
    if (!items) return null;
    return deal['buy'] === undefined
      ? { ...named, earned: [...bill.earned, ...items] }
      : { ...named, spent: [...bill.spent, ...items] };
  }
  if (spent)
    return isOwner(clause.split(' ')[0]) ? { ...bill, spent: [...bill.spent, value(spent['m'])] } : null;
  return paid && bill.paid === undefined && isOwner(clause.split(' ')[0])
    ? { ...bill, paid: value(paid['m']) }
    : null;
};

const total = (parts: readonly Expr[]): Expr => sum(...parts);
const asked = ({ have, spent, earned, paid, who }: Bill, question: string): Table | null => {
  const by = `(?:he|she|they|you|i|we|${who})`;
  const is = (source: string): boolean => new RegExp(`^how much ${source}$`).test(question);
  const lines = (all: Readonly<Record<string, readonly Expr[]>>): Table['lines'] =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, parts]) => (parts.length > 0 ? [[name, total(parts)]] : [])),
    );
  if (
    is(`(?:money )?(?:does|did|will|must) ${by} (?:spend|pay|have to pay)(?: in (?:total|all)| altogether)?`)
  )
    // What a person has does not change what is spent.
    return spent.length > 0 && earned.length === 0 && !paid
      ? { lines: lines({ spent }), requested: sym('spent') }
      : null;
  if (is(`(?:money )?(?:does|did|will) ${by} (?:make|earn)(?: in (?:total|all)| altogether)?`))
    return earned.length > 0 && spent.length + have.length === 0 && !paid
      ? { lines: lines({ earned }), requested: sym('earned') }
      : null;
  if (is(`change (?:(?:does|did|will|should) ${by} (?:get|receive)(?: back)?|does the cashier give back)`))
    return paid && spent.length > 0 && earned.length + have.length === 0
      ? { lines: lines({ paid: [paid], spent }), requested: minus(sym('paid'), sym('spent')) }
      : null;
  if (
    !is(`(?:money )?(?:does|did|will) ${by} have(?: left(?: over)?| now)*`) ||
    paid ||
    have.length + earned.length === 0 ||
    spent.length === 0
  )
    return null;
  const income = [...(have.length > 0 ? [sym('money')] : []), ...(earned.length > 0 ? [sym('earned')] : [])];
  return { lines: lines({ money: have, earned, spent }), requested: minus(total(income), sym('spent')) };
};

/** What a person buys and sells: the total, the change, or what is left. */
export const readPurchases = (text: string): Table | null => {
  const parts = splitWordProblem(
    text.replace(/\bif (?=(?:he|she|they|you) (?:gave|gives|pays?|paid)\b)/, ''),
  );
  if (!parts) return null;
  let bill: Bill | null = { who: '', have: [], spent: [], earned: [] };
  for (const statement of parts.statements.filter((one) => !isScenery(one)))
    for (const clause of statement.split(/,? and (?=(?:he|she|they|pays|paid|spends|spent) ?)/))
      bill =
        bill &&
        added(
          bill,
          clause
            .replace(/\b(?:also|then) /, '')
            .replace(/^(pays|paid|spends|spent) /, `${bill.who || 'he'} $1 `),
        );
  return bill && asked(bill, parts.question.replace(/\?$/, ''));
};
