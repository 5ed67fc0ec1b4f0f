import type { DecimalSign } from '../../../../maths/amount';
import { isAmerican } from './english';

/** Creating a formatter is slow, and a form needs them on every key press, so each is created once. */
export const memoizeByKey = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};

/**
 * A language tag that Intl takes. Some systems give the browser the name of a locale instead: `C`, `de_DE.UTF-8`,
 * `en-US@posix`. Without a language in it, English is used.
 */
const languageTag = memoizeByKey((name): string => {
  const tag = name.replace(/[.@].*$/, '').replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
});

/** The browser's language, which decides how numbers are written. */
export const numberLanguage = (): string => languageTag(navigator.language || 'en-US');

/** The pages are in English, and so are their month names. */
export const wordLanguage = (): string => (numberLanguage().startsWith('en') ? numberLanguage() : 'en-US');

const signOf = memoizeByKey((language): DecimalSign => {
  if (isAmerican(language)) return '.';
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
});

export const decimalSign = (language = numberLanguage()): DecimalSign => signOf(language);
