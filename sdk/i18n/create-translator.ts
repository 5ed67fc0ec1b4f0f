import { en } from './en';
import { translatorOver } from './translator';
import type { Translator, TranslatorOptions } from './translator';

/**
 * Creates the translator of one language. Missing keys are English.
 *
 * @example
 * const t = createTranslator({ locale: 'en' });
 * t.price({ amountMicros: 9990000, currency: 'USD' }); // => '$9.99'
 * t.text('checkout.close'); // => 'Close'
 */
export const createTranslator = (options: TranslatorOptions): Translator => translatorOver(en, options);
