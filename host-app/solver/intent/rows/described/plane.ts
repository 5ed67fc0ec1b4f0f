import { at } from '../../text.js';
import { ASK, N, type Form } from '../../forms.js';

const POINT = String.raw`(?:[A-Z] ?)?\((${N}), ?(${N})\)`;
const LINE = String.raw`(?:the line )?(y ?= ?[-\d./x +*]+)`;
const VECTOR = String.raw`[[(<]((?:${N}, ?)+${N})[\])>]`;

/** The slope of y = mx + c; null for other lines. */
const slopeOf = (line: string): string | null => {
  const [, m] = /^y=(?:([-+]?[\d./]*)\*?x(?:[-+][\d./]+)?|[-\d./]+)$/.exec(line.replace(/\s/g, '')) ?? [];
  if (!line.includes('x')) return '0';
  return m === undefined ? null : m === '' ? '1' : m === '-' ? '-1' : m;
};
const angle = (first: string, second: string): string => {
  const [m, n] = [slopeOf(first), slopeOf(second)];
  if (m === null || n === null || m === n) return '?';
  return `amounts: first slope = ${m}; second slope = ${n}; cosine of the angle = abs(1 + first slope*second slope)/sqrt((1 + first slope^2)*(1 + second slope^2)) => acos(cosine of the angle)*180/pi`;
};
const oneLine = (a: string, b: string, c: string, d: string, e: string, f: string): string =>
  a === e
    ? b === f
      ? '?'
      : `is (${c}, ${d}) on x = ${a}`
    : `is (${c}, ${d}) on y - (${b}) = ((${f}) - (${b}))/((${e}) - (${a}))*(x - (${a}))`;
/** As many vectors as each has entries: they are independent if their matrix has an inverse. */
const independent = (kind: string, ...vectors: readonly string[]): string => {
  const rows = vectors.filter((one) => one !== '').map((one) => one.split(/, ?/));
  if (rows.some((row) => row.length !== rows.length)) return '?';
  return `is [${rows.map((row) => `[${row.join(', ')}]`).join(', ')}] ${/^d/i.test(kind) ? 'singular' : 'invertible'}`;
};
const around = (people: string): string =>
  Number(people) > 2
    ? `amounts: people = ${people}; seats to fill with the two as one = people - 1; orders of the two = 2 => (seats to fill with the two as one - 1)!*orders of the two`
    : '?';

/** Lines, points, vectors and seats. */
export const PLANE_ROWS: readonly Form[] = [
  [at(`${ASK}(?:acute )?angle (?:in degrees )?between (?:the )?(?:lines )?${LINE} and ${LINE}`), angle],
  [at(`(?:are|do)(?: the)?(?: points)? ${POINT}(?:,| and) ${POINT}(?:,? and|,) ${POINT} (?:collinear|(?:lie )?on (?:one|a|the same)(?: straight)? line)`), oneLine],
  [at(`are(?: the)?(?: vectors)? ${VECTOR}(?:, | and |, and )${VECTOR}(?:(?:, | and |, and )${VECTOR})? linearly (independent|dependent)`), (a, b, c, kind) => independent(kind, a, b, c)],
  [at(String.raw`(?:if )?([A-Z]) is (?:a |an )?(\d) ?[x×]\^? ?\2(?: matrix)?(?:,| and| with| where)* det(?:\(\1\)|erminant| \1)? ?(?:=|of|is)? ?(${N})[,.;]? (?:${ASK}|what(?:'s| is) )?det(?:erminant of )? ?\(?(\d+) ?\1\)?`), 'amounts: rows = $2; determinant = $3; factor = $4 => factor^rows*determinant'],
  [at(String.raw`(?:in )?how many ways can (\d+) people (?:sit|be seated)(?: down)? (?:a?round|at) a (?:round |circular )?table(?:,)? if (?:two|2)(?: particular)?(?: of them| people| persons| friends)? (?:must|have to|want to|insist on|always) sit(?:ting)? (?:together|next to each other|side by side)`), around],
]; // prettier-ignore
