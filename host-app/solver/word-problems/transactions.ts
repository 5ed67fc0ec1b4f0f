import { negative, num, product, relation, sum, sym, type Expr } from '../tree/expr.js';
import { thing as thingOf } from '../sentences/language/words.js';
import { amount, number } from './state.js';

/** Changes of an owner's things, in the order of the text. */
export type Transaction =
  | {
      readonly kind: 'start' | 'end' | 'gain' | 'loss';
      readonly owner: string;
      readonly thing: string;
      readonly value: Expr;
    }
  /** A part of the current amount; `isRest` where the words say 'of the remaining'. */
  | {
      readonly kind: 'part';
      readonly owner: string;
      readonly thing: string;
      readonly value: Expr;
      readonly isRest: boolean;
    }
  | {
      readonly kind: 'buy' | 'sell';
      readonly owner: string;
      readonly thing: string;
      readonly value: Expr;
      readonly price: Expr | null;
    }
  | {
      readonly kind: 'share';
      readonly owner: string;
      readonly thing: string;
      readonly value: Expr;
      readonly among: string;
    };

export interface Transactions {
  readonly events: readonly Transaction[];
  /** The price of one thing. */
  readonly prices: ReadonlyMap<string, Expr>;
  readonly subject: string;
  readonly thing: string;
}
export const EMPTY: Transactions = { events: [], prices: new Map(), subject: '', thing: '' };

export const add = (transactions: Transactions, event: Transaction): Transactions => ({
  ...transactions,
  events: [...transactions.events, event],
  thing: event.thing,
});

const PRONOUN = /^(?:he|she|it|they|you|him|her)$/;
/** The actor: a pronoun refers to the only actor so far. */
export const actor = (transactions: Transactions, text: string): string | null => {
  const owners = new Set(transactions.events.map(({ owner }) => owner).filter((owner) => owner !== ''));
  if (!PRONOUN.test(text)) return text.replace(/^(?:the|a|an|his|her|their|my|our) /, '');
  if (text === 'you') return 'you';
  const [only] = owners;
  return owners.size === 1 && only !== undefined
    ? only
    : owners.size === 0
      ? null
      : transactions.subject || null;
};

export const money = 'dollar';
const costOf = (
  transactions: Transactions,
  event: Extract<Transaction, { price: Expr | null }>,
): Expr | null => {
  const price = event.price ?? transactions.prices.get(event.thing);
  return price === undefined || price === null ? null : product(event.value, price);
};

/** A fact about the amount at the start, and the final amount. */
export interface Balance {
  readonly facts: readonly Expr[];
  readonly start: Expr;
  readonly now: Expr;
}

/** Follows the transactions for one thing of one owner; null where the amount is unclear. */
export const balance = (transactions: Transactions, owner: string, thing: string): Balance | null => {
  const start = sym(`${amount(owner, thing).key} at first`);
  let [now, hasLost, hasStart]: [Expr, boolean, boolean] = [start, false, false];
  const facts: Expr[] = [];
  let used = 0;
  for (const event of transactions.events) {
    if (event.owner !== owner) continue;
    if (event.kind === 'buy' || event.kind === 'sell') {
      const isPaid = thing === money;
      const value = isPaid ? costOf(transactions, event) : event.thing === thing ? event.value : null;
      if (isPaid && value === null) return null;
      if (value === null) continue;
      const isLoss = isPaid === (event.kind === 'buy');
      now = sum(now, isLoss ? negative(value) : value);
      hasLost ||= isLoss;
      used += 1;
      continue;
    }
    if (event.thing !== thing) continue;
    used += 1;
    if (event.kind === 'start') {
      if (now.key !== start.key || hasStart) return null;
      hasStart = true;
      facts.push(relation('=', start, event.value));
    } else if (event.kind === 'end') facts.push(relation('=', now, event.value));
    else if (event.kind === 'part') {
      if (hasLost && !event.isRest) return null;
      now = sum(now, negative(product(event.value, now)));
      hasLost = true;
    } else if (event.kind !== 'share') {
      now = sum(now, event.kind === 'gain' ? event.value : negative(event.value));
      hasLost ||= event.kind === 'loss';
    }
  }
  return used === 0 ? null : { facts, start, now };
};

/** The total that a single buyer paid, or a single seller received. */
export const turnover = (
  transactions: Transactions,
  kind: 'buy' | 'sell',
  owner: string | null,
): Expr | null => {
  const trades = transactions.events.filter((event) => event.kind === 'buy' || event.kind === 'sell');
  const paid = transactions.events.filter(
    (event) => event.kind === (kind === 'buy' ? 'loss' : 'gain') && event.thing === money,
  );
  if (trades.some((event) => event.kind !== kind) || [...trades, ...paid].length === 0) return null;
  if (new Set([...trades, ...paid].map((event) => event.owner)).size > 1) return null;
  if (owner !== null && [...trades, ...paid].some((event) => event.owner !== owner)) return null;
  // Things that are neither traded nor paid for would stay unused.
  if (
    transactions.events.some(
      (event) =>
        !trades.includes(event) &&
        !paid.includes(event) &&
        !(event.kind === 'start' && event.thing === money),
    )
  )
    return null;
  const costs = [
    ...trades.map((event) => ('price' in event ? costOf(transactions, event) : null)),
    ...paid.map((event) => event.value),
  ];
  const known = costs.filter((cost) => cost !== null);
  return known.length === costs.length ? sum(...known) : null;
};

/** Prices of things without a purchase would stay unused. */
export const pricesUsed = (transactions: Transactions): boolean =>
  [...transactions.prices.keys()].every((item) =>
    transactions.events.some((event) => 'price' in event && event.thing === item),
  );
export const itemOf = (text: string): string => {
  const item = thingOf(text);
  return item === 'money' ? money : item;
};
export const count = (text: string): Expr =>
  text === '' || /^(?:a|an|one)$/.test(text.trim()) ? num(1) : number(text);
