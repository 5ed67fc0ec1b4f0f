import type { DecimalSign } from '../../../../maths/amount';

/** The browser's language, which decides how numbers are written. */
export const numberLanguage = (): string => navigator.language || 'en-US';

/** The pages are in English, and so are their month names. */
export const wordLanguage = (): string => (numberLanguage().startsWith('en') ? numberLanguage() : 'en-US');

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

const signOf = memoizeByKey((language): DecimalSign => {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
});

export const decimalSign = (language = numberLanguage()): DecimalSign => signOf(language);
