import { FUNCTIONS, GREEK, OPERATORS, SILENT, splitLetters, SUPERSCRIPTS, VULGAR } from './names.js';

export interface Span {
  readonly start: number;
  readonly end: number;
}
export type TokenKind =
  | 'number'
  | 'vulgar'
  | 'letter'
  | 'function'
  | 'command'
  | 'operator'
  | 'superscript'
  | 'end';
export interface Token extends Span {
  readonly kind: TokenKind;
  readonly text: string;
  /** A space before it: '1 2/3' is a mixed number, '12/3' is not. */
  readonly spaced: boolean;
}

/** `message` is a key of the text table; `span` is the affected part of the text. */
export class ParseProblem extends Error {
  readonly messageKey: string;
  readonly span: Span;
  constructor(messageKey: string, span: Span) {
    super(messageKey);
    this.name = 'ParseProblem';
    this.messageKey = messageKey;
    this.span = span;
  }
}

const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+)/;
const LETTERS = /^[^\P{L}\p{Lm}]+/u;
const COMMAND = /^\\(?:[a-zA-Z]+|.)/;
const TWO = /^(?:<=|>=|!=|==|\*\*|=<|=>)/;

/** One run of letters as tokens; a subscript belongs to a single letter (x_1), not to log_2. */
const letterTokens = (run: string, start: number, spaced: boolean): Token[] => {
  let at = start;
  return splitLetters(run).map((text, index) => {
    const span = { start: at, end: at + text.length, spaced: spaced && index === 0 };
    at += text.length;
    if (text === 'choose') return { kind: 'operator', text: 'choose', ...span };
    if (FUNCTIONS[text]) return { kind: 'function', text: FUNCTIONS[text], ...span };
    return { kind: 'letter', text: GREEK[text] ?? text, ...span };
  });
};

const commandToken = (text: string, start: number, spaced: boolean): Token => {
  const span = { start, end: start + text.length, spaced };
  const name = text.slice(1);
  const operator = OPERATORS[text];
  if (operator) return { kind: 'operator', text: operator, ...span };
  if (FUNCTIONS[name] && !['sqrt', 'binom'].includes(name))
    return { kind: 'function', text: FUNCTIONS[name], ...span };
  if (GREEK[name]) return { kind: 'letter', text: GREEK[name], ...span };
  return { kind: 'command', text: name, ...span };
};

/** The tokens at the start of `rest`, and their length. */
const nextTokens = (rest: string, start: number, spaced: boolean): [Token[], number] => {
  const first = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  const number = NUMBER.exec(rest)?.[0];
  if (number)
    return [[{ kind: 'number', text: number, start, end: start + number.length, spaced }], number.length];
  if (VULGAR[first]) return [[{ kind: 'vulgar', text: first, start, end: start + 1, spaced }], 1];
  if (SUPERSCRIPTS[first]) {
    const run = [...rest].findIndex((char) => !SUPERSCRIPTS[char]);
    const raw = run < 0 ? rest : [...rest].slice(0, run).join('');
    const text = [...raw].map((char) => SUPERSCRIPTS[char] ?? '').join('');
    return [[{ kind: 'superscript', text, start, end: start + raw.length, spaced }], raw.length];
  }
  const command = COMMAND.exec(rest)?.[0];
  if (command) return [SILENT.has(command) ? [] : [commandToken(command, start, spaced)], command.length];
  const letters = LETTERS.exec(rest)?.[0];
  if (letters) return [letterTokens(letters, start, spaced), letters.length];
  const text = TWO.exec(rest)?.[0] ?? first;
  return [
    SILENT.has(text)
      ? []
      : [{ kind: 'operator', text: OPERATORS[text] ?? text, start, end: start + text.length, spaced }],
    text.length,
  ];
};

export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  let spaced = false;
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at] ?? '')) {
      spaced = true;
      at += 1;
      continue;
    }
    const [found, length] = nextTokens(text.slice(at), at, spaced);
    tokens.push(...found);
    at += length;
    spaced = false;
  }
  return [...tokens, { kind: 'end', text: '', start: text.length, end: text.length, spaced: false }];
};
