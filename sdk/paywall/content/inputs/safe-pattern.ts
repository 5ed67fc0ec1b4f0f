/**
 * Regular expressions of a paywall's data. A pattern that could take very long is refused: its cost is bounded before it is
 * used, by the number of ways in which it can match a text of `LONGEST` characters.
 */

/** Longer answers are not matched. */
export const LONGEST = 128;
const MOST_STEPS = 1e7;

/** The part of a pattern that was read, and the number of ways in which it can match. */
interface Read {
  readonly ways: number;
  readonly next: number;
}

const REFUSED = { ways: Infinity, next: Infinity };

/** The end of a class such as `[a-z\]]`. */
const classEnd = (source: string, from: number): number => {
  for (let at = from + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === ']') return at + 1;
  }
  return Infinity;
};

/** A character, a class, or a group. */
const readAtom = (source: string, at: number): Read => {
  const sign = source[at] ?? '';
  if (sign === '[') return { ways: 1, next: classEnd(source, at) };
  if (sign === '\\') {
    // Back-references have no bound.
    const isReference = /[1-9k]/.test(source[at + 1] ?? '');
    return isReference ? REFUSED : { ways: 1, next: at + 2 };
  }
  // A quantifier without a part, or of more than four digits.
  if (/[{}*+?]/.test(sign)) return REFUSED;
  if (sign !== '(') return { ways: 1, next: at + 1 };
  const opening = /^\((\?:|(?!\?))/.exec(source.slice(at));
  // Look-around and named groups.
  if (!opening) return REFUSED;
  const inner = readAlternatives(source, at + opening[0].length);
  return source[inner.next] === ')' ? { ways: inner.ways, next: inner.next + 1 } : REFUSED;
};

/** How often a quantifier at this place repeats at least and at most. */
const readQuantifier = (source: string, at: number): { least: number; most: number; next: number } | null => {
  const found = /^(?:([*+?])|\{(\d{1,4})(,(\d{0,4}))?\})\??/.exec(source.slice(at));
  if (!found) return null;
  const [text, sign, least = '0', range, most = ''] = found;
  const next = at + text.length;
  if (sign === '?') return { least: 0, most: 1, next };
  if (sign !== undefined) return { least: 0, most: LONGEST, next };
  const fixed = Number(least);
  return { least: fixed, most: range === undefined ? fixed : most === '' ? LONGEST : Number(most), next };
};

/** Parts in a row: their ways multiply. */
const readSequence = (source: string, from: number): Read => {
  let ways = 1;
  let at = from;
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const atom = readAtom(source, at);
    const times = readQuantifier(source, atom.next);
    at = times?.next ?? atom.next;
    const most = Math.min(times?.most ?? 1, LONGEST);
    // Each count of repetitions is a way of its own, and each repetition has the ways of the part.
    const counts = times ? most - Math.min(times.least, most) + 1 : 1;
    ways *= counts * atom.ways ** (atom.ways > 1 ? most : 1);
    if (!(ways <= MOST_STEPS)) return REFUSED;
  }
  return { ways, next: at };
};

/** Alternatives: their ways add up. */
const readAlternatives = (source: string, from: number): Read => {
  let { ways, next } = readSequence(source, from);
  while (source[next] === '|') {
    const other = readSequence(source, next + 1);
    ways += other.ways;
    next = other.next;
  }
  return ways <= MOST_STEPS ? { ways, next } : REFUSED;
};

/**
 * The pattern for a whole answer; `null` if it is not valid or could take too long.
 * @example safePattern('[0-9]{5}') // /^(?:[0-9]{5})$/u
 */
export const safePattern = (source: string): RegExp | null => {
  if (source.length > 1000) return null;
  if (readAlternatives(source, 0).next !== source.length) return null;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return null;
  }
};
