import { isInteger, rational, subtract, type Rational } from '../../../maths/rational.js';
import { call, list, num, relation, sym, type Expr, type RelationName } from '../../tree/expr.js';
import { N, numberOf, type Rest } from './rest.js';

export interface Event {
  readonly low: Rational | null;
  readonly high: Rational | null;
  readonly label: Expr;
}
const X = sym('X');
const made = (low: Rational | null, high: Rational | null, closed: readonly boolean[]): Event => {
  const sign = (at: number): RelationName => (closed[at] ? '<=' : '<');
  const lower = low && relation(sign(0), num(low), X);
  const upper = high && relation(sign(1), X, num(high));
  const from = low && closed[0] === false ? relation('>', X, num(low)) : low && relation('>=', X, num(low));
  const event = lower && upper ? list('and', [lower, upper]) : (upper ?? from ?? X);
  return { low, high, label: call('P', event) };
};
const exactly = (value: Rational): Event => ({
  low: value,
  high: value,
  label: call('P', relation('=', X, num(value))),
});

/** Words before a number, and the sign for them. */
const WORDS: readonly (readonly [string, string])[] = [
  ['(?:at least|no fewer than|no less than|not less than)', '>='],
  ['(?:at most|no more than|not more than|up to)', '<='],
  ['(?:more than|greater than|above|over|exceeding|larger than|higher than|exceeds)', '>'],
  ['(?:fewer than|less than|below|under|smaller than|lower than)', '<'],
];
const sided = (sign: string, value: Rational): Event =>
  sign.startsWith('>') ? made(value, null, [sign === '>=', true]) : made(null, value, [true, sign === '<=']);

export const eventsIn = (rest: Rest, letter: string, isWhole: boolean): readonly Event[] | null => {
  const found: Event[] = [];
  const parsed = (texts: readonly string[]): Rational[] =>
    texts.map(numberOf).filter((value) => value !== null);
  const own = letter === '' ? '[a-z]' : letter;
  const P = '\\bp(?:r|rob)? ?[([] ?';
  for (;;) {
    const chain = rest.take(`${P}(${N}) ?(<=|<) ?${own} ?(<=|<) ?(${N}) ?[)\\]]`);
    const single = chain ? null : rest.take(`${P}${own} ?(<=|>=|<|>|=) ?(${N}) ?[)\\]]`);
    const between = (chain ?? single) ? null : rest.take(`\\bbetween (${N}) and (${N})( inclusive)?`);
    const worded = (chain ?? single ?? between) ? null : wordedIn(rest);
    if (chain) {
      const [low, high] = parsed([chain[0] ?? '', chain[3] ?? '']);
      if (!low || !high) return null;
      found.push(made(low, high, [chain[1] === '<=', chain[2] === '<=']));
    } else if (single) {
      const [value] = parsed([single[1] ?? '']);
      if (!value) return null;
      found.push(single[0] === '=' ? exactly(value) : sided(single[0] ?? '', value));
    } else if (between) {
      const [low, high] = parsed(between);
      // Whether the ends count is not said.
      if (!low || !high || (isWhole && between[2] === '')) return null;
      found.push(made(low, high, [true, true]));
    } else if (worded) found.push(worded);
    else return found;
    if (found.length > 1) return null;
  }
};
const wordedIn = (rest: Rest): Event | null => {
  const exact = rest.take(`\\bexactly (${N})`);
  const value = exact && numberOf(exact[0] ?? '');
  if (value) return exactly(value);
  for (const [words, sign] of WORDS) {
    const taken = rest.take(`\\b${words} (${N})`);
    const end = taken && numberOf(taken[0] ?? '');
    if (end) return sided(sign, end);
  }
  return null;
};

/** Ends as whole numbers that count themselves. */
export const closedEnds = ({
  low,
  high,
  label,
}: Event): readonly [Rational | null, Rational | null] | null => {
  if ((low && !isInteger(low)) || (high && !isInteger(high))) return null;
  const text = label.key;
  const [isOpenLow, isOpenHigh] = [/rel>\(|rel<\(-?[\d/]+,X/.test(text), /rel<\(X/.test(text)];
  const one1 = rational(1);
  return [low && isOpenLow ? rational(low.n + 1n) : low, high && isOpenHigh ? subtract(high, one1) : high];
};
