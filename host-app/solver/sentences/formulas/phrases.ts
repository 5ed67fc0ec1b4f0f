import type { Problem } from '../../solution.js';
import {
  isNode,
  num,
  negative,
  power,
  product,
  quotient,
  relation,
  sum,
  sym,
  TWO,
  type Expr,
} from '../../tree/expr.js';
import { value } from '../language/number.js';
import { ASK, formula, NUMBER, type Formula } from './formula.js';

const X = sym('x');
type Build = (a: Expr, b: Expr) => Expr;
const minus: Build = (a, b) => sum(a, negative(b));

/** Words between two phrases; those with the lowest precedence come first. */
const INFIX: readonly (readonly [string, Build])[] = [
  ['more than', (a, b) => sum(b, a)],
  ['less than', (a, b) => minus(b, a)],
  ['added to', (a, b) => sum(b, a)],
  ['subtracted from', (a, b) => minus(b, a)],
  ['increased by', (a, b) => sum(a, b)],
  ['decreased by', minus],
  ['reduced by', minus],
  ['plus', (a, b) => sum(a, b)],
  ['minus', minus],
  ['divided by', (a, b) => quotient(a, b)],
  ['multiplied by', (a, b) => product(a, b)],
];
const PAIRS: Readonly<Record<string, Build>> = {
  sum: (a, b) => sum(a, b),
  difference: minus,
  product: (a, b) => product(a, b),
  quotient: (a, b) => quotient(a, b),
};
const A_NUMBER = /^(?:(?:a|the|some|that|this|an unknown|the same) number|itself|it)$/;

/** '5 more than 3 times a number' as an expression; null where a word is left over. */
const phrase = (text: string): Expr | null => {
  const plain = text.trim();
  if (new RegExp(`^${NUMBER}$`).test(plain)) return value(plain);
  if (A_NUMBER.test(plain)) return X;
  const powers =
    /^(?:the )?(sum|difference|product|quotient) of (?:the )?(square|cube)s of (.+) and (.+)$/.exec(plain);
  const join = PAIRS[powers?.[1] ?? ''];
  if (powers && join) {
    const exponent = num(powers[2] === 'square' ? 2 : 3);
    return both((a, b) => join(power(a, exponent), power(b, exponent)), powers[3] ?? '', powers[4] ?? '');
  }
  const pair = /^(?:the )?(sum|difference|product|quotient) of (.+) and (.+)$/.exec(plain);
  const build = PAIRS[pair?.[1] ?? ''];
  if (pair && build) return both(build, pair[2] ?? '', pair[3] ?? '');
  const infix = INFIX.map(([word, make]) => [plain.indexOf(` ${word} `), word, make] as const).filter(
    ([where]) => where > 0,
  );
  // Two of them could be grouped in two ways, unless the first is '5 more than'.
  const [first] = infix.toSorted((a, b) => a[0] - b[0]);
  if (first) {
    const [where, word, make] = first;
    const [left, right] = [plain.slice(0, where), plain.slice(where + word.length + 2)];
    const isLead =
      /^(?:more than|less than|added to|subtracted from)$/.test(word) && new RegExp(`^${NUMBER}$`).test(left);
    const isOpen = infix.length > 1 || right.includes(` ${word} `) || /^d.* times /.test(`${word} ${right}`);
    return isLead || !isOpen ? both(make, left, right) : null;
  }
  const times =
    new RegExp(`^${NUMBER} times (.+)$`).exec(plain) ?? new RegExp(`^${NUMBER} of (.+)$`).exec(plain);
  const inner = times && phrase(times[2] ?? '');
  if (times && inner) return product(value(times[1] ?? ''), inner);
  if (/^its square$/.test(plain)) return power(X, TWO);
  const squared = /^(?:the )?square of (.+)$/.exec(plain);
  const base = squared && phrase(squared[1] ?? '');
  return base && power(base, TWO);
};
const both = (build: Build, left: string, right: string): Expr | null => {
  const [a, b] = [phrase(left), phrase(right)];
  return a && b && build(a, b);
};

const equation = (left: string, right: string): Problem | null => {
  const [a, b] = [phrase(left), phrase(right)];
  return a && b && `${a.key} ${b.key}`.includes('x')
    ? { kind: 'solve', expression: relation('=', a, b), variable: 'x', options: {} }
    : null;
};
/** A phrase without an unknown number; not where 'and' or 'of' leave open what belongs together. */
const worth = (text: string): Problem | null => {
  const found = / (?:and|of) .* (?:times|plus|minus|divided|multiplied) /.test(text) ? null : phrase(text);
  return found && isNode(found) && !found.key.includes('x')
    ? { kind: 'evaluate', expression: found, variable: '', options: {} }
    : null;
};
/** What is done with a number, one thing after the other. */
const DONE: readonly (readonly [RegExp, (e: Expr, n: Expr) => Expr])[] = [
  [/^(?:double[sd]? it|is doubled|doubled|2 times it)$/, (e) => product(TWO, e)],
  [/^(?:triple[sd]? it|is tripled|tripled|3 times it)$/, (e) => product(num(3), e)],
  [/^(?:halve[sd]? it|is halved|halved)$/, (e) => quotient(e, TWO)],
  [/^(?:square[sd]? it|is squared|squared)$/, (e) => power(e, TWO)],
  [/^(?:adds?|plus) (\S+)$|^(\S+) is added(?: to it)?$|^increase(?:d| it) by (\S+)$/, (e, n) => sum(e, n)],
  [/^(?:subtracts?|minus|take away) (\S+)$|^(\S+) is subtracted(?: from it)?$/, minus],
  [/^(?:is )?multipl(?:y|ies|ied)(?: it)? by (\S+)$/, (e, n) => product(e, n)],
  [/^(?:is )?divided?s?(?: it)? by (\S+)$/, (e, n) => quotient(e, n)],
];
const chain = (text: string, result: string): Problem | null => {
  let e: Expr = X;
  for (const part of text.split(/(?:,| and| then|, then)+ (?:then )?/)) {
    const plain = part.trim();
    const step = DONE.map(([pattern, make]) => [pattern.exec(plain), make] as const).find(([found]) => found);
    const number = step?.[0]?.slice(1).find((group) => group !== undefined);
    if (!step || (number !== undefined && !new RegExp(`^${NUMBER}$`).test(number))) return null;
    e = step[1](e, number === undefined ? X : value(number));
  }
  return { kind: 'solve', expression: relation('=', e, value(result)), variable: 'x', options: {} };
};
const MINE = '(?:what is|what was|find|determine) (?:my|the|this|that|his|her|the original) number';
const IS = '(?:is|equals|is equal to|gives|is the same as|results in)';
const FIND = '(?:(?:what is|find|determine) (?:the|this|that) number)';
export const PHRASE_QUESTIONS: readonly Formula[] = [
  formula(
    `(?:i|he|she|[a-z]+) (?:think|thinks|thought|am thinking) of a number[,.;]? (?:i |he |she )?(.+?)[,.;]? (?:and )?(?:i |he |she )?(?:gets?|got|the (?:result|answer) is) ${NUMBER}[.,;] ${MINE}`,
    chain,
  ),
  formula(
    `(?:if )?a number (.+?)[.,;]? (?:and )?(?:the (?:result|answer) is|to (?:get|give)) ${NUMBER}[.,;] ${MINE}`,
    chain,
  ),
  formula(`${ASK}?(.+)`, worth),
  formula(`(?:if )?(.+?) ${IS} (.+?)[.,;] ${FIND}`, equation),
  formula(`${FIND} (?:if|when|given that) (.+?) ${IS} (.+)`, equation),
];
