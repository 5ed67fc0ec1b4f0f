import { describe, expect, it } from 'vitest';
import { negotiatePaywallLocale } from '../../../../sdk/paywall/parse/fields/localisation.parse';
import { as, paths, paywallWire, read, text, wrong } from '../wire';

describe('languages', () => {
  const available = ['en_US', 'de_DE', 'pt_BR', 'zh_Hans', 'fr'];
  it.each([
    [['en-US'], 'en_US'],
    [['EN_us'], 'en_US'],
    [['en-GB'], 'en_US'],
    [['de'], 'de_DE'],
    [['pt-PT'], 'pt_BR'],
    [['zh-CN'], 'zh_Hans'],
    [['fr-CA'], 'fr'],
    [['xx', 'de-AT'], 'de_DE'],
    [['xx'], 'en_US'],
    [[undefined, ''], 'en_US'],
    [['__proto__'], 'en_US'],
    [['constructor', 'toString'], 'en_US'],
  ])('%j gets %s', (wanted, expected) =>
    expect(negotiatePaywallLocale(wanted, available, 'en_US')).toBe(expected),
  );

  it.each([
    ['en', 'en_US'],
    ['en-GB', 'en_US'],
    ['en-AU', 'en_AU'],
    ['fr-CA', 'fr_FR'],
  ])('%s gets %s: the default locale comes before others of its language', (wanted, expected) => {
    const several = ['en_AU', 'fr_FR', 'en_US', 'fr_CH'];
    expect(negotiatePaywallLocale([wanted], several, 'en_US')).toBe(expected);
  });

  const root = {
    components_localizations: {
      en_US: { hello: 'Hello', plan: 'Plan' },
      de_DE: { hello: 'Hallo', plan: '' },
      fr_FR: { hello: 'Bonjour' },
      constructor: 3,
    },
    default_locale: 'en_US',
  };
  const words = (locale: string, lid = 'hello') => {
    const { paywall } = read(paywallWire([text(lid)], { root }), [locale]);
    return [paywall?.locale, as('text', paywall?.stack.children[0]).look.base.tokens];
  };

  it('texts are in the wanted one, and in the default one where it lacks them', () => {
    expect(words('de')).toEqual(['de_DE', [{ type: 'text', text: 'Hallo' }]]);
    expect(words('fr', 'plan')).toEqual(['fr_FR', [{ type: 'text', text: 'Plan' }]]);
    expect(words('de', 'plan')).toEqual(['de_DE', [{ type: 'text', text: 'Plan' }]]);
  });

  it('a text that is missing is a problem and empty', () => {
    expect(wrong(text('gone'))).toEqual([{ path: 'text_lid', message: 'There is no text "gone".' }]);
    expect(wrong({ type: 'text' })).toEqual([{ path: 'text_lid', message: 'Expected the id of a text.' }]);
    expect(wrong(text('odd'), { words: { odd: 5 } })[0]).toEqual({
      path: 'components_localizations.en_US.odd',
      message: 'Expected text, got 5.',
    });
    expect(words('en', 'gone')[1]).toEqual([]);
  });

  it('without any texts there is still a paywall', () => {
    const { paywall, problems } = read(
      paywallWire([text('hello')], { root: { components_localizations: null } }),
    );
    expect(paywall?.locale).toBe('');
    expect(paths(problems)).toContain('components_localizations');
  });

  it.each(['__proto__', 'constructor', 'toString'])('a text, a locale and a tab may be called %s', (name) => {
    const own = (value: unknown) => Object.fromEntries([[name, value]]);
    const found = read(
      { ...paywallWire([text(name)]), components_localizations: own(own('Own')), default_locale: name },
      [name],
    );
    expect(found.problems).toEqual([]);
    expect(found.paywall?.locale).toBe(name);
    expect(as('text', found.paywall?.stack.children[0]).look.base.tokens).toEqual([
      { type: 'text', text: 'Own' },
    ]);
    expect(wrong(text(name))).toEqual([{ path: 'text_lid', message: `There is no text "${name}".` }]);
  });
});
