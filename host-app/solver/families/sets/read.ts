import { problem } from '../../intent/text.js';
import { parse } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { list, sym, type Expr } from '../../tree/expr.js';

const SET = String.raw`(\{[^{}]*\})`;
const NAMED = new RegExp(`([A-Z]) ?= ?${SET}`, 'g');
const FILLER = /^(?:(?:if|let|given|and|sets?|then|find|what is|determine|list|write down|the)\b|[,;. ])+/;
const FORMS = [
  new RegExp(`^${SET} ?(∪|\\\\cup|union|∩|\\\\cap|intersect\\w*|\\\\|\\\\setminus|-|−|minus) ?${SET}$`),
  new RegExp(`^(union|intersection|difference) (?:of|between) (?:the sets )?${SET} and ${SET}$`),
];

const POWER = new RegExp(
  `^(?:(?:find|list|write|give|what is|determine) )?(?:the )?power set of (?:the set )?${SET}$`,
);

/** {1, 2, ..., 10} has every whole number between its ends. */
const inFull = (items: string): string =>
  items.replace(/1, ?2, ?(?:3, ?)?(?:\.{2,}|…|\\[lc]?dots), ?(\d{1,2})$/, (_, last: string) =>
    Array.from({ length: Number(last) }, (_each, k) => k + 1).join(),
  );
const elementsOf = (set: string): Expr | null => {
  const items = inFull(set.slice(1, -1).trim()).split(/ ?[,;] ?/);
  const isPlain = items.every((one) => /^(?:[a-z]|-?\d+(?:[./]\d+)?)$/i.test(one));
  const read = isPlain ? items.map((one) => (/[a-z]/i.test(one) ? sym(one) : parse(one))) : [];
  const isOnce = new Set(read.map(({ key }) => key)).size === items.length;
  return isOnce ? list('set', read) : null;
};

/** The sets take the place of their names: A ∩ B, and U \ A for the complement of A. */
export const readSets = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '').replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  const power = POWER.exec(plain)?.[1];
  const all = power && power.length < 60 ? elementsOf(power) : null;
  if (all) return problem('applied', all, '', { operation: 'sets:power set' });
  const named = plain.length > 200 ? [] : [...plain.matchAll(NAMED)];
  const sets = Object.fromEntries(named.map(([, name = '', set = '']) => [name, set]));
  const asked = plain
    .replace(NAMED, named.length === 2 ? '' : '$2')
    .replace(FILLER, '')
    .replace(/^(?:complement of ([A-Z])|([A-Z])(?:['′’]|\^\{?c\}?))$/, 'U \\ $1$2')
    .replace(/[A-Z]/g, (name) => sets[name] ?? name);
  const [first, second, third] = FORMS.map((form) => form.exec(asked)).find((one) => one !== null)?.slice(1) ?? [];
  const [operation = '', a = '', b = ''] = first?.startsWith('{') ? [second, first, third] : [first, second, third];
  const [left, right] = [a, b].map(elementsOf);
  const name = /^(?:∪|u|\\cu)/.test(operation) ? 'union' : /^(?:∩|i|\\ca)/.test(operation) ? 'intersection' : 'difference';
  return a !== b && left && right ? problem('applied', list('tuple', [left, right]), '', { operation: `sets:${name}` }) : null;
}; // prettier-ignore
