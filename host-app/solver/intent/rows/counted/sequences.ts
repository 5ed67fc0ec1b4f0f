import { at } from '../../text.js';
import { ASK, N, type Form } from '../../forms.js';

type Term = readonly [place: number, value: string];
/** The steps between two known terms give the difference or the ratio, and with it any term. */
const betweenTerms = (isGeometric: boolean, one: Term, other: Term, asked: string): string => {
  const [[k, v], [m, w]] = one[0] < other[0] ? [one, other] : [other, one];
  const steps = m - k;
  const known = `term ${k} = ${v}; term ${m} = ${w}; number of steps = ${m} - ${k}`;
  const isNegative = Number(w) / Number(v) < 0;
  // An even number of steps leaves the sign of the ratio open.
  if (steps === 0 || (isGeometric && (steps % 2 === 0 || !(Number(v) * Number(w))))) return '?';
  const root = isNegative ? `-(-term ${m}/term ${k})^(1/number of steps)` : `(term ${m}/term ${k})^(1/number of steps)`;
  const step = isGeometric ? `ratio = ${root}` : `common difference = (term ${m} - term ${k})/number of steps`;
  if (/^(?:the )?(?:common )?(?:difference|ratio)$|^[dr]$/i.test(asked))
    return /ratio|^r$/i.test(asked) === isGeometric ? `amounts: ${known} => ${step.split(' = ')[1]}` : '?';
  const place = /^(?:the )?first term$|^a_?1$|^a$/i.test(asked) ? 1 : Number(/^(?:the )?(?:(\d+)(?:st|nd|rd|th) term|a_?\{?(\d+)\}?)$/i.exec(asked)?.slice(1).find(Boolean));
  if (!(place > 0)) return '?';
  const by = place - k;
  return `amounts: ${known}; ${step} => ${isGeometric ? `term ${k}*ratio^(${by})` : `term ${k} + (${by})*common difference`}`;
}; // prettier-ignore
/** What is known of a sequence, and what is asked: an equation in the letter that is asked for. */
const sequence = (kind: string, known: string, asked: string): string => {
  const values: Record<string, string> = {};
  const terms: Term[] = [];
  const rest = known
    .replace(/(?:the )?(?:first term|a_?1)(?: is| of| ?=) ?(-?[\d./]+)/i, (_, v: string) => ((values['a'] = v), ''))
    .replace(/(?:the )?(?:common )?(?:difference|ratio)(?: is| of| ?=) ?(-?[\d./]+)|(?<![a-z])[dr] ?= ?(-?[\d./]+)/i, (_, v: string, w: string) => ((values['d'] = v || w), ''))
    .replace(/(?:the )?(?:(\d+)(?:st|nd|rd|th) term|a_?\{?(\d+)\}?)(?: is| of| ?=) ?(-?[\d./]+)/gi, (_, k: string, m: string, v: string) => (terms.push([Number(k || m), v]), ''));
  if (/[\da-z]/i.test(rest.replace(/\b(?:and|with|where|if|has|the)\b/gi, ''))) return '?';
  const isGeometric = /^g/i.test(kind);
  const { a, d } = values;
  const term = (k: number, first = `(${a ?? 'a'})`, by = `(${d ?? 'd'})`): string => (isGeometric ? `${first}*${by}^${k - 1}` : `${first} + ${k - 1}*${by}`);
  const [one, more] = terms;
  const total = /sum of (?:the )?first (\d+) terms|s_?(\d+)$/i.exec(asked);
  const count = Number(total?.[1] ?? total?.[2] ?? 0);
  if (count > 0 && a && d && !one) return isGeometric ? `amounts: first term = ${a}; ratio = ${d}; number of terms = ${count} => first term*(ratio^number of terms - 1)/(ratio - 1)` : `amounts: first term = ${a}; common difference = ${d}; number of terms = ${count}; last term = first term + (number of terms - 1)*common difference => number of terms/2*(first term + last term)`;
  if (one && more && !a && !d) return betweenTerms(isGeometric, one, more, asked);
  const place = /^(?:the )?(?:(\d+)(?:st|nd|rd|th) term|a_?\{?(\d+)\}?)$/i.exec(asked);
  const isFirst = /^(?:the )?first term$|^a_?1$|^a$/i.test(asked);
  if (isFirst && d && one && !more && !a) return `solve ${term(one[0])} = ${one[1]} for a`;
  if (/difference|ratio|^[dr]$/i.test(asked) && a && one && !more && !d) return `solve ${term(one[0])} = ${one[1]} for d`;
  if (place && a && d && !one) return `amounts: first term = ${a}; ${isGeometric ? 'ratio' : 'common difference'} = ${d}; number of steps = ${Number(place[1] ?? place[2])} - 1 => first term ${isGeometric ? '*ratio^number of steps' : '+ number of steps*common difference'}`;
  return '?';
}; // prettier-ignore
/** Which place a number has in a sequence of equal steps or quotients. */
const placeOf = (shown: string, value: string): string => {
  const terms = shown.split(/ ?, ?/).filter((one) => /\d/.test(one)).map(Number);
  const [a = 0, b = 0, c = 0] = terms;
  if (terms.length < 3) return '?';
  if (terms.every((one, k) => one === a + k * (b - a)) && b !== a && Number.isInteger((Number(value) - a) / (b - a)) && (Number(value) - a) / (b - a) >= 0) return `solve ${a} + (n - 1)*(${b - a}) = ${value} for n`;
  const place = Math.log(Number(value) / a) / Math.log(b / a);
  return a !== 0 && b !== a && b * b === a * c && Math.abs(place - Math.round(place)) < 1e-9 && terms.every((one, k) => Math.abs(one - a * (b / a) ** k) < 1e-9) ? `solve ${a}*(${b}/${a})^(n - 1) = ${value} for n` : '?';
}; // prettier-ignore
/** Terms by squares, by cubes, or by differences that grow evenly, of which five terms are needed. */
const term = (place: string, shown: string): string => {
  const terms = shown
    .split(/ ?, ?/)
    .filter((one) => /\d/.test(one))
    .map(Number);
  const power = [2, 3].find((one) => terms.every((value, k) => value === (k + 1) ** one));
  if (terms.length > 2 && power) return `amounts: place in the sequence = ${place} => place in the sequence^${power}`;
  const [first = 0, second = 0, third = 0] = terms;
  const [step, growth] = [second - first, third - 2 * second + first];
  const isEven = terms.every((one, k) => one === first + k * step + ((k * (k - 1)) / 2) * growth);
  return terms.length > 4 && growth !== 0 && isEven && Number(place) > 0
    ? `amounts: first term = ${first}; number of steps = ${place} - 1; starting difference = ${step}; growth of the difference = ${growth} => first term + number of steps*starting difference + number of steps*(number of steps - 1)/2*growth of the difference`
    : '?';
}; // prettier-ignore

const ROW_LIST = String.raw`((?:${N}, ?){2,}${N})(?:, ?(?:\.{2,}|…)?)?`;
/** Terms, places and sums of sequences by what is known of them. */
export const SEQUENCE_ROWS: readonly Form[] = [
  [at(`(?:in |for )?(?:an? |the )?(arithmetic|geometric) (?:sequence|progression|series)(?: with| where| has|:)? (.+?)[.,;] (?:find|what is|determine)(?: the)? (.+)`), sequence],
  [at(`(?:${ASK})?(.+) of an? (arithmetic|geometric) (?:sequence|progression|series) (?:with|where|if|in which) (.+)`), (asked, kind, known) => sequence(kind, known, asked)],
  [at(`which term (?:of|in) (?:the )?(?:sequence )?${ROW_LIST} is (-?\\d+)`), placeOf],
  [at(`(-?\\d+) is which term of (?:the )?(?:sequence )?${ROW_LIST}`), (value, shown) => placeOf(shown, value)],
  [at(`(?:${ASK})?(\\d+)(?:st|nd|rd|th) term (?:of|in) (?:the )?(?:sequence )?${ROW_LIST}`), term],
]; // prettier-ignore
