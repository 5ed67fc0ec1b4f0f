import type { Schema, Slots } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';
import { rearranged } from './rearranged.js';

/**
 * An amount of a relation. In its ways to be said, {m}, {p} and {n} stand for its number: money, a percentage, a plain
 * number; {n/12} is a number of twelfths, {f} a fraction. A way to ask may hold another amount: {n@years}.
 */
export interface Amount {
  readonly says?: readonly string[];
  readonly asks?: readonly string[];
  /** What is asked for, where it is not the amount itself: 'ceil(weeks)'. */
  readonly asked?: string;
  readonly unit?: string;
  readonly isWhole?: boolean;
}
type Names = readonly string[];
export interface Relation {
  readonly amounts: Readonly<Record<string, Amount>>;
  /** Each has one amount on its left side: 'saved = price * discount'. */
  readonly equations: readonly string[];
  /** Which amounts a story may give. */
  readonly given: readonly Names[];
  readonly words?: string;
  /** How many nouns the scene may have, and how many things they may name. */
  readonly nouns?: number;
  readonly heads?: number;
  readonly options?: Partial<Pick<Schema, 'oneOf' | 'mixesUnits' | 'isOnlyAboutNamed' | 'same'>>;
  /** 'years is whole' */
  readonly where?: string;
  /** Further conditions, which the words of a story must meet. */
  readonly fits?: (slots: Slots, asked: string) => boolean;
}

const PLACE = /\{([mpntf])(?:\/(\d+))?(?:@([a-z_]+))?\}/g;
/** A pattern with the names of its slots: the slot of an amount says by what its number is divided. */
const withSlots = (way: string, name: string): string =>
  way.replace(PLACE, (_, form: string, by: string | undefined, other: string | undefined) => {
    const slot = `${(other ?? name).replaceAll(' ', '_')}_by_${by ?? (form === 'p' ? 100 : 1)}`;
    return form === 'f' ? `(?=\\d+/\\d){n:${slot}}` : `{${form}:${slot}}`;
  });
const NAME = /[a-z]+(?: [a-z]+)*/g;
const namesIn = (equation: string): string[] => equation.match(NAME) ?? [];

/** The equations that lead from the given amounts to one that is asked for; null where none do. */
const path = (equations: Names, given: Names, asked: Names): Names | null => {
  const known = new Set(given);
  const used: { readonly equation: string; readonly found: string }[] = [];
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const equation of equations) {
      const [found, ...others] = [...new Set(namesIn(equation))].filter((name) => !known.has(name));
      if (found === undefined || others.length > 0) continue;
      known.add(found);
      used.push({ equation, found });
      isNew = true;
    }
  }
  if (!asked.every((name) => known.has(name))) return null;
  const needed = new Set(asked);
  const kept = used.toReversed().filter(({ equation, found }) => {
    if (!needed.has(found)) return false;
    for (const name of namesIn(equation)) needed.add(name);
    return true;
  });
  // A number that is not needed would be a number of the story that says nothing.
  return given.every((name) => needed.has(name))
    ? kept.toReversed().map(({ equation, found }) => rearranged(equation, found))
    : null;
};

const lineOf = (name: string, slots: Slots): string => {
  const slot = Object.keys(slots).find((one) => slots[one] !== undefined && one.startsWith(`${name.replaceAll(' ', '_')}_by_`)) ?? '';
  const by = slot.slice(slot.lastIndexOf('_') + 1);
  return `${name} = ${slot}${by === '1' ? '' : `/${by}`}`;
}; // prettier-ignore
const isShare = ({ says = [] }: Amount): boolean => says.some((way) => /\{p[}@]/.test(way));

/** The schemas of a relation: for each set of amounts that a story gives, each of the others is asked for. */
export const schemasOf = ({ amounts, equations, given, words, nouns, heads = 1, options, where, fits }: Relation): Schema[] =>
  given.flatMap((names) =>
    Object.entries(amounts).flatMap(([name, amount]): Schema[] => {
      if (!amount.asks || names.includes(name)) return [];
      const asked = amount.asked ?? (isShare(amount) ? `100 * ${name}` : name);
      const way = path(equations, names, namesIn(asked.replace('ceil', '')));
      if (way === null) return [];
      return [
        {
          asks: amount.asks.map((ask) => withSlots(ask, name)),
          says: names.map((one) => (amounts[one]?.says ?? ['{n}']).map((text) => withSlots(text, one))),
          ...(words !== undefined && { words }),
          nouns: nouns ?? 0,
          heads,
          ...options,
          table: (slots) =>
            fits && !fits(slots, name)
              ? null
              : tabled([...names.map((one) => lineOf(one, slots)), ...way].join('; '), asked, {
                  ...(where !== undefined && { where }),
                  ...(amount.isWhole && { isWhole: true }),
                  ...(isShare(amount) ? { unit: '%' } : amount.unit !== undefined && { unit: amount.unit }),
                })(slots),
        },
      ];
    }),
  ); // prettier-ignore
