import { num, product, quotient, type Expr } from '../tree/expr.js';
import { matcher, type Matcher } from '../sentences/language/slots.js';
import { formsOf, isVerb } from '../sentences/language/verbs.js';
import { actor, add, count, itemOf, money, type Transaction, type Transactions } from './transactions.js';
import { MOST_JOINTS } from './split-sentences.js';
import { number } from './state.js';

export type TransactionRule = readonly [
  Matcher,
  (transactions: Transactions, ...parts: string[]) => Transactions | null,
];

const GAINS = `(?:${formsOf('get', 'receive', 'find', 'earn', 'collect', 'pick', 'gather', 'win', 'harvest', 'catch')}|adds?|added|downloads?|downloaded|borrows?|borrowed|deposits?|deposited)`;
const LOSSES = `(?:${formsOf('eat', 'lose', 'use', 'spend', 'donate', 'sell', 'drink', 'throw', 'pay')}|deletes?|deleted|breaks?|broke|gives away|gave away|removes?|removed|withdraws?|withdrew|drops?|dropped|discards?|discarded)`;
const BUYS = `(?:${formsOf('buy', 'purchase', 'order')})`;
const rule = (
  source: string,
  read: (transactions: Transactions, ...parts: string[]) => Transactions | null,
): TransactionRule => [matcher(source), read];

const named = (
  transactions: Transactions,
  who: string,
  what: string,
  make: (owner: string, thing: string) => Transaction,
): Transactions | null => {
  const owner = who === '' ? '' : actor(transactions, who);
  const thing = what.trim() === '' || /^(?:them|it)$/.test(what) ? transactions.thing : itemOf(what);
  if (owner === null || thing === '') return null;
  return { ...add(transactions, make(owner, thing)), subject: owner };
};
const change = (
  kind: 'start' | 'end' | 'gain' | 'loss',
  transactions: Transactions,
  who: string,
  what: string,
  value: Expr,
): Transactions | null => named(transactions, who, what, (owner, thing) => ({ kind, owner, thing, value }));
const part = (
  transactions: Transactions,
  who: string,
  what: string,
  size: string,
  rest: string,
): Transactions | null =>
  named(transactions, who, what, (owner, thing) => ({
    kind: 'part',
    owner,
    thing,
    value: size.endsWith('%') ? quotient(number(size.slice(0, -1)), num(100)) : number(size),
    isRest: rest.trim() !== '',
  }));

/** One price for all, unless the text gives a price for each. */
const trade = (
  kind: 'buy' | 'sell',
  transactions: Transactions,
  who: string,
  many: string,
  what: string,
  price: string,
  each: string,
): Transactions | null => {
  const total = count(many);
  const single =
    price === '' ? null : each !== '' || total.key === '1' ? number(price) : quotient(number(price), total);
  return named(transactions, who, what, (owner, thing) => ({
    kind,
    owner,
    thing,
    value: total,
    price: single,
  }));
};
const priced = (
  transactions: Transactions,
  what: string,
  many: string,
  price: string,
): Transactions | null => {
  const item = itemOf(what);
  if (transactions.prices.has(item)) return null;
  const single = many === '' ? number(price) : quotient(number(price), number(many));
  return { ...transactions, prices: new Map([...transactions.prices, [item, single]]) };
};

const AT = '(?:for|at|that costs?|costing|which costs?|worth|at a price of|at a cost of)';
const EACH = '( each| apiece| per [a-z]+| a piece| for each [a-z]+)?';
const HIS = '(?:(?:his|her|the|their|its) )?';

export const TRANSACTION_RULES: readonly TransactionRule[] = [
  rule(`{A} (?:goes|went) (?:shopping|to (?:the|a) {U})`, (l, a = '') => ({
    ...l,
    subject: actor(l, a) ?? '',
  })),
  rule(`(?:{A} )?(?:kept|keeps) the (?:rest|remainder|remaining [a-z]+)`, (l, a = '') =>
    actor(l, a || 'he') === null ? null : l,
  ),
  rule(
    `{A} (?:${formsOf('have')}|starts? with|started with|began with|brought|starts out with) {N} {T} (?:left|now|remaining)`,
    (l, a = '', n = '', t = '') => change('end', l, a, t, number(n)),
  ),
  rule(`{A} (?:is|was) left with {N}(?: {T})?`, (l, a = '', n = '', t = '') =>
    change('end', l, a, t, number(n)),
  ),
  rule(
    `{A} (?:has|had|starts? with|started with|began with|brought|starts out with) {N} {T}(?: in (?:the|a|an|his|her) [a-z]+(?: [a-z]+)?)?(?: at first| at the beginning| in the beginning)?`,
    (l, a = '', n = '', t = '') => change('start', l, a, t, number(n)),
  ),
  rule(
    `there (?:are|were) {N} {T}(?: (?:in|on|at) (?:the|a|an|his|her) [a-z]+(?: [a-z]+)?)?`,
    (l, n = '', t = '') => change('start', l, '', t, number(n)),
  ),
  rule(
    `{A} ${BUYS} (an?|{N}) {T} ${AT} {N} dollars${EACH}`,
    (l, a = '', some = '', n = '', t = '', price = '', each = '') =>
      trade('buy', l, a, n || some, t, price, each),
  ),
  rule(
    `{A} ${formsSell()} (an?|{N}) {T} ${AT} {N} dollars${EACH}`,
    (l, a = '', some = '', n = '', t = '', price = '', each = '') =>
      trade('sell', l, a, n || some, t, price, each),
  ),
  rule(`{A} ${BUYS} {N}(?: more)? {T}`, (l, a = '', n = '', t = '') => trade('buy', l, a, n, t, '', '')),
  rule(`(?:an?|each|1|the) {T} (?:costs?|is|sells for|is sold for) {N} dollars`, (l, t = '', n = '') =>
    priced(l, t, '', n),
  ),
  rule(
    `{T} (?:costs?|are|sell for|are sold for|are sold at) {N} dollars(?: each| apiece| a piece| per [a-z]+)`,
    (l, t = '', n = '') => priced(l, t, '', n),
  ),
  rule(`{N} {T} costs? {N} dollars`, (l, many = '', t = '', n = '') => priced(l, t, many, n)),
  rule(
    `{A} (?:pays? with|paid with|paid|gave the cashier|gives the cashier|pays the cashier|hands the cashier|handed the cashier) (?:an? )?{N} dollars?(?: bill)?`,
    (l, a = '', n = '') =>
      l.events.some((event) => event.kind === 'buy') ? changeBefore(l, a, number(n)) : null,
  ),
  rule(
    `{A} (?:gives|gave) (?:his|her) {N} [a-z]+ {N}(?: of (?:his|her|the))? {T} each`,
    (l, a = '', k = '', n = '', t = '') => change('loss', l, a, t, product(number(k), number(n))),
  ),
  rule(
    `{A} (?:gives|gave) {N}(?: of ${HIS.trim()})? ?{T} to each of (?:his|her|the) {N} [a-z]+`,
    (l, a = '', n = '', t = '', k = '') => change('loss', l, a, t, product(number(k), number(n))),
  ),
  rule(
    `{A} (?:gives|gave|${LOSSES}) {F} (?:of (?:it|them)|of the (rest|remainder)|of ${HIS}(remaining |rest of the )?{T}){W}`,
    (l, a = '', f = '', rest = '', more = '', t = '') => part(l, a, t, f, rest || more),
  ),
  rule(
    `{A} (?:gives|gave|${LOSSES}) {N}(?: of them| of ${HIS}{T}| {T})??{W}`,
    (l, a = '', n = '', t = '', u = '') => change('loss', l, a, t || u, number(n)),
  ),
  rule(
    `{A} (?:gives|gave) (?:her|him|{A}) (?:another )?{N}(?: more)? {T}`,
    (l, _giver = '', other = '', n = '', t = '') =>
      other === '' && l.subject === '' ? null : change('gain', l, other || 'he', t, number(n)),
  ),
  rule(
    `{A} ${GAINS}(?: another| an additional)? {N}(?: more| additional| new)?(?: {T})??{W}`,
    (l, a = '', n = '', t = '') => change('gain', l, a, t, number(n)),
  ),
  rule(`{A} (?:saves|saved) {N} {T}{W}`, (l, a = '', n = '', t = '') =>
    l.events.length > 0 ? change('gain', l, a, t, number(n)) : null,
  ),
  rule(
    `{N}(?: of (?:the|his|her))?(?: {T})? (?:died|die|popped|broke|left|flew away|got off|get off|ran away|melted|rotted|were eaten|were sold|were broken|were lost|were stolen)`,
    (l, n = '', t = '') => change('loss', l, l.subject, t, number(n)),
  ),
  rule(
    `{N}(?: more)?(?: {T})? (?:got on|get on|arrived|arrive|came|joined|join|came in|moved in)`,
    (l, n = '', t = '') => change('gain', l, l.subject, t, number(n)),
  ),
];

function formsSell(): string {
  return `(?:${formsOf('sell')})`;
}
/** The money that pays existed before the purchase. */
function changeBefore(transactions: Transactions, who: string, value: Expr): Transactions | null {
  const owner = actor(transactions, who);
  if (owner === null || transactions.events.some((event) => event.owner !== owner)) return null;
  return {
    ...transactions,
    events: [{ kind: 'start', owner, thing: money, value }, ...transactions.events],
    subject: owner,
  };
}

const SEQUENCE =
  /^(?:then|later|next|after that|finally|afterwards|after this|and then|and|the next day|later that day),? /;
const CONNECTORS = /,? (?:and then|and later|and|but|then) |, /g;
const bare = (clause: string): string =>
  clause.replace(SEQUENCE, '').replace(/\b(?:also|only|just|then) /g, '');

/** The actor and the verb at the start of a clause. */
const startOf = (clause: string): readonly [who: string, verb: string] | null => {
  const words = clause.split(' ');
  const at = words.findIndex((word, k) => k > 0 && (isVerb(word) || /^(?:goes|went)$/.test(word)));
  return at < 0 ? null : [words.slice(0, at).join(' '), words[at] ?? ''];
};

/** Reads a clause, or two that are joined; the second may omit the actor and the verb. */
export const readEvent = (transactions: Transactions, text: string, depth = 0): Transactions | null => {
  const clause = bare(text);
  for (const [source, read] of TRANSACTION_RULES) {
    const match = source.match(clause);
    const next = match && read(transactions, ...match);
    if (next) return next;
  }
  const joints = [...clause.matchAll(CONNECTORS)];
  if (depth > 5 || joints.length > MOST_JOINTS) return null;
  for (const joint of joints) {
    const left = clause.slice(0, joint.index);
    const right = clause.slice(joint.index + joint[0].length);
    const first = readEvent(transactions, left, depth + 1);
    if (!first) continue;
    const [who, verb] = startOf(left) ?? ['', ''];
    for (const whole of [right, ...(who ? [`${who} ${right}`, `${who} ${verb} ${right}`] : [])]) {
      const found = readEvent(first, whole, depth + 1);
      if (found) return found;
    }
  }
  return null;
};
