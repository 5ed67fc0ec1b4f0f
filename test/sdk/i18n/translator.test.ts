import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../sdk/internal';
import { en } from '../../../sdk/i18n/en';

const english = createTranslator({ locale: 'en' });

describe('a text', () => {
  it('has its variables filled in, whatever they hold', () => {
    const title = (productTitle: string) =>
      english.text('state_present_offer.product_title', { productTitle });
    for (const word of ['Pro', '$&', '$1 {{amount}}', '<b>', '\\', '']) expect(title(word)).toBe(word);
  });

  it('leaves nothing of a variable that is missing', () => {
    expect(english.text('state_present_offer.price_after_free_trial')).toBe('Then ');
    expect(english.text('state_present_offer.price_after_free_trial', { toString: 'x' })).toBe('Then ');
  });

  it('may be written with white space in its braces', () => {
    const messages = { 'state_present_offer.renewal_frequency': 'Alle {{  frequency }}' };
    const t = createTranslator({ locale: 'de', messages });
    expect(t.text('state_present_offer.renewal_frequency', { frequency: 'Tage' })).toBe('Alle Tage');
  });

  it('is English where the language lacks it', () => {
    const t = createTranslator({ locale: 'de', messages: { 'checkout.close': 'Schließen' } });
    expect(t.text('checkout.close')).toBe('Schließen');
    expect(t.text('checkout.label')).toBe(en['checkout.label']);
  });

  it('has numbers in the digits of the language, and codes as they are', () => {
    const page = (locale: string) =>
      createTranslator({ locale, messages: { 'paywall.page': '{{number}}/{{count}}' } });
    const written = (locale: string, number: number | string) =>
      page(locale).text('paywall.page', { number, count: 1200 });
    expect(written('en', 3)).toBe('3/1,200');
    expect(written('de', 3)).toBe('3/1.200');
    expect(written('fa', 3)).toBe('۳/۱٬۲۰۰');
    expect(written('bn', 3)).toBe('৩/১,২০০');
    expect(written('en', '7110')).toBe('7110/1,200');
  });

  it('keeps what runs the other way apart from its own words', () => {
    const thanks = { 'checkout.bought': 'You bought {{productTitle}}.' };
    expect(
      createTranslator({ locale: 'en', messages: thanks }).text('checkout.bought', {
        productTitle: 'מנוי (שנה)',
      }),
    ).toBe('You bought \u2068מנוי (שנה)\u2069.');
    const hebrew = createTranslator({
      locale: 'he',
      messages: { 'checkout.bought': 'קנית {{productTitle}}.' },
    });
    expect(hebrew.text('checkout.bought', { productTitle: 'Pro 2.0' })).toBe('קנית \u2068Pro 2.0\u2069.');
    expect(hebrew.text('checkout.bought', { productTitle: 'מנוי' })).toBe('קנית מנוי.');
    expect(hebrew.text('state_present_offer.product_title', { productTitle: 'Pro 2.0' })).toBe('Pro 2.0');
  });

  it('never throws and never shows a placeholder, whatever it is made of', () => {
    const piece = fc.oneof(
      fc.constantFrom('{{', '}}', '{', '}', '{{a}}', '{{ b }}', '{{a b}}', '{{{{a}}}}', '{{__proto__}}', ' '),
      fc.string({ unit: 'binary' }),
    );
    const template = fc.array(piece).map((pieces) => pieces.join(''));
    const value = fc.oneof(
      fc.double(),
      fc.string().map((text) => text.replace(/[{}]/g, '')),
    );
    const message = fc.oneof(template, fc.dictionary(fc.constantFrom('one', 'few', 'other'), template));
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'ar', 'pl', 'he', 'cy', 'not a language', ''),
        message,
        fc.dictionary(fc.constantFrom('a', 'b', 'amount', '__proto__'), value),
        (locale, given, variables) => {
          const messages = { 'checkout.close': given };
          const text = createTranslator({ locale, messages }).text('checkout.close', variables);
          expect(text).not.toMatch(/\{\{[^]*\}\}/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is never empty in English', () => {
    const empty = Object.entries(en).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('keeps the names that integrators override', () => {
    for (const key of [
      'state_present_offer.free_trial_duration',
      'state_needs_auth_info.email_step_title',
      'state_needs_payment_info.button_start_trial',
      'state_success.purchase_successful',
      'state_error.error_message_error_setting_up_purchase',
      'periods.monthFrequencyPlural',
      'periods.unknownFrequency',
      'periods.lifetime',
    ])
      expect(Object.keys(en)).toContain(key);
  });
});

describe('prices and periods', () => {
  it('are written in the language', () => {
    const price = { amountMicros: 9_990_000, currency: 'USD' };
    expect(english.price(price)).toBe('$9.99');
    expect(createTranslator({ locale: 'de' }).price(price)).toBe('9,99\u00a0$');
    expect(createTranslator({ locale: 'zh_Hans' }).price(price)).toBe('US$9.99');
  });

  it.each([
    [1, 'day', '1 day', 'day', 'daily'],
    [3, 'day', '3 days', '3 days', 'every 3 days'],
    [1, 'week', '1 week', 'week', 'weekly'],
    [2, 'week', '2 weeks', '2 weeks', 'every 2 weeks'],
    [1, 'month', '1 month', 'month', 'monthly'],
    [6, 'month', '6 months', '6 months', 'every 6 months'],
    [1, 'year', '1 year', 'year', 'yearly'],
    [2, 'year', '2 years', '2 years', 'every 2 years'],
  ] as const)('of %d %s read %s, %s, %s', (number, unit, duration, per, frequency) => {
    const period = { number, unit };
    expect(english.duration(period)).toBe(duration);
    expect(english.per(period)).toBe(per);
    expect(english.frequency(period)).toBe(frequency);
  });

  it('have the plural of the language', () => {
    const t = createTranslator({ locale: 'pl' });
    const months = (number: number) => t.duration({ number, unit: 'month' });
    expect([months(1), months(3), months(5)]).toEqual(['1 miesiąc', '3 miesiące', '5 miesięcy']);
  });

  it('that are not known are called so', () => {
    expect(english.frequency(null)).toBe('unknown');
  });

  it('know where the language starts', () => {
    expect(createTranslator({ locale: 'he' }).direction).toBe('rtl');
    expect(english.direction).toBe('ltr');
  });
});

describe('a date', () => {
  const NOON = new Date('2031-05-04T12:00:00Z');

  it.each([
    ['en', 'May 4, 2031'],
    ['de', '4. Mai 2031'],
    ['ja', '2031年5月4日'],
    ['fa', '۱۴ اردیبهشت ۱۴۱۰'],
    ['th', '4 พฤษภาคม 2574'],
  ])('is written in %s in its own form, calendar and digits', (locale, written) => {
    expect(createTranslator({ locale }).date(NOON)).toBe(written);
  });

  it.each([
    ['fr', '1er août 2031', '1er août 2031'],
    ['it', '1º agosto 2031', '1º ago 2031'],
    ['pt', '1º de agosto de 2031', '1º de ago. de 2031'],
    ['de', '1. August 2031', '01.08.2031'],
    ['en', 'August 1, 2031', 'Aug 1, 2031'],
  ])('in %s names the first of a month as the language does', (locale, day, time) => {
    const t = createTranslator({ locale });
    expect(t.date(new Date('2031-08-01T12:00:00Z'))).toBe(day);
    expect(t.dateTime(new Date('2031-08-01T12:00:00Z'))).toContain(time);
    expect(t.date(new Date('2031-08-11T12:00:00Z'))).not.toMatch(/º|er/);
  });

  it('is nothing where there is none', () => {
    expect(english.date(new Date(NaN))).toBe('');
  });

  it('keeps its own direction among words that run the other way', () => {
    const messages = { 'customer.renews': 'متى: {{date}}' };
    const t = createTranslator({ locale: 'ar', messages });
    expect(t.text('customer.renews', { date: 'May 4, 2031' })).toBe('متى: \u2068May 4, 2031\u2069');
    expect(t.text('customer.renews', { date: t.date(NOON) })).toMatch(/2031|٢٠٣١/);
  });
});
