import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';
import { reach, stateNames } from '../../models/looks/states';
import type { StateName } from '../../models/looks/states';

const ways = {
  'the close button': 'click',
  Escape: 'key',
} as const;

/** A payment that was sent may go through although the customer left: the error says so. */
const sent: readonly StateName[] = [
  'needs-payment-info, processing',
  'needs-payment-info, earlier payment',
  'polling-purchase-status',
];

/** The screen asks the customer to wait: leaving rejects with the stored code. */
const told: Readonly<Partial<Record<StateName, object>>> = {
  'error, still confirming': { code: 4, backendCode: 7877 },
  'error, still confirming, another way': { code: 10 },
  'error, order unknown': { code: 16, backendCode: null },
};

/** Escape and the button end in the same event; where they could differ, both are tried. */
const byKey: readonly StateName[] = [
  'needs-auth-info',
  'needs-payment-info, form ready',
  ...sent,
  'success',
  'error, still confirming',
];

/** Card data is typed, or a payment is running. */
const asked: readonly StateName[] = [
  'needs-payment-info, form ready',
  'needs-payment-info, processing',
  'polling-purchase-status',
];

for (const [way, how] of Object.entries(ways))
  for (const state of how === 'click' ? stateNames : byKey)
    test(`${way} leaves a checkout in ${state}`, async ({ page, sandbox, checkout, shop }) => {
      await openHostPage(page);
      const sale = await reach[state]({ page, sandbox, checkout, shop });
      if (how === 'click') await checkout.close();
      else {
        await page.keyboard.press('Escape');
        // Something would be lost, so this is asked first.
        if (asked.includes(state)) await checkout.leaveButton.click();
      }
      const outcome = await sale.outcome();
      if (state === 'success') expect(outcome).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
      else if (told[state]) expect(outcome).toMatchObject({ type: 'rejected', ...told[state] });
      else
        expect(outcome).toMatchObject({
          type: 'rejected',
          code: 1,
          message: 'The customer left without completing the purchase.',
        });
      if (sent.includes(state) || told[state])
        expect(outcome).toMatchObject({ detail: expect.stringContaining('may still go through') });
      await expect(checkout.element).toHaveCount(0);
    });
