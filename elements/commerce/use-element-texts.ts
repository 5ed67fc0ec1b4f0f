import { useStore } from '@nanostores/react';
import { enFamily, enFirst } from '../../sdk/internal';
import type { LocaleMessages, Translator } from '../../sdk/internal';
import { useTranslator } from '../base/use-translator';
import { wantedTags } from '../base/wanted-locale';
import type { CommerceHost } from './commerce-host.types';

/** Texts that a page can set for button, price table, gate and customer centre. */
export const KNOWN_TEXTS: Readonly<Record<string, string>> = { ...enFirst, ...enFamily };

const base: LocaleMessages = enFamily;

/** The translator of the element; `isReady` is true when its texts have arrived. */
export const useElementTexts = (host: CommerceHost): { t: Translator; isReady: boolean } => {
  const { locale } = useStore(host.$values);
  const texts = useStore(host.$texts);
  const { translator, isReady } = useTranslator(wantedTags(locale), texts, base);
  return { t: translator, isReady };
};
