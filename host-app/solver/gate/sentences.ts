import { identical } from '../check/identity.js';
import { parse, ParseProblem } from '../parse/index.js';
import { plain } from '../print/plain.js';
import type { Step } from '../solution.js';
import type { Expr } from '../tree/expr.js';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** x¹⁰ as x 10 */
const inDigits = (text: string): string =>
  text.replace(
    /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
    (digits) => ` ${[...digits].map((digit) => RAISED.indexOf(digit)).join('')} `,
  );
const numbersIn = (text: string): string[] => inDigits(text).match(/\d+(?:\.\d+)?/g) ?? [];

const readOrNull = (text: string): Expr | null => {
  try {
    return parse(text, {});
  } catch (error) {
    if (error instanceof ParseProblem) return null;
    throw error;
  }
};
/** '1/2 = 3/6': both sides are read again, and compared. 'u = x²' gives a name, and claims nothing. */
const isTrue = (claim: string): boolean => {
  const [left, right, more] = claim.split(' = ');
  if (left === undefined || right === undefined || more !== undefined || /^\p{L}$/u.test(left.trim()))
    return true;
  const [a, b] = [readOrNull(left), readOrNull(right)];
  return !a || !b || identical(a, b) !== 'no';
};

/** The equations of a step's sentence are true, and some of its numbers are numbers of the lines. */
export const sentencesHold = ({ act, before, after, detail }: Step): boolean => {
  if (act === undefined) return true;
  const claims = act
    .split(/[:;,]\s|\.\s|\.$|\sand\s|\sbecause\s|\sis\s/)
    .filter((part) => part.includes(' = '));
  if (!claims.every(isTrue)) return false;
  const named = numbersIn(act);
  const known = new Set(numbersIn(`${plain(before)} ${plain(after)} ${detail ?? ''}`));
  return named.length === 0 || named.some((one) => known.has(one) || one === '1');
};
