import { en } from './en';
import type { LocaleMessages } from './en';
import { availableLocales } from './locales';
import { readTexts, textsIn } from './texts.parse';
import type { TextOverrides } from './texts.parse';
import { createTranslator } from './translator';
import type { Translator } from './translator';

export interface LanguageChoice {
  /** The language that was negotiated. */
  readonly locale: string;
  /** What it was negotiated from: regions have texts of their own. */
  readonly wanted: readonly (string | undefined)[];
  /** The integrator's; later ones win. */
  readonly texts: readonly TextOverrides[];
}

/** The integrator's texts in layers; later layers win: those of `configure`, then those of a purchase. */
export const readTextLayers = (
  given: readonly unknown[],
  warn: (problem: string) => void,
  known: Readonly<Record<string, string>> = en,
): readonly TextOverrides[] => given.map((texts) => readTexts(texts, known, warn));

/** A language of an integrator's own: nothing is to be fetched. */
export const isOwnLanguage = (locale: string): boolean => !availableLocales.includes(locale);

/**
 * The translator of a language: the integrator's texts over those of its file, over English.
 * @param file what was fetched. Without its texts a language would only be half there, numbers of one and words of
 * another: then it is English.
 * @param base English texts beyond those of the checkout.
 */
export const translatorFor = (
  { locale, wanted, texts }: LanguageChoice,
  file: LocaleMessages,
  base: LocaleMessages = {},
): Translator => {
  const english = { ...base, ...textsIn(texts, 'en', wanted) };
  const isThere = isOwnLanguage(locale) || Object.keys(file).length > 0;
  return isThere
    ? createTranslator({ locale, messages: { ...english, ...file, ...textsIn(texts, locale, wanted) } })
    : createTranslator({ locale: 'en', messages: english });
};
