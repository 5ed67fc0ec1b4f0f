import { isMeasured, type RequestedAmount } from './questions.js';
import {
  actor,
  balance,
  itemOf,
  money,
  pricesUsed,
  turnover,
  type Balance,
  type Transactions,
} from './transactions.js';
import type { Expr } from '../tree/expr.js';
import { matcher, type Matcher } from '../sentences/language/slots.js';

export interface TransactionQuestion extends RequestedAmount {
  readonly facts: readonly Expr[];
}
type QuestionReader = (transactions: Transactions, ...parts: string[]) => TransactionQuestion | null;

const WHO = '{A}';
const DO = '(?:does|do|did|will|would|has|have|can|should)';
const LEFT = '(?: left| now| remaining| in the end| left over| still)';
const at = (source: string, read: QuestionReader): readonly [Matcher, QuestionReader] => [
  matcher(source),
  read,
];

const onlyOwner = (transactions: Transactions, thing: string): string | null => {
  const owners = [
    ...new Set(transactions.events.filter((event) => event.thing === thing).map(({ owner }) => owner)),
  ];
  return owners.length === 1 ? (owners[0] ?? null) : null;
};
/** Every transaction must be about the requested amount: an unused one was not understood. */
const isAllUsed = (transactions: Transactions, owner: string, thing: string): boolean =>
  transactions.events.every(
    (event) => event.owner === owner && (event.thing === thing || (thing === money && 'price' in event)),
  ) && (thing === money ? pricesUsed(transactions) : transactions.prices.size === 0);

const startAmount = (
  transactions: Transactions,
  who: string | null,
  thing: string,
  which: (found: Balance) => Expr,
): TransactionQuestion | null => {
  const owner = who === null ? onlyOwner(transactions, thing) : actor(transactions, who);
  if (owner === null || transactions.events.length < 2 || !isAllUsed(transactions, owner, thing)) return null;
  const found = balance(transactions, owner, thing);
  if (!found || found.facts.length !== 1) return null;
  return { expression: which(found), facts: found.facts, isWhole: !isMeasured(thing) };
};
const now = (found: Balance): Expr => found.now;
const paid = (
  transactions: Transactions,
  kind: 'buy' | 'sell',
  who: string | null,
): TransactionQuestion | null => {
  const owner = who === null ? null : actor(transactions, who);
  if ((who !== null && owner === null) || !pricesUsed(transactions)) return null;
  const expression = turnover(transactions, kind, owner);
  return expression && { expression, facts: [], isWhole: false };
};
const TOTAL = '(?: in total| altogether| in all| all together| total)?';
const FOR = String.raw`(?: for (?:them|all of them|everything|it all|all the [a-z]+|the [a-z]+))?`;

const QUESTIONS: readonly (readonly [Matcher, QuestionReader])[] = [
  at(`how many {T} ${DO} ${WHO} (?:have|keep|own)${LEFT}?`, (l, t = '', a = '') =>
    startAmount(l, a, itemOf(t), now),
  ),
  at(`how many {T} (?:is|was) ${WHO} left with`, (l, t = '', a = '') => startAmount(l, a, itemOf(t), now)),
  at(
    `how many {T} (?:are|were)(?: there)?${LEFT}(?: (?:in|on) (?:the|his|her) [a-z]+(?: [a-z]+)?)?`,
    (l, t = '') => startAmount(l, null, itemOf(t), now),
  ),
  at(
    `how many {T} (?:are|were) (?:there |left )?(?:in|on) (?:the|his|her) [a-z]+(?: [a-z]+)?(?: now)?`,
    (l, t = '') => startAmount(l, null, itemOf(t), now),
  ),
  at(`how many {T} (?:remain|remained)`, (l, t = '') => startAmount(l, null, itemOf(t), now)),
  at(
    `how many {T} did ${WHO} have (?:at first|originally|initially|in the beginning|at the start|at the beginning|to start with|before)`,
    (l, t = '', a = '') => startAmount(l, a, itemOf(t), ({ start }) => start),
  ),
  at(`how much(?: money)? ${DO} ${WHO} have${LEFT}`, (l, a = '') => startAmount(l, a, money, now)),
  at(`how many dollars ${DO} ${WHO} have${LEFT}`, (l, a = '') => startAmount(l, a, money, now)),
  at(`how much(?: money)? is left`, (l) => startAmount(l, null, money, now)),
  at(
    `how much(?: money)? did ${WHO} have (?:at first|originally|initially|in the beginning|at the start|to start with)`,
    (l, a = '') => startAmount(l, a, money, ({ start }) => start),
  ),
  at(`how much change (?:did|does|will|should|would) ${WHO} (?:get|receive)(?: back)?`, (l, a = '') =>
    startAmount(l, a, money, now),
  ),
  at(`what is ${WHO}'s change`, (l, a = '') => startAmount(l, a, money, now)),
  at(
    `how much(?: money)? (?:did|does|will|would) ${WHO} (?:spend|pay|spend on everything|owe)${FOR}${TOTAL}${FOR}`,
    (l, a = '') => paid(l, 'buy', a),
  ),
  at(
    `(?:what is|calculate|find) the total (?:cost|price)(?: of (?:everything|all the items|the items|all))?`,
    (l) => paid(l, 'buy', null),
  ),
  at(`how much(?: money)? (?:did|does|will|would) ${WHO} (?:make|earn)${TOTAL}`, (l, a = '') =>
    paid(l, 'sell', a),
  ),
];

export const readTransactionQuestion = (
  transactions: Transactions,
  question: string,
): TransactionQuestion | null => {
  for (const [source, read] of QUESTIONS) {
    const match = source.match(question);
    const requested = match && read(transactions, ...match);
    if (requested) return requested;
  }
  return null;
};
