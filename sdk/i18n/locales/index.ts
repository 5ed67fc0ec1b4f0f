import type { LocaleMessages } from '../en';

/** Language to file. A table of its own, fetched only by pages that are not English. */
export const localeFiles: Readonly<Record<string, () => Promise<LocaleMessages>>> = {};
