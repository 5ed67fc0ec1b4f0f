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
type QuestionReader = (ledger: Transactions, ...parts: string[]) => TransactionQuestion | null;

const WHO = '{A}';
const DO = '(?:does|do|did|will|would|has|have|can|should)';
const LEFT = '(?: left| now| remaining| in the end| left over| still)';
const at = (source: string, read: QuestionReader): readonly [Matcher, QuestionReader] => [
  matcher(source),
  read,
];

const onlyOwner = (ledger: Transactions, thing: string): string | null => {
  const owners = [
    ...new Set(ledger.events.filter((event) => event.thing === thing).map(({ owner }) => owner)),
  ];
  return owners.length === 1 ? (owners[0] ?? null) : null;
};
/** Every transaction must be about the requested amount: an unused one was not understood. */
const isAllUsed = (ledger: Transactions, owner: string, thing: string): boolean =>
  ledger.events.every(
    (event) => event.owner === owner && (event.thing === thing || (thing === money && 'price' in event)),
  ) && (thing === money ? pricesUsed(ledger) : ledger.prices.size === 0);

const startAmount = (
  ledger: Transactions,
  who: string | null,
  thing: string,
  which: (found: Balance) => Expr,
): TransactionQuestion | null => {
  const owner = who === null ? onlyOwner(ledger, thing) : actor(ledger, who);
  if (owner === null || ledger.events.length < 2 || !isAllUsed(ledger, owner, thing)) return null;
  const found = balance(ledger, owner, thing);
  if (!found || found.facts.length !== 1) return null;
  return { expression: which(found), facts: found.facts, isWhole: !isMeasured(thing) };
};
const now = (found: Balance): Expr => found.now;
const paid = (ledger: Transactions, kind: 'buy' | 'sell', who: string | null): TransactionQuestion | null => {
  const owner = who === null ? null : actor(ledger, who);
  if ((who !== null && owner === null) || !pricesUsed(ledger)) return null;
  const expression = turnover(ledger, kind, owner);
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
  ledger: Transactions,
  question: string,
): TransactionQuestion | null => {
  for (const [source, read] of QUESTIONS) {
    const match = source.match(question);
    const asked = match && read(ledger, ...match);
    if (asked) return asked;
  }
  return null;
};
