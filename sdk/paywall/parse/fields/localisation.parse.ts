import { languageOf } from '../../../i18n/locales';
import { complain, fieldsOf, isMissing, isRecord, quote, text } from './reading.parse';
import type { Fields, ProblemLog, Spot } from './reading.parse';

/** The texts of a paywall in the negotiated language. */
export interface Words {
  /** As the paywall's data writes it, e.g. `en_US`; empty if it has no texts. */
  readonly locale: string;
  /** `null`, with a problem, for an id without a text. `lid` is the spot of the id. */
  text(lid: Spot): string | null;
  /** The value of an id. Pictures can be localised too. */
  any(lid: Spot): Spot | null;
}

/** `en-US`, `en_us` and `en_US` are the same. */
const normal = (tag: string): string => tag.replaceAll('-', '_').toLowerCase();

/**
 * The same locale; otherwise the language without a region; otherwise the default locale if it has the language, because
 * its texts are complete; otherwise the language with another region.
 */
const match = (wanted: string, available: readonly string[], defaultLocale: string): string | undefined => {
  const language = languageOf(wanted);
  const sameLanguage = available.filter((tag) => languageOf(tag) === language);
  return (
    available.find((tag) => normal(tag) === normal(wanted)) ??
    available.find((tag) => normal(tag) === normal(language)) ??
    sameLanguage.find((tag) => normal(tag) === normal(defaultLocale)) ??
    sameLanguage[0]
  );
};

/** The first wanted locale that the paywall has; otherwise its default; otherwise any locale that it has. */
export const negotiatePaywallLocale = (
  wanted: readonly (string | undefined)[],
  available: readonly string[],
  defaultLocale: string,
): string => {
  for (const tag of wanted) {
    const found = typeof tag === 'string' && tag !== '' ? match(tag, available, defaultLocale) : undefined;
    if (found !== undefined) return found;
  }
  return match(defaultLocale, available, defaultLocale) ?? available[0] ?? '';
};

const wordsOf = (locale: string, sources: readonly Fields[], log: ProblemLog): Words => {
  const any: Words['any'] = (lid) => {
    const id = text(lid, log, null);
    if (id === null) return null;
    const spots = sources.map((source) => source(id));
    const present = spots.filter((spot) => !isMissing(spot));
    // The editor writes an empty text for a text that is not translated.
    return present.find(({ value }) => value !== '') ?? present[0] ?? null;
  };
  return {
    locale,
    any,
    text: (lid) => {
      if (isMissing(lid)) return null;
      const found = any(lid);
      if (found) return text(found, log, null);
      if (typeof lid.value === 'string') log.add(lid.path, `There is no text "${quote(lid.value)}".`);
      return null;
    },
  };
};

/** Reads the texts of the chosen language. The default language supplies missing texts. */
export const readWords = (root: Fields, wanted: readonly (string | undefined)[], log: ProblemLog): Words => {
  const spot = root('components_localizations');
  const byLocale = fieldsOf(spot, log);
  const available = isRecord(spot.value)
    ? Object.keys(spot.value).filter((tag) => isRecord(byLocale?.(tag).value))
    : [];
  if (available.length === 0) complain(spot, 'texts for at least one locale', log);
  const defaultLocale = text(root('default_locale'), log, '');
  const locale = negotiatePaywallLocale(wanted, available, defaultLocale);
  const order = new Set([locale, negotiatePaywallLocale([], available, defaultLocale)]);
  const sources = [...order].map((tag) => byLocale && fieldsOf(byLocale(tag), log));
  return wordsOf(
    locale,
    sources.filter((source) => source !== null),
    log,
  );
};
