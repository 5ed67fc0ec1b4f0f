import { CalculationError, type Span } from '../calculation-error';
import { plainCharacters, VULGAR_CLASS } from '../characters';
import { functionNamed, isBinder, WORD_STARTS } from './function-names';

export interface Token {
  readonly kind: 'number' | 'word' | 'symbol' | 'superscript' | 'end';
  readonly text: string;
  readonly span: Span;
}

/** Other spellings of a symbol. */
const SPELLINGS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '∙': '*',
  '⋅': '*',
  '∗': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  '∶': '/',
  ':': '/',
  '−': '-',
  '–': '-',
  '—': '-',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  ';': ',',
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SPACE = /\s+/uy;
const MIXED = new RegExp(String.raw`(?:\d+\s?)?${VULGAR_CLASS}`, 'uy');
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+(?![\p{L}\d_.(]))?/uy;
const GROUPED = /\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d+)?/y;
const WORD = /(?!π)[\p{L}_](?:(?!π)[\p{L}\p{Nd}_₀-₉])*/uy;
const SUBSCRIPTS = /[₀-₉]+/g;
const SUPERSCRIPT = /⁻?[⁰¹²³⁴-⁹]+/uy;
const SYMBOL = /\*\*|[-+*/^!%()|,√∛π°∞×·∙⋅∗÷∕⁄∶:−–—[\]{};]/uy;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** '⁻¹²' is '-12'. */
const plainDigits = (text: string): string =>
  [...text].map((c) => (c === '⁻' ? '-' : SUPERSCRIPTS.indexOf(c).toString())).join('');

/** Inside a call a comma separates arguments; elsewhere it may group thousands. */
const numberAt = (text: string, at: number, inCall: boolean): string | undefined =>
  (inCall ? undefined : matchAt(GROUPED, text, at)) ?? matchAt(MIXED, text, at) ?? matchAt(NUMBER, text, at);

const readSymbol = (found: string): string => (found === '**' ? '^' : (SPELLINGS[found] ?? found));

/** sin30cos60 begins with sin, and log_2x with log_2, while x1 and log2 are one word. */
const readWord = (word: string): string => {
  if (functionNamed(word)) return word;
  return WORD_STARTS.map((start) => start.exec(word)?.[1]).find((found) => found !== undefined) ?? word;
};

/** log₂ is log_2. */
const lowered = (word: string): string =>
  word.replace(SUBSCRIPTS, (digits) =>
    [...digits].reduce((text, digit) => text + ((digit.codePointAt(0) ?? 0) - 0x2080), '_'),
  );

/** @throws CalculationError with its position, at an unexpected character */
export const tokenize = (typed: string): Token[] => {
  const text = plainCharacters(typed);
  const tokens: Token[] = [];
  const calls: boolean[] = [];
  let at = 0;
  const push = (kind: Token['kind'], length: number, read: string): void => {
    tokens.push({ kind, text: read, span: { start: at, end: at + length } });
    at += length;
  };
  while (at < text.length) {
    const space = matchAt(SPACE, text, at);
    const number = numberAt(text, at, calls.at(-1) ?? false);
    const word = matchAt(WORD, text, at);
    const superscript = matchAt(SUPERSCRIPT, text, at);
    const symbol = matchAt(SYMBOL, text, at);
    if (space) at += space.length;
    else if (number) push('number', number.length, number);
    else if (word) push('word', readWord(word).length, lowered(readWord(word)));
    else if (superscript) push('superscript', superscript.length, plainDigits(superscript));
    else if (symbol) {
      const previous = tokens.at(-1);
      const read = readSymbol(symbol);
      const called =
        previous?.kind === 'word' && Boolean(functionNamed(previous.text) ?? isBinder(previous.text));
      if (read === '(') calls.push(called);
      if (read === ')') calls.pop();
      push('symbol', symbol.length, read);
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      const span = { start: at, end: at + character.length };
      throw new CalculationError('unexpectedCharacter', { text: character }, span);
    }
  }
  push('end', 0, '');
  return tokens;
};
