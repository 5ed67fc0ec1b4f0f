import { availableLocales } from './locales';

/**
 * Stripe's name for a language; `'auto'` for a language that Stripe's form lacks (spec section 9).
 *
 * @example
 * toProviderLocale('zh_Hant'); // => 'zh'
 * toProviderLocale('hi'); // => 'auto'
 */
export const toProviderLocale = (locale: string): string => {
  if (['ca', 'hi', 'uk', 'fa', 'bn'].includes(locale) || !availableLocales.includes(locale)) return 'auto';
  return locale.startsWith('zh_') ? 'zh' : locale;
};
