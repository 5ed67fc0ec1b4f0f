import type { FormulaSubject, FormulaSummary, Inline, MathTree } from '../../content/content.types';

/** The weight of a word by the part of the formula that contains it. */
const FIELD_WEIGHTS = { title: 10, alias: 7, summary: 3, place: 2 } as const;
/** Stop words: they occur in many questions and do not distinguish formulas. */
const STOP_WORDS = new Set('a an the of for in on to and or with by is what how formula formulas'.split(' '));

type MatchField = keyof typeof FIELD_WEIGHTS;

interface Entry {
  readonly formula: FormulaSummary;
  /** Each word once, with the most important part that contains it. */
  readonly words: ReadonlyMap<string, MatchField>;
  readonly phrases: readonly string[];
  /** 'a2+b2=c2' */
  readonly symbols: string;
}

export interface FormulaFilter {
  readonly query: string;
  readonly subject: FormulaSubject | null;
  /** 'algebra/quadratic' */
  readonly topic: string | null;
}

interface FormulaIndex {
  readonly entries: readonly Entry[];
  /** All words of the library, so that similarity is calculated per word and not per formula. */
  readonly vocabulary: readonly string[];
}

/** Lower case without accents: 'Viète’s' becomes "viete's". */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .replaceAll("'s", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The letters, digits and signs of a formula in reading order. */
const mathText = (tree: MathTree | string): string => {
  if (typeof tree === 'string') return tree;
  const [, , ...children] = tree;
  return children.map(mathText).join('');
};

/** The text of a line without marks; formulas as their signs. */
export const plainText = (line: readonly Inline[]): string =>
  line
    .map((part) => {
      if (typeof part === 'string') return part;
      switch (part[0]) {
        case 'em':
        case 'strong':
          return plainText(part[1]);
        case 'code':
          return part[1];
        case 'math':
          return mathText(part[1]);
        case 'a':
          return plainText(part[2]);
        case 'br':
          return ' ';
      }
    })
    .join('');

/** Removes the differences between a typed and a drawn formula: powers, products and spaces. */
const compactMath = (text: string): string =>
  plain(text)
    .replaceAll('−', '-')
    .replaceAll('√', 'sqrt')
    .replaceAll('π', 'pi')
    .replace(/[\s^*_·×(){}\u2061-\u2064]/g, '');

const entryOf = (formula: FormulaSummary): Entry => {
  const words = new Map<string, MatchField>();
  const put = (text: string, place: MatchField): void => {
    for (const word of wordsOf(text)) {
      const known = words.get(word);
      if (!known || FIELD_WEIGHTS[known] < FIELD_WEIGHTS[place]) words.set(word, place);
    }
  };
  put(formula.title, 'title');
  for (const alias of formula.aliases) put(alias, 'alias');
  put(plainText(formula.summary), 'summary');
  put([formula.subject, ...formula.topics].join(' '), 'place');
  return {
    formula,
    words,
    phrases: [formula.title, ...formula.aliases].map((phrase) => wordsOf(phrase).join(' ')),
    symbols: compactMath(mathText(formula.math)),
  };
};

const indexFormulas = (formulas: readonly FormulaSummary[]): FormulaIndex => {
  const entries = formulas.map(entryOf);
  return { entries, vocabulary: [...new Set(entries.flatMap(({ words }) => [...words.keys()]))] };
};

/**
 * The edit distance: letters to add, remove, change or swap with a neighbour; Infinity when more than `most`.
 */
export const editDistance = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  let [older, old] = [[] as number[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      let best = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        best = Math.min(best, (older[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return Infinity;
    [older, old] = [old, row];
  }
  return old[to.length] ?? Infinity;
};

const allowedEdits = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** 1 for the same word, less for a prefix or a typing error; 0 for another word. */
const similarity = (asked: string, word: string): number => {
  if (asked === word) return 1;
  if (word.startsWith(asked)) return asked.length === 1 ? 0.3 : 0.8;
  const most = allowedEdits(asked);
  // The beginning of a longer word with a typing error.
  const near = Math.min(
    editDistance(asked, word, most),
    word.length > asked.length ? editDistance(asked, word.slice(0, asked.length), most) + 0.5 : Infinity,
  );
  return near <= most ? 0.6 / (1 + near) : 0;
};

/** The similarity of each word of the library to a word of the query. */
type Similarities = ReadonlyMap<string, number>;

const similarities = (asked: string, vocabulary: readonly string[]): Similarities =>
  new Map(
    vocabulary.flatMap((word): [string, number][] => {
      const like = similarity(asked, word);
      return like > 0 ? [[word, like]] : [];
    }),
  );

const weightOf = (like: Similarities, { words }: Entry): number => {
  let best = 0;
  for (const [word, place] of words) best = Math.max(best, (like.get(word) ?? 0) * FIELD_WEIGHTS[place]);
  return best;
};

const phraseWeight = (asked: string, { phrases }: Entry): number => {
  if (phrases.includes(asked)) return 20;
  return phrases.some((phrase) => phrase.startsWith(asked)) ? 6 : 0;
};

interface SearchQuery {
  readonly words: readonly string[];
  readonly phrase: string;
  /** `null` when the query contains no formula. */
  readonly symbols: string | null;
}

const read = (query: string): SearchQuery => {
  const all = wordsOf(query);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return {
    words: telling.length > 0 ? telling : all,
    phrase: all.join(' '),
    symbols: /[=^+*/√²³]|\d[a-z]|[a-z]\d/iu.test(query) ? compactMath(query) : null,
  };
};

/** The matched words and their weight; a formula that contains the typed signs needs no words. */
const scoreOf = (
  asked: SearchQuery,
  like: readonly Similarities[],
  entry: Entry,
): { readonly found: number; readonly worth: number } => {
  if (asked.symbols !== null && asked.symbols.length > 1 && entry.symbols.includes(asked.symbols))
    return { found: asked.words.length, worth: entry.symbols === asked.symbols ? 60 : 40 };
  const worths = like.map((one) => weightOf(one, entry));
  const found = worths.filter((worth) => worth > 0).length;
  return {
    found,
    worth: worths.reduce((sum, worth) => sum + worth, 0) + phraseWeight(asked.phrase, entry),
  };
};

/**
 * Best matches first; without a query all formulas in the order of the library. The first query makes the index, so that opening the
 * library does not wait for it.
 */
export const createFormulaSearch = (
  formulas: readonly FormulaSummary[],
): ((filter: FormulaFilter) => readonly FormulaSummary[]) => {
  let index: FormulaIndex | null = null;
  return ({ query, subject, topic }) => {
    const isThere = (formula: FormulaSummary): boolean =>
      (subject === null || formula.subject === subject) && (topic === null || formula.topics.includes(topic));
    const asked = read(query);
    if (asked.words.length === 0 && !asked.symbols) return formulas.filter(isThere);
    const { entries, vocabulary } = (index ??= indexFormulas(formulas));
    const like = asked.words.map((word) => similarities(word, vocabulary));
    const scored = entries
      .filter(({ formula }) => isThere(formula))
      .map((entry) => ({ entry, ...scoreOf(asked, like, entry) }));
    // Formulas that match all words, or else as many words as the best formula.
    const most = Math.max(1, ...scored.map(({ found }) => found));
    return scored
      .filter(({ found, worth }) => worth > 0 && found === most)
      .sort((a, b) => b.worth - a.worth || a.entry.formula.title.length - b.entry.formula.title.length)
      .map(({ entry }) => entry.formula);
  };
};
