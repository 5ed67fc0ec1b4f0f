import { isAlternative } from '../tree/predicates.js';
import { arg, isNode, type Expr } from '../tree/expr.js';
import { displayed } from './displayed.js';

const NAMES: Readonly<Record<string, string>> = { π: 'pi', ℯ: 'e', ⅈ: 'i', '∞': 'infinity' };
const PRECEDENCE = {
  list: 0,
  relation: 1,
  sum: 2,
  negative: 3,
  product: 4,
  quotient: 4,
  power: 6,
  call: 9,
} as const;
const level = (e: Expr): number =>
  e.kind === 'num'
    ? e.value.d === 1n || e.text !== undefined
      ? e.value.n < 0n
        ? 3
        : 9
      : 4
    : e.kind === 'sym'
      ? 9
      : PRECEDENCE[e.kind];

const wrap = (e: Expr, least: number): string => (level(e) < least ? `(${write(e)})` : write(e));

const sumText = (e: Expr): string =>
  (isNode(e) ? e.args : [])
    .map((term, at) => {
      if (at === 0) return wrap(term, 3);
      if (term.kind === 'negative') return ` - ${wrap(arg(term, 0), 4)}`;
      return ` + ${wrap(term, 4)}`;
    })
    .join('');

const JOIN: Readonly<Record<string, string>> = {
  system: ', ',
  tuple: ', ',
  set: ', ',
  or: ' or ',
};
const listText = (e: Expr): string => {
  if (!isNode(e)) return '';
  const parts = e.args.map(write);
  if (e.name === 'matrix' || e.name === 'row') return `[${parts.join(', ')}]`;
  if (e.name === 'set') return `{${parts.join(', ')}}`;
  if (e.name === 'tuple') return `(${parts.join(', ')})`;
  // 'and' binds closer than 'or'.
  if (e.name === 'and')
    return parts.map((part, at) => (isAlternative(e.args[at]) ? `(${part})` : part)).join(' and ');
  return parts.join(JOIN[e.name] ?? ', ');
};

/** The tree in ASCII maths without changes. */
export const write = (e: Expr): string => {
  if (e.kind === 'num') return e.text ?? (e.value.d === 1n ? `${e.value.n}` : `${e.value.n}/${e.value.d}`);
  if (e.kind === 'sym') return NAMES[e.name] ?? e.name;
  if (e.kind === 'sum') return sumText(e);
  if (e.kind === 'product') return e.args.map((factor, at) => wrap(factor, at === 0 ? 4 : 5)).join('*');
  if (e.kind === 'quotient') return `${wrap(arg(e, 0), 4)}/${wrap(arg(e, 1), 5)}`;
  if (e.kind === 'negative') return `-${wrap(arg(e, 0), 4)}`;
  if (e.kind === 'power') return `${wrap(arg(e, 0), 7)}^${wrap(arg(e, 1), 7)}`;
  if (e.kind === 'relation') return `${write(arg(e, 0))} ${e.name} ${write(arg(e, 1))}`;
  if (e.kind === 'list') return listText(e);
  if (e.name === 'log' && e.args.length === 2) return `log_${wrap(arg(e, 1), 9)}(${write(arg(e, 0))})`;
  if (e.name === 'congruent') return `${write(arg(e, 0))} ≡ ${write(arg(e, 1))} (mod ${write(arg(e, 2))})`;
  if (e.name === 'factorial') return `${wrap(arg(e, 0), 9)}!`.replace(/(.+!)!$/, '($1)!');
  return `${e.name}(${e.args.map(write).join(', ')})`;
};

/** ASCII maths that the parser reads back: 3*x^2/4, sqrt(2), [[1, 2], [3, 4]]. */
export const plain = (e: Expr): string => write(displayed(e));

/** A line of a solution, where no solution and all numbers are said in words. */
export const lineText = (e: Expr): string =>
  plain(e) || (isNode(e) && e.name === 'all' ? 'all real numbers' : 'no solution');
