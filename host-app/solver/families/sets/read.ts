import { problem } from '../../intent/text.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { isNode, list, sym, type Expr } from '../../tree/expr.js';

const SET = String.raw`(\{[^{}]*\})`;
const FIND = '(?:(?:then )?(?:find|what is|determine|list|write|write down|give|state|work out)(?: the(?: set| elements of)?)? )?';
const OPERATION = String.raw`(∪|∩|\\|-|−|\\cup|\\cap|\\setminus|union|intersect(?:ion)?|minus)`;
const NAMES: Readonly<Record<string, string>> = { '∪': 'union', '\\cup': 'union', '∩': 'intersection', '\\cap': 'intersection', intersect: 'intersection', union: 'union', intersection: 'intersection' }; // prettier-ignore

/** {1, 2, ..., 10} has every whole number between its ends. */
const written = (items: readonly string[]): readonly string[] => {
  const at = items.findIndex((one) => /^(?:\.{2,}|…|\\l?dots)$/.test(one));
  if (at < 0) return items;
  const [a, b] = [Number(items[at - 1]), Number(items[at + 1])];
  const isCounting = at > 0 && at === items.length - 2 && items.slice(0, at).every((one, k) => Number(one) === a - at + 1 + k);
  return isCounting && b > a && b - a < 100 ? [...items.slice(0, at), ...Array.from({ length: b - a }, (_, k) => `${a + 1 + k}`)] : ['?'];
};
const elementsOf = (text: string): Expr | null => {
  const items = written(text.slice(1, -1).split(/[,;]/).map((one) => one.trim()).filter((one) => one !== ''));
  const read = items.map((one) => (/^[a-z]\w{0,11}$/i.test(one) ? sym(one) : /^-?\d+(?:[./]\d+)?$/.test(one) ? parse(one) : null));
  const known = read.filter((one) => one !== null);
  return known.length === items.length && new Set(known.map(({ key }) => key)).size === items.length ? list('set', known) : null;
};
const setUp = (operation: string, a: string, b: string, isCounted: boolean): Problem | null => {
  const [first, second] = parsedOrNull(() => [elementsOf(a), elementsOf(b)]) ?? [];
  const name = NAMES[operation.toLowerCase()] ?? 'difference';
  return first && second && isNode(first) ? problem('applied', list('tuple', [first, second]), '', { operation: `sets:${name}${isCounted ? ':count' : ''}` }) : null;
};
const BETWEEN = '(?:,? and |[,;.] ?(?:and )?)';
const NAMED = new RegExp(`^(?:if |let |given(?: that)? |consider )?(?:the sets? )?([A-Z]) ?= ?${SET}${BETWEEN}([A-Z]) ?= ?${SET}[,;.]? ${FIND}(n\\(|\\||number of elements (?:in|of) )?([A-Z]) ?${OPERATION} ?([A-Z])[|)]?$`, 'u');
const REST = new RegExp(`^(?:if |let )?(?:the universal set )?(U|S|E|ξ) ?= ?${SET}${BETWEEN}([A-Z]) ?= ?${SET}[,;.]? ${FIND}(?:complement of \\3|\\3(?:['′’]|\\^c|ᶜ|\\^\\{?c\\}?))$`, 'u');
const PLAIN: readonly RegExp[] = [
  new RegExp(`^${FIND}(?:the )?(union|intersection|difference) (?:of|between) (?:the (?:two )?sets )?(?:[A-Z] ?= ?)?${SET} and (?:[A-Z] ?= ?)?${SET}$`, 'i'),
];

export const readSets = (text: string): Problem | null => {
  const plain = text
    .trim()
    .replace(/[?.\s]+$/, '')
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  if (plain.length > 200) return null;
  for (const pattern of PLAIN) {
    const [, operation = '', a = '', b = ''] = pattern.exec(plain) ?? [];
    if (operation !== '') return setUp(operation, a, b, false);
  }
  const rest = REST.exec(plain);
  if (rest) return setUp('difference', rest[2] ?? '', rest[4] ?? '', false);
  const [, first = '', a = '', second = '', b = '', counted, left = '', operation = '', right = ''] = NAMED.exec(plain) ?? [];
  if (first === '' || left === right || ![left, right].every((name) => name === first || name === second)) return null;
  return left === first ? setUp(operation, a, b, counted !== undefined) : setUp(operation, b, a, counted !== undefined);
}; // prettier-ignore
