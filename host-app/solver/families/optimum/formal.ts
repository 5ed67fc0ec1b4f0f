import { looksLikeProse } from '../../intent/text.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { INFINITY, negative, sym, ZERO, type Expr } from '../../tree/expr.js';
import { substitute, variablesOf } from '../../tree/walk.js';
import { optimum } from './set-up.js';
import { isEquation } from '../../tree/predicates.js';

const [x, y, A] = [sym('x'), sym('y'), sym('A')];
const ASKED =
  /^(?:find |what is |determine |calculate )?(?:the )?(?:(?<verb>maximi[sz]e|minimi[sz]e)|(?<noun>maximum|minimum|largest|smallest|greatest|least)(?: possible)?(?: value)?(?: of)?) (?:(?:the )?(?:function|expression) )?(?:[A-Za-z](?:\([a-z]\))? ?= ?)?(?<target>.+?)(?:,? (?:subject to|given(?: that)?|if|where|when|such that|with|for)|,) (?:the constraint )?(?<rest>.+?)[.?]?$/i;
const RANGE = /^(?:(?<low>-?[\d.]+) ?<=? ?)?(?<name>[a-z])(?: ?(?<sign><|>)=? ?(?<end>-?[\d.]+))?$/;

interface Range {
  readonly name: string;
  readonly from: Expr;
  readonly to: Expr;
}
/** x > 0, 0 < x < 5, and letters that are positive; null for anything else. */
const rangesIn = (text: string, letters: readonly string[]): Range[] | null => {
  const names =
    /^(?:positive (?:numbers |values )?)?([a-z](?:(?:,| and|, and) ?[a-z])*)?(?: (?:is|are) positive| ?> ?0)?$/.exec(
      text,
    );
  if (names && /positive|>/.test(text))
    return (names[1]?.split(/,? and |, ?/) ?? letters).map((name) => ({ name, from: ZERO, to: INFINITY }));
  const { low, name, sign, end } = RANGE.exec(text)?.groups ?? {};
  if (name === undefined || (low === undefined && sign === undefined)) return null;
  const [from, to] = sign === '>' ? [end, undefined] : [low, end];
  if (sign === '>' && low !== undefined) return null;
  const at = (value: string | undefined, open: Expr): Expr => (value === undefined ? open : parse(value));
  return [{ name, from: at(from, negative(INFINITY)), to: at(to, INFINITY) }];
};

const setUp = (isMax: boolean, target: string, rest: string): Problem | null => {
  if (looksLikeProse(target)) return null;
  const objective = parse(target);
  const conditions: Expr[] = [];
  const ranges: Range[] = [];
  for (const part of rest.split(/,? and (?=[^,]*[=<>])|, ?(?=[^,]*[=<>])(?![a-z] ?>)/)) {
    const found = rangesIn(part.trim(), variablesOf(objective));
    if (found) ranges.push(...found);
    else if (!looksLikeProse(part) && isEquation(parse(part))) conditions.push(parse(part));
    else return null;
  }
  const [condition, more] = conditions;
  const letters = [...new Set([objective, ...conditions].flatMap(variablesOf))].sort();
  const [first = '', second] = letters;
  const isPair = condition !== undefined && second !== undefined && letters.length === 2;
  if (more || !(isPair || (letters.length === 1 && !condition && ranges.length === 1))) return null;
  if (ranges.some(({ name }) => !letters.includes(name)) || objective.kind === 'relation') return null;
  // Positive amounts are both positive.
  if (isPair && ranges.some(({ from, to }) => from.key !== '0' || to.key !== INFINITY.key)) return null;
  if (isPair && ranges.length === 1) return null;
  const named = (e: Expr): Expr => {
    const once = substitute(e, sym(first), sym('~'));
    return substitute(second === undefined ? once : substitute(once, sym(second), y), sym('~'), x);
  };
  const range = ranges.find(({ name }) => name === first);
  return optimum({
    best: isMax ? 'max' : 'min',
    ...(condition && { condition: named(condition) }),
    objective: named(objective),
    from: range?.from ?? negative(INFINITY),
    to: range?.to ?? INFINITY,
    asked: [A],
  });
};

/** An amount that is to be made as large or as small as possible, in letters: one of them, or two with an equation. */
export const formal = (text: string): Problem | null => {
  const { verb, noun, target = '', rest = '' } = ASKED.exec(text.trim())?.groups ?? {};
  if (verb === undefined && noun === undefined) return null;
  return parsedOrNull(() => setUp(/^(?:max|large|great)/i.test(verb ?? noun ?? ''), target, rest));
};
