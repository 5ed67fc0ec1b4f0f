import { spend } from '../../kernel/problem.js';
import { isFinite, isVerb } from './verbs.js';
import { isPlainWord } from './words.js';

const WORDS = "[a-z][a-z'-]*(?: [a-z][a-z'-]*)";
/** Slots of a pattern: short regular expressions that match too much, and a test for the matched text. */
const SLOTS: Readonly<Record<string, readonly [source: string, fits: (text: string) => boolean]>> = {
  A: [`${WORDS}{0,4}?`, (text) => isName(text)],
  B: [`${WORDS}{0,5}`, (text) => isName(withoutVerb(text))],
  T: [`${WORDS}{0,4}?`, (text) => isThing(text)],
  U: [`${WORDS}{0,1}?`, (text) => isThing(text)],
  V: ['(?:(?:has|have|had|will|can|could|would|did|does|do) )??[a-z]+', (text) => isVerb(text)],
  N: [String.raw`\d+(?:\.\d+)?(?:/\d+)?`, () => true],
  F: [String.raw`\d+/\d+|\d+(?:\.\d+)?%`, () => true],
  W: [
    `,? (?:on|to|for|from|at|in) ${WORDS}{0,3}`,
    (text) => text === '' || isThing(text.replace(/^,? [a-z]+ /, '')),
  ],
};
const PRONOUNS = new Set(['he', 'she', 'it', 'they', 'you', 'i', 'we', 'him', 'her']);
const DETERMINER = /^(?:the|a|an|his|her|their|its|my|our|some) /;

/** A thing: up to four plain words, 'pieces of gum' included. */
const isThing = (text: string): boolean => {
  const words = text.replace(DETERMINER, '').split(' ');
  return (
    words.length <= 5 &&
    words.every((word, at) => isPlainWord(word) || (word === 'of' && at > 0 && at < words.length - 1))
  );
};
const isName = (text: string): boolean => {
  if (PRONOUNS.has(text)) return true;
  const words = text.replace(DETERMINER, '').split(' ');
  return words.length <= 4 && words.every((word, at) => isPlainWord(word) && (at === 0 || !isFinite(word)));
};
/** 'than Ann has' repeats the verb. */
const withoutVerb = (text: string): string => {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && (/^(?:is|was|does|did|do)$/.test(last) || isVerb(last))
    ? words.slice(0, -1).join(' ')
    : text;
};

/** No sentence of a school book is longer; the expressions of long texts take too long. */
const LONGEST = 300;

export interface Matcher {
  /** The matched groups without those of hidden slots; null unless the whole text matches. */
  readonly match: (text: string) => readonly string[] | null;
}

/** `{A} {V} {N} {T}` as a matcher; regular expressions are created on first use. */
export const matcher = (source: string, hidden = ''): Matcher => {
  let made: { readonly expression: RegExp; readonly kinds: readonly string[] } | null = null;
  const make = (): { readonly expression: RegExp; readonly kinds: readonly string[] } => {
    let count = 0;
    const whole = source.replace(/\{([A-Z])\}/g, (_, kind: string) => {
      count += 1;
      return `(?<${kind}${count}>${SLOTS[kind]?.[0] ?? ''})${kind === 'W' ? '?' : ''}`;
    });
    const groups = [...whole.matchAll(/\\.|\[(?:\\.|[^\]])*\]|\((?!\?)|\(\?<(?![=!])([A-Z])\d+>/g)];
    return {
      expression: new RegExp(`^(?:${whole})$`),
      kinds: groups.filter(([text]) => text.startsWith('(')).map(([, kind = '']) => kind),
    };
  };
  return {
    match(text) {
      spend(text.length);
      if (text.length > LONGEST) return null;
      made ??= make();
      const { kinds } = made;
      const found = made.expression
        .exec(text)
        ?.slice(1)
        .map((part: string | undefined) => part ?? '');
      if (!found?.every((part, at) => part === '' || (SLOTS[kinds[at] ?? '']?.[1](part) ?? true)))
        return null;
      return found
        .map((part, at) => (kinds[at] === 'B' ? withoutVerb(part) : part))
        .filter((_, at) => kinds[at] === '' || !hidden.includes(kinds[at] ?? '-'));
    },
  };
};
