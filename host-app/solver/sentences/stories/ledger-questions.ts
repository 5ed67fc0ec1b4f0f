import { isMeasured, type Asked } from './questions.js';
import { actor, balance, itemOf, money, pricesUsed, turnover, type Balance, type Ledger } from './ledger.js';
import type { Expr } from '../../tree/expr.js';
import { matcher, type Matcher } from '../language/slots.js';

export interface AskedLedger extends Asked {
  readonly facts: readonly Expr[];
}
type Reader = (ledger: Ledger, ...parts: string[]) => AskedLedger | null;

const WHO = '{A}';
const DO = '(?:does|do|did|will|would|has|have|can|should)';
const LEFT = '(?: left| now| remaining| in the end| left over| still)';
const at = (source: string, read: Reader): readonly [Matcher, Reader] => [matcher(source), read];

const onlyOwner = (ledger: Ledger, thing: string): string | null => {
  const owners = [
    ...new Set(ledger.events.filter((event) => event.thing === thing).map(({ owner }) => owner)),
  ];
  return owners.length === 1 ? (owners[0] ?? null) : null;
};
/** Every transaction must be about the requested amount: an unused one was not understood. */
const isAllUsed = (ledger: Ledger, owner: string, thing: string): boolean =>
  ledger.events.every(
    (event) => event.owner === owner && (event.thing === thing || (thing === money && 'price' in event)),
  ) && (thing === money ? pricesUsed(ledger) : ledger.prices.size === 0);

const told = (
  ledger: Ledger,
  who: string | null,
  thing: string,
  which: (found: Balance) => Expr,
): AskedLedger | null => {
  const owner = who === null ? onlyOwner(ledger, thing) : actor(ledger, who);
  if (owner === null || ledger.events.length < 2 || !isAllUsed(ledger, owner, thing)) return null;
  const found = balance(ledger, owner, thing);
  if (!found || found.facts.length !== 1) return null;
  return { expression: which(found), facts: found.facts, isWhole: !isMeasured(thing) };
};
const now = (found: Balance): Expr => found.now;
const paid = (ledger: Ledger, kind: 'buy' | 'sell', who: string | null): AskedLedger | null => {
  const owner = who === null ? null : actor(ledger, who);
  if ((who !== null && owner === null) || !pricesUsed(ledger)) return null;
  const expression = turnover(ledger, kind, owner);
  return expression && { expression, facts: [], isWhole: false };
};
const TOTAL = '(?: in total| altogether| in all| all together| total)?';
const FOR = String.raw`(?: for (?:them|all of them|everything|it all|all the [a-z]+|the [a-z]+))?`;

const QUESTIONS: readonly (readonly [Matcher, Reader])[] = [
  at(`how many {T} ${DO} ${WHO} (?:have|keep|own)${LEFT}?`, (l, t = '', a = '') =>
    told(l, a, itemOf(t), now),
  ),
  at(`how many {T} (?:is|was) ${WHO} left with`, (l, t = '', a = '') => told(l, a, itemOf(t), now)),
  at(
    `how many {T} (?:are|were)(?: there)?${LEFT}(?: (?:in|on) (?:the|his|her) [a-z]+(?: [a-z]+)?)?`,
    (l, t = '') => told(l, null, itemOf(t), now),
  ),
  at(
    `how many {T} (?:are|were) (?:there |left )?(?:in|on) (?:the|his|her) [a-z]+(?: [a-z]+)?(?: now)?`,
    (l, t = '') => told(l, null, itemOf(t), now),
  ),
  at(`how many {T} (?:remain|remained)`, (l, t = '') => told(l, null, itemOf(t), now)),
  at(
    `how many {T} did ${WHO} have (?:at first|originally|initially|in the beginning|at the start|at the beginning|to start with|before)`,
    (l, t = '', a = '') => told(l, a, itemOf(t), ({ start }) => start),
  ),
  at(`how much(?: money)? ${DO} ${WHO} have${LEFT}`, (l, a = '') => told(l, a, money, now)),
  at(`how many dollars ${DO} ${WHO} have${LEFT}`, (l, a = '') => told(l, a, money, now)),
  at(`how much(?: money)? is left`, (l) => told(l, null, money, now)),
  at(
    `how much(?: money)? did ${WHO} have (?:at first|originally|initially|in the beginning|at the start|to start with)`,
    (l, a = '') => told(l, a, money, ({ start }) => start),
  ),
  at(`how much change (?:did|does|will|should|would) ${WHO} (?:get|receive)(?: back)?`, (l, a = '') =>
    told(l, a, money, now),
  ),
  at(`what is ${WHO}'s change`, (l, a = '') => told(l, a, money, now)),
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

export const readLedgerQuestion = (ledger: Ledger, question: string): AskedLedger | null => {
  for (const [source, read] of QUESTIONS) {
    const match = source.match(question);
    const asked = match && read(ledger, ...match);
    if (asked) return asked;
  }
  return null;
};
