import type { Problem } from '../../solution.js';
import { list, num, product, relation, sum, sym, type Expr } from '../../tree/expr.js';

/** The numbers of a story by the names of their slots. */
export type Slots = Readonly<Record<string, string>>;
export interface Table {
  /** The lines of the table that a teacher draws: each names an amount. They are linear in the names. */
  readonly lines: Readonly<Record<string, Expr>>;
  /** What the story says of them beyond that, as equations. */
  readonly equations?: readonly (readonly [Expr, Expr])[];
  readonly requested: Expr;
  /** The answer counts things. */
  readonly isWhole?: boolean;
  /** Several amounts are asked for: their names. */
  readonly several?: readonly string[];
  /** The unit of the answer; other readers leave it open. */
  readonly unit?: string;
  /** The answer is the time of day that comes so much after this one. */
  readonly clock?: {
    readonly start: { readonly minutes: number; readonly isTwelve: boolean } | null;
    readonly unit: string;
    readonly sign?: 1 | -1;
  };
  /** The answer may be below zero: a temperature. */
  readonly isSigned?: boolean;
}

/**
 * One kind of story. Patterns have slots: {n:price} a number, {m:price} money, {p:rate} a percentage,
 * {q:road} a length, {t:time} a duration, {v:speed} a speed. The story fits only if every slot is filled once, no
 * other number is left, and every other word is in `words`, is a common word, or names one of the `things`.
 */
export interface Schema {
  readonly asks: readonly string[];
  /** What the story says, in any order: the ways to say each, of which the first that occurs counts. */
  readonly says: readonly (readonly string[])[];
  readonly words?: string;
  /** Words of which a story has one: a bus and a car are two stories. */
  readonly oneOf?: string;
  /** How many things the story is about. */
  readonly things?: number;
  /** How many further nouns the scene may name, each in the place of a noun. Such a schema has short slots. */
  readonly nouns?: number;
  /** How many things these nouns may name, each with the words before it. */
  readonly heads?: number;
  /** The slots name their units: centimeters on a map, kilometers outside. */
  readonly mixesUnits?: true;
  /** Persons that the slots don't name: one, unless this says none. */
  readonly isOnlyAboutNamed?: true;
  /** Two things whose name must be the same, or no name at all. */
  readonly same?: readonly (readonly [string, string])[];
  readonly table: (slots: Slots) => Table | null;
}

export const minus = (a: Expr, b: Expr): Expr => sum(a, product(num(-1), b));
/** The singular of an English noun, roughly: both forms give the same. */
export const single = (word: string): string =>
  word
    .replace(/'s?$/, '')
    .replace(/^feet$/, 'foot')
    .replace(/(?<=[sx]|ch|sh)es$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '');

export const storyOf = ({
  lines,
  equations = [],
  requested,
  isWhole,
  several,
  unit,
  isSigned,
}: Table): Problem => ({
  kind: several ? 'system' : 'story',
  expression: list(
    'system',
    [...Object.entries(lines).map(([name, line]) => [sym(name), line] as const), ...equations].map(
      ([left, right]) => relation('=', left, right),
    ),
  ),
  variable: '',
  options: several
    ? { unknowns: several }
    : {
        items: [requested],
        operation: isSigned ? 'signed' : isWhole ? 'whole' : 'positive',
        hasTable: true,
        ...(unit !== undefined && { unit }),
      },
});
