type Filter = (value: string, tag: string) => string;

/** The first letter; a value can begin with invisible marks that isolate it. */
const FIRST_LETTER = /^(\p{Cf}*)(\p{L})/u;

const FILTERS: Readonly<Record<string, Filter>> = {
  uppercase: (value, tag) => value.toLocaleUpperCase(tag),
  lowercase: (value, tag) => value.toLocaleLowerCase(tag),
  capitalize: (value, tag) =>
    value.replace(FIRST_LETTER, (_, marks: string, letter: string) => marks + letter.toLocaleUpperCase(tag)),
};

export const isFilter = (name: string): boolean => Object.hasOwn(FILTERS, name);

/** Applies the filters of a variable in their order. An unknown filter changes nothing. */
export const applyFilters = (value: string, names: readonly string[], tag: string): string =>
  names.reduce((text, name) => (isFilter(name) ? (FILTERS[name]?.(text, tag) ?? text) : text), value);
