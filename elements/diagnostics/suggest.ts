import { closestMatch } from 'leven';

/** Ignores how the words of a name are joined: `proxyUrl`, `proxy-url` and `proxyURL` are the same. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The known word that was probably meant; `undefined` if none is similar. */
export const closest = (word: string, known: readonly string[]): string | undefined => {
  const names = new Map(known.map((name) => [plain(name), name]));
  const wanted = plain(word);
  // A third of the letters: `pakage` is `package`, `price` is not `periods`.
  const maxDistance = Math.max(1, Math.floor(wanted.length / 3));
  const match = names.has(wanted) ? wanted : closestMatch(wanted, [...names.keys()], { maxDistance });
  return match === undefined ? undefined : names.get(match);
};

/** ` Did you mean "monthly"?`, or nothing. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  const found = closest(word, known);
  return found === undefined ? '' : ` Did you mean "${found}"?`;
};
