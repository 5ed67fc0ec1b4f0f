import type { LocaleMessages } from './en';
import { isLanguage, languageOf, toBcp47 } from './locales';
import { isRecord, readMessages } from './messages.parse';

/**
 * The integrator's texts, by language and key. Texts of `de` also apply to `de-AT` and `de-CH`. Texts of `de-AT` apply
 * only there and replace those of `de`. The integrator can add a language that the SDK does not have; missing keys are
 * English.
 *
 * @example
 * { de: { 'state_needs_payment_info.button_pay': 'Jetzt kaufen' } }
 */
export type TextOverrides = Readonly<Record<string, LocaleMessages>>;

/** The integrator's texts without what is no text; `textProblems` explains what is left out. */
export const readTexts = (given: unknown): TextOverrides =>
  Object.fromEntries(
    Object.entries(isRecord(given) ? given : {}).flatMap(([locale, texts]) =>
      isLanguage(locale) && isRecord(texts) ? [[locale, readMessages(texts)] as const] : [],
    ),
  );

const normal = (tag: string): string => toBcp47(tag).toLowerCase();

/** The label of the pay button has two texts. A layer that sets only the one without an amount replaces both. */
const withCompanions = (texts: LocaleMessages): LocaleMessages => {
  const label = texts['state_needs_payment_info.button_pay'];
  return label ? { 'checkout.pay_amount': label, ...texts } : texts;
};

/**
 * The integrator's texts in one language.
 * @param layers later layers replace earlier ones.
 * @param wanted the requested languages; they decide which region's texts apply.
 */
export const textsIn = (
  layers: readonly TextOverrides[],
  locale: string,
  wanted: readonly (string | undefined)[] = [],
): LocaleMessages => {
  const asked = wanted.find((tag) => typeof tag === 'string' && languageOf(tag) === locale) ?? locale;
  const fits = (tag: string): boolean =>
    languageOf(tag) === locale &&
    (!/[-_]/.test(tag) ||
      normal(tag) === normal(locale) ||
      `${normal(asked)}-`.startsWith(`${normal(tag)}-`));
  const inOrder = layers.flatMap((layer) =>
    Object.entries(layer)
      .filter(([tag]) => fits(tag))
      .sort(([a], [b]) => a.length - b.length),
  );
  return Object.assign({}, ...inOrder.map(([, texts]) => withCompanions(texts))) as LocaleMessages;
};

/** The languages of the integrator's texts, by the codes of `availableLocales`. */
export const languagesIn = (layers: readonly TextOverrides[]): readonly string[] =>
  layers.flatMap((layer) => Object.keys(layer).map(languageOf));
