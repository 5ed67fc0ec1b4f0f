import type { Table } from '../schemas/schema.js';
import { tabled, type TableOptions } from '../schemas/table.js';

/** Amounts that a story gives, by their names: '12 * 60'. */
export type Given = Readonly<Record<string, string>>;
const NAME = /[a-z]\w*(?:,? [a-z0-9]\w*|-[a-z]\w*)*/g;
const FUNCTIONS = new Set(['ceil', 'floor', 'sqrt', 'pi']);
export const namesOf = (text: string): string[] =>
  (text.match(NAME) ?? []).filter((name) => !FUNCTIONS.has(name));

/**
 * A relation is written once, as what each amount is by the others: 'distance = speed * time', 'time = distance /
 * speed'. The table has a line for each amount between those that are given and the one that is asked for; null where
 * the asked one does not follow, or where a given one is not needed for it.
 */
export const chained = (
  given: Given,
  formulas: readonly string[],
  requested: string,
  options: TableOptions = {},
): Table | null => {
  const lines = new Map(Object.entries(given));
  const rules = formulas.map((text) => text.split(' = ') as [string, string]);
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const [name, right] of rules)
      if (!lines.has(name) && namesOf(right).every((one) => lines.has(one))) {
        lines.set(name, right);
        isNew = true;
      }
  }
  const needed = new Set<string>();
  const need = (text: string): boolean =>
    namesOf(text).every((name) => {
      const line = lines.get(name);
      if (line === undefined) return false;
      if (needed.has(name)) return true;
      needed.add(name);
      return need(line);
    });
  if (!need(requested) || given[requested] !== undefined) return null;
  if (Object.keys(given).some((name) => !needed.has(name))) return null;
  const used = [...lines].filter(([name]) => needed.has(name));
  return tabled(used.map(([name, right]) => `${name} = ${right}`).join('; '), requested, options)({});
};
