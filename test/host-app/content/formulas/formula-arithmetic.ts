import { CalculationError } from '../../../../host-app/maths/calculation-error';
import { evaluate, parseExpression, variablesOf, type Tree } from '../../../../host-app/maths/expression';
import type { FormulaSource } from './formula-files';

type Values = Readonly<Record<string, number>>;

const EXACT = 1e-6;
const NUMERIC = 1e-4;
/** Worked out by approximation, so compared less strictly. */
const APPROXIMATED = /\b(?:limit|integral|diff)\(/;

const treeOf = (text: string): Tree => {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`'${text}': ${parsed.problem.message}`);
  return parsed.tree;
};

export const valueOf = (text: string, values: Values): number => {
  try {
    return evaluate(treeOf(text), values);
  } catch (error) {
    if (error instanceof CalculationError) throw new Error(`'${text}': ${error.key}`, { cause: error });
    throw error;
  }
};

export const close = (found: number, wanted: number, tolerance: number): boolean =>
  Math.abs(found - wanted) <= tolerance * Math.max(Math.abs(wanted), 1e-3);

export const toleranceFor = (...expressions: readonly string[]): number =>
  expressions.some((text) => APPROXIMATED.test(text)) ? NUMERIC : EXACT;

const compared = (what: string, found: number, wanted: number, tolerance: number): string[] =>
  close(found, wanted, tolerance) ? [] : [`${what} gives ${found} instead of ${wanted}`];

/** `given` and whatever follows from it by the rearrangements. */
const completed = ({ rearrangements = [] }: FormulaSource, given: Values): Values => {
  const values = { ...given };
  for (let before = -1; before < Object.keys(values).length;) {
    before = Object.keys(values).length;
    for (const { solveFor, expression } of rearrangements)
      if (!(solveFor in values) && variablesOf(treeOf(expression)).every((name) => name in values))
        values[solveFor] = valueOf(expression, values);
  }
  return values;
};

/** A value for every variable that can have one: what the example gives and asks for, and what follows. */
export const exampleValues = (formula: FormulaSource): Values => {
  const { example, rearrangements = [] } = formula;
  const asked = rearrangements.find(({ solveFor }) => solveFor === example.solveFor);
  return asked
    ? completed(formula, { ...example.given, [asked.solveFor]: valueOf(asked.expression, example.given) })
    : example.given;
};

const rearrangementProblems = (formula: FormulaSource): string[] => {
  const { example, rearrangements = [], variables } = formula;
  const asked = rearrangements.find(({ solveFor }) => solveFor === example.solveFor);
  if (!asked) return [`no rearrangement gives the example's ${example.solveFor}`];
  if (asked.solveFor in example.given) return [`the example gives away ${asked.solveFor}`];
  const found = valueOf(asked.expression, example.given);
  const values = exampleValues(formula);
  const missing = variables.filter(({ symbol }) => !(symbol in values));
  if (missing.length > 0) return missing.map(({ symbol }) => `the example leaves ${symbol} open`);
  return [
    ...compared('the example', found, example.result, toleranceFor(asked.expression)),
    ...rearrangements.flatMap(({ solveFor, expression }) => {
      const { [solveFor]: wanted = Number.NaN, ...others } = values;
      return compared(
        `${solveFor} = ${expression}`,
        valueOf(expression, others),
        wanted,
        toleranceFor(expression),
      );
    }),
  ];
};

const identityProblems = ({ identity, example }: FormulaSource): string[] => {
  if (!identity) return [];
  const { left, right, at } = identity;
  const side = example.evaluate === 'left' ? left : right;
  const tolerance = toleranceFor(left, right);
  return [
    ...(example.evaluate === 'left' || example.evaluate === 'right' ? [] : ['the example evaluates no side']),
    ...(at.length < 3 ? ['fewer than three sample points'] : []),
    ...[...at, example.given].flatMap((values) =>
      compared(
        `${left} at ${JSON.stringify(values)}`,
        valueOf(left, values),
        valueOf(right, values),
        tolerance,
      ),
    ),
    ...compared('the example', valueOf(side, example.given), example.result, toleranceFor(side)),
  ];
};

/** An identity about functions is tried out on some; f itself then stands in the LaTeX only. */
const shownIn = (tex: string, part: string): boolean =>
  part.startsWith('\\') ? tex.includes(part) : tex.replaceAll(/\\[a-zA-Z]+/g, ' ').includes(part);

/** Names that expressions use and nobody explains, and the other way round. */
export const nameProblems = ({
  variables,
  rearrangements = [],
  identity,
  tex,
  example,
}: FormulaSource): string[] => {
  const declared = new Set(variables.map(({ symbol }) => symbol));
  const expressions = identity
    ? [identity.left, identity.right]
    : rearrangements.map(({ expression }) => expression);
  const used = new Set([
    ...expressions.flatMap((text) => variablesOf(treeOf(text))),
    ...rearrangements.map(({ solveFor }) => solveFor),
  ]);
  const idle = variables.filter(
    ({ symbol, tex: own }) => !used.has(symbol) && !(identity && (shownIn(tex, own) || shownIn(tex, symbol))),
  );
  return [
    ...(declared.size < variables.length ? ['a variable is listed twice'] : []),
    ...idle.map(({ symbol }) => `${symbol} is never used`),
    ...[...used, ...Object.keys(example.given)]
      .filter((name) => !declared.has(name))
      .map((name) => `${name} is not explained`),
  ];
};

/** What is wrong with the formula's mathematics; one line each. */
export const arithmeticProblems = (formula: FormulaSource): string[] => {
  const { identity, rearrangements = [] } = formula;
  if ((identity === undefined) === (rearrangements.length === 0))
    return ['needs either rearrangements or an identity'];
  try {
    return identity ? identityProblems(formula) : rearrangementProblems(formula);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};
