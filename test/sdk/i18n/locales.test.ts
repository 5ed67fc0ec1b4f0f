import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  availableLocales,
  isLanguage,
  negotiateLocale,
  toBcp47,
  toProviderLocale,
} from '../../../sdk/internal';
import { directionOf } from '../../../sdk/i18n/locales';

const TEXTS = ['en', 'de', 'he', 'id', 'no', 'pt', 'zh_Hans', 'zh_Hant', 'fa', 'ar'];

describe('the language of a page', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_at', 'de'],
    ['pt-BR', 'pt'],
    ['pt_PT', 'pt'],
    ['nb', 'no'],
    ['nn-NO', 'no'],
    ['no', 'no'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['in', 'id'],
    ['in-ID', 'id'],
    ['zh', 'zh_Hans'],
    ['zh-CN', 'zh_Hans'],
    ['zh-SG', 'zh_Hans'],
    ['zh-TW', 'zh_Hant'],
    ['zh-HK', 'zh_Hant'],
    ['zh-MO', 'zh_Hant'],
    ['zh_Hant', 'zh_Hant'],
    ['zh-Hant-TW', 'zh_Hant'],
    ['zh-Hans-HK', 'zh_Hans'],
    ['en-GB-oxendict', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
  ])('for %j is %s', (wanted, expected) => {
    expect(negotiateLocale([wanted], TEXTS)).toBe(expected);
  });

  it('is the first wanted one that has texts', () => {
    expect(negotiateLocale([undefined, 'tlh', 'nb-NO', 'de'], TEXTS)).toBe('no');
    expect(negotiateLocale(['xx', 'de-CH', 'en'], TEXTS)).toBe('de');
    expect(negotiateLocale([], TEXTS)).toBe('en');
    expect(negotiateLocale([null as unknown as string, 5 as unknown as string, 'de'], TEXTS)).toBe('de');
  });

  it('is found by its own name for every language that is there', () => {
    expect(availableLocales).toContain('en');
    for (const locale of availableLocales) expect(negotiateLocale([locale])).toBe(locale);
  });

  it('runs from right to left for Arabic, Hebrew and Persian only', () => {
    const rightToLeft = TEXTS.filter((locale) => directionOf(locale) === 'rtl');
    expect(rightToLeft).toEqual(['he', 'fa', 'ar']);
  });

  it('has a name that browsers know', () => {
    for (const locale of TEXTS) expect(() => new Intl.Locale(toBcp47(locale))).not.toThrow();
    expect(toBcp47('zh_Hant')).toBe('zh-Hant');
    expect(availableLocales.filter((locale) => !isLanguage(locale))).toEqual([]);
    expect([isLanguage('not a language'), isLanguage(''), isLanguage('de_AT')]).toEqual([false, false, true]);
  });
});

describe('the language of the card form', () => {
  it.each([
    ['ca', 'auto'],
    ['hi', 'auto'],
    ['uk', 'auto'],
    ['zh_Hans', 'zh'],
    ['zh_Hant', 'zh'],
    ['en', 'en'],
    ['pt', 'pt'],
    ['he', 'he'],
    ['fa', 'auto'],
    ['bn', 'auto'],
    ['no', 'no'],
    ['cy', 'auto'],
  ])('for %s is %s', (locale, expected) => expect(toProviderLocale(locale)).toBe(expected));

  it('is one that the provider knows, and `auto` only where it knows none', () => {
    const source = readFileSync('node_modules/@stripe/stripe-js/dist/stripe-js/elements-group.d.ts', 'utf8');
    const list = /type StripeElementLocale =([^;]+);/.exec(source)?.[1] ?? '';
    const known = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name ?? '');
    expect(known).toContain('de');
    for (const locale of availableLocales) expect(known).toContain(toProviderLocale(locale));
    const left = availableLocales.filter((locale) => toProviderLocale(locale) === 'auto');
    expect(left.filter((locale) => known.includes(locale))).toEqual([]);
    expect(left).toEqual(['bn', 'ca', 'fa', 'hi', 'uk']);
  });
});
