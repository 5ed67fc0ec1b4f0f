import { describe, expect, it } from 'vitest';
import {
  en,
  enFamily,
  enLater,
  enPaywall,
  isOwnLanguage,
  languagesIn,
  readTexts,
  textProblems,
  textsIn,
  translatorFor,
} from '../../../sdk/internal';
import type { EnglishTexts, TextOverrides, TextsOwner } from '../../../sdk/internal';

const KNOWN = { ...en, ...enPaywall };
const PAY = 'state_needs_payment_info.button_pay';

const read = (given: unknown, known: EnglishTexts = KNOWN, owner: TextsOwner = 'checkout') => ({
  texts: readTexts(given),
  said: textProblems(given, known, owner),
});

describe('texts of an integrator’s own', () => {
  it('are taken by language and key, with plural forms where there are some', () => {
    const given = {
      de: { [PAY]: 'Jetzt kaufen' },
      pl: { 'periods.monthFrequencyPlural': { one: 'co {{amount}} m.', other: 'co {{ amount }} mies.' } },
      'zh-Hant': { 'periods.month': '月' },
    };
    expect(read(given)).toEqual({ texts: given, said: [] });
  });

  it('may be left out', () => {
    for (const nothing of [undefined, null, {}]) expect(read(nothing)).toEqual({ texts: {}, said: [] });
  });

  it.each([
    [{ de: { [PAY]: 5 } }, 'must be a text'],
    [{ de: { [PAY]: '' } }, 'must be a text'],
    [{ de: { [PAY]: { one: 'x' } } }, 'must be a text'],
    [{ de: { [PAY]: { other: 'x', lots: 'y' } } }, 'must be a text'],
    [{ de: { [PAY]: ['x'] } }, 'must be a text'],
    [{ de: 'x' }, 'must be a language with an object of texts'],
    [{ 'not a language': { [PAY]: 'x' } }, 'must be a language with an object of texts'],
    ['x', 'must be an object of languages'],
    [[{ [PAY]: 'x' }], 'must be an object of languages'],
  ])('that can’t be used are said and left out: %j', (given, why) => {
    const { texts, said } = read(given);
    expect(Object.values(texts).flatMap((words) => Object.keys(words))).toEqual([]);
    expect(said).toEqual([expect.stringContaining(why)]);
    expect(said[0]).toContain('ignored');
  });

  it.each(['state_needs_payment_info.pay', 'constructor', 'checkout.clsoe'])(
    'of a key that does not exist are said: %s',
    (key) => {
      expect(read({ de: { [key]: 'x' } }).said).toEqual([
        `texts.de["${key}"]: there is no such text; it is ignored.`,
      ]);
    },
  );

  it('are checked by the part that shows them', () => {
    const given = { en: { 'customer.titel': 'x', 'checkout.clsoe': 'x', 'paywall.lable': 'x' } };
    expect(read(given, en).said).toEqual([expect.stringContaining('checkout.clsoe')]);
    expect(read(given, enFamily, 'commerce').said).toEqual([expect.stringContaining('customer.titel')]);
    expect(read(given, enPaywall, 'paywall').said).toEqual([expect.stringContaining('paywall.lable')]);
  });

  it('with a placeholder that nothing fills are used, and said', () => {
    const { texts, said } = read({ en: { [PAY]: 'Pay {{ price }}' } });
    expect(texts).toEqual({ en: { [PAY]: 'Pay {{ price }}' } });
    expect(said).toEqual([`texts.en["${PAY}"]: nothing fills {{price}} here.`]);
  });

  it('may use the plain number of a discount, as texts of the reference client do', () => {
    const { said } = read({ en: { 'paywall_variables.sub_relative_discount': 'save {{discount}} %' } });
    expect(said).toEqual([]);
  });

  it('that only paywalls show are passed over in silence by a checkout', () => {
    const given = { en: { 'paywall.label': 'Deal', 'periods.weekShort': 'w' } };
    expect(read(given, en).said).toEqual([]);
  });
});

describe('which texts count', () => {
  const texts: TextOverrides = {
    'de-AT': { [PAY]: 'Kaufen, bitte' },
    de: { [PAY]: 'Kaufen', 'checkout.close': 'Zu' },
    nb: { [PAY]: 'Kjøp' },
    zh_Hans: { [PAY]: '付' },
  };

  it.each([
    ['de', ['de'], 'Kaufen'],
    ['de', ['de-CH'], 'Kaufen'],
    ['de', ['de_at'], 'Kaufen, bitte'],
    ['de', ['de-AT-1996'], 'Kaufen, bitte'],
    ['de', ['tlh', 'de-AT', 'de-CH'], 'Kaufen, bitte'],
    ['de', [], 'Kaufen'],
    ['no', ['nn-NO'], 'Kjøp'],
    ['zh_Hans', ['zh-CN'], '付'],
    ['zh_Hant', ['zh-TW'], undefined],
    ['fr', ['fr'], undefined],
  ])('in %s for %j', (locale, wanted, pay) => {
    expect(textsIn([texts], locale, wanted)[PAY]).toBe(pay);
  });

  it('a region adds to its language, and a later layer wins', () => {
    const later: TextOverrides = { de: { 'checkout.close': 'Weg' } };
    expect(textsIn([texts, later], 'de', ['de-AT'])).toMatchObject({
      [PAY]: 'Kaufen, bitte',
      'checkout.close': 'Weg',
    });
    expect(languagesIn([texts, later])).toEqual(['de', 'de', 'no', 'zh_Hans', 'de']);
  });
});

describe('a label of the pay button', () => {
  const AMOUNT = 'checkout.pay_amount';

  it('is also used where the amount is known, unless the page has a text with an amount', () => {
    const own: TextOverrides = { de: { [PAY]: 'Kaufen' } };
    const both: TextOverrides = { de: { [AMOUNT]: 'Für {{amount}} kaufen', [PAY]: 'Kaufen' } };
    expect(textsIn([own], 'de')).toEqual({ [PAY]: 'Kaufen', [AMOUNT]: 'Kaufen' });
    expect(textsIn([both], 'de')[AMOUNT]).toBe('Für {{amount}} kaufen');
    expect(textsIn([both, own], 'de')[AMOUNT]).toBe('Kaufen');
  });
});

describe('the translator', () => {
  const german = { [PAY]: 'Bezahlen', 'checkout.close': 'Schließen' };
  const wish = (locale: string, texts: TextOverrides) => ({ locale, wanted: [locale], texts: [texts] });

  it('puts an integrator’s text over the one of the file, over English', () => {
    const t = translatorFor(
      wish('de', { de: { [PAY]: 'Kaufen' }, en: { 'checkout.label': 'Till' } }),
      german,
    );
    expect([t.text(PAY), t.text('checkout.close'), t.text('checkout.label')]).toEqual([
      'Kaufen',
      'Schließen',
      'Till',
    ]);
  });

  it('is English, with its numbers, when the file of a language is missing', () => {
    const t = translatorFor(
      wish('de', { de: { [PAY]: 'Kaufen' }, en: { 'checkout.label': 'Till' } }),
      {},
      enLater,
    );
    expect([t.locale, t.text(PAY), t.text('checkout.label')]).toEqual(['en', 'Pay', 'Till']);
    expect(t.price({ amountMicros: 9_990_000, currency: 'USD' })).toBe('$9.99');
  });

  it('speaks a language that an integrator has added', () => {
    expect([isOwnLanguage('cy'), isOwnLanguage('de'), isOwnLanguage('en')]).toEqual([true, false, false]);
    const t = translatorFor(wish('cy', { cy: { [PAY]: 'Talu' } }), {});
    expect([t.locale, t.text(PAY), t.text('checkout.close')]).toEqual(['cy', 'Talu', 'Close']);
  });

  it('calls periods what an integrator calls them', () => {
    const texts = { en: { 'periods.month': 'moon', 'periods.monthPlural': '{{amount}} moons' } };
    const t = translatorFor(wish('en', texts), {});
    const month = (number: number) => ({ number, unit: 'month' }) as const;
    expect([t.per(month(1)), t.per(month(3)), t.duration(month(1)), t.duration(month(3))]).toEqual([
      'moon',
      '3 moons',
      '1 month',
      '3 moons',
    ]);
  });
});
