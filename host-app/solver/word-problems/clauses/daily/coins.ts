import { type Domain, type Statement } from '../../roles/grammar.js';
import type { Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { solvable } from '../amounts/compare.js';
import { NAME } from '../phrases.js';

/** Coins: how many there are of each kind, and what they are worth. */
const CENTS: Readonly<Record<string, number>> = {
  penny: 1,
  nickel: 5,
  dime: 10,
  quarter: 25,
  'half dollar': 50,
};
const COIN = '(?:pennies|penny|nickels?|dimes?|quarters?|half dollars?)';
const KIND = (slot: string): string => `(?<${slot}>${COIN})`;
const one = (coin = ''): string => coin.replace(/^pennies$/, 'penny').replace(/s$/, '');
const many = (coin: string): string => (coin === 'penny' ? 'pennies' : `${coin}s`);
const name = (coin: string): string => `number of ${many(coin)}`;
const HAS = `(?:(?<who>i|he|she|they|we|it|${NAME}|(?:the|an?|my|his|her) (?:(?:piggy|coin|parking) )?[a-z]+) (?:have|has|had|contains?|holds?|saved|collected|found)|there (?:are|is|were)(?: only)?|(?:in|consists of|made up of))`;
const TOTAL =
  '(?:(?:(?:and|that|which|with|they|the coins|it|all|together|altogether|whose|the) )*(?:are|is|have|has|with|for)?(?: ?(?:all |altogether |together |in all )?(?:a )?(?:total )?(?:worth|value(?: is)?|totals?|total(?:s|ing)?|amount(?:s|ing)? to|made up of))(?: of)?(?: is)?|for a total of)';

export const COINS: Domain = {
  hint: new RegExp(`\\b${COIN}\\b`),
  facts: {
    times: [`(?:there are )?{n:times} times as many ${KIND('a')} as ${KIND('b')}`, `(?:${HAS} )?{n:times} times as many ${KIND('a')} as ${KIND('b')}`],
    more: [`(?:(?:there are|${HAS}) )?{n:more} (?<sign>more|fewer|less) ${KIND('a')} than ${KIND('b')}`],
    same: [`(?:(?:there are|${HAS}) )?(?:an equal number of|as many|the same number of) ${KIND('a')} (?:and|as) ${KIND('b')}`],
    coins: [`(?:${HAS} )?{n:count} coins(?:,? (?:all|only|which are|made up of|consisting of|that are|in))?`],
    worth: [`${TOTAL} {m:total}(?: (?:altogether|in total|in all|together))?`, `(?:worth )?{m:total}`],
    kinds: [`(?:${HAS} )?(?:only )?${KIND('a')},? (?:and|or) ${KIND('b')}(?: (?:only|in (?:my|his|her|the) (?:pocket|purse|wallet|piggy bank|jar)))?`],
    some: [`(?:${HAS} )?{n:n} ${KIND('a')}`],
    bill: [`(?:(?:and )?(?:an?|one|1) )?{m:bill} bill`],
    spent: [`(?<who>${NAME}|he|she|i|they) (?:spends?|spent|pays?|paid) {m:spent}(?: (?:for|on) [a-z ]+)?`],
    scene: ['worth', `in ${COIN}(?! and)`, HAS, '(?:the|all) coins'],
  },
  asks: {
    number: [`how many ${KIND('a')}(?: (?:are there|(?:does|do|did) (?<who>i|he|she|they|${NAME}) have|are (?:in|there in) (?:it|the [a-z]+)|is that|make(?: up)?|do you need for|are worth|are needed for|equal))?(?: (?:in|for) (?:it|the [a-z]+|{m:sum})|(?: {m:sum}))?`],
    gap: [`how many more ${KIND('a')} than ${KIND('b')}(?: (?:are there|(?:does|do|did) (?<who>i|he|she|they|${NAME}) have))?`],
    each: ['how many (?:of each|coins of each kind|of each (?:kind|coin|type))(?: (?:coin|kind))?(?: (?:are there|(?:does|do) (?:he|she|they|i|[a-z]+) have))?', `how many ${KIND('a')} and(?: how many)? ${KIND('b')}(?: (?:are there|(?:does|do) (?:he|she|they|i|[a-z]+) have))?`],
    money: [`how much(?: money)? (?:is|are|does|do|did)(?: (?:it|that|this|(?:he|she|i|they|${NAME}) have|the coins worth|they worth|it worth))?(?: (?:in total|altogether|in all|worth))?`, '@find the (?:total )?value of'],
    left: [`how much(?: money)? (?:is|are|does|do)(?: (?:he|she|they|i|${NAME}|there))*(?: have)? left`],
  },
  table: (facts, asked): Table | null => tableOf(facts, asked),
}; // prettier-ignore

const hundredths = (n = ''): string => String(Math.round(Number(n) * 100));
const tableOf = (facts: readonly Statement[], { role, slots }: Statement): Table | null => {
  const of = (kind: string): readonly Statement[] => facts.filter((fact) => fact.role === kind);
  const some = of('some');
  const [bills, spends, worth, coins, kinds] = [of('bill'), of('spent'), of('worth'), of('coins'), of('kinds')];
  const relations = [...of('times'), ...of('more'), ...of('same')];
  if (role === 'money' || role === 'left') {
    if (some.length === 0 || worth.length + coins.length + kinds.length + relations.length > 0 || (role === 'left') !== (spends.length === 1) || spends.length > 1 || bills.length > 1) return null;
    const parts = some.map(({ slots: said }) => ({ coin: one(said['a']), n: said['n'] ?? '' }));
    if (new Set(parts.map(({ coin }) => coin)).size < parts.length) return null;
    const lines = parts.map(({ coin, n }) => `cents in ${many(coin)} = ${CENTS[coin] ?? 0} * ${n}`);
    const bill = bills[0] && `cents in the bill = ${hundredths(bills[0].slots['bill'])}`;
    const all = [...lines, ...(bill ? [bill] : [])];
    const sum = all.map((line) => line.split(' = ')[0]).join(' + ');
    const spent = spends[0] ? [`cents spent = ${hundredths(spends[0].slots['spent'])}`] : [];
    return tabled([...all, `cents in all = ${sum}`, ...spent].join('; '), `(cents in all${spent.length > 0 ? ' - cents spent' : ''}) / 100`, { unit: '$' })({});
  }
  if (bills.length + spends.length > 0 || worth.length > 1 || coins.length > 1 || kinds.length > 1 || relations.length > 1) return null;
  const total = worth[0]?.slots['total'] ?? slots['sum'];
  if (total === undefined || (slots['sum'] !== undefined && worth.length > 0)) return null;
  const mentioned = [...new Set([...relations, ...kinds].flatMap(({ slots: said }) => [one(said['a']), one(said['b'])]))];
  const [a, b, c] = mentioned;
  if (a === undefined) {
    const coin = one(slots['a']);
    return role === 'number' && some.length + coins.length === 0 ? tabled(`cents in all = ${hundredths(total)}; cents in one ${coin} = ${CENTS[coin] ?? 0}`, `cents in all / cents in one ${coin}`, { isWhole: true })({}) : null;
  }
  if (b === undefined || c !== undefined || a === b || some.length > 0 || coins.length + relations.length !== 1) return null;
  const [relation] = relations;
  const said = relation?.slots ?? {};
  const [x, y] = [one(said['a']), one(said['b'])].map(name);
  const equation = relation
    ? relation.role === 'times' ? `${x} = ${said['times'] ?? ''} * ${y}` : relation.role === 'same' ? `${x} = ${y}` : `${x} = ${y} ${said['sign'] === 'more' ? '+' : '-'} ${said['more'] ?? ''}`
    : `${name(a)} + ${name(b)} = ${coins[0]?.slots['count'] ?? ''}`;
  const equations = solvable([equation, `${CENTS[a] ?? 0} * ${name(a)} + ${CENTS[b] ?? 0} * ${name(b)} = ${hundredths(total)}`]).join('; ');
  const wanted = one(slots['a']);
  if (role === 'each') return tabled('', name(a), { equations, isWhole: true, several: [name(a), name(b)] })({});
  if (wanted !== a && wanted !== b) return null;
  return tabled('', role === 'gap' ? `${name(wanted)} - ${name(wanted === a ? b : a)}` : name(wanted), { equations, isWhole: true })({});
}; // prettier-ignore
