import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../sdk/internal';
import { readMessages } from '../../../sdk/i18n/messages.parse';

describe('the texts of a language', () => {
  it('are fetched by its name', async () => {
    expect((await loadMessages('de'))['checkout.close']).toBe('Schließen');
    expect((await loadMessages('zh_Hant'))['checkout.close']).toBe('關閉');
  });

  it('of English, and of what is no language of ours, are none', async () => {
    for (const locale of ['en', 'tlh', '', 'constructor', '__proto__'])
      expect(await loadMessages(locale)).toEqual({});
  });

  it.each([[null], [undefined], ['text'], [7], [['a']], [() => {}]])(
    'in a file that holds %j are none',
    (file) => {
      expect(readMessages(file)).toEqual({});
    },
  );

  it('that are no texts are left out, one by one', () => {
    const file = {
      'checkout.close': 'Zu',
      'checkout.label': 5,
      'checkout.sandbox': '',
      'checkout.loading': null,
      'periods.monthFrequencyPlural': { one: 'a', other: 'b' },
      'periods.weekFrequencyPlural': { one: 'a' },
      'periods.yearFrequencyPlural': { other: 5 },
      'periods.dayFrequencyPlural': ['a'],
    };
    expect(readMessages(file)).toEqual({
      'checkout.close': 'Zu',
      'periods.monthFrequencyPlural': { one: 'a', other: 'b' },
    });
  });
});
