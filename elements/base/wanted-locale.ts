import { availableLocales, languagesIn, negotiateLocale } from '../../sdk/internal';
import type { TextOverrides } from '../../sdk/internal';

/** Selected, else the default; the browser's languages where neither is given. */
export const wantedTags = (
  selected: string | null | undefined,
  fallback?: string | null,
): readonly (string | undefined)[] =>
  selected || fallback ? [selected ?? undefined, fallback ?? undefined] : navigator.languages;

/** The first of them that has texts, else English. */
export const negotiated = (
  wanted: readonly (string | undefined)[],
  texts: readonly TextOverrides[] = [],
): string => negotiateLocale(wanted, [...availableLocales, ...languagesIn(texts)]);
