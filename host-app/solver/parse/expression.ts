import {
  MINUS_ONE,
  PI,
  call,
  list,
  negative,
  num,
  power,
  product,
  quotient,
  relation,
  same,
  sum,
  type Expr,
  type RelationName,
} from '../tree/expr.js';
import { finishCall, readArgument, readAtom, readGroup, superscript } from './atoms.js';
import type { Cursor } from './cursor.js';

const RELATIONS = ['=', '<', '<=', '>', '>=', '!='];
const isRelation = (text: string): text is RelationName => RELATIONS.includes(text);

const readExponent = (cursor: Cursor): Expr => {
  if (cursor.take('-')) return negative(readExponent(cursor));
  cursor.take('+');
  if (cursor.token.kind === 'function') return readFunction(cursor);
  // 2^3! is 2^(3!); the factorial after 2^{3} or 2³ belongs to the power.
  if (cursor.is('{')) return tower(cursor, readGroup(cursor));
  let base = cursor.is('(') ? readGroup(cursor) : readAtom(cursor);
  while (cursor.isFactorial() && cursor.take('!')) base = call('factorial', base);
  return tower(cursor, base);
};
const tower = (cursor: Cursor, base: Expr): Expr =>
  cursor.take('^')
    ? power(
        base,
        cursor.nested(() => readExponent(cursor)),
      )
    : base;

const readPostfix = (cursor: Cursor, base: Expr): Expr => {
  let result = base;
  for (;;) {
    if (cursor.token.kind === 'superscript') result = power(result, superscript(cursor));
    else if (cursor.take('^')) result = power(result, readExponent(cursor));
    else if (cursor.isFactorial()) {
      cursor.next();
      result = call('factorial', result);
    } else if (cursor.take('%')) {
      // 10 % 3 may be a remainder.
      if (cursor.token.kind === 'number') throw cursor.problem('parse.two-numbers');
      result = quotient(result, num(100));
    } else return result;
  }
};

/** sin x, sin(x), sin^2 x, sin^-1 x, log_2(x), log_2 x, sqrt(x). */
const readFunction = (cursor: Cursor): Expr => cursor.nested(() => readCall(cursor));

const readCall = (cursor: Cursor): Expr => {
  const name = cursor.next().text;
  const index = cursor.take('_') ? cursor.within('_', () => readArgument(cursor)) : null;
  let exponent: Expr | null = null;
  if (cursor.token.kind === 'superscript') exponent = superscript(cursor);
  else if (cursor.take('^')) exponent = readExponent(cursor);
  const isTrig = /^(?:sin|cos|tan|cot|sec|csc)$/.test(name);
  const inverse = exponent && same(exponent, negative(num(1))) && (isTrig || /^(?:sin|cos|tan)h$/.test(name));
  const args = readArguments(cursor, isTrig);
  if (index) args.push(index);
  if (inverse) return call(`a${name}`, ...args);
  const value = finishCall(name, args);
  return exponent ? power(value, exponent) : value;
};

const readArguments = (cursor: Cursor, isTrig: boolean): Expr[] => {
  if (cursor.is('(', '{')) {
    const inner = readGroup(cursor);
    return inner.kind === 'list' && inner.name === 'tuple' ? [...inner.args] : [inner];
  }
  // Without brackets the argument is a product of plain atoms: sin 2x cos x is sin(2x) times cos x.
  const sign = cursor.take('-');
  const parts = [
    readPostfix(cursor, cursor.token.kind === 'function' ? readFunction(cursor) : readAtom(cursor)),
  ];
  while (startsAtom(cursor) && cursor.token.kind !== 'function' && !cursor.is('(', '[', '{'))
    parts.push(readPostfix(cursor, readAtom(cursor)));
  const atoms = product(...parts);
  // sin π/6 is the sine of an angle, ln 1/2 a logarithm of a fraction; sin x/2 is half of a sine.
  const isFraction = isTrig ? parts.at(-1) === PI && cursor.peek(1).kind === 'number' : atoms.key === '1';
  const inner =
    isFraction && cursor.take('/') ? quotient(atoms, readPostfix(cursor, readAtom(cursor))) : atoms;
  return [sign ? negative(inner) : inner];
};

const startsAtom = (cursor: Cursor): boolean => {
  const { kind, text } = cursor.token;
  if (kind === 'operator') return '([√∛'.includes(text) || ('{|'.includes(text) && cursor.innermost !== '|');
  // x 2 and (x + 1)2 may have lost a raised 2; n 2^n and 3! 2! are products.
  if (kind === 'number' && (cursor.peek(-1).kind === 'number' || !/[\^!]/.test(cursor.peek(1).text)))
    throw cursor.problem('parse.two-numbers');
  return kind !== 'end' && kind !== 'superscript';
};

const readFactor = (cursor: Cursor): Expr => {
  if (cursor.take('-')) return negative(cursor.nested(() => readFactor(cursor)));
  if (cursor.take('+')) return cursor.nested(() => readFactor(cursor));
  const base = cursor.token.kind === 'function' ? readFunction(cursor) : readAtom(cursor);
  return readPostfix(cursor, base);
};

const times = (left: Expr, right: Expr): Expr => {
  if (left.kind === 'product') return product(...left.args, right);
  return product(left, right);
};

/** Products and quotients from left to right, with or without a sign between them: 6/2(1+2) is 9. */
const readTerm = (cursor: Cursor): Expr => {
  let result = readFactor(cursor);
  for (;;) {
    if (cursor.take('*')) result = times(result, readFactor(cursor));
    else if (cursor.is('/', '÷')) {
      const isWide = cursor.next().text === '÷';
      let divisor = readFactor(cursor);
      // 12x ÷ 4x is divided by 4x; 6 ÷ 2(1 + 2) is open.
      if (isWide)
        while (cursor.token.kind === 'letter' || cursor.is('√')) divisor = times(divisor, readFactor(cursor));
      result = quotient(result, divisor);
    } else if (cursor.take('choose')) result = call('binomial', result, readFactor(cursor));
    else if (startsAtom(cursor)) {
      // -2x is the negative of 2x, as written.
      const factor = readFactor(cursor);
      result =
        result.kind === 'negative'
          ? negative(times(result.args[0] ?? MINUS_ONE, factor))
          : times(result, factor);
    } else return result;
  }
};

/** As on a calculator, 100 + 10% - 5% takes each percentage of what comes before it; 10% + 5% is a sum. */
const readSum = (cursor: Cursor): Expr => {
  let terms: readonly Expr[] = [];
  let hasAmount = false;
  for (let isMinus = false; ; isMinus = !cursor.take('+')) {
    if (isMinus) cursor.expect('-');
    const start = cursor.at;
    const term = readTerm(cursor);
    const signed = isMinus ? negative(term) : term;
    const isPercentage = cursor.at === start + 2 && cursor.peek(-1).text === '%';
    terms = isPercentage && hasAmount ? [product(sum(...terms), sum(num(1), signed))] : [...terms, signed];
    hasAmount ||= !isPercentage;
    if (!cursor.is('+', '-')) return sum(...terms);
  }
};

/** A sum, or sums joined by relations: 0 <= x < 2pi. */
export const readExpression = (cursor: Cursor): Expr => {
  const sides = [cursor.nested(() => readSum(cursor))];
  const names: RelationName[] = [];
  while (cursor.token.kind === 'operator' && isRelation(cursor.token.text)) {
    names.push(cursor.token.text);
    cursor.next();
    sides.push(readSum(cursor));
  }
  const relations = names.map((name, at) =>
    relation(name, sides[at] ?? MINUS_ONE, sides[at + 1] ?? MINUS_ONE),
  );
  const [first = sides[0]] = relations;
  return relations.length > 1 ? list('and', relations) : (first ?? MINUS_ONE);
};
