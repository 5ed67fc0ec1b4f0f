import { expect, it } from 'vitest';
import { createTranslator, enPaywall, loadMessages } from '../../../../sdk/internal';
import { packageVariables } from '../../../../sdk/paywall/variables/package-variables.view';
import { baseOption, subscriptionWire } from '../../support/fixtures';
import { packageFrom } from '../wire';

it.each([
  ['ja', /\/年（.*\/月）/],
  ['zh_Hans', /\/年（.*\/月）/],
  ['ko', /\/년.*\/월/],
  ['de', /\/J\..*\/Mon\./],
])('in %s a price per month names the month as after any price', async (locale, written) => {
  const t = createTranslator({ locale, messages: { ...enPaywall, ...(await loadMessages(locale)) } });
  const yearly = packageFrom('year', subscriptionWire('year', { base: baseOption('P1Y', 12_000_000) }));
  const { total_price_and_per_month: text } = packageVariables(yearly, [], t);
  expect(text.replace(/[\u2066-\u2069]/g, '')).toMatch(written);
});
