import type { LocaleMessages } from './en';
import { readMessages } from './messages.parse';

/**
 * Fetches the texts of a language, a file of its own each. English is in the bundle and needs no fetching.
 * @returns no texts for a language that has none, and without what is no text in a file that is broken.
 */
export const loadMessages = async (locale: string): Promise<LocaleMessages> => {
  if (locale === 'en') return {};
  const { localeFiles } = await import('./locales/index');
  return Object.hasOwn(localeFiles, locale) ? readMessages(await localeFiles[locale]?.()) : {};
};
