import { describe, expect, it } from 'vitest';
import { checkoutView, createTranslator, loadMessages, toCheckoutRequest } from '../../../../sdk/internal';
import type { CheckoutRequest, CheckoutState } from '../../../../sdk/internal';
import { hasObligationToPay } from '../../../../sdk/model/purchase/obligation-countries';
import { readPurchaseParams } from '../../../../sdk/checkout/session/request';
import { readSale } from '../../../../sdk/checkout/session/sale.parse';
import { branding, buying, monthly, session } from '../../support/offer';

const english = createTranslator({ locale: 'en' });
const trial = buying(monthly, { option: 'trial_week' });
const DUTY = 'Order with obligation to pay';

const buttonOf = (request: CheckoutRequest, country: string | null, t = english): string => {
  const location = country && { country, postalCode: null };
  const pricing = { settled: 'pending', asked: null, location };
  const paying = { name: 'needs-payment-info', sessionId: 's', session, form: { name: 'ready' }, pricing };
  const state = { ticket: 1, email: 'ada@lime.example', branding, price: null, ...paying };
  const { screen } = checkoutView(state as unknown as CheckoutState, request, t);
  return screen.screen === 'payment' ? screen.button : expect.fail('not the payment screen');
};
type Choice = 'auto' | 'obligation-to-pay';
const sold = (orderButton?: Choice, configured?: Choice): CheckoutRequest => {
  const read = readPurchaseParams(
    { rcPackage: monthly, ...(orderButton ? { orderButton } : {}) },
    { orderButton: configured },
  );
  return 'sale' in read ? { ...trial, sale: read.sale } : expect.fail('The parameters are refused.');
};

describe('the button of a trial', () => {
  it.each([
    ['IE', DUTY],
    ['MT', DUTY],
    ['gb', DUTY],
    ['NO', DUTY],
    ['US', 'Start Trial'],
    ['CH', 'Start Trial'],
    [null, 'Start Trial'],
  ])('for a customer in %s is %s', (country, label) => {
    expect(buttonOf(trial, country)).toBe(label);
  });

  it('names the duty to pay where the integrator asks for it, in the language of the customer', async () => {
    expect(buttonOf(sold('obligation-to-pay'), null)).toBe(DUTY);
    expect(buttonOf(sold(undefined, 'obligation-to-pay'), null)).toBe(DUTY);
    expect(buttonOf(sold('auto', 'obligation-to-pay'), null)).toBe('Start Trial');
    const russian = createTranslator({ locale: 'ru', messages: await loadMessages('ru') });
    expect(buttonOf(trial, 'DE', russian)).toBe('Заказать с обязательством оплаты');
  });

  it('is not changed by a word that is no choice', () => {
    const params = { rcPackage: monthly, orderButton: 'always' as 'auto' };
    expect(readSale(params)).toBe("orderButton must be 'auto' or 'obligation-to-pay'.");
    expect(() => toCheckoutRequest(params)).toThrow(/orderButton/);
  });

  it('is not asked of countries by parts of their codes', () => {
    for (const country of ['', ' ', 'T B', 'A']) expect(hasObligationToPay(country)).toBe(false);
  });
});
