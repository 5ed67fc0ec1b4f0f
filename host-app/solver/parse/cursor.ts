import type { Expr } from '../tree/expr.js';
import { ParseProblem, type Token } from './tokens.js';

/** The state of the parser: tokens, position, open brackets, and the meaning of letters. */
export class Cursor {
  at = 0;
  /** Open brackets from the outside in: a bar closes only what a bar opened. */
  readonly open: string[] = [];
  readonly tokens: readonly Token[];
  readonly variables: ReadonlySet<string>;
  private readonly readWhole: (cursor: Cursor) => Expr;
  private depth = 0;

  constructor(tokens: readonly Token[], variables: ReadonlySet<string>, readWhole: (cursor: Cursor) => Expr) {
    this.tokens = tokens;
    this.variables = variables;
    this.readWhole = readWhole;
  }
  /** The content of brackets is a whole expression. */
  expression(): Expr {
    return this.readWhole(this);
  }
  get token(): Token {
    return this.peek(0);
  }
  peek(ahead: number): Token {
    const token = this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)];
    if (!token) throw new RangeError('no tokens');
    return token;
  }
  next(): Token {
    const { token } = this;
    this.at += 1;
    return token;
  }
  is(...operators: string[]): boolean {
    return this.token.kind === 'operator' && operators.includes(this.token.text);
  }
  isFactorial(): boolean {
    return this.is('!') && this.peek(1).text !== '=';
  }
  take(...operators: string[]): boolean {
    if (!this.is(...operators)) return false;
    this.at += 1;
    return true;
  }
  expect(operator: string): void {
    if (!this.take(operator)) throw this.problem(operator === '|' ? 'parse.bar' : 'parse.bracket');
  }
  problem(messageKey: string): ParseProblem {
    return new ParseProblem(messageKey, {
      start: this.token.start,
      end: Math.max(this.token.end, this.token.start + 1),
    });
  }
  /** Deep nesting would exhaust the stack; typed formulas have far fewer than 200 levels. */
  nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > 200) throw this.problem('parse.deep');
    const result = read();
    this.depth -= 1;
    return result;
  }
  within<T>(bracket: string, read: () => T): T {
    this.open.push(bracket);
    const result = this.nested(read);
    this.open.pop();
    return result;
  }
  get innermost(): string {
    return this.open.at(-1) ?? '';
  }
}
