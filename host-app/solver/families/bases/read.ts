import { problem } from '../../intent/text.js';
import type { Problem } from '../../solution.js';
import { negative, product, sum, sym, type Expr } from '../../tree/expr.js';
import { baseNamed, digitsIn } from './digits.js';

const BASE = String.raw`(?:binary|ternary|octal|decimal|denary|hexadecimal|hex|base[- ]?\d+)(?: (?:system|form|notation|number))?`;
const N = String.raw`\(?(?:0[bxo])?[\dA-F]+(?:\.[\dA-F]+)?\)?(?:_\{?\d+\}?)?`;
const ASK =
  '(?:(?:convert|change|write|express|turn|what is|what are|find|represent|calculate|compute|work out)(?: the)?(?: number)? )?';
const TO = '(?:in ?to|to|into|in|as)(?: an?)?';
const CONVERSIONS = [
  `${ASK}(?<n>${N}),? ?\\(?(?:in |from )?(?<from>${BASE})\\)? ${TO} (?<to>${BASE})`,
  `${ASK}(?<from>${BASE}) (?<n>${N}) ${TO} (?<to>${BASE})`,
  `${ASK}(?<n>${N}) ${TO} (?<to>${BASE})`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

const SIGN = String.raw`(?<sign>[+\-−*×·x]|plus|minus|times|and|from|by|with)`;
const VERB = '(?:(?<verb>add|subtract|multiply|sum of|product of|difference of)(?: the)?(?: numbers)? )?';
const SUMS = [
  `${VERB}(?<a>${N}) ?${SIGN} ?(?<b>${N}),? (?:in |as |using )?(?<base>${BASE})(?: numbers| arithmetic| addition| subtraction| multiplication)?`,
  `${VERB}(?<base>${BASE}) (?:numbers |addition |subtraction |multiplication )?(?:of )?:? ?(?<a>${N}) ?${SIGN} ?(?<b>${N})`,
  `(?:in )?(?<base>${BASE}),? (?:arithmetic )?(?:work out |calculate |find |compute |what is )?${VERB}(?<a>${N}) ?${SIGN} ?(?<b>${N})`,
  `(?:work out |calculate |find |compute |what is )(?<a>${N}) ?${SIGN} ?(?<b>${N}),? (?:in |as )?(?<base>${BASE})`,
  `${VERB}(?<a>${N}) ?${SIGN} ?(?<b>${N})`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

const PREFIXES: Readonly<Record<string, number>> = { '0b': 2, '0o': 8, '0x': 16 };
/** The digits, and the base that is written with them: 0b1101, 1101_2, (1101)_2; 0 where none is. */
const numberIn = (text: string): { readonly digits: string; readonly base: number } | null => {
  const [, open, prefix = '', digits = '', close, below] = /^(\()?(0[box])?([\dA-F.]+)(\))?(?:_\{?(\d+)\}?)?$/i.exec(text) ?? [];
  if (digits === '' || (open === undefined) !== (close === undefined) || (prefix !== '' && below !== undefined)) return null;
  return { digits: digits.toUpperCase(), base: PREFIXES[prefix.toLowerCase()] ?? Number(below ?? 0) };
}; // prettier-ignore
const isBase = (base: number): boolean => base >= 2 && base <= 36;

const converted = (groups: Readonly<Record<string, string | undefined>>): Problem | null => {
  const { n = '', from, to = '' } = groups;
  const found = numberIn(n);
  const named = from === undefined ? 0 : baseNamed(from.replace(/ (?:system|form|notation|number)$/i, ''));
  const target = baseNamed(to.replace(/ (?:system|form|notation|number)$/i, ''));
  if (!found || (named !== 0 && found.base !== 0)) return null;
  const source = found.base || named || 10;
  if (!isBase(source) || !isBase(target) || source === target || !digitsIn(found.digits, source)) return null;
  // Whole decimal numbers are read elsewhere.
  if (found.base === 0 && named === 0 && !found.digits.includes('.')) return null;
  return problem('applied', sym(found.digits), '', { operation: `bases:${source} ${target}` });
};

const SIGNS: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '-',
  '−': '-',
  times: '*',
  '×': '*',
  '·': '*',
  x: '*',
};
const WORDS: Readonly<Record<string, readonly [sign: string, words: readonly string[]]>> = {
  add: ['+', ['+', 'and', 'plus', 'with']],
  'sum of': ['+', ['+', 'and']],
  subtract: ['-', ['from', '-']],
  'difference of': ['-', ['and']],
  multiply: ['*', ['*', 'by', 'and', 'with', 'times']],
  'product of': ['*', ['and']],
}; // prettier-ignore
const made = (sign: string, a: Expr, b: Expr): Expr =>
  sign === '+' ? sum(a, b) : sign === '-' ? sum(a, negative(b)) : product(a, b);
const calculated = (groups: Readonly<Record<string, string | undefined>>): Problem | null => {
  const { verb, a = '', sign = '', b = '', base } = groups;
  const written = SIGNS[sign.toLowerCase()] ?? sign.toLowerCase();
  const [operator, words] = verb === undefined ? [written, ['+', '-', '*']] : (WORDS[verb.toLowerCase()] ?? ['', []]);
  const found = [a, b].map(numberIn);
  const [first, second] = written === 'from' ? [found[1], found[0]] : found;
  const named = base === undefined ? (first?.base ?? 0) : baseNamed(base.replace(/ (?:system|form|notation|number)$/i, ''));
  const isKnown = [first, second].every((one) => one && (one.base === named || (one.base === 0 && base !== undefined)));
  if (!first || !second || !isKnown || !words.includes(written) || !isBase(named) || named === 10) return null;
  if (![first, second].every(({ digits }) => !digits.includes('.') && digitsIn(digits, named))) return null;
  return problem('applied', made(operator, sym(first.digits), sym(second.digits)), '', { operation: `bases:${named} ${operator}` });
}; // prettier-ignore

export const readBases = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  if (plain.length > 120) return null;
  for (const [patterns, read] of [[CONVERSIONS, converted], [SUMS, calculated]] as const)
    for (const pattern of patterns) {
      const groups = pattern.exec(plain)?.groups;
      const found = groups ? read(groups) : null;
      if (found) return found;
    }
  return null;
}; // prettier-ignore
