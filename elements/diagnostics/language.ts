import { availableLocales, isLanguage, negotiateLocale, toBcp47 } from '../../sdk/internal';
import { didYouMean } from './suggest';

/** The name of a language in English; `undefined` if there is no such language. */
const nameOf = (tag: string): string | undefined => {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
};

/** `German` and `Deutsch` are `de`. */
const codeOf = (name: string): string | undefined =>
  availableLocales.find((locale) => {
    const tag = toBcp47(locale);
    const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
    return [nameOf(tag), own].some((known) => known?.toLowerCase() === name.toLowerCase());
  });

/** What is wrong with a locale; `null` if it is a language that has texts. `extra`: languages that the page has added. */
export const localeFault = (name: string, locale: string, extra: readonly string[] = []): string | null => {
  const [language = ''] = toBcp47(locale).split('-');
  if (!isLanguage(locale) || nameOf(language) === undefined) {
    const meant = codeOf(locale);
    const hint = meant
      ? ` Did you mean "${toBcp47(meant)}"?`
      : didYouMean(locale, availableLocales.map(toBcp47));
    return `${name} "${locale}" is no language: use a tag such as "de" or "pt-BR".${hint}`;
  }
  // English is also the answer for a language without texts.
  const isThere =
    language.toLowerCase() === 'en' || negotiateLocale([locale], [...availableLocales, ...extra]) !== 'en';
  return isThere ? null : `${name} "${locale}" has no texts here: English is shown. Add your own with texts.`;
};
