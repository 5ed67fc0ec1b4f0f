import { attempt, CalculationError, type CalculationProblem, type Span } from '../calculation-error';
import { Cursor } from './cursor';
import { functionNamed, INVERSES, isBinder, type FunctionName } from './function-names';
import { binary, factorialOf, joined, nameLeaf, numberLeaf } from './nodes';
import { binderCall, functionCall } from './parse-call';
import { tokenize, type Token } from './tokens';
import type { BinaryOperator, Tree } from './tree';

export type Parsed =
  | { readonly ok: true; readonly tree: Tree }
  | { readonly ok: false; readonly problem: CalculationProblem };

const LONGEST = 2000;
const CHOOSE = 'choose';
const LOG_BASE = 'log_';

/** Precedence, lowest first: + −, × ÷ mod and implicit products, sign, power, ! and %. */
class Parser {
  private openBars = 0;

  private readonly cursor: Cursor;

  constructor(cursor: Cursor) {
    this.cursor = cursor;
  }

  whole(): Tree {
    if (this.cursor.ended) this.cursor.fail('empty');
    const tree = this.sum();
    const { kind } = this.cursor.here;
    if (kind === 'end') return tree;
    if (kind === 'number') return this.cursor.fail('missingOperator');
    return this.cursor.failHere();
  }

  readonly sum = (): Tree => {
    let left = this.product();
    while (this.cursor.is('+', '-')) {
      const operator = this.cursor.next().text as BinaryOperator;
      left = binary(operator, left, this.product());
    }
    return left;
  };

  private product(): Tree {
    let left = this.signed();
    for (;;) {
      if (this.cursor.is('*', '/')) {
        const operator = this.cursor.next().text as BinaryOperator;
        left = binary(operator, left, this.signed());
      } else if (this.cursor.here.kind === 'word' && this.cursor.here.text === 'mod') {
        this.cursor.next();
        left = binary('mod', left, this.signed());
      } else if (this.factorFollows()) left = binary('*', left, this.choice(), true);
      else return left;
    }
  }

  /** True when an implicit factor follows. Two adjacent numbers are a mistake and not a product. */
  private factorFollows(): boolean {
    const { here } = this.cursor;
    if (here.kind === 'word') return here.text !== 'mod' && here.text !== CHOOSE;
    if (here.kind === 'number') return this.cursor.closed;
    return this.cursor.is('(', '√', '∛', 'π', '∞') || (this.openBars === 0 && this.cursor.is('|'));
  }

  private signed(): Tree {
    const { here } = this.cursor;
    if (!this.cursor.is('-', '+')) return this.choice();
    this.cursor.next();
    const of = this.cursor.nested(() => this.signed());
    return here.text === '-' ? { kind: 'negate', of, span: joined(here, of) } : of;
  }

  /** 10 choose 3 */
  private choice(): Tree {
    let left = this.power();
    while (this.cursor.here.kind === 'word' && this.cursor.here.text === CHOOSE) {
      this.cursor.next();
      const right = this.power();
      left = { kind: 'call', name: 'nCr', of: [left, right], span: joined(left, right) };
    }
    return left;
  }

  private power(): Tree {
    const base = this.postfix();
    if (!this.cursor.accept('^')) return base;
    return binary(
      '^',
      base,
      this.cursor.nested(() => this.signed()),
    );
  }

  private postfix(): Tree {
    let tree = this.primary();
    for (;;) {
      const token = this.cursor.here;
      const span = joined(tree, token);
      if (this.cursor.is('!')) tree = factorialOf(tree, this.cursor);
      else if (this.cursor.accept('%')) tree = { kind: 'percent', of: tree, span };
      else if (this.cursor.accept('°')) tree = { kind: 'call', name: 'deg', of: [tree], span };
      else if (token.kind === 'superscript') tree = binary('^', tree, this.superscript());
      else return tree;
    }
  }

  private superscript(): Tree {
    const { text, span } = this.cursor.next();
    return numberLeaf(text, span, this.cursor);
  }

  private primary(): Tree {
    const { here } = this.cursor;
    if (here.kind === 'number') {
      this.cursor.next();
      return numberLeaf(here.text, here.span, this.cursor);
    }
    if (here.kind === 'word' || this.cursor.is('π', '∞')) return this.word();
    if (this.cursor.is('√', '∛')) {
      this.cursor.next();
      const of = this.cursor.nested(() => this.primary());
      return { kind: 'call', name: here.text === '√' ? 'sqrt' : 'cbrt', of: [of], span: joined(here, of) };
    }
    if (this.cursor.accept('(')) return this.parentheses(here);
    if (this.cursor.accept('|')) return this.bars(here);
    return this.cursor.is('*', '/', '^', '%', '!', ',', '°')
      ? this.cursor.fail('missingOperand')
      : this.cursor.failHere();
  }

  private parentheses(open: Token): Tree {
    if (this.cursor.is(')')) this.cursor.fail('emptyParentheses', {}, joined(open, this.cursor.here));
    const tree = this.inside(0, this.sum);
    if (!this.cursor.is(')')) this.unclosed('missingCloseParenthesis', open);
    return { ...tree, span: joined(open, this.cursor.next()) };
  }

  private bars(open: Token): Tree {
    const of = this.inside(this.openBars + 1, this.sum);
    if (!this.cursor.is('|')) this.unclosed('missingCloseBar', open);
    return { kind: 'call', name: 'abs', of: [of], span: joined(open, this.cursor.next()) };
  }

  private unclosed(key: 'missingCloseParenthesis' | 'missingCloseBar', open: Token): void {
    if (this.cursor.here.kind === 'end') this.cursor.fail(key, {}, open.span);
    if (this.cursor.here.kind === 'number') this.cursor.fail('missingOperator');
    this.cursor.failHere();
  }

  private inside<T>(bars: number, read: () => T): T {
    const before = this.openBars;
    this.openBars = bars;
    const result = this.cursor.nested(read);
    this.openBars = before;
    return result;
  }

  private word(): Tree {
    const token = this.cursor.next();
    const { text } = token;
    if (isBinder(text) && this.cursor.is('('))
      return this.inside(0, () => binderCall(this.cursor, token, text, this.sum));
    const name = functionNamed(token.text);
    if (name) return this.call(token, name);
    if (text.startsWith(LOG_BASE)) return this.logarithm(token);
    return nameLeaf(token.text, token.span);
  }

  /** f(x), f x, f^2(x) and f^-1(x). */
  private call(token: Token, name: FunctionName): Tree {
    const raised = this.raised();
    const inverse = raised && INVERSES[name];
    const isInverse = inverse !== undefined && raised?.kind === 'number' && raised.text === '-1';
    const called = isInverse ? inverse : name;
    const tree = this.cursor.is('(')
      ? this.inside(0, () => functionCall(this.cursor, token, called, this.sum))
      : this.bareCall(token, called);
    return raised && !isInverse ? binary('^', tree, raised) : tree;
  }

  /** log_2(8), log_b x, log_(1/2) 4 */
  private logarithm(token: Token): Tree {
    const text = token.text.slice(LOG_BASE.length);
    const span = { start: token.span.end - text.length, end: token.span.end };
    const base = this.baseOf(text, span);
    const tree = this.call(token, 'log');
    const withBase = (log: Tree): Tree =>
      log.kind === 'call' ? { ...log, name: 'logb', of: [base, ...log.of] } : log;
    return tree.kind === 'binary' ? { ...tree, left: withBase(tree.left) } : withBase(tree);
  }

  private baseOf(text: string, span: Span): Tree {
    if (text === '') return this.primary();
    return /^\d+$/.test(text) ? numberLeaf(text, span, this.cursor) : nameLeaf(text, span);
  }

  private raised(): Tree | undefined {
    if (this.cursor.here.kind === 'superscript') return this.superscript();
    if (!this.cursor.accept('^')) return undefined;
    const minus = this.cursor.accept('-') ? '-' : '';
    const { kind, text, span } = this.cursor.here;
    if (kind !== 'number') this.cursor.failHere();
    this.cursor.next();
    return numberLeaf(minus + text, span, this.cursor);
  }

  /** sin 2x is sin(2x), but sin x cos x is a product. */
  private bareCall(token: Token, name: FunctionName): Tree {
    if (this.cursor.here.kind === 'end' || this.cursor.is(')', ',', '+', '*', '/', '^', '|', '%', '!'))
      this.cursor.fail('functionWithoutArgument', { name }, token.span);
    const of = this.cursor.nested(() => {
      let argument = this.cursor.is('-') ? this.signed() : this.power();
      while (this.factorFollows() && !this.startsFunction())
        argument = binary('*', argument, this.power(), true);
      return argument;
    });
    return { kind: 'call', name, of: [of], span: joined(token, of) };
  }

  private startsFunction(): boolean {
    const { kind, text } = this.cursor.here;
    return kind === 'word' && (functionNamed(text) !== undefined || isBinder(text));
  }
}

/** Parses calculator notation. A mistake is returned with its position. The tree is not simplified. */
export const parseExpression = (text: string): Parsed => {
  const read = attempt(() => {
    if (text.length > LONGEST)
      throw new CalculationError('tooLong', {}, { start: LONGEST, end: text.length });
    return new Parser(new Cursor(tokenize(text))).whole();
  });
  if (read.ok) return { ok: true, tree: read.value };
  const { key, params, at } = read.error;
  return { ok: false, problem: { message: key, params, at: at ?? { start: 0, end: text.length } } };
};
