import { useEffect, useMemo, useRef, useState } from 'react';
import { isOwnLanguage, loadMessages, translatorFor } from '../../sdk/headless';
import type { LocaleMessages, TextOverrides, Translator } from '../../sdk/headless';
import { negotiated } from './wanted-locale';

/** Longer than this nobody waits for a language; English is shown then. */
const LIMIT_MS = 4000;

interface Loaded {
  readonly locale: string;
  readonly messages: LocaleMessages;
}
const NOTHING: LocaleMessages = {};

/**
 * The translator of the first wanted language that there is, and whether its texts are there. English is always there;
 * other texts are fetched once, and where that fails English is kept.
 * @param base English texts beyond those of the checkout.
 */
export const useTranslator = (
  wanted: readonly (string | undefined)[],
  texts: readonly TextOverrides[],
  base?: LocaleMessages,
): { translator: Translator; isReady: boolean } => {
  const [loaded, setLoaded] = useState<Loaded>({ locale: 'en', messages: NOTHING });
  const locale = negotiated(wanted, texts);
  const isReady = locale === 'en' || loaded.locale === locale || isOwnLanguage(locale);
  useEffect(() => {
    if (locale === 'en' || isOwnLanguage(locale)) return;
    let isCurrent = true;
    const use = (messages: LocaleMessages): void => {
      clearTimeout(timer);
      if (isCurrent) setLoaded({ locale, messages });
    };
    // A file that comes later still is taken up.
    const timer = setTimeout(() => use(NOTHING), LIMIT_MS);
    loadMessages(locale).then(use, () => use(NOTHING));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [locale]);
  const file = loaded.locale === locale ? loaded.messages : NOTHING;
  const tags = wanted.join();
  const translator = useMemo(
    () => translatorFor({ locale, wanted: tags.split(','), texts }, file, base),
    [locale, tags, texts, file, base],
  );
  // Turned to another language, what is on screen stays as it is until that one's texts are there.
  const shown = useRef<Translator | null>(null);
  useEffect(() => {
    if (isReady) shown.current = translator;
  }, [isReady, translator]);
  return isReady || !shown.current ? { translator, isReady } : { translator: shown.current, isReady: true };
};
