import { one, rational, subtract, type Rational } from '../../../maths/rational.js';
import { singular } from '../language/words.js';

/** Outcomes of one draw that are alike: a colour of the bag, a face of the die, a card. */
export interface Kind {
  readonly name: string;
  readonly tags: readonly string[];
  /** What shows on it, where it is a number. */
  readonly face?: number;
  /** How many there are of it, or its probability. */
  readonly weight: Rational;
}
/** What can be drawn, and what may stand for one of it in a sentence. */
export interface Stock {
  readonly kinds: readonly Kind[];
  readonly nouns: string;
  /** The weights are probabilities of trials that do not depend on each other. */
  readonly areTrials?: boolean;
  /** Draws put nothing aside: dice, coins, trials. */
  readonly isRepeated: boolean;
  /** The tag that 'the same' and 'different' compare. */
  readonly compared: 'name' | 'face' | 'suit';
}

const kind = (name: string, tags: readonly string[], weight: Rational = one, face?: number): Kind => ({
  name,
  tags: [name, ...tags],
  weight,
  ...(face !== undefined && { face }),
});

export const faces = (count: number, nouns: string, isRepeated = true): Stock => ({
  kinds: Array.from({ length: count }, (_, k) => kind(`${k + 1}`, [], one, k + 1)),
  nouns,
  isRepeated,
  compared: 'face',
});
export const coin = (heads: Rational): Stock => ({
  kinds: [kind('head', [], heads), kind('tail', [], subtract(one, heads))],
  nouns: 'coins?|flips?|toss(?:es)?|results?',
  isRepeated: true,
  areTrials: true,
  compared: 'name',
});
export const children: Stock = {
  kinds: [kind('girl', ['daughter'], rational(1, 2)), kind('boy', ['son'], rational(1, 2))],
  nouns: 'child|children',
  isRepeated: true,
  areTrials: true,
  compared: 'name',
};
/** Something that succeeds with a probability each time. */
export const trials = (success: Rational, all = one): Stock => ({
  kinds: [
    kind(
      'success',
      ['hit', 'right', 'rain', 'defective', 'faulty', 'made', 'correct', 'win', 'winning'],
      success,
    ),
    kind('failure', ['miss', 'wrong', 'dry', 'missed', 'lose'], subtract(all, success)),
  ],
  nouns: 'shots?|days?|questions?|answers?|times?|of them|targets?|games?|throws?',
  isRepeated: true,
  areTrials: true,
  compared: 'name',
});
const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const SUITS = ['heart', 'diamond', 'spade', 'club'];
export const deck = (without: string): Stock | null => {
  const all = RANKS.flatMap((rank) =>
    SUITS.map((suit, k) =>
      kind(`${rank} of ${suit}s`, [rank, suit, k < 2 ? 'red' : 'black', ...(/^[jqk]/.test(rank) ? ['face', 'court', 'picture'] : [])]),
    ),
  ); // prettier-ignore
  const gone = without === '' ? [] : all.filter(({ tags }) => tags.includes(without));
  if (without !== '' && gone.length === 0) return null;
  return {
    kinds: all.filter((card) => !gone.includes(card)),
    nouns: 'cards?',
    isRepeated: false,
    compared: 'suit',
  };
};
export const bag = (counts: ReadonlyMap<string, number>, noun: string): Stock => ({
  kinds: [...counts].map(([name, count]) => kind(name, [], rational(count, 1))),
  nouns: noun === '' ? 'balls?|ones?' : `${singular(noun)}(?:e?s)?|ones?`,
  isRepeated: false,
  compared: 'name',
});
export const lettersOf = (word: string): Stock => ({
  kinds: [...new Set(word)].map((letter) =>
    kind(letter, ['a', 'e', 'i', 'o', 'u'].includes(letter) ? ['vowel'] : letter === 'y' ? [] : ['consonant'], rational([...word].filter((other) => other === letter).length, 1)),
  ),
  nouns: 'letters?',
  isRepeated: false,
  compared: 'name',
}); // prettier-ignore
