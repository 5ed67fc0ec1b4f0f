import { CalculationError, type Span } from '../calculation-error';
import { plainCharacters, VULGAR_CLASS, vulgarFraction } from '../characters';
import { parseRational } from '../rational';
import { parseRepeating } from './decimal';
import type { FractionNode, Operator, WrittenFraction } from './fraction.types';

interface Token {
  readonly kind: 'number' | 'operator' | '(' | ')' | 'end';
  readonly text: string;
  readonly span: Span;
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '−',
  '−': '−',
  '–': '−',
  '*': '×',
  '×': '×',
  '·': '×',
  x: '×',
  X: '×',
  '/': '÷',
  '÷': '÷',
  ':': '÷',
};
/** Words that search queries have around a fraction. They are ignored, because the answer shows every form. */
const WORDS =
  /^\s*(?:simplify|reduce|convert)\b|\b(?:as|to|into)\s+(?:an?\s+)?(?:improper\s+)?(?:fraction|decimal|mixed\s+number)\s*$/giu;

/**
 * A slash without spaces makes a fraction. A slash with spaces or a ÷ divides: 1/2 / 3/4 is a half divided by
 * three quarters.
 */
const NUMBER = new RegExp(
  [
    String.raw`(?:\d+\s+)?\d+[/⁄]\d+(?![.\d])`,
    String.raw`(?:\d+\s*)?${VULGAR_CLASS}`,
    String.raw`\d*\.\d*(?:\(\d+\)|\d(?:\.\.\.|…))`,
    String.raw`\d+\.?\d*|\.\d+`,
  ].join('|'),
  'uy',
);

const tokenize = (typed: string): Token[] => {
  const text = plainCharacters(typed).replace(WORDS, (word) => ' '.repeat(word.length));
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    NUMBER.lastIndex = at;
    const number = NUMBER.exec(text)?.[0];
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const found = number ?? character;
    const span = { start: at, end: at + found.length };
    at = span.end;
    const operator = OPERATORS[character];
    if (number) tokens.push({ kind: 'number', text: number, span });
    else if (operator) tokens.push({ kind: 'operator', text: operator, span });
    else if (character === '(' || character === ')') tokens.push({ kind: character, text: character, span });
    else if (!/\s/u.test(character))
      throw new CalculationError('unexpectedCharacter', { text: character }, span);
  }
  return [...tokens, { kind: 'end', text: '', span: { start: text.length, end: text.length } }];
};

const readNumber = ({ text, span }: Token): WrittenFraction => {
  const plain = text
    .replace('⁄', '/')
    .replace(new RegExp(VULGAR_CLASS, 'u'), (vulgar) => ` ${vulgarFraction(vulgar)}`);
  const parts = /^\s*(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(plain);
  if (parts) {
    const [, whole = '0', top = '0', bottom = '1'] = parts;
    if (/^0+$/.test(bottom)) throw new CalculationError('divisionByZero', {}, span);
    return { negative: false, whole: BigInt(whole), top: BigInt(top), bottom: BigInt(bottom) };
  }
  const repeating = parseRepeating(plain);
  if (repeating) return { negative: false, whole: 0n, top: repeating.n, bottom: repeating.d, decimal: plain };
  const value = parseRational(plain);
  if (!value) throw new CalculationError('badNumber', { text }, span);
  const places = plain.split('.')[1]?.length ?? 0;
  const bottom = 10n ** BigInt(places);
  const top = (value.n * bottom) / value.d;
  return { negative: false, whole: 0n, top, bottom, ...(places > 0 ? { decimal: plain } : {}) };
};

const DEEPEST = 100;

class Parser {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  private get here(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] as Token;
  }

  whole(): FractionNode {
    if (this.tokens.length === 1) throw new CalculationError('empty', {}, this.here.span);
    const node = this.row('sum');
    if (this.here.kind === ')') throw new CalculationError('missingOpenParenthesis', {}, this.here.span);
    if (this.here.kind !== 'end') throw new CalculationError('missingOperator', {}, this.here.span);
    return node;
  }

  private row(kind: 'sum' | 'product'): FractionNode {
    const operators: readonly string[] = kind === 'sum' ? ['+', '−'] : ['×', '÷'];
    const operand = (): FractionNode => (kind === 'sum' ? this.row('product') : this.signed());
    const first = operand();
    const parts = [{ operator: operators[0] as Operator, of: first }];
    let last = first;
    while (this.here.kind === 'operator' && operators.includes(this.here.text)) {
      const operator = this.here.text as Operator;
      this.at += 1;
      last = operand();
      parts.push({ operator, of: last });
    }
    return parts.length === 1
      ? first
      : { kind, parts, span: { start: first.span.start, end: last.span.end } };
  }

  private signed(): FractionNode {
    const token = this.here;
    if (token.kind !== 'operator' || !['+', '−'].includes(token.text)) return this.primary();
    this.at += 1;
    const of = this.nested(() => this.signed());
    if (token.text === '+') return of;
    const span = { start: token.span.start, end: of.span.end };
    return of.kind === 'value'
      ? { kind: 'value', value: { ...of.value, negative: !of.value.negative }, span }
      : { kind: 'negate', of, span };
  }

  private primary(): FractionNode {
    const token = this.here;
    this.at += 1;
    if (token.kind === 'number') return { kind: 'value', value: readNumber(token), span: token.span };
    if (token.kind === 'end') throw new CalculationError('unexpectedEnd', {}, token.span);
    if (token.kind !== '(') throw new CalculationError('missingOperand', {}, token.span);
    const node = this.nested(() => this.row('sum'));
    const close = this.here;
    if (close.kind === 'end') throw new CalculationError('missingCloseParenthesis', {}, token.span);
    if (close.kind !== ')') throw new CalculationError('missingOperator', {}, close.span);
    this.at += 1;
    return { ...node, span: { start: token.span.start, end: close.span.end } };
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new CalculationError('tooDeep', {}, this.here.span);
    const result = read();
    this.depth -= 1;
    return result;
  }
}

/**
 * Fractions, mixed numbers and decimals with + − × ÷ and parentheses.
 * @throws CalculationError with its position
 */
export const parseFractions = (text: string): FractionNode => {
  if (text.length > 1000) throw new CalculationError('tooLong', {}, { start: 1000, end: text.length });
  return new Parser(tokenize(text)).whole();
};
