import { isInteger, type Rational } from '../../maths/rational.js';
import { mul, pow, splitTerm, sub } from '../kernel/canon.js';
import { canon } from '../kernel/canonical.js';
import { expand } from '../kernel/expand.js';
import { coefficient, type QPoly } from '../poly/univariate.js';
import { displayed } from '../print/displayed.js';
import { plain } from '../print/plain.js';
import { num, TWO, ZERO, type Expr } from '../tree/expr.js';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** 12 as ¹² */
export const raised = (digits: string | number): string =>
  [...`${digits}`].map((digit) => RAISED[Number(digit)]).join('');
/** '3x', '−5', '2x²' */
export const written = (e: Expr): string =>
  plain(displayed(e))
    .replace(/(\d)\*(?=\p{L}{1,2}(?!\p{L})|\p{L}\w*\(|\((?!-))|(\))\*(?=\()/gu, '$1$2')
    .replace(/\^(\d+)/g, (_, digits: string) => raised(digits))
    .replace(/(?<!\p{L})sqrt\(/gu, '√(')
    .replace(/√\((\d+|\p{L})\)/gu, '√$1')
    .replace(/(?<!\p{L})abs\(((?:[^()]|\([^()]*\))*)\)/gu, '|$1|')
    .replace(/(?<!\p{L})pi(?!\p{L})/gu, 'π')
    .replaceAll('*', ' · ')
    .replaceAll('-', '−');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '3x is subtracted from each side.', '5 is added to each side.' */
export const subtracted = (part: Expr): string => {
  const first = part.kind === 'sum' ? (part.args[0] ?? part) : part;
  return splitTerm(first)[0].n < 0n
    ? `${written(sub(ZERO, part))} is added to each side.`
    : `${written(part)} is subtracted from each side.`;
};

/** '5(y − 6) = 5y − 30.' for the terms that are written in another way. */
export const tidied = (sides: readonly Expr[], form = (e: Expr): Expr => e): string => {
  const changed = sides
    .flatMap((side) => (side.kind === 'sum' ? side.args : [side]))
    .map((term) => [written(term), written(form(expand(canon(term))))])
    .filter(([before, after]) => before !== after);
  return changed.length > 0
    ? `${changed.map((both) => both.join(' = ')).join(', ')}.`
    : 'Like terms are added.';
};
/** Of candidates that are no roots. */
export const leftOut = (x: string, dropped: readonly Expr[]): string =>
  `${dropped.map((one) => `${x} = ${written(one)}`).join(' and ')} ${dropped.length > 1 ? 'are' : 'is'} left out: the question is not true there.`;

export const multiplied = (factor: bigint, gone: string): string =>
  `Each side is multiplied by ${factor}, so no ${gone} are left.`;

export const divided = (coefficient: Expr): string => `Each side is divided by ${written(coefficient)}.`;

/** Of an inequality, whose sign turns round. */
export const dividedByNegative = (coefficient: Expr): string =>
  `Each side is divided by ${written(coefficient)}, which is negative, so the sign turns round.`;

/** Of completing the square: half of the coefficient of the variable. */
export const halfSquared = (half: Expr): string =>
  `Half of ${written(mul(TWO, half))} is ${written(half)}; its square ${written(pow(half, TWO))} is added to each side.`;

/** The two numbers that split the middle term of ax² + bx + c, from the root of its discriminant. */
export const middleNumbers = (p: QPoly, root: Rational): string | undefined => {
  const [c, b, a] = [0, 1, 2].map((k) => coefficient(p, k)) as [Rational, Rational, Rational];
  if (![a, b, c, root].every(isInteger) || b.n === 0n || c.n === 0n) return undefined;
  const [m, n, goal] = [(b.n + root.n) / 2n, (b.n - root.n) / 2n, a.n * c.n].map((value) =>
    written(num(value)),
  );
  return `${m} and ${n} have the product ${goal} and the sum ${written(num(b))}.`;
};
