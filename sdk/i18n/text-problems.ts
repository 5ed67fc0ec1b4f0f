import type { Message } from './en';
import { isLanguage } from './locales';
import { isMessage, isRecord } from './messages.parse';

/** English texts by key. They define the keys and the placeholders. */
export type EnglishTexts = Readonly<Record<string, string>>;

/** Additional placeholders of a key, which the English text does not use. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'paywall_variables.sub_relative_discount': ['discount'],
};
const PERIOD = /^periods\.(?:day|week|month|year)(Plural)?$/;

/** Parts of the product that have their own texts; every other key is one of the checkout's. */
const PARTS = {
  paywall: ['paywall'],
  commerce: ['button', 'offers', 'gate', 'customer'],
} as const;
export type TextsOwner = 'checkout' | keyof typeof PARTS;

const ownerOf = (key: string): TextsOwner => {
  const name = /^periods\.[a-z]+Short$/.test(key) ? 'paywall' : (key.split(/[._]/)[0] ?? '');
  const found = Object.entries(PARTS).find(([, names]: [string, readonly string[]]) => names.includes(name));
  return (found?.[0] as TextsOwner | undefined) ?? 'checkout';
};

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());

/** The placeholders of a key; `null` for an unknown key. */
const filledIn = (key: string, known: EnglishTexts): readonly string[] | null => {
  if (PERIOD.test(key)) return ['amount'];
  if (!Object.hasOwn(known, key)) return null;
  return [...placeholders(known[key] ?? ''), ...(MORE[key] ?? [])];
};

/** What is wrong with an entry. */
const problemsOf = (message: unknown, filled: readonly string[] | null): readonly string[] => {
  if (!filled) return ['there is no such text; it is ignored.'];
  if (!isMessage(message)) return ['must be a text, or texts by plural form with "other"; it is ignored.'];
  return formsOf(message)
    .flatMap(placeholders)
    .filter((name) => !filled.includes(name))
    .map((name) => `nothing fills {{${name}}} here.`);
};

/**
 * What is wrong with the integrator's texts, for the log.
 * @param known the texts that can be set here.
 * @param owner the part of the product that checks them. Unknown keys of other parts are theirs to check.
 */
export const textProblems = (given: unknown, known: EnglishTexts, owner: TextsOwner): readonly string[] => {
  if (given === undefined || given === null) return [];
  if (!isRecord(given)) return ['texts must be an object of languages; it is ignored.'];
  return Object.entries(given).flatMap(([locale, texts]) => {
    if (!isLanguage(locale) || !isRecord(texts))
      return [`texts.${locale} must be a language with an object of texts; it is ignored.`];
    return Object.entries(texts).flatMap(([key, message]) => {
      const filled = filledIn(key, known);
      if (!filled && ownerOf(key) !== owner) return [];
      return problemsOf(message, filled).map((problem) => `texts.${locale}["${key}"]: ${problem}`);
    });
  });
};
