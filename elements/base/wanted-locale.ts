import { availableLocales, languagesIn, negotiateLocale } from '../../sdk/internal';
import type { TextOverrides } from '../../sdk/internal';

/** The selected locale, then the default one; without both, the browser's languages. */
export const wantedTags = (
  selected: string | null | undefined,
  fallback?: string | null,
): readonly (string | undefined)[] =>
  selected || fallback ? [selected ?? undefined, fallback ?? undefined] : navigator.languages;

/** The first wanted language that has texts, otherwise English. */
export const negotiated = (
  wanted: readonly (string | undefined)[],
  texts: readonly TextOverrides[] = [],
): string => negotiateLocale(wanted, [...availableLocales, ...languagesIn(texts)]);
