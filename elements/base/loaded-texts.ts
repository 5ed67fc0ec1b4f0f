import { atom } from 'nanostores';
import { loadMessages } from '../../sdk/internal';
import type { LocaleMessages } from '../../sdk/internal';

/** The texts that have arrived, by language; one store for all elements of the page. */
export const $texts = atom<Readonly<Record<string, LocaleMessages>>>({});

/** Fetches the texts of a language, unless they are there. @throws if the fetch fails; a later call tries again. */
export const fetchTexts = async (locale: string): Promise<void> => {
  if (locale === 'en' || Object.hasOwn($texts.get(), locale)) return;
  const messages = await loadMessages(locale);
  if (!Object.hasOwn($texts.get(), locale)) $texts.set({ ...$texts.get(), [locale]: messages });
};
