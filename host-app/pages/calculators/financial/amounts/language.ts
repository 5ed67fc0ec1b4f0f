import type { DecimalSign } from '../../../../maths/amount';

/** Numbers are written as the person's browser does. */
export const numberLanguage = (): string => navigator.language || 'en-US';

/** The pages are in English, and so are the months on them. */
export const wordLanguage = (): string => (numberLanguage().startsWith('en') ? numberLanguage() : 'en-US');

/** Formatters are slow to make, and a form asks for them with every key: each is made once. */
export const once = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};

const signOf = once((language): DecimalSign => {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
});

export const decimalSign = (language = numberLanguage()): DecimalSign => signOf(language);
