import { CalculationError, type Span } from '../calculation-error';
import type { MessageKey, Params } from '../messages';
import type { Token } from './tokens';

/** Deeper nesting could exhaust the call stack of a small device. */
const DEEPEST = 150;

/** A position in a list of tokens, with the tests that a parser needs. */
export class Cursor {
  private at = 0;
  private depth = 0;

  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get here(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] as Token;
  }

  get ended(): boolean {
    return this.here.kind === 'end';
  }

  /** True when the token before closes a parenthesis or bars, or is π: a number after it is a factor. */
  get closed(): boolean {
    const before = this.tokens[this.at - 1];
    return before?.kind === 'symbol' && [')', '|', 'π'].includes(before.text);
  }

  is(...symbols: readonly string[]): boolean {
    return this.here.kind === 'symbol' && symbols.includes(this.here.text);
  }

  next(): Token {
    const token = this.here;
    this.at += 1;
    return token;
  }

  /** Advances when the current token is `symbol`. */
  accept(symbol: string): boolean {
    if (!this.is(symbol)) return false;
    this.at += 1;
    return true;
  }

  fail(key: MessageKey, params: Params = {}, span: Span = this.here.span): never {
    throw new CalculationError(key, params, span);
  }

  /** The current token is unexpected: throws the error for its kind. */
  failHere(): never {
    if (this.here.kind === 'end') return this.fail('unexpectedEnd');
    if (this.is(')')) return this.fail('missingOpenParenthesis');
    if (this.is(',')) this.failAtComma();
    return this.fail('unexpectedToken', { text: this.here.text });
  }

  /** 1,5 is asked about, because only a point is the decimal sign here. */
  private failAtComma(): void {
    const [before, comma, after] = this.tokens.slice(this.at - 1, this.at + 2);
    if (before?.kind !== 'number' || after?.kind !== 'number') return;
    if (before.span.end !== comma?.span.start || comma.span.end !== after.span.start) return;
    const params = { text: `${before.text},${after.text}`, plain: `${before.text}.${after.text}` };
    this.fail('decimalComma', params, { start: before.span.start, end: after.span.end });
  }

  nested<T>(work: () => T): T {
    if (this.depth >= DEEPEST) this.fail('tooDeep');
    this.depth += 1;
    const result = work();
    this.depth -= 1;
    return result;
  }
}
