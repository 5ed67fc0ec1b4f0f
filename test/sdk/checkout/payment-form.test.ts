import { describe, expect, it } from 'vitest';
import { isShownByForm, paymentFormTransition } from '../../../sdk/checkout/machine/payment/payment-form';
import type { PaymentForm, PaymentFormEvent } from '../../../sdk/checkout/machine/payment/payment-form';
import { emailProblem } from '../../../sdk/checkout/machine/email';
import { forms } from '../support/offer';

const after = (form: PaymentForm, ...events: readonly PaymentFormEvent[]): PaymentForm =>
  events.reduce(paymentFormTransition, form);
const refused = (shownByForm: boolean): PaymentFormEvent => ({
  type: 'payment-refused',
  message: 'Try another card.',
  shownByForm,
});
const complete = { type: 'form-changed', complete: true } as const;
const incomplete = { type: 'form-changed', complete: false } as const;
const pay = { type: 'payment-submitted' } as const;
const fail = { type: 'form-failed' } as const;

describe('the payment form', () => {
  it('can pay only after the form has reported that it is complete', () => {
    for (const form of forms)
      expect(after(form, pay)).toEqual(form.name === 'ready' ? { name: 'processing' } : form);
  });

  it('is incomplete again when the customer empties the form', () => {
    expect(after({ name: 'ready' }, incomplete)).toEqual({ name: 'incomplete' });
    expect(after({ name: 'incomplete' }, complete)).toEqual({ name: 'ready' });
  });

  it('is incomplete when it appears, unless it has already reported that it is complete', () => {
    expect(after({ name: 'loading', notice: null }, { type: 'form-ready' })).toEqual({ name: 'incomplete' });
    expect(after({ name: 'loading', notice: null }, complete, { type: 'form-ready' })).toEqual({
      name: 'ready',
    });
  });

  it('ignores reports during a payment', () => {
    for (const event of [complete, incomplete, fail, pay, { type: 'form-ready' } as const])
      expect(after({ name: 'processing' }, event)).toEqual({ name: 'processing' });
  });

  it('ends processing after every refusal', () => {
    expect(after({ name: 'processing' }, refused(true))).toEqual({ name: 'ready' });
    expect(after({ name: 'processing' }, refused(false))).toMatchObject({ name: 'notice' });
  });

  it('restores the form’s state when the notice is dismissed', () => {
    const dismissed = { type: 'notice-dismissed' } as const;
    const notice = after({ name: 'processing' }, refused(false));
    expect(after(notice, dismissed)).toEqual({ name: 'ready' });
    expect(after(notice, incomplete, dismissed)).toEqual({ name: 'incomplete' });
  });

  it('is unavailable after a failure, except during a payment', () => {
    for (const form of forms)
      expect(after(form, fail).name).toBe(form.name === 'processing' ? 'processing' : 'unavailable');
  });
});

describe('a refusal', () => {
  it.each(['card_declined', 'expired_card', 'incorrect_cvc', 'incorrect_number'])(
    'of a card with %s is shown by the form itself',
    (code) => {
      expect(isShownByForm('card_error', code)).toBe(true);
      expect(isShownByForm('api_error', code)).toBe(false);
    },
  );

  it('of any other kind is not shown by the form', () => {
    for (const [type, code] of [
      ['card_error', 'processing_error'],
      ['card_error', null],
      [null, null],
    ] as const)
      expect(isShownByForm(type, code)).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.co', ' a@b.co ', 'ada+x@sub.lime.example', 'ådne@blåbær.no', '用户@例子.公司', "o'x@b.co"])(
    '%j is valid',
    (email) => expect(emailProblem(email)).toBeNull(),
  );

  it.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a b@c.co',
    'a@b@c.co',
    'a@b,co',
    'a@b c.co',
  ])('%j is not of the form name@host', (email) => expect(emailProblem(email)?.kind).toBe('invalid-email'));

  it.each(['', ' ', '\n\t'])('%j is missing', (email) => {
    expect(emailProblem(email)).toMatchObject({ kind: 'missing-email', code: 4 });
  });

  it('is too long with 255 characters or more', () => {
    expect(emailProblem(`${'a'.repeat(249)}@b.co`)).toBeNull();
    expect(emailProblem(`${'a'.repeat(250)}@b.co`)?.code).toBe(38);
  });
});
