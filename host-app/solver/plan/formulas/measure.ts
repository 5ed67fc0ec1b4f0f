import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { expand } from '../../kernel/expand.js';
import { arg, isNode, list, num, power, quotient, relation, sym, type Expr } from '../../tree/expr.js';
import { contains, someNode, substituteAll, variablesOf } from '../../tree/walk.js';
import { divided, written as shown } from '../acts.js';
import { rootLine } from '../equation/equation.js';
import { solveEquation } from '../equation/index.js';
import { tidy } from '../simplify/index.js';
import { hasTrig } from '../simplify/trigonometry.js';
import { step, draftOf, Trace } from '../trace.js';
import { puttingIn, workOut } from '../word-problem.js';
import { isAlone, legend, relationsOf } from './amounts.js';
import { FORMULA_TABLES, type FormulaTable } from './formula-tables.js';

type KnownAmounts = ReadonlyMap<string, Expr>;
/** One relation used for one letter, with the steps that show it. */
interface Move {
  readonly letter: string;
  readonly value: Expr;
  readonly uses: readonly string[];
  readonly steps: readonly Step[];
}

const filled = (line: Expr, known: KnownAmounts): Expr => substituteAll(line, known);
/** r = 5, h = 2 */
const written = (known: KnownAmounts, names: readonly string[]): Expr => {
  const lines = names.map((name) => relation('=', sym(name), known.get(name) ?? sym(name)));
  const [only] = lines;
  return lines.length === 1 && only ? only : list('system', lines);
};

/** 49π = πr² as r² = 49: a power of the letter stands alone before its root is taken. */
const dividedLine = (left: Expr, right: Expr, letter: string): readonly Step[] => {
  const [side, other] = contains(left, letter) ? [left, right] : [right, left];
  const parts = coefficientsIn(expand(canon(side)), letter) ?? [];
  const factor = parts.at(-1);
  if (
    !factor ||
    parts.length < 3 ||
    contains(other, letter) ||
    parts.slice(0, -1).some(({ key }) => key !== '0')
  )
    return [];
  const made = canon(quotient(other, factor));
  // Sines of angles without a short value have no shorter form, and looking for one takes long.
  const value = hasTrig(made) ? made : tidy(made);
  return new Trace(relation('=', left, right), 'implies')
    .to('turn-round', relation('=', side, other))
    .says(
      factor.key === '1' ? 'evaluate' : 'divide',
      relation('=', power(sym(letter), num(parts.length - 1)), value),
      factor.key === '1' ? `${shown(other)} = ${shown(value)}.` : divided(factor),
    ).steps;
};

/** The only solution that an amount can have, with its steps. */
const solveFor = (line: Expr, letter: string, isSigned: boolean): readonly [Expr, readonly Step[]] | null => {
  const [left, right] = [arg(line, 0), arg(line, 1)];
  if (isAlone(line, letter)) {
    const exact = tidy(canon(right));
    return [exact, [workOut(line, relation('=', left, exact))]];
  }
  const alone = dividedLine(left, right, letter);
  const now = alone.at(-1)?.after ?? line;
  const solved = solveEquation(arg(now, 0), arg(now, 1), letter);
  if (!solved || solved.period || solved.everything) return null;
  const [root, other] = solved.roots.filter((each) => isSigned || approx(each) > 0);
  if (!root || other) return null;
  const last = relation('=', sym(letter), root);
  const chosen =
    solved.roots.length > 1 ? [step('positive-root', rootLine(letter, solved.roots), last, 'implies')] : [];
  return [root, [...alone, ...solved.steps, ...chosen]];
};

/** Whether the letter has to be found by an equation with sines or other functions. */
const isBuried = (line: Expr, letter: string): boolean =>
  !isAlone(line, letter) && someNode(line, ({ kind }) => kind === 'call');

/**
 * The first relation with a single unknown letter. Relations for the requested amount come first, then laws of a triangle that
 * need no equation to be solved; a law that needs one comes last.
 */
const nextMove = (
  table: FormulaTable,
  relations: readonly Expr[],
  known: KnownAmounts,
  wanted: string,
): Move | null => {
  const open = relations
    .map((line) => ({ line, left: variablesOf(line).filter((name) => !known.has(name)) }))
    .filter(({ left }) => left.length === 1)
    .sort(
      (a, b) =>
        Number(isBuried(a.line, a.left[0] ?? '')) - Number(isBuried(b.line, b.left[0] ?? '')) ||
        Number(b.left[0] === wanted) - Number(a.left[0] === wanted) ||
        Number(hasTrig(b.line)) - Number(hasTrig(a.line)),
    );
  for (const { line, left } of open) {
    const [letter = ''] = left;
    const now = filled(line, known);
    const found = solveFor(now, letter, table.signed ?? false);
    if (!found) continue;
    const letters = variablesOf(line);
    const uses = letters.filter((name) => name !== letter);
    const formula = step('formula', written(known, uses), line, 'implies', [], legend(table, letters));
    const put = puttingIn(line, now, known);
    return { letter, value: found[0], uses, steps: [formula, put, ...found[1]] };
  }
  return null;
};

/** Everything that follows from the known amounts, in the order of discovery. */
const closure = (table: FormulaTable, given: KnownAmounts, wanted: string): readonly Move[] => {
  const relations = relationsOf(table);
  const known = new Map(given);
  const moves: Move[] = [];
  for (let move = nextMove(table, relations, known, wanted); move;) {
    known.set(move.letter, move.value);
    moves.push(move);
    move = nextMove(table, relations, known, wanted);
  }
  return moves;
};

/** The moves that the requested letter depends on. */
const needed = (moves: readonly Move[], wanted: string): readonly Move[] => {
  const letters = new Set([wanted]);
  return moves
    .toReversed()
    .filter(({ letter, uses }) => {
      if (!letters.has(letter)) return false;
      for (const name of uses) letters.add(name);
      return true;
    })
    .reverse();
};

const planWith = (table: FormulaTable, given: KnownAmounts, wanted: string): Draft | null => {
  const moves = closure(table, given, wanted);
  const exact = given.has(wanted) ? undefined : moves.find(({ letter }) => letter === wanted)?.value;
  if (!exact) return null;
  const isNothing = (value: Expr): boolean => value.key === '0';
  // Sides 1, 2 and 3 are no triangle.
  if (
    table.id.includes('triangle') &&
    moves.some(({ value }) => isNothing(value)) &&
    ![...given.values()].some(isNothing)
  )
    return null;
  const all = [...given, ...moves.map(({ letter, value }) => [letter, value] as const)];
  return {
    ...draftOf(
      { kind: 'value', exact },
      needed(moves, wanted).flatMap(({ steps }) => steps),
    ),
    evidence: all.map(([name, value]) => relation('=', sym(name), value)),
  };
};

/** An amount of a figure from others, by the relations of its formula table, solved in any direction. */
export const planMeasure = ({ expression, variable, options }: Problem): Draft | null => {
  const table = FORMULA_TABLES.find(({ id }) => id === options.operation);
  if (!table || !isNode(expression)) return null;
  const given = new Map(
    expression.args.map((line) => [arg(line, 0).key, tidy(canon(arg(line, 1)))] as const),
  );
  return planWith(table, given, variable);
};

/** 'circle: area, given' */
export const measureTask = ({ variable, options: { operation = '' } }: Problem): string => {
  const table = FORMULA_TABLES.find(({ id }) => id === operation);
  const name = (table && legend(table, [variable]).replace(/^.*: /, '')) ?? variable;
  return `${operation.replace(/\/.*/, '')}: ${name}, given`;
};
