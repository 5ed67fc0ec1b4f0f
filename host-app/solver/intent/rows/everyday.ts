import { at, N, type Form } from '../forms.js';

const FIND = '(?:find|what is|calculate)(?: the value of)?';
const MORE = '(more|greater|less|smaller)';
const signOf = (how: string): string => (/^[mgi]/i.test(how) ? '+' : '-');
/** y from x, or x from y. */
const inLine = (y: string, body: string, asked: string, given: string, n: string): string => {
  const has = (name: string): boolean => new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i').test(body.replace(/(\d)(?=[a-z])/gi, '$1 '));
  if (asked === y && has(given)) return `evaluate ${body} for ${given} = ${n}`;
  return given === y && has(asked) ? `solve ${body} = ${n} for ${asked}` : '?';
}; // prettier-ignore

export const EVERYDAY_ROWS: readonly Form[] = [
  [at(`(?:if )?([a-z]) ?= ?([^=;,]+?)[.,;]? ${FIND} ([a-z]),? (?:when|if|for|where) ([a-z]) ?= ?(${N})`), inLine],
  [at(`(${N}) is (${N}) ?% ${MORE} than what(?: number)?`), (n, p, how) => `solve x * (1 ${signOf(how)} ${p}/100) = ${n}`],
  [at(`what(?: number)? is (${N}) ?% ${MORE} than (${N})`), (p, how, n) => `evaluate ${n} * (1 ${signOf(how)} ${p}/100)`],
  [
    at(`(?:if )?(?:a|some) number (?:is )?(increased|decreased) by (${N}) ?%,? (?:is|gives|equals) (${N})[.,;] ${FIND} the(?: original)? number`),
    (how, p, n) => `solve x * (1 ${signOf(how)} ${p}/100) = ${n}`,
  ],
]; // prettier-ignore
