import { useEffect, useMemo, useState } from 'react';
import { createTranslator, loadMessages } from '../../sdk/headless';
import type { LocaleMessages, Translator } from '../../sdk/headless';

/** Longer than this nobody waits for a language; English is shown then. */
const LIMIT_MS = 4000;

interface Loaded {
  readonly locale: string;
  readonly messages: LocaleMessages;
}

/**
 * The translator of a language, and whether its texts are there. English is always there; other texts are fetched
 * once, and where that fails English is kept.
 */
export const useTranslator = (locale: string): { translator: Translator; isReady: boolean } => {
  const [loaded, setLoaded] = useState<Loaded>({ locale: 'en', messages: {} });
  const isReady = locale === 'en' || loaded.locale === locale;
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const use = (messages: LocaleMessages): void => {
      if (isCurrent) setLoaded({ locale, messages });
    };
    const timer = setTimeout(() => use({}), LIMIT_MS);
    loadMessages(locale).then(use, () => use({}));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [locale, isReady]);
  const messages = loaded.locale === locale ? loaded.messages : null;
  const translator = useMemo(
    // Without its texts a language would only be half there: numbers of one, words of another.
    () =>
      createTranslator(
        messages && Object.keys(messages).length > 0 ? { locale, messages } : { locale: 'en' },
      ),
    [locale, messages],
  );
  return { translator, isReady };
};
