import type { LocaleMessages, Message } from './en';
import { isLanguage, languageOf, toBcp47 } from './locales';
import { isMessage, isRecord } from './messages.parse';

/**
 * The integrator's texts, by language and key. Texts of `de` also apply to `de-AT` and `de-CH`. Texts of `de-AT` apply
 * only there and replace those of `de`. The integrator can add a language that the SDK does not have; missing keys are
 * English.
 *
 * @example
 * { de: { 'state_needs_payment_info.button_pay': 'Jetzt kaufen' } }
 */
export type TextOverrides = Readonly<Record<string, LocaleMessages>>;

/** English texts by key. They define the keys and the placeholders. */
type EnglishTexts = Readonly<Record<string, string>>;

/** Additional placeholders of a key, which the English text does not use. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'paywall_variables.sub_relative_discount': ['discount'],
};
const PERIOD = /^periods\.(?:day|week|month|year)(Plural)?$/;
/** Parts of the product that have their own texts. The other parts ignore these keys without a warning. */
const PARTS = ['paywall', 'button', 'offers', 'gate', 'customer'];

const partOf = (key: string): string =>
  /^periods\.[a-z]+Short$/.test(key) ? 'paywall' : (key.split(/[._]/)[0] ?? '');

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());

/** The placeholders of a key; `null` for an unknown key. */
const filledIn = (key: string, known: EnglishTexts): readonly string[] | null => {
  if (PERIOD.test(key)) return ['amount'];
  if (!Object.hasOwn(known, key)) return null;
  return [...placeholders(known[key] ?? ''), ...(MORE[key] ?? [])];
};

/** What is wrong with an entry; `null` if it is valid. */
const problemOf = (key: string, message: unknown, known: EnglishTexts): string | null => {
  const names = filledIn(key, known);
  if (!names) return 'there is no such text; it is ignored.';
  return isMessage(message) ? null : 'must be a text, or texts by plural form with "other"; it is ignored.';
};

const unfilled = (key: string, message: Message, known: EnglishTexts): readonly string[] =>
  formsOf(message)
    .flatMap(placeholders)
    .filter((name) => !filledIn(key, known)?.includes(name));

/**
 * Checks the integrator's texts. Leaves out invalid ones and logs a warning for each.
 * @param known the texts that can be set here. Texts of other parts of the product are ignored without a warning.
 */
export const readTexts = (
  given: unknown,
  known: EnglishTexts,
  warn: (message: string) => void,
): TextOverrides => {
  if (given === undefined || given === null) return {};
  if (!isRecord(given)) {
    warn('texts must be an object of languages; it is ignored.');
    return {};
  }
  const parts = new Set(Object.keys(known).map(partOf));
  const read = (locale: string, texts: Readonly<Record<string, unknown>>): LocaleMessages => {
    const found: [string, Message][] = [];
    for (const [key, message] of Object.entries(texts)) {
      const part = partOf(key);
      if (PARTS.includes(part) && !parts.has(part)) continue;
      const fault = problemOf(key, message, known);
      const where = `texts.${locale}["${key}"]`;
      if (fault || !isMessage(message)) {
        warn(`${where}: ${fault ?? ''}`);
        continue;
      }
      for (const name of unfilled(key, message, known)) warn(`${where}: nothing fills {{${name}}} here.`);
      found.push([key, message]);
    }
    return Object.fromEntries(found);
  };
  const languages = Object.entries(given).flatMap(([locale, texts]) => {
    if (isLanguage(locale) && isRecord(texts)) return [[locale, read(locale, texts)] as const];
    warn(`texts.${locale} must be a language with an object of texts; it is ignored.`);
    return [];
  });
  return Object.fromEntries(languages);
};

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
