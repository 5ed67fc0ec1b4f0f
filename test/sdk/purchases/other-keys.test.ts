import { expect, it, vi } from 'vitest';
import { ErrorCode, Purchases } from '../../../sdk/index';
import { thrownBy, USER } from '../support/customer';

it.each([
  ['sk_live_1', 'a secret key, which must never be in a page. Revoke it now'],
  ['pk_test_1', 'a publishable key of Stripe'],
  ['strp_1', 'a key for Stripe Billing'],
  ['pdl_1', 'a key for Paddle'],
  ['test_1', 'a key for the Test Store'],
  ['appl_1', 'a key for the App Store'],
  ['goog_1', 'a key for the Play Store'],
])('says what kind of key %s is, does not repeat it, and sends nothing', (apiKey, kind) => {
  const send = vi.spyOn(globalThis, 'fetch');
  const error = thrownBy(() => Purchases.configure({ apiKey, appUserId: USER }));
  expect(error.errorCode).toBe(ErrorCode.InvalidCredentialsError);
  expect(error.message).toBe(`Invalid API key: it is ${kind}. Use your Web Billing API key.`);
  expect(String(error)).not.toContain(apiKey);
  expect(send).not.toHaveBeenCalled();
});
