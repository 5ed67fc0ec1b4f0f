import { describe, expect, it } from 'vitest';
import {
  brandOf,
  digitsOf,
  formatNumber,
  numberLength,
  passesLuhn,
} from '../../demo/stand-in/form/card-number';
import { checkExpiry, formatExpiry } from '../../demo/stand-in/form/expiry';
import { readIntentResult } from '../../demo/stand-in/intent-result';
import { readMessage, targetOrigin } from '../../demo/stand-in/messages';
import { withResult } from '../../demo/stand-in/return-address';
import { testCards } from '../../demo/stand-in/test-cards';

describe('the card form', () => {
  it('groups numbers as the card shows them', () => {
    expect(formatNumber('42424242424242429')).toBe('4242 4242 4242 4242');
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatNumber('42424')).toBe('4242 4');
    expect(digitsOf('٤٢-۴۲ x')).toBe('4242');
    expect([brandOf('55'), brandOf('9'), numberLength('37')]).toEqual(['mastercard', 'unknown', 15]);
  });

  it('knows only one test card that fails its check digit', () => {
    expect(testCards.filter((card) => !passesLuhn(card.number)).map((card) => card.label)).toEqual([
      'Wrong number',
    ]);
  });

  it.each([
    ['1', '1'],
    ['5', '05'],
    ['123', '12 / 3'],
    ['12304', '12 / 30'],
  ])('shows the expiry %s as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ['12', 'incomplete_expiry'],
    ['1330', 'invalid_expiry'],
    ['0524', 'invalid_expiry_year_past'],
    ['0624', null],
  ])('in June 2024 finds %s to be %s', (digits, problem) => {
    expect(checkExpiry(digits, new Date(2024, 5, 30))).toBe(problem);
  });
});

describe('what the stand-in reads', () => {
  it('takes no message that is not its own', () => {
    for (const data of [
      null,
      'x',
      {},
      { standIn: 'event' },
      { standIn: 'answer', id: '1' },
      { standIn: 'other', id: 1 },
    ]) {
      expect(readMessage(data)).toBeNull();
    }
    expect(readMessage({ standIn: 'event', name: 'ready' })).toEqual({
      standIn: 'event',
      name: 'ready',
      detail: null,
    });
    expect([targetOrigin('null'), targetOrigin('https://a.example')]).toEqual(['*', 'https://a.example']);
  });

  it('turns an answer that makes no sense into an error', () => {
    for (const answer of [null, 7, { intent: { id: 'pi_1' } }, { error: 'no' }]) {
      expect(readIntentResult(answer)).toMatchObject({ error: { type: 'api_error' } });
    }
  });

  it('comes back to the page with the parameters of a redirect, keeping its own', () => {
    const intent = {
      id: 'pi_1',
      object: 'payment_intent',
      client_secret: 'pi_1_secret_2',
      status: 'succeeded',
    } as const;
    expect(withResult('https://shop.example/buy?plan=a#top', intent)).toBe(
      'https://shop.example/buy?plan=a&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded#top',
    );
  });
});
