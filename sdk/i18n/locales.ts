/**
 * Languages that have texts. English is the base.
 *
 * @example
 * availableLocales.includes('pt'); // => true
 */
export const availableLocales: readonly string[] =
  'en ar bg bn ca cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sv th tr uk vi zh_Hans zh_Hant'.split(
    ' ',
  );

/** Old and regional language codes, mapped to the code of the texts. */
const aliases: Readonly<Record<string, string>> = { iw: 'he', in: 'id', nb: 'no', nn: 'no' };

/**
 * `zh-TW`, `zh-HK`, `zh-MO` and tags with `Hant` use traditional characters; all other Chinese tags use simplified ones.
 */
const chineseScript = (parts: readonly string[]): string => {
  const found = parts.map((part) => part.toLowerCase());
  const isTraditional = ['hant', 'tw', 'hk', 'mo'].some((part) => found.includes(part));
  return isTraditional && !found.includes('hans') ? 'zh_Hant' : 'zh_Hans';
};

/** `'pt-BR'` becomes `'pt'`, `'zh-TW'` becomes `'zh_Hant'` (spec section 9, "Locale"). */
export const languageOf = (tag: string): string => {
  const [first = '', ...rest] = tag.split(/[-_]/);
  const language = first.toLowerCase();
  if (language === 'zh') return chineseScript(rest);
  // `hasOwn`: the data may contain a language called `constructor`.
  return (Object.hasOwn(aliases, language) && aliases[language]) || language;
};

/**
 * The first wanted language that has texts; English when none has.
 *
 * @example
 * negotiateLocale(['xx', 'pt-BR']); // => 'pt'
 */
export const negotiateLocale = (
  wanted: readonly (string | undefined)[],
  available: readonly string[] = availableLocales,
): string => {
  for (const tag of wanted) {
    const language = typeof tag === 'string' ? languageOf(tag) : '';
    if (available.includes(language)) return language;
  }
  return 'en';
};

export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  ['ar', 'he', 'fa'].includes(languageOf(locale)) ? 'rtl' : 'ltr';

/** Whether the browser can format numbers for this locale. Locale names in data can be any text. */
export const isLanguage = (locale: string): boolean => {
  try {
    return Intl.getCanonicalLocales(toBcp47(locale)).length === 1;
  } catch {
    return false;
  }
};

/** `zh_Hans` is `zh-Hans` for `lang` attributes and Intl. */
export const toBcp47 = (locale: string): string => locale.replaceAll('_', '-');
