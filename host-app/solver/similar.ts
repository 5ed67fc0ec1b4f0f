import { canon } from './kernel/canonical.js';
import { expand } from './kernel/expand.js';
import { plain } from './print/plain.js';
import type { CannotSolve, Misread, Solution } from './solution.js';
import { negative, num, product, sum, type Expr } from './tree/expr.js';

type Solve = (text: string) => Promise<Solution | Misread | CannotSolve>;

const TRIES = 40;
/** Limited to small numbers; more digits would make another problem. */
const WHOLE = /(?<![\w.^])\d{1,6}(?![\w.]|\s*(?:pi|π|°))/gu;

/** Whole numbers are nicer than fractions, fractions nicer than roots. */
const roughness = (text: string): number =>
  /sqrt|cbrt|root|\^\(|log|ln|e\^|\.\d/.test(text) ? 2 : /\//.test(text) ? 1 : 0;

/** The properties that a similar problem must share. */
const shapeOf = ({ answer, reading, methods }: Solution): string => {
  const { value } = answer;
  const size =
    value.kind === 'roots' || value.kind === 'periodic'
      ? value.roots.length
      : value.kind === 'intervals'
        ? value.intervals.length
        : // What can't be factored stays as it is, and is nothing to try.
          reading.kind === 'factor' && 'exact' in value
          ? value.exact.kind
          : '';
  return [reading.kind, value.kind, size, methods.length].join(' ');
};

const another = (value: number, random: () => number): number => {
  if (value <= 1) return value;
  const [low, high] = value < 10 ? [2, 9] : [Math.ceil(value * 0.6), Math.floor(value * 1.5)];
  // Round numbers stay round: 250 becomes 300, not 287.
  const grain = value % 100 === 0 ? 50 : value % 10 === 0 ? 10 : value >= 10 && value % 5 === 0 ? 5 : 1;
  return Math.max(grain, Math.round((low + random() * (high - low)) / grain) * grain);
};

const EXPONENT = /(?<=\^)[2-9](?![\w.])/gu;

/** Changes the numbers; without numbers, the exponents, or a factor of the variable. */
const withOtherNumbers = (text: string, variable: string, random: () => number): string => {
  const changed = text.replace(WHOLE, (digits) => String(another(Number(digits), random)));
  if (changed !== text) return changed;
  const raised = text.replace(EXPONENT, () => String(2 + Math.floor(random() * 4)));
  const letter = new RegExp(`(?<![\\p{L}\\d_^])${variable}(?![\\p{L}_]|\\s*(?:->|→))`, 'u');
  return random() < 0.5 ? raised.replace(letter, `${2 + Math.floor(random() * 5)}${variable}`) : raised;
};

const smallRoot = (random: () => number): number =>
  (1 + Math.floor(random() * 8)) * (random() < 0.5 ? -1 : 1);

/**
 * A polynomial equation with whole roots is built from new roots, because random coefficients rarely have
 * whole roots.
 */
const fromRoots = ({ reading, answer }: Solution, random: () => number): string | null => {
  const { value } = answer;
  const { expression, variable } = reading;
  if (value.kind !== 'roots' || value.roots.length < 2 || value.roots.length > 4) return null;
  if (expression.kind !== 'relation' || expression.args[1]?.key !== '0') return null;
  if (expression.args[0]?.kind !== 'sum' || value.roots.some(({ key }) => !/^-?\d+$/.test(key))) return null;
  if (!/^[\w\s^*+-]+$/.test(plain(expression.args[0]))) return null;
  const factors = value.roots.map(() => {
    const root = smallRoot(random);
    const x: Expr = { kind: 'sym', name: variable, key: variable };
    return sum(x, root > 0 ? negative(num(root)) : num(-root));
  });
  return `${plain(expand(canon(product(...factors)))).replaceAll('*', '')} = 0`;
};

/** Another problem of the same kind with a comparably simple answer; `null` when none was found. */
export const similarTo = async (text: string, solve: Solve, random: () => number): Promise<string | null> => {
  const first = await solve(text);
  if (first.kind !== 'solution') return null;
  const [shape, limit] = [shapeOf(first), roughness(plain(first.answer.exact))];
  const seen = new Set([text]);
  let rest: string | null = null;
  for (let at = 0; at < TRIES; at += 1) {
    const candidate = fromRoots(first, random) ?? withOtherNumbers(text, first.reading.variable, random);
    if (seen.has(candidate)) continue;
    seen.add(candidate);
    const found = await solve(candidate);
    if (found.kind !== 'solution' || shapeOf(found) !== shape) continue;
    if (found.answer.exact.key === first.answer.exact.key) continue;
    if (roughness(plain(found.answer.exact)) <= limit) return candidate;
    rest ??= candidate;
  }
  return rest;
};
