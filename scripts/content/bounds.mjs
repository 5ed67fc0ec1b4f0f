// What a variable's domain says in a form that a program can check; words and relations to other variables are left out.

/** @import { DomainBound } from '../../host-app/content/content.types.js' */
const NUMBER = String.raw`(-?\d+(?:\.\d+)?)(?:°|\^\\circ|\^\{\\circ\})?`;
const SIGN = String.raw`(<|>|\\le|\\ge|\\ne|\\leq|\\geq|\\neq)`;
/** @type {Record<string, DomainBound['is']>} */
const NAMES = { '<': '<', '>': '>', '\\le': '<=', '\\leq': '<=', '\\ge': '>=', '\\geq': '>=' };
/** @type {Record<string, DomainBound['is']>} */
const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '!=': '!=' };

/** @type {(sign: string) => DomainBound['is']} */
const nameOf = (sign) => NAMES[sign] ?? '!=';
/** @type {(tex: string) => string} */
const compact = (tex) => tex.replace(/\s+/g, '');

/** '0<a' or 'a>0' or '0<a<1' between dollars. @type {(tex: string, symbol: string) => DomainBound[]} */
function boundsIn(tex, symbol) {
  const name = compact(symbol).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const right = new RegExp(`^${name}${SIGN}${NUMBER}$`).exec(tex);
  if (right) return [{ is: nameOf(right[1] ?? ''), than: Number(right[2]) }];
  const both = new RegExp(`^${NUMBER}${SIGN}${name}(?:${SIGN}${NUMBER})?$`).exec(tex);
  if (!both) return [];
  const [, low, first = '', second, high] = both;
  return [
    { is: MIRRORED[nameOf(first)] ?? '!=', than: Number(low) },
    ...(second ? [{ is: nameOf(second), than: Number(high) }] : []),
  ];
}

/**
 * [{ is: '>' | '>=' | '<' | '<=' | '!=' | 'whole', than }]; a condition that holds only sometimes is none.
 * @type {(domain: string, symbol: string) => DomainBound[]}
 */
export function boundsOf(domain, symbol) {
  const isSometimes = /\bwhen\b|\bto find\b|in the example|\(any/.test(domain);
  const fromMaths = isSometimes
    ? []
    : [...domain.matchAll(/\$([^$]+)\$/g)].flatMap(([, tex = '']) => boundsIn(compact(tex), symbol));
  const [, least] = /whole numbers? from (\d+)/.exec(domain) ?? [];
  /** @type {DomainBound[]} */
  const fromWords = [];
  if (/^(?:a |any )?whole number/.test(domain)) fromWords.push({ is: 'whole', than: 0 });
  if (least !== undefined) fromWords.push({ is: '>=', than: Number(least) });
  return [...fromWords, ...fromMaths];
}
