/** 2, 4, _, 8 and 5, 10, _, 40: the term of the arithmetic or geometric sequence that the others belong to. */
export const missing = (items: readonly string[]): string => {
  const known = items.flatMap((item, at) => (/\d/.test(item) ? [[at, Number(item)] as const] : []));
  const [[i, a] = [0, 0], [k, b] = [1, 0]] = known;
  const step = (b - a) / (k - i);
  const place = items.findIndex((item) => !/\d/.test(item));
  const isWhole = known.length > 2 && known.length === items.length - 1;
  const ratio = Math.round((b / a) ** (1 / (k - i)));
  if (
    isWhole &&
    Math.abs(ratio) > 1 &&
    a % ratio ** i === 0 &&
    known.every(([at, value]) => value === a * ratio ** (at - i))
  )
    return `evaluate ${a / ratio ** i}*${ratio}^${place}`;
  return isWhole && known.every(([at, value]) => value === a + (at - i) * step)
    ? `${place + 1}th term of an arithmetic sequence with first term ${a - i * step} and common difference ${step}`
    : '?';
};
