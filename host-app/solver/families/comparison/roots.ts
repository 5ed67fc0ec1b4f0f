import { maths } from '../../intent/text.js';
import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { parse } from '../../parse/index.js';
import { list, membersOf, arg, negative, quotient, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import { substitute, variablesOf } from '../../tree/walk.js';

/** The lines with numbers in place of all their letters; null where a letter is left or a side has no value there. */
const withNumbers = (lines: Expr, values: Readonly<Record<string, Expr>>): Expr | null => {
  const names = variablesOf(lines);
  if (names.length === 0 || !names.every((name) => values[name])) return null;
  const made = names.reduce((all, name) => substitute(all, sym(name), values[name] ?? ZERO), lines);
  const sides = membersOf(made).flatMap((line) => [arg(line, 0), arg(line, 1)]);
  return sides.every((side) => Number.isFinite(approx(side))) ? made : null;
};

const read = (body: string): Expr => maths({ text: body, parts: [] }, body);
/** 'the polynomial p(x) = …' is the formula. */
const formula = (text: string): Expr =>
  read(
    text
      .replace(/^(?:the )?(?:polynomial|function|equation|expression|quadratic|cubic)?:? ?/, '')
      .replace(/^(?:[a-z] ?\( ?[a-z] ?\)|y) ?= ?/, ''),
  );
const isLine = (e: Expr): boolean =>
  e.kind === 'relation' || membersOf(e).every((one) => one.kind === 'relation');

/** Whether a number solves an equation or an inequality, or is a zero of a formula. */
export const solves = (letter: string, value: Expr, text: string, isZero: boolean): Expr | null => {
  const e = formula(text);
  const [name, more] = variablesOf(e);
  if (name === undefined || more !== undefined || (letter !== '' && letter !== name)) return null;
  if (isLine(e)) return withNumbers(e, { [name]: value });
  return isZero ? withNumbers(relation('=', e, ZERO), { [name]: value }) : null;
};
/** Whether numbers for x, y and z solve lines. */
export const solvesAll = ([x = ZERO, y = ZERO, z]: readonly Expr[], text: string): Expr | null => {
  const lines = text.split(/ and |, ?|; ?/).map(read);
  if (lines.some((line) => line.kind !== 'relation')) return null;
  const [first] = lines;
  return first
    ? withNumbers(lines.length > 1 ? list('and', lines) : first, z ? { x, y, z } : { x, y })
    : null;
};

/** Whether a linear factor divides a polynomial: the polynomial is 0 at the root of the factor. */
export const isFactor = (factor: string, text: string): Expr | null => {
  const [by, p] = [parse(factor), formula(text)];
  const [name, more] = variablesOf(p);
  if (name === undefined || more !== undefined || p.kind === 'relation') return null;
  const [b, a, ...rest] = coefficientsIn(expand(canon(by)), name) ?? [];
  const terms = coefficientsIn(expand(canon(p)), name);
  if (!a || !b || rest.length > 0 || !terms || terms.length < 3 || variablesOf(by).length !== 1) return null;
  return withNumbers(relation('=', p, ZERO), { [name]: canon(negative(quotient(b, a))) });
};
