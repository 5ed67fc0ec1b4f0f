import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import type { Problem } from '../../solution.js';
import { negative, ONE, product, quotient, sum, sym, ZERO, type Expr } from '../../tree/expr.js';
import { value } from '../language/number.js';
import { setUp } from './formula.js';

const NUMBER = String.raw`\d*\.?\d+(?:\/\d+)?%?`;
const EVENT = String.raw`\bp(?:r|rob)? ?\(([^()]+)\)`;
const GIVEN = new RegExp(String.raw`${EVENT} ?(?:=|is) ?(${NUMBER})`, 'g');
/** Words of such a question that are no statement of their own. */
const SILENT =
  /\b(?:if|given|that|and|are|is|events?|two|2|with|suppose|find|calculate|compute|determine|what|the|probability|of|then|let|be|for|a|b|where)\b/g;

/** A ∩ B, A ∪ B, A | B and the complement of A, each in one way to write it. */
const eventOf = (text: string): string | null => {
  const plain = text
    .replace(/ |\\/g, '')
    .replace(/∩|&|cap|(?<=[abc'])and(?=[abn])/g, '∩')
    .replace(/∪|cup|(?<=[abc'])or(?=[abn])/g, '∪')
    .replace(/mid|given/g, '|')
    .replace(/^not([ab])$|^([ab])(?:'|\^?c|\^\{c\})$/, (_, x?: string, y?: string) => `${x ?? y ?? ''}'`);
  if (/^b[∩∪]a$/.test(plain)) return `a${plain[1] ?? ''}b`;
  return /^(?:[ab]'?|a[∩∪]b|a\|b|b\|a)$/.test(plain) ? plain : null;
};
const shown = (event: string): string => `P(${event.toUpperCase().replace(/([∩∪|])/, ' $1 ')})`;
const amount = (text: string): Expr =>
  text.endsWith('%') ? quotient(value(text.slice(0, -1)), value('100')) : value(text.replace(/^\./, '0.'));
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));

type Rule = readonly [asked: string, needs: string, build: (...given: Expr[]) => Expr];
const z = ZERO;
/** What follows from which probabilities: the question must give these, and no others. */
const RULES: readonly Rule[] = [
  ["a'", 'a', (a = z) => minus(ONE, a)],
  ['a', "a'", (a = z) => minus(ONE, a)],
  ['a∪b', 'a b a∩b', (a = z, b = z, both = z) => minus(sum(a, b), both)],
  ['a∪b', 'a b exclusive', (a = z, b = z) => sum(a, b)],
  ['a∪b', 'a b independent', (a = z, b = z) => minus(sum(a, b), product(a, b))],
  ['a∪b', 'a b a|b', (a = z, b = z, c = z) => minus(sum(a, b), product(c, b))],
  ['a∩b', 'a b a∪b', (a = z, b = z, some = z) => minus(sum(a, b), some)],
  ['a∩b', 'a b independent', (a = z, b = z) => product(a, b)],
  ['a∩b', 'b a|b', (b = z, c = z) => product(c, b)],
  ['a|b', 'b a∩b', (b = z, both = z) => quotient(both, b)],
  ['a|b', 'a b a∩b', (_ = z, b = z, both = z) => quotient(both, b)],
  ['a|b', 'a b b|a', (a = z, b = z, c = z) => quotient(product(c, a), b)],
  ['b', 'a a∪b a∩b', (a = z, some = z, both = z) => sum(minus(some, a), both)],
  ['b', 'a a∪b exclusive', (a = z, some = z) => minus(some, a)],
  ['b', 'a a∩b independent', (a = z, both = z) => quotient(both, a)],
];
const swapped = (event: string): string =>
  event.replace(/[ab]/g, (x) => (x === 'a' ? 'b' : 'a')).replace(/^b([∩∪])a$/, 'a$1b');
const sortedKey = (names: readonly string[]): string => [...names].sort().join(' ');

/** P(A) = 0.5, P(B) = 0.4 and P(A ∩ B) = 0.2: one more probability of A and B. */
export const readEvents = (text: string): Problem | null => {
  const plain = text.toLowerCase().replace(/[’′]/g, "'");
  if (!/\bp(?:r|rob)? ?\(/.test(plain)) return null;
  const given = new Map<string, Expr>();
  for (const [, name = '', number = ''] of plain.matchAll(GIVEN)) {
    const event = eventOf(name);
    if (event === null || given.has(event)) return null;
    given.set(event, amount(number));
  }
  let rest = plain.replace(GIVEN, ' ');
  const asked = [...rest.matchAll(new RegExp(EVENT, 'g'))].map(([, name = '']) => eventOf(name));
  rest = rest.replace(new RegExp(EVENT, 'g'), ' ');
  const flags = [
    ['independent', /\bindependent\b/],
    ['exclusive', /\bmutually exclusive\b|\bdisjoint\b/],
  ].flatMap(([name, pattern]) => {
    const isSaid = (pattern as RegExp).test(rest);
    rest = rest.replace(pattern as RegExp, ' ');
    return isSaid ? [name as string] : [];
  });
  const [wanted] = asked;
  if (asked.length !== 1 || !wanted || /[^\s,.;:?!()]/.test(rest.replace(SILENT, ''))) return null;
  const known = sortedKey([...given.keys(), ...flags]);
  for (const turn of [(event: string) => event, swapped])
    for (const [target, needs, build] of RULES) {
      const names = needs.split(' ');
      if (turn(target) !== wanted || sortedKey(names.map(turn)) !== known) continue;
      const events = names.map(turn).filter((event) => given.has(event));
      const values = events.map((event) => given.get(event) ?? ZERO);
      const result = approx(canon(build(...values)));
      const isPossible = [...values.map((one) => approx(canon(one))), result].every(
        (one) => one >= 0 && one <= 1,
      );
      const both = given.get('a∩b');
      const least = Math.min(...['a', 'b'].flatMap((event) => (given.has(event) ? [approx(canon(given.get(event) ?? ZERO))] : []))); // prettier-ignore
      if (!isPossible || (both && approx(canon(both)) > least)) return null;
      return setUp(Object.fromEntries(events.map((event, k) => [shown(event), values[k] ?? ZERO])), (n) =>
        build(...events.map((event) => n[shown(event)] ?? sym(event))),
      );
    }
  return null;
};
