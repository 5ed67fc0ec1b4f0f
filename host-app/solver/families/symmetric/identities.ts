import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { parse } from '../../parse/index.js';
import { arg, membersOf, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

interface Row {
  readonly asked: string;
  /** What is true of any letters. */
  readonly identity: string;
  /** What the identity has beside what is asked for; empty where it is a side of its own. */
  readonly beside: string;
  /** What is asked for, by the sum and the product. */
  readonly value: (sum: string, product: string) => string;
}
export interface Found extends Row {
  /** The sum or difference, the product, and their values. */
  readonly sum: Expr;
  readonly product: Expr | null;
  readonly target: Expr;
  readonly values: readonly [sum: Expr, product: Expr];
}

/** The rows of x + y and of x − y; without a second letter y is 1/x, and the product is 1. */
const rowsOf = (x: string, y: string | undefined, isPlus: boolean): readonly Row[] => {
  const to = (n: number): string => (y === undefined ? `1/${x}^${n}` : `${y}^${n}`);
  const times = (n: number, product: string): string => (y === undefined ? `${n}` : `${n}*${product}`);
  const [sign, back] = isPlus ? ['+', '-'] : ['-', '+'];
  const [s, p] = [`(${x} ${sign} ${y ?? `1/${x}`})`, x < (y ?? '') ? `${x}*${y}` : `${y}*${x}`];
  const powers: readonly Row[] = [
    {
      asked: `${x}^2 + ${to(2)}`,
      identity: `${s}^2 = ${x}^2 ${sign} ${times(2, p)} + ${to(2)}`,
      beside: `${sign}${times(2, p)}`,
      value: (sum, product) => `${sum}^2 ${back} ${times(2, product)}`,
    },
    {
      asked: `${x}^3 ${sign} ${to(3)}`,
      identity: `${s}^3 = ${x}^3 ${sign} ${times(3, p)}*${s} ${sign} ${to(3)}`,
      beside: `${sign}${times(3, p)}*${s}`,
      value: (sum, product) => `${sum}^3 ${back} ${times(3, product)}*${sum}`,
    },
  ];
  if (y === undefined) return powers;
  const other = `(${x} ${back} ${y})^2`;
  return [
    ...powers,
    {
      asked: other,
      identity: `${other} = ${s}^2 ${back} 4*${p}`,
      beside: '',
      value: (sum, product) => `${sum}^2 ${back} 4*${product}`,
    },
    ...(isPlus ? fractions(x, y, s, p) : []),
  ];
};
/** What is asked for is a side of its own. */
const whole = (asked: string, value: Row['value'], s: string, p: string): Row => ({
  asked,
  identity: `${asked} = ${value(s, `(${p})`)}`,
  beside: '',
  value,
});
const fractions = (x: string, y: string, s: string, p: string): readonly Row[] => [
  whole(`1/${x} + 1/${y}`, (sum, product) => `${sum}/${product}`, s, p),
  whole(`${x}/${y} + ${y}/${x}`, (sum, product) => `(${sum}^2 - 2*${product})/${product}`, s, p),
  whole(`1/${x}^2 + 1/${y}^2`, (sum, product) => `(${sum}^2 - 2*${product})/${product}^2`, s, p),
  whole(`${x}^2*${y} + ${x}*${y}^2`, (sum, product) => `${product}*${sum}`, s, p),
  whole(`(${x} + 1)*(${y} + 1)`, (sum, product) => `${product} + ${sum} + 1`, s, p),
];

const isSame = (a: Expr, text: string): boolean => canon(a).key === canon(parse(text)).key;
const isSameExpanded = (a: Expr, text: string): boolean =>
  expand(canon(a)).key === expand(canon(parse(text))).key;

/** The identity that leads from what is given to what is asked for: the last line of the question. */
export const identityFor = (question: Expr): Found | null => {
  const lines = membersOf(question);
  const target = arg(lines.at(-1) ?? question, 0);
  const given = lines.slice(0, -1);
  const [x = '', y, more] = [...new Set(given.flatMap(variablesOf))];
  const isPair = y !== undefined;
  if (more !== undefined || given.length !== (isPair ? 2 : 1)) return null;
  if (given.some((line) => variablesOf(arg(line, 1)).length > 0)) return null;
  const product = isPair ? given.find((line) => isSame(arg(line, 0), `${x}*${y}`)) : null;
  const line = given.find((one) => one !== product);
  for (const [sign, first, second] of [['+', x, y], ['-', x, y], ['-', y, x]] as const) {
    if (!line || first === undefined || !isSame(arg(line, 0), `${first} ${sign} ${second ?? `1/${x}`}`)) continue;
    const row = rowsOf(first, second, sign === '+').find(({ asked }) => isSame(target, asked) || isSameExpanded(target, asked));
    if (!row || product === undefined) return null;
    return { ...row, sum: arg(line, 0), product: product && arg(product, 0), target, values: [arg(line, 1), product ? arg(product, 1) : parse('1')] };
  }
  return null;
}; // prettier-ignore
