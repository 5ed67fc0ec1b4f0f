import { close, exampleValues, toleranceFor, valueOf } from './formula-arithmetic';
import type { FormulaSource } from './formula-files';
import { latexValue } from './formula-latex';

type Values = Readonly<Record<string, number>>;

/** What LaTeX says, and what it should be worth for these values. */
interface Reading {
  readonly tex: string;
  readonly values: Values;
  readonly wanted: (values: Values) => number | undefined;
  readonly tolerance: number;
}

/** `found` is compared with degrees as plain numbers and, where that fails, as angles: both are usual in formulas. */
const agrees = (
  { variables }: FormulaSource,
  { tex, values, wanted, tolerance }: Reading,
): boolean | undefined => {
  const angles = new Set(variables.filter(({ unit }) => unit === '°').map(({ symbol }) => symbol));
  const turned = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, angles.has(name) ? (value * Math.PI) / 180 : value]),
  );
  const answers = [values, turned].map((one) => {
    const [found, right] = [latexValue(tex, variables, one), wanted(one)];
    return found === undefined || right === undefined ? undefined : close(found, right, tolerance);
  });
  return answers.every((answer) => answer === undefined) ? undefined : answers.includes(true);
};

/** The two sides of an equation; undefined for a chain, a definition in two parts and the like. */
const sidesOf = (tex: string): readonly [string, string] | undefined => {
  const [left = '', right, ...more] = tex.split('=');
  return right === undefined || more.length > 0 || /_\{[^}]*$/.test(left) ? undefined : [left, right];
};

const readingsOfIdentity = ({ tex, identity }: FormulaSource): Reading[] => {
  const sides = sidesOf(tex);
  if (!identity || !sides) return [];
  const tolerance = toleranceFor(identity.left, identity.right);
  return identity.at.flatMap((values) =>
    sides.map((side) => ({ tex: side, values, wanted: () => valueOf(identity.left, values), tolerance })),
  );
};

const readingsOfRearrangements = (formula: FormulaSource): Reading[] => {
  const { tex, variables, rearrangements } = formula;
  if (!rearrangements) return [];
  const values = exampleValues(formula);
  const [left, right] = sidesOf(tex) ?? [];
  const tolerance = toleranceFor(...rearrangements.map(({ expression }) => expression));
  return [
    ...(left && right
      ? [{ tex: right, values, wanted: (one: Values) => latexValue(left, variables, one), tolerance }]
      : []),
    ...rearrangements.map(({ solveFor, tex }) => ({
      tex: sidesOf(tex)?.[1] ?? tex,
      values,
      wanted: (one: Values) => one[solveFor],
      tolerance,
    })),
  ];
};

/** Whether each line of LaTeX says the same as the expression beside it, as far as it is plain arithmetic. */
export const readingsOf = (
  formula: FormulaSource,
): { readonly tex: string; readonly agrees: boolean | undefined }[] =>
  [...readingsOfIdentity(formula), ...readingsOfRearrangements(formula)].map((reading) => ({
    tex: reading.tex,
    agrees: agrees(formula, reading),
  }));
