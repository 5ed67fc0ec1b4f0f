import { evaluate } from '../check/values/evaluate.js';
import { identical } from '../check/values/identity.js';
import { measured } from '../check/numbers/measured.js';
import { lineHolds } from '../check/steps.js';
import { parse, parsedOrNull } from '../parse/index.js';
import { plain } from '../print/plain.js';
import type { Step } from '../solution.js';
import type { Expr } from '../tree/expr.js';
import { variablesOf } from '../tree/walk.js';
import { sidesOf } from './tests.js';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** x¹⁰ as x 10 */
const inDigits = (text: string): string =>
  text.replace(
    /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
    (digits) => ` ${[...digits].map((digit) => RAISED.indexOf(digit)).join('')} `,
  );
const numbersIn = (text: string): string[] => inDigits(text).match(/\d+(?:\.\d+)?/g) ?? [];

const readOrNull = (text: string): Expr | null => parsedOrNull(() => parse(text, {}));
/** '1/2 = 3/6': both sides are read again, and compared. A formula with letters of its own claims nothing here. */
const isTrue = (claim: string, letters: ReadonlySet<string>): boolean => {
  const [left, right, more] = claim.split(' = ');
  if (
    left === undefined ||
    right === undefined ||
    more !== undefined ||
    /^\p{L}(?:_\w+)?$/u.test(left.trim())
  )
    return true;
  const [a, b] = [readOrNull(left), readOrNull(right)];
  if (!a || !b || [...variablesOf(a), ...variablesOf(b)].some((name) => !letters.has(name))) return true;
  return identical(a, b, 'positive') !== 'no';
};

/** Equal, or one is a multiple of the other: a common denominator, a number that was cancelled. */
const areRelated = (a: number, b: number): boolean =>
  a === b || (b !== 0 && a % b === 0) || (a !== 0 && b % a === 0);

const numberOf = (text = ''): number => {
  const read = readOrNull(text);
  return read ? evaluate(read, {}).re : Number.NaN;
};
/** '2 and 3 have the product 6 and the sum 5', 'x − 2 = 0 gives x = 2' */
const isNamedRightly = (part: string): boolean => {
  const [m, n, goal, total] = (
    /(\S+) and (\S+) have the product (\S+) and the sum ([^.]+)/.exec(part)?.slice(1) ?? []
  ).map(numberOf);
  if (m !== undefined && n !== undefined) return m * n === goal && m + n === total;
  const [line, values] = part.split(' gives ');
  if (line === undefined || values === undefined) return true;
  return values.split(' and ').every((value) => {
    const [name = '', root = ''] = value.split(' = ');
    const [gap, at] = [readOrNull(line), readOrNull(root)];
    return !gap || !at || gap.kind !== 'relation' || lineHolds(gap, { [name]: evaluate(at, {}) }) !== false;
  });
};

/** 'At x = 3 both sides are 5.' is true of some line. */
const isTested = (act: string, lines: readonly Expr[]): boolean =>
  [
    ...act.matchAll(
      /At (\S+) = (\S+) (?:both sides are (\S+)|the left side is (\S+) and the right side is (\S+))\./g,
    ),
  ].every(([, name = '', place, both, left = both, right = both]) => {
    const at = { [name]: measured(numberOf(place)) };
    const isAt = (e: Expr | undefined, value: string | undefined): boolean =>
      e !== undefined && Math.abs(evaluate(e, at).re - numberOf(value)) < 1e-9;
    return lines.some((line) => isAt(sidesOf(line)?.[0], left) && isAt(sidesOf(line)?.[1], right));
  });

/** The equations of a step's sentence are true, and some of its numbers are numbers of the lines. */
export const sentencesHold = (
  { act, before, after, detail }: Step,
  hasOwnNumber: boolean,
  lines: readonly Expr[],
): boolean => {
  if (act === undefined) return true;
  if (!act.replace(/\.$/, '').split('; ').every(isNamedRightly)) return false;
  if (!isTested(act, lines)) return false;
  const claims = act
    .split(/[:;,]\s|\.\s|\.$|\sand\s|\sbecause\s|\sis\s/)
    .filter((part) => part.includes(' = '));
  const letters = new Set([...variablesOf(before), ...variablesOf(after)]);
  if (!claims.every((claim) => isTrue(claim, letters))) return false;
  const said = numbersIn(act).map(Number);
  const known = numbersIn(`${plain(before)} ${plain(after)} ${detail ?? ''}`).map(Number);
  return (
    hasOwnNumber ||
    said.every((one) => one === 0 || one === 1) ||
    said.some((one) => one > 0 && one !== 1 && known.some((other) => areRelated(one, other)))
  );
};
