import { at } from '../text.js';
import { type Form } from '../forms.js';

const NUMBER = /^-?\d+(?:\.\d+)?(?:\/\d+)?%?$/;
/** Numbers, letters and formulas without a space. */
const ATOM = /^(?:-?[\d.]+(?:\/\d+)?%?|[a-z]|-?\d*\.?\d*[a-z](?:\^\d+)?|sqrt\([\d.]+\)|√\d+|\([^()a-z]+\))$/i;
const OF: readonly (readonly [string, (value: string) => string])[] = [
  ['(?:principal |positive )?square root', (value) => `sqrt(${value})`],
  ['negative square root', (value) => `(-sqrt(${value}))`],
  ['cube root', (value) => `cbrt(${value})`],
  ['square', (value) => `(${value})^2`],
  ['cube', (value) => `(${value})^3`],
  ['reciprocal', (value) => `1/(${value})`],
  ['(?:opposite|additive inverse|negative)', (value) => `(-(${value}))`],
  ['absolute value', (value) => `abs(${value})`],
  ['half', (value) => `(${value})/2`],
  ['(?:a|one) third', (value) => `(${value})/3`],
  ['(?:a|one) quarter', (value) => `(${value})/4`],
];
const SCALES: readonly (readonly [string, (value: string) => string])[] = [
  ['half', (value) => `(${value})/2`],
  ['(?:twice|double)', (value) => `2*(${value})`],
  ['(?:triple|three times|3 times)', (value) => `3*(${value})`],
];
const LISTS: Readonly<Record<string, (all: readonly string[]) => string>> = {
  sum: (all) => all.map((one) => `(${one})`).join(' + '),
  product: (all) => all.map((one) => `(${one})`).join('*'),
  difference: (all) => all.map((one) => `(${one})`).join(' - '),
  quotient: (all) => all.map((one) => `(${one})`).join('/'),
};
const INFIX: readonly (readonly [string, string])[] = [
  ['plus|increased by', '+'],
  ['minus|decreased by', '-'],
  ['times|multiplied by', '*'],
  ['divided by', '/'],
];
const wrapped = (text: string | null): string | null => (text === null ? null : `(${text})`);
const isWordy = (text: string): boolean => !ATOM.test(text);

const MOST_CUTS = 5;
/** 'A and B', 'A, B and C': each part once, in the only way in which all of them can be read. */
const partsOf = (text: string): readonly string[] | null => {
  const pieces = text.split(/(,? and |, )/);
  const cuts = (pieces.length - 1) / 2;
  if (cuts < 1 || cuts > MOST_CUTS) return null;
  const ways = Array.from({ length: 2 ** cuts - 1 }, (_, k) => k + 1).flatMap((chosen) => {
    const parts = [pieces[0] ?? ''];
    for (let k = 0; k < cuts; k += 1) {
      const [joint = '', next = ''] = pieces.slice(2 * k + 1);
      if ((chosen >> k) & 1) parts.push(next);
      else parts.push(`${parts.pop() ?? ''}${joint}${next}`);
    }
    const read = parts.map(valueOf);
    return read.every((one) => one !== null) ? [read] : [];
  });
  return ways.length === 1 ? (ways[0] ?? null) : null;
};
const ofPhrase = (text: string): string | null => {
  for (const [name, made] of OF) {
    const operand = new RegExp(`^${name} of (.+)$`, 'i').exec(text)?.[1];
    // 'the square of 3 plus 4' leaves open where it ends.
    const inner = operand === undefined || hasInfix(operand) ? null : valueOf(operand);
    if (inner !== null) return made(inner);
  }
  for (const [name, made] of SCALES) {
    const operand = new RegExp(`^${name} (?!of )(.+)$`, 'i').exec(text)?.[1];
    const inner = operand === undefined || hasInfix(operand) ? null : valueOf(operand);
    if (inner !== null) return made(inner);
  }
  return null;
};
const hasInfix = (text: string): boolean =>
  /^(?!(?:the )?(?:sum|product|difference|quotient) of).* (?:plus|minus|times|divided by|multiplied by|increased by|decreased by) /i.test(text); // prettier-ignore
const listed = (text: string): string | null => {
  const [, name = '', items = ''] =
    /^(sum|product|difference|quotient) (?:of|between) (?:the (?=\d))?(.+)$/i.exec(text) ?? [];
  const isDistance = / between /i.test(text.slice(0, 20));
  const plural = /^(?:the )?(square root|cube root|square|cube|reciprocal)s of (.+)$/i.exec(items);
  const each = plural
    ? partsOf(plural[2] ?? '')?.map((one) => valueOf(`${plural[1]} of ${one}`))
    : items === '' || hasInfix(items)
      ? null
      : partsOf(items);
  const parts = each?.every((one) => one !== null) ? each : null;
  const isPair = name !== 'difference' && name !== 'quotient' ? true : parts?.length === 2;
  const made = parts && isPair ? (LISTS[name.toLowerCase()]?.(parts) ?? null) : null;
  return made !== null && isDistance ? `abs(${made})` : made;
};
/** One operation between two amounts, of which at least the second is a phrase, or both are numbers. */
const joined = (text: string): string | null => {
  for (const [words, sign] of INFIX) {
    const found = new RegExp(`^(.+?),? (?:${words}) (.+)$`, 'i').exec(text);
    if (!found) continue;
    const [, left = '', right = ''] = found;
    if (hasInfix(left) || hasInfix(right) || (isWordy(left) && !isWordy(right) && !/^.+, (?:plus|minus|in|de)/i.test(text))) return null;
    const [a, b] = [wrapped(valueOf(left)), wrapped(valueOf(right))];
    return a !== null && b !== null ? `${a} ${sign} ${b}` : null;
  }
  return null;
}; // prettier-ignore
/** '7 more than twice a number', '3 less than the product of 4 and 5' */
const shifted = (text: string): string | null => {
  const [, n = '', how = '', rest = ''] = /^(\S+) (more|greater|less|fewer) than (.+)$/i.exec(text) ?? [];
  const [by, from] = [ATOM.test(n) ? n : null, rest === '' || hasInfix(rest) ? null : valueOf(rest)];
  return by === null || from === null ? null : `(${from}) ${/^[mg]/i.test(how) ? '+' : '-'} ${by}`;
};
/** The formula of an amount in words; null where the words can be understood in several ways. */
const valueOf = (text: string): string | null => {
  const plain = text.trim().replace(/^the (?=[a-z]{2})/i, '');
  if (ATOM.test(plain)) return plain;
  const negative = /^negative (\d+(?:\.\d+)?)$/i.exec(plain)?.[1];
  if (negative !== undefined) return `(-${negative})`;
  const factorial = /^(\d+) factorial$/i.exec(plain)?.[1];
  if (factorial !== undefined) return `(${factorial})!`;
  return listed(plain) ?? ofPhrase(plain) ?? shifted(plain) ?? joined(plain);
};

const VERBS: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [at('add (.+) (?:to|and) (.+)'), (a, b) => `${a} + ${b}`],
  [at('(?:subtract|take(?: away)?) (.+) from (.+)'), (a, b) => `${b} - ${a}`],
  [at('multiply (.+) (?:by|and) (.+)'), (a, b) => `${a}*${b}`],
  [at('divide (.+) by (.+)'), (a, b) => `${a}/${b}`],
];
/** 'add 5 to twice 6' */
const done = (text: string): string | null => {
  for (const [pattern, made] of VERBS) {
    const found = pattern.exec(text);
    if (!found || hasInfix(text)) continue;
    const [a, b] = found.slice(1).map((part) => wrapped(valueOf(part ?? '')));
    if (a && b) return made(a, b);
  }
  return null;
};
const AND_THEN =
  /^(.+?),? (?:and then|then|and) (add|subtract|multiply(?: it| the result)? by|divide(?: it| the result)? by|double|halve|square|triple)(?: (?:it|the result))?(?: (-?\d+(?:\.\d+)?))?$/i;
const THEN: Readonly<Record<string, (value: string, n: string) => string>> = {
  add: (value, n) => `(${value}) + ${n}`,
  subtract: (value, n) => `(${value}) - ${n}`,
  multiply: (value, n) => `(${value})*${n}`,
  divide: (value, n) => `(${value})/${n}`,
  double: (value) => `2*(${value})`,
  triple: (value) => `3*(${value})`,
  halve: (value) => `(${value})/2`,
  square: (value) => `(${value})^2`,
};
/** One step after another: 'subtract 6 from 20 and then multiply by 2'. */
const inTurn = (text: string): string | null => {
  const [, first = '', verb = '', n = ''] = AND_THEN.exec(text) ?? [];
  const value = first === '' ? null : (done(first) ?? inTurn(first));
  const name = verb.split(' ')[0]?.toLowerCase() ?? '';
  const isComplete = /^(?:add|subtract|multiply|divide)$/.test(name) === NUMBER.test(n);
  return value !== null && isComplete ? (THEN[name]?.(value, n) ?? null) : null;
};

/** A nested amount is read anew for each 'and'. */
const LONGEST = 100;

const A_NUMBER = /\b(?:a|the|some) (?:certain )?number\b/gi;

export const SPOKEN_ROWS: readonly Form[] = [
  [
    at(
      '(?:(?:translate|write)(?: (?:this|it|the phrase))?(?: (?:as|into|to))?(?: an?)?(?: algebraic)?(?: expression)?(?: for)?:? )(.*\\b(?:a|the|some) (?:certain )?number\\b.*)',
    ),
    (text) => {
      const made =
        text.length > LONGEST || / is | equals /i.test(text) ? null : valueOf(text.replace(A_NUMBER, 'n'));
      return made === null ? '?' : `simplify ${made}`;
    },
  ],
  [
    at(
      '(?:(?:what is|what do you get (?:when|if) you|find|calculate|evaluate|compute|work out|write) )?(?:the )?(?:value of )?([a-z][a-z ]*(?=.*(?:\\d|\\b[a-z]\\b)).*|\\d+ factorial|.* (?:divided by|minus|plus|times|increased by|decreased by) the .*)',
    ),
    (text) => {
      if (text.length > LONGEST) return '?';
      const made = done(text) ?? inTurn(text) ?? valueOf(text);
      return made === null || made === text ? '?' : `evaluate ${made}`;
    },
  ],
];
