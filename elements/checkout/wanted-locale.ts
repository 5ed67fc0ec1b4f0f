import { negotiateLocale } from '../../sdk/headless';

/** Selected, else the default, else the browser's languages, else English. */
export const wantedLocale = (selected: string | undefined, fallback: string | undefined): string =>
  negotiateLocale([selected, fallback, ...(selected || fallback ? [] : navigator.languages)]);
