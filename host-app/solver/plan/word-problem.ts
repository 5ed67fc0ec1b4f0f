import { isZero, isInteger, type Rational } from '../../maths/rational.js';
import { approx } from '../kernel/approx.js';
import { canon, leftMinusRight } from '../kernel/canonical.js';
import { sub } from '../kernel/canon.js';
import type { Draft, Problem, Step } from '../solution.js';
import {
  arg,
  isCall,
  isNode,
  isNum,
  list,
  num,
  quotient,
  relation,
  product,
  sym,
  type Expr,
} from '../tree/expr.js';
import { contains, substitute, variablesOf, substituteAll } from '../tree/walk.js';
import type { Rule } from '../texts/en.js';
import { written } from './acts.js';
import { solveEquation } from './equation/index.js';
import { step, draftOf } from './trace.js';

type KnownValues = Map<string, Expr>;
const RESULT = sym('answer');

const filled = (line: Expr, known: KnownValues): Expr => substituteAll(line, known);

/** left - right = a x + b with numbers a and b; null where x is not alone or not linear. */
const linear = (line: Expr, name: string): readonly [a: Rational, b: Rational] | null => {
  const gap = canon(leftMinusRight(line));
  const at = (x: number): Expr => canon(substitute(gap, sym(name), num(x)));
  const [zero, one, two] = [at(0), at(1), at(2)];
  if (!isNum(zero) || !isNum(one) || !isNum(two)) return null;
  const a = canon(sub(one, zero));
  const again = canon(sub(two, one));
  return isNum(a) && a.key === again.key && !isZero(a.value) ? [a.value, zero.value] : null;
};

/** '20 − 16 = 4.' */
const calculation = (e: Expr, value: Expr): string => `${written(e)} = ${written(value)}.`;
/** The right side of a line in numbers; what is worked out is said where it is short. */
export const workOut = (line: Expr, now: Expr, link: Step['link'] = 'implies'): Step => {
  const act = calculation(arg(line, 1), arg(now, 1));
  return step('story-work-out', line, now, link, [], undefined, act.length > 60 ? undefined : act);
};
/** Which names give their place to which numbers. */
export const puttingIn = (line: Expr, now: Expr, known: ReadonlyMap<string, Expr>): Step => {
  const names = variablesOf(line).filter((name) => known.has(name));
  const act = `${names.map((name) => `${name} = ${written(known.get(name) ?? line)}`).join(' and ')}.`;
  return step('story-put-in', line, now, 'implies', [], undefined, act);
};

/** Solves a line with a single unknown. */
const solveOne = (lines: readonly Expr[], known: KnownValues, steps: Step[]): readonly Expr[] | null => {
  for (const line of lines) {
    const now = filled(line, known);
    const [name, other] = variablesOf(now);
    if (name === undefined || other !== undefined) continue;
    const form = linear(now, name);
    if (!form) return null;
    const value = canon(product(num(-1), quotient(num(form[1]), num(form[0]))));
    if (!isNum(value)) return null;
    if (now.key !== line.key) steps.push(puttingIn(line, now, known));
    // An amount that the text gives directly needs no calculation.
    const workedOut = workOut(now, relation('=', sym(name), value));
    if (arg(now, 0).key !== name) steps.push(...(solveEquation(arg(now, 0), arg(now, 1), name)?.steps ?? []));
    else if (workedOut.before.key !== workedOut.after.key) steps.push(workedOut);
    known.set(name, value);
    return lines.filter((each) => each !== line);
  }
  return null;
};

/** Without a line with a single unknown, inserts an equation for one amount into the others. */
const replaceOne = (lines: readonly Expr[], known: KnownValues, steps: Step[]): readonly Expr[] | null => {
  for (const line of lines) {
    const [left, right] = [arg(line, 0), arg(line, 1)];
    if (left.kind !== 'sym' || contains(right, left.name)) continue;
    const others = lines.filter((each) => each !== line);
    const user = others.find((each) => contains(each, left.name));
    if (!user) continue;
    const next = filled(substitute(user, left, right), known);
    steps.push(step('story-replace', list('system', [line, user]), next, 'implies'));
    return [...others.filter((each) => each !== user), next, line];
  }
  return null;
};

const holds = (line: Expr): boolean => canon(leftMinusRight(line)).key === '0';

/** The step that makes a whole number of a quotient of things. */
const rounding = (requested: Expr): Rule | null =>
  isCall(requested, 'ceil') ? 'story-round-up' : isCall(requested, 'floor') ? 'story-round-down' : null;

/** The requested expression: with its numbers inserted, then evaluated. */
const answerSteps = (requested: Expr, inNumbers: Expr, known: KnownValues, exact: Expr): readonly Step[] => {
  const [named, filledIn, done] = [requested, inNumbers, exact].map((value) => relation('=', RESULT, value));
  if (!named || !filledIn || !done) return [];
  const round = rounding(requested);
  const isWhole = round !== null && canon(arg(inNumbers, 0)).key === exact.key;
  const whole = isWhole ? `${calculation(arg(inNumbers, 0), exact)} Nothing is left over.` : undefined;
  const [putIn, calculated] = [
    puttingIn(named, filledIn, known),
    round && !isWhole
      ? step(round, filledIn, done, 'implies')
      : step(
          'story-answer',
          filledIn,
          done,
          'implies',
          [],
          undefined,
          whole ?? calculation(inNumbers, exact),
        ),
  ];
  return [putIn, calculated].filter(({ before, after }) => before.key !== after.key);
};

/** Solves the relations between named amounts, one unknown after the other. */
export const planWordProblem = ({ expression, options }: Problem): Draft | null => {
  const [requested] = options.items ?? [];
  if (!requested || !isNode(expression)) return null;
  const known: KnownValues = new Map();
  const setUp: Rule = options.hasTable ? 'story-table' : 'story-set-up';
  const steps: Step[] = [step(setUp, relation('=', RESULT, requested), expression, 'implies')];
  let lines: readonly Expr[] = expression.args;
  for (
    let turn = 0;
    turn < 60 && lines.some((line) => variablesOf(filled(line, known)).length > 0);
    turn += 1
  ) {
    const next = solveOne(lines, known, steps) ?? replaceOne(lines, known, steps);
    if (!next) return null;
    lines = next;
  }
  if (!lines.every((line) => holds(filled(line, known)))) return null;
  const inNumbers = filled(requested, known);
  const exact = canon(inNumbers);
  const value = variablesOf(exact).length > 0 ? Number.NaN : approx(exact);
  const isSigned = options.operation === 'signed';
  // Amounts are not negative, and counted things are whole; any other result means that the text was misread.
  if (
    !(value >= 0 || (isSigned && value < 0)) ||
    (options.operation === 'whole' && !(isNum(exact) && isInteger(exact.value)))
  )
    return null;
  if (!isSigned && [...known.values()].some((amount) => isNum(amount) && amount.value.n < 0n)) return null;
  // The amounts that follow from the answer are not asked for.
  const end = steps.findIndex(
    ({ after }) => isNode(after) && arg(after, 0).key === requested.key && isNum(arg(after, 1)),
  );
  if (end >= 0) steps.splice(end + 1);
  if (requested.kind !== 'sym') steps.push(...answerSteps(requested, inNumbers, known, exact));
  return draftOf({ kind: 'value', exact }, steps);
};
