import { expect } from 'playwright/test';
import type { Checkout } from '../checkout';
import type { RunningSale } from '../shop';
import type { StateName } from './states';

/** Something would be lost, because card data is typed or a payment is running: Escape asks first. */
export const asked: readonly StateName[] = [
  'needs-payment-info, form ready',
  'needs-payment-info, processing',
  'polling-purchase-status',
];

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

/** How a purchase ends that the customer leaves in this state, and that nothing of its checkout stays. */
export async function expectLeft(checkout: Checkout, sale: RunningSale, state: StateName): Promise<void> {
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
}
