import { problem } from '../../intent/text.js';
import { canon } from '../../kernel/canonical.js';
import { value } from '../../sentences/language/number.js';
import { simpleUnit } from '../../sentences/units.js';
import type { Problem } from '../../solution.js';
import { isNum, list, num, product } from '../../tree/expr.js';

const TERM = String.raw`\d+(?:\.\d+)?(?:/\d+)?(?: ?[a-z]+)?`;
const TERMS = `(${TERM}(?:(?: ?: ?| to )${TERM})+)`;
const FORM =
  '(?: as (?:a |the )?(?:simplified )?ratio)?(?:,? (?:in|to|into) (?:its |the |their )?(?:simplest|lowest)(?: (?:form|terms))?)';
const PATTERNS = [
  `(?:simplify|reduce)(?: the)?(?: ratio)?:? ${TERMS}${FORM}?`,
  `(?:write|express|give|put|what is|find)(?: the)?(?: ratio)?(?: of)?:? ${TERMS}${FORM}`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

/** Every part in one unit: 45 minutes : 2 hours as 45 : 120. */
export const readRatio = (text: string): Problem | null => {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[?.]+$/, '');
  const found = PATTERNS.map((one) => one.exec(plain)?.[1]).find((one) => one !== undefined);
  // 'reduce 12 to 8' is no ratio.
  if (found?.includes(' to ') && !plain.includes('ratio')) return null;
  const terms = (found?.split(/ ?: ?| to /) ?? []).map(
    (one) => /^([\d./]+) ?([a-z]*)$/.exec(one)?.slice(1) ?? [],
  );
  const units = terms.map(([, name = '']) => (name === '' ? undefined : simpleUnit(name)));
  const [kind, ...kinds] = units.map((unit) => unit?.[0]);
  const isPlain = terms.every(([, name]) => name === '');
  if (terms.length < 2 || (!isPlain && (kind === undefined || kinds.some((one) => one !== kind))))
    return null;
  const parts = terms.map(([n = ''], k) => canon(product(value(n), num(units[k]?.[1] ?? 1))));
  const known = parts.filter((one) => isNum(one) && one.value.n > 0n);
  return known.length === terms.length
    ? problem('applied', list('tuple', known), '', { operation: 'ratio' })
    : null;
};
