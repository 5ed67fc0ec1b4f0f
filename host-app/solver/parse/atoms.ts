import { parseRational, rational } from '../../maths/rational.js';
import {
  arg,
  call,
  E,
  HALF,
  I,
  INFINITY,
  isInt,
  isNode,
  list,
  num,
  ONE,
  PI,
  power,
  product,
  quotient,
  sum,
  sym,
  negative,
  type Expr,
} from '../tree/expr.js';
import { mapTree } from '../tree/walk.js';
import type { Cursor } from './cursor.js';
import { VULGAR } from './names.js';
import { isMatrix } from '../tree/predicates.js';

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const readNumber = (cursor: Cursor): Expr => {
  const { text } = cursor.next();
  const value = parseRational(text) ?? rational(0);
  if (text.length > 400) throw cursor.problem('parse.number');
  const whole = num(value, text.includes('.') ? text : undefined);
  // log_2 1/8 has the base 2.
  if (cursor.innermost === '_' || !/^[1-9]\d*$/.test(text)) return whole;
  const part = latexFraction(cursor);
  if (part) return sum(whole, part);
  const [top, slash, bottom] = [cursor.token, cursor.peek(1), cursor.peek(2)];
  if (top.kind === 'vulgar') {
    cursor.next();
    return sum(whole, vulgar(top.text));
  }
  const mixed =
    top.kind === 'number' &&
    top.spaced &&
    slash.text === '/' &&
    !slash.spaced &&
    bottom.kind === 'number' &&
    !bottom.spaced;
  if (!mixed) return whole;
  cursor.at += 3;
  return sum(whole, quotient(num(BigInt(top.text)), num(BigInt(bottom.text))));
};

/** The \\frac{1}{2} of 2\\frac{1}{2}: below 1, of whole numbers. */
const latexFraction = (cursor: Cursor): Expr | null => {
  if (cursor.token.kind !== 'command' || !/^[dt]?frac$/.test(cursor.token.text)) return null;
  const start = cursor.at;
  const fraction = readAtom(cursor);
  const [top, bottom] = [arg(fraction, 0), arg(fraction, 1)];
  if (isInt(top) && isInt(bottom) && top.value.n < bottom.value.n) return fraction;
  cursor.at = start;
  return null;
};

const vulgar = (text: string): Expr => {
  const [top, bottom] = VULGAR[text] ?? [1, 1];
  return quotient(num(top), num(bottom));
};

const readLetter = (cursor: Cursor): Expr => {
  const { text } = cursor.next();
  if (cursor.variables.has(text)) return sym(text);
  if (text === 'π') return PI;
  if (text === '∞') return INFINITY;
  const subscript = cursor.token.text === '_' ? cursor.peek(1) : null;
  if (subscript && (subscript.kind === 'number' || subscript.kind === 'letter')) {
    cursor.at += 2;
    return sym(`${text}_${subscript.text}`);
  }
  if (text === 'e') return E;
  if (text === 'i') return I;
  return sym(text);
};

export const readGroup = (cursor: Cursor): Expr => {
  const opening = cursor.next().text;
  const closing = CLOSING[opening] ?? ')';
  const items = cursor.within(opening, () => {
    const found = [cursor.expression()];
    while (cursor.take(',', ';')) found.push(cursor.expression());
    return found;
  });
  if (!cursor.take(closing)) throw cursor.problem('parse.bracket');
  const [first] = items;
  if (items.length === 1 && first && !(opening === '[' && isRow(first, cursor))) return plainSum(first);
  if (opening === '[') return matrixOf(items);
  return list(opening === '{' ? 'set' : 'tuple', items);
};

/** [[1, 2]] has rows, and so has [[1], [2]]; [2 + 3] * 4 has brackets. */
const isRow = (item: Expr, cursor: Cursor): boolean =>
  isMatrix(item) || (cursor.innermost === '[' && cursor.is(',', ';', ']'));
/** The [4 - 1] at the beginning of [[4 - 1] + 2] is no matrix. */
const plainSum = (e: Expr): Expr =>
  mapTree(e, (part) => {
    const row = isMatrix(part) && isNode(part) && part.args.length === 1 ? arg(part, 0) : null;
    return row && isNode(row) && row.args.length === 1 ? arg(row, 0) : part;
  });

const matrixOf = (items: readonly Expr[]): Expr =>
  items.every((item) => item.kind === 'list' && item.name === 'matrix' && item.args.length === 1)
    ? list(
        'matrix',
        items.flatMap((item) => (item.kind === 'list' ? item.args : [])),
      )
    : list('matrix', [list('row', items)]);

/** The `{…}` after a LaTeX command, or the single atom that is written without braces. */
export const readArgument = (cursor: Cursor): Expr =>
  cursor.is('{', '(') ? readGroup(cursor) : readAtom(cursor);

const readCommand = (cursor: Cursor): Expr => {
  const { text } = cursor.token;
  const problem = cursor.problem('parse.command');
  cursor.next();
  if (text === 'frac' || text === 'dfrac' || text === 'tfrac')
    return quotient(readArgument(cursor), readArgument(cursor));
  if (text === 'binom') return call('binomial', readArgument(cursor), readArgument(cursor));
  if (text !== 'sqrt') throw problem;
  if (!cursor.is('[')) return call('sqrt', readArgument(cursor));
  cursor.next();
  const index = cursor.within('[', () => cursor.expression());
  cursor.expect(']');
  return call('root', readArgument(cursor), index);
};

const readBars = (cursor: Cursor): Expr => {
  cursor.next();
  const inner = cursor.within('|', () => cursor.expression());
  cursor.expect('|');
  return call('abs', inner);
};

export const readAtom = (cursor: Cursor): Expr => {
  const { kind, text } = cursor.token;
  if (kind === 'number') return readNumber(cursor);
  if (kind === 'vulgar') return vulgar(cursor.next().text);
  if (kind === 'letter') return readLetter(cursor);
  if (kind === 'command') return readCommand(cursor);
  if (text === '(' || text === '[' || text === '{') return readGroup(cursor);
  if (text === '|') return readBars(cursor);
  if (text === '√' || text === '∛') {
    cursor.next();
    return call(text === '√' ? 'sqrt' : 'cbrt', readArgument(cursor));
  }
  throw cursor.problem(kind === 'end' ? 'parse.end' : 'parse.unexpected');
};

/** Stores calls in their normal form, where the tree has one. */
export const finishCall = (name: string, args: readonly Expr[]): Expr => {
  const [first = ONE, second] = args;
  if (name === 'exp') return power(E, first);
  if (name === 'sqrt' && second) return call('root', first, second);
  if (name === 'root' && !second) return power(first, HALF);
  return call(name, ...args);
};

/** Superscript characters: x², sin⁻¹ and xⁿ⁺¹; a sign alone is no exponent. */
export const superscript = (cursor: Cursor): Expr => {
  if (!/^(?:[-+]?\w+)+$/.test(cursor.token.text)) throw cursor.problem('parse.unexpected');
  const terms = (cursor.next().text.match(/[-+]?\w+/g) ?? []).map((term) => {
    const value = product(
      ...(term.match(/\d+|[a-z]/g) ?? []).map((part) => (/\d/.test(part) ? num(BigInt(part)) : sym(part))),
    );
    return term.startsWith('-') ? negative(value) : value;
  });
  return sum(...terms);
};
