import { parse } from '../../parse/index.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import type { FormulaTable } from './formula-tables.js';

/** A letter of a formula table, and its names. */
export interface Amount {
  readonly letter: string;
  readonly names: readonly string[];
}
export const amountsOf = ({ amounts }: FormulaTable): readonly Amount[] =>
  amounts.split(', ').map((text) => ({
    letter: text.slice(0, text.indexOf(' ')),
    names: text.slice(text.indexOf(' ') + 1).split('|'),
  }));

/** The relations as equations; each letter is a variable. */
export const relationsOf = (table: FormulaTable): readonly Expr[] => {
  const variables = amountsOf(table).map(({ letter }) => letter);
  return table.relations.split('; ').map((text) => parse(text, { variables }));
};

/** 'r: radius, A: area' for the letters of a line. */
export const legend = (table: FormulaTable, letters: readonly string[]): string =>
  amountsOf(table)
    .filter(({ letter }) => letters.includes(letter))
    .map(({ letter, names }) => `${letter}: ${names[0] ?? ''}`)
    .join(', ');

export const isAlone = (line: Expr, letter: string): boolean =>
  isNode(line) && arg(line, 0).kind === 'sym' && arg(line, 0).key === letter;
