import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isOwnLanguage, translatorFor } from '../../sdk/internal';
import type { LocaleMessages, TextOverrides, Translator } from '../../sdk/internal';
import { $texts, fetchTexts } from './loaded-texts';
import { negotiated } from './wanted-locale';

/** After this time English is shown until the language has arrived. */
const LIMIT_MS = 4000;

const NOTHING: LocaleMessages = {};

/**
 * The translator of the first wanted language that is available, and whether its texts have arrived. English is always
 * available. Other texts are fetched once; if that fails, English stays.
 * @param more English texts, in addition to those of the first screen.
 */
export const useTranslator = (
  wanted: readonly (string | undefined)[],
  texts: readonly TextOverrides[],
  more?: LocaleMessages,
): { translator: Translator; isReady: boolean } => {
  const come = useStore($texts);
  const [lateFor, setLateFor] = useState<string | null>(null);
  const locale = negotiated(wanted, texts);
  const hasCome = Object.hasOwn(come, locale);
  const isReady = locale === 'en' || hasCome || lateFor === locale || isOwnLanguage(locale);
  useEffect(() => {
    if (locale === 'en' || isOwnLanguage(locale)) return;
    let isCurrent = true;
    const goOn = (): void => {
      if (isCurrent) setLateFor(locale);
    };
    // A file that arrives later is still used.
    const timer = setTimeout(goOn, LIMIT_MS);
    fetchTexts(locale).catch(goOn);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [locale]);
  const file = (hasCome ? come[locale] : null) ?? NOTHING;
  const tags = wanted.join();
  const latest = useMemo(
    () => ({ locale, wanted: tags.split(','), texts, file }),
    [locale, tags, texts, file],
  );
  // After a change of the language, the old texts stay on screen until the new ones have arrived.
  const shown = useRef<typeof latest | null>(null);
  useEffect(() => {
    if (isReady) shown.current = latest;
  }, [isReady, latest]);
  const used = isReady ? latest : (shown.current ?? latest);
  const translator = useMemo(() => translatorFor(used, used.file, more), [used, more]);
  return { translator, isReady: isReady || shown.current !== null };
};
