/** The data of a product that is needed to find its tier. */
interface Titled {
  readonly title: string;
  /** Of its billing period. */
  readonly key: string;
}

const BETWEEN_WORDS = /[\s()[\]{},;:/|·–—-]+/u;

const wordsOf = (title: string): readonly string[] =>
  title.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS).filter(Boolean);

/** The words that name the period: they are in every title of this period, and in no title of another. */
const periodWords = (
  titles: ReadonlyMap<string, readonly (readonly string[])[]>,
  key: string,
): ReadonlySet<string> => {
  const [first = [], ...others] = titles.get(key) ?? [];
  const elsewhere = new Set([...titles].flatMap(([other, lists]) => (other === key ? [] : lists.flat())));
  return new Set(
    first.filter((word) => !elsewhere.has(word) && others.every((words) => words.includes(word))),
  );
};

/**
 * The titles without the words for the period, in any language: 'plus' of 'Plus monthly' and 'Plus yearly'. `null` if
 * nothing is left.
 */
export const tiersOf = (products: readonly Titled[]): readonly (string | null)[] => {
  const titles = new Map<string, (readonly string[])[]>();
  for (const { title, key } of products) titles.set(key, [...(titles.get(key) ?? []), wordsOf(title)]);
  const spoken = new Map([...titles.keys()].map((key) => [key, periodWords(titles, key)]));
  return products.map(({ title, key }) => {
    const words = wordsOf(title);
    return words.filter((word) => !spoken.get(key)?.has(word)).join(' ') || null;
  });
};
