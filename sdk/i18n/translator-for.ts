import type { LocaleMessages } from './en';
import { enFirst } from './en/first';
import { availableLocales } from './locales';
import { readTexts, textsIn } from './texts.parse';
import type { TextOverrides } from './texts.parse';
import { translatorOver } from './translator';
import type { Translator } from './translator';

export interface LanguageChoice {
  /** The negotiated language. */
  readonly locale: string;
  /** The languages that were requested, with their regions: regions can have their own texts. */
  readonly wanted: readonly (string | undefined)[];
  /** The integrator's texts; later ones replace earlier ones. */
  readonly texts: readonly TextOverrides[];
}

/**
 * The integrator's texts in layers: those of `configure`, then those of a purchase. Later layers replace earlier ones.
 */
export const readTextLayers = (given: readonly unknown[]): readonly TextOverrides[] => given.map(readTexts);

/** Whether only the integrator has texts for this language. Then there is no file to fetch. */
export const isOwnLanguage = (locale: string): boolean => !availableLocales.includes(locale);

/**
 * The translator of a language. The integrator's texts replace those of the file, and these replace the English ones.
 * @param file the fetched texts. Without them the translator is English: numbers of one language and words of another
 * would not fit together.
 * @param more English texts, in addition to those of the first screen.
 */
export const translatorFor = (
  { locale, wanted, texts }: LanguageChoice,
  file: LocaleMessages,
  more: LocaleMessages = {},
): Translator => {
  const english = { ...more, ...textsIn(texts, 'en', wanted) };
  const isThere = isOwnLanguage(locale) || Object.keys(file).length > 0;
  return translatorOver(
    enFirst,
    isThere
      ? { locale, messages: { ...english, ...file, ...textsIn(texts, locale, wanted) } }
      : { locale: 'en', messages: english },
  );
};
