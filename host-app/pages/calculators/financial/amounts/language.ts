import type { DecimalSign } from '../../../../maths/amount';

/** Numbers are written as the person's browser does. */
export const numberLanguage = (): string => navigator.language || 'en-US';

/** The pages are in English, and so are the months on them. */
export const wordLanguage = (): string => (numberLanguage().startsWith('en') ? numberLanguage() : 'en-US');

export const decimalSign = (language = numberLanguage()): DecimalSign =>
  new Intl.NumberFormat(language)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';
