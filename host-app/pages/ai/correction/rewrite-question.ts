const PLAIN = /^\d[\d,]*(?:\.\d+)?(?:\/\d+)?$/;

/** Where a number or a number word is in a text; null unless it is there once. */
const placeOf = (text: string, written: string): number | null => {
  if (written === '') return null;
  const escaped = written.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const found = [...text.matchAll(new RegExp(`(?<![\\w.,/])${escaped}(?!\\w|[.,/]\\d)`, 'g'))];
  return found.length === 1 ? (found[0]?.index ?? null) : null;
};

/** The text with another number in the place of one; null while what was typed is no number. */
export const withNumber = (text: string, written: string, value: string): string | null => {
  const at = placeOf(text, written);
  return at === null || !PLAIN.test(value)
    ? null
    : text.slice(0, at) + value + text.slice(at + written.length);
};

/** The text with two numbers in each other's place. */
export const swapped = (text: string, a: string, b: string): string | null => {
  const [one, two] = [placeOf(text, a), placeOf(text, b)];
  if (one === null || two === null || a === b) return null;
  const [first, second] = one < two ? [a, b] : [b, a];
  const [start, end] = [Math.min(one, two), Math.max(one, two)];
  return (
    text.slice(0, start) +
    second +
    text.slice(start + first.length, end) +
    first +
    text.slice(end + second.length)
  );
};
