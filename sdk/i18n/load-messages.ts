import type { LocaleMessages } from './en';
import { readMessages } from './messages.parse';

/**
 * Loads the texts of a language; each language is a separate file. English is part of the bundle.
 * @param locale one of `availableLocales`.
 * @returns an empty object for a language without texts. Entries that are not text are left out. Rejects if the file can't
 * be loaded.
 *
 * @example
 * const messages = await loadMessages('de');
 * createTranslator({ locale: 'de', messages }).text('checkout.close'); // => 'Schließen'
 */
export const loadMessages = async (locale: string): Promise<LocaleMessages> => {
  if (locale === 'en') return {};
  const { localeFiles } = await import('./locales/index');
  return Object.hasOwn(localeFiles, locale) ? readMessages(await localeFiles[locale]?.()) : {};
};
