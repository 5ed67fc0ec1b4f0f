import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { availableLocales, en, enFamily, enPaywall, loadMessages, toBcp47 } from '../../../sdk/internal';
import { createTranslator } from '../../../sdk/i18n/create-translator';

const FOLDER = 'sdk/i18n/locales';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const codes = files.map((file) => file.replace('.json', ''));
const texts = (code: string): Record<string, string | Record<string, string>> =>
  JSON.parse(readFileSync(`${FOLDER}/${code}.json`, 'utf8')) as never;

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name]) => name ?? '').toSorted();
const withoutPlaceholders = (text: string): string => text.replace(/\{\{[^{}]*\}\}/g, '');
const english: Readonly<Record<string, string>> = { ...en, ...enPaywall, ...enFamily };
const keys = Object.keys(english);

/** A language may set these where the browser's words for periods are not the ones that its readers expect. */
const PERIODS = /^periods\.(day|week|month|year)(Plural)?$/;

/** Texts that stand in a pill, where there is room for so many letters. */
const PILLS = /^(offers\.(save|save_up_to|recommended|current)|customer\.(active|cancelled|\w+_badge))$/;
const PILL_LETTERS = 24;
const letters = new Intl.Segmenter();

/** Languages that write particles behind a word of any kind. */
const PARTICLES = /^(zh|ja|ko)/;

/** What may read as in English, and why. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  // An example of an address; Latin letters are what addresses are typed in.
  'state_needs_auth_info.email_input_placeholder': codes,
  // Loan words of everyday use.
  'state_needs_auth_info.email_input_label': ['el', 'id', 'vi'],
  'paywall.packages': ['ca'],
  'offers.label': ['ca'],
  'paywall.slide': ['id', 'pt'],
  'totals.subtotal': ['ca', 'da', 'es', 'id', 'pt', 'ro'],
  'totals.total': ['ca', 'es', 'id', 'pt', 'ro'],
  // The usual short form there, too.
  'periods.weekShort': ['nl'],
};

/** Forms whose word has the number in it, as the Arabic dual: 'two months' is one word. */
const SAYS_NUMBER = ['zero', 'one', 'two'];
const NUMBERED: Readonly<Record<string, string>> = { 'paywall.period': 'period' };
const formTexts = (message: string | Record<string, string> | undefined): string[] =>
  typeof message === 'object' ? Object.values(message) : [message ?? ''];

it('every language that is offered has a file, and every file is offered', () => {
  expect(availableLocales.toSorted()).toEqual(['en', ...codes].toSorted());
  expect(availableLocales).toHaveLength(40);
});

it('no exception is made for a text that needs none', () => {
  const unused = Object.entries(SAME_AS_ENGLISH).flatMap(([key, allowed]) =>
    allowed
      .filter((code) => allowed !== codes && !formTexts(texts(code)[key]).includes(english[key] ?? ''))
      .map((code) => `${code} ${key}`),
  );
  expect(unused).toEqual([]);
});

describe.each(codes)('the texts of %s', (code) => {
  const all = texts(code);
  const formsOf = (key: string): readonly (readonly [form: string, text: string])[] => {
    const message = all[key] ?? '';
    return typeof message === 'string' ? [['other', message]] : Object.entries(message);
  };
  const everyText = Object.keys(all).flatMap((key) =>
    formsOf(key).map(([form, text]) => ({ key, form, text })),
  );

  it('are all there, and no others', () => {
    expect(keys.filter((key) => !(key in all))).toEqual([]);
    expect(Object.keys(all).filter((key) => !(key in english) && !PERIODS.test(key))).toEqual([]);
  });

  it('are words without space at their ends, marks of direction or tags', () => {
    const odd = everyText.filter(
      ({ text }) =>
        text === '' || text !== text.trim() || /[<>]|[\u200e\u200f\u2066-\u2069]|&\w+;| {2}/.test(text),
    );
    expect(odd).toEqual([]);
  });

  it('have the placeholders of the English ones', () => {
    const wrong = everyText.filter(({ key, form, text }) => {
      const wanted = PERIODS.test(key)
        ? key.endsWith('Plural')
          ? ['amount']
          : []
        : placeholders(english[key] ?? '');
      const found = placeholders(text);
      const rest = wanted.filter((name) => name !== 'amount');
      // 'Every second month' says its number in words.
      const saysInWords =
        SAYS_NUMBER.includes(form) && wanted.includes('amount') && rest.join() === (NUMBERED[key] ?? '');
      return found.join() !== wanted.join() && !(saysInWords && found.join() === rest.join());
    });
    expect(wrong).toEqual([]);
  });

  it('are not English', () => {
    const same = keys.filter((key) => {
      const isWord = /\p{L}{2}/u.test(withoutPlaceholders(english[key] ?? ''));
      return (
        isWord &&
        !SAME_AS_ENGLISH[key]?.includes(code) &&
        formsOf(key).some(([, text]) => text === english[key])
      );
    });
    expect(same).toEqual([]);
  });

  it('fit into pills', () => {
    const t = createTranslator({ locale: code, messages: all });
    const pills = Object.keys(enFamily).filter((key) => PILLS.test(key)) as (keyof typeof enFamily)[];
    const written = pills.map((key) => t.text(key, { percent: t.percent(0.4) }).replace(/\p{Cf}/gu, ''));
    expect(written).toHaveLength(11);
    expect(written.filter((text) => [...letters.segment(text)].length > PILL_LETTERS)).toEqual([]);
  });

  it('put no ending on a date or on the name of a store, which are written as they are', () => {
    const ending = /\{\{(date|store)\}\}[\p{L}\p{M}'’־-]/u;
    const inflected = everyText.filter(({ text }) => ending.test(text));
    expect(PARTICLES.test(code) ? [] : inflected).toEqual([]);
  });

  it('have exactly the plural forms of the language', () => {
    const categories = new Intl.PluralRules(toBcp47(code)).resolvedOptions().pluralCategories.toSorted();
    const plurals = Object.entries(all).filter(([, message]) => typeof message !== 'string');
    for (const [key, message] of plurals)
      expect([key, ...Object.keys(message).toSorted()]).toEqual([key, ...categories]);
  });

  it('make sentences of periods and prices without a hole', async () => {
    const t = createTranslator({ locale: code, messages: await loadMessages(code) });
    for (const unit of ['day', 'week', 'month', 'year'] as const)
      for (const number of [1, 2, 3, 5, 11, 21, 100]) {
        const period = { unit, number };
        const words = [t.per(period), t.duration(period), t.frequency(period)];
        for (const text of words) expect(text).toMatch(/\p{L}/u);
        const sentence = t.text('checkout.renews', { frequency: t.frequency(period), productPrice: '€9' });
        expect(sentence).toContain('€9');
        expect(sentence).not.toMatch(/\{\{|undefined/);
      }
  });

  it('write every number in the digits of the language', async () => {
    const t = createTranslator({ locale: code, messages: { ...enPaywall, ...(await loadMessages(code)) } });
    const digits = new Intl.NumberFormat(toBcp47(code)).format(7);
    const others = '0123456789'.includes(digits) ? /[०-९০-৯۰-۹٠-٩]/ : /[0-9]/;
    const period = { unit: 'month', number: 7 } as const;
    const written = [
      t.price({ amountMicros: 7_000_000, currency: 'EUR' }),
      t.duration(period),
      t.per(period),
      t.frequency(period),
      t.percent(0.7),
      t.text('paywall.page', { number: 7, count: 17 }),
      t.text('customer.renews', { date: t.date(new Date(2027, 0, 7)) }),
    ];
    for (const text of written) {
      expect(text).toContain(digits);
      expect(text).not.toMatch(others);
    }
  });
});
