import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { looksLikeProse } from '../../intent/text.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import { planSolve } from '../../plan/solve.js';
import type { Problem } from '../../solution.js';
import { isNode, sym, type Expr } from '../../tree/expr.js';
import { substitute, variablesOf } from '../../tree/walk.js';
import { moment } from './set-up.js';

const RATE = String.raw`d([A-Za-z])\/dt`;
const ASKED = new RegExp(
  String.raw`^(?:if |given(?: that)? |suppose(?: that)? )?(.+?)[,.;]? (?:then )?(?:find|what is|determine|calculate|compute) ${RATE} (?:when|at|if)(?: the moment when)? (.+?)[.?]?$`,
  'i',
);
const PARTS = /,? and |[,;] ?/;
const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?)`;
const VALUE = new RegExp(`^([A-Za-z]) ?= ?${NUMBER}$`);
const GIVEN = new RegExp(`^${RATE} ?(?:=|is) ?${NUMBER}$`);

/** The other amount has one value then, which is positive; a value that the question gives is that one. */
const isOnePlace = (
  line: Expr,
  known: string,
  open: string,
  values: Readonly<Record<string, Expr>>,
): boolean => {
  const at = values[known];
  const expression = at && substitute(line, sym(known), at);
  const answer = expression && planSolve({ kind: 'solve', expression, variable: open, options: {} })?.answer;
  if (answer?.kind !== 'roots' || !(approx(canon(at ?? line)) > 0)) return false;
  const given = values[open];
  const places = answer.roots.map((root) => approx(root));
  const positive = places.filter((place) => place > 0);
  const wanted = given ? approx(canon(given)) : positive[0];
  return positive.length === 1 && wanted === positive[0] && (given !== undefined || places.length === 1);
};

/** Amounts in letters, joined by an equation: the rate of one from the rate of the other at a moment. */
const setUp = (given: string, asked: string, when: string): Problem | null => {
  const equations: Expr[] = [];
  const rates: Record<string, Expr> = {};
  const values: Record<string, Expr> = {};
  for (const part of given.split(PARTS)) {
    const [, name, value = ''] = GIVEN.exec(part.trim()) ?? [];
    if (name !== undefined) {
      if (name in rates) return null;
      rates[name] = parse(value);
    } else if (looksLikeProse(part)) return null;
    else equations.push(parse(part));
  }
  for (const part of when.split(PARTS)) {
    const [, name, value = ''] = VALUE.exec(part.trim()) ?? [];
    if (name === undefined || name in values) return null;
    values[name] = parse(value);
  }
  const [line, more] = equations;
  if (!line || more || !isNode(line) || line.kind !== 'relation' || line.name !== '=') return null;
  const letters = variablesOf(line);
  const isFull =
    letters.length === 2 &&
    letters.includes(asked) &&
    Object.keys(rates).join() === letters.find((one) => one !== asked);
  if (!isFull || !Object.keys(values).every((name) => letters.includes(name))) return null;
  const [moving] = Object.keys(rates);
  const known = [moving, asked].find((name) => name !== undefined && name in values);
  const open = letters.find((name) => name !== known);
  return known !== undefined && open !== undefined && isOnePlace(line, known, open, values)
    ? moment(line, { [known]: values[known] ?? sym(known) }, rates, sym(`d${asked}/dt`))
    : null;
};

export const formalRates = (text: string): Problem | null => {
  const [, given, asked = '', when = ''] = ASKED.exec(text.trim()) ?? [];
  if (given === undefined) return null;
  return parsedOrNull(() => setUp(given, asked, when));
};
