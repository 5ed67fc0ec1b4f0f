import { Purchases, PurchasesError } from 'purchase-elements';
import type { PurchaseCheckoutElement } from 'purchase-elements';
import * as headless from 'purchase-elements/headless';

type IsAny<T> = 0 extends 1 & T ? true : false;

export const typed: [IsAny<typeof Purchases>, IsAny<typeof PurchasesError>, IsAny<typeof headless>] = [
  false,
  false,
  false,
];
export const names: (keyof typeof headless)[] = [];
export const isPurchasesError = (error: unknown): error is PurchasesError => error instanceof PurchasesError;

const checkout: PurchaseCheckoutElement = document.createElement('purchase-checkout');
checkout.layout = 'inline';
// @ts-expect-error there is no such layout
checkout.layout = 'sideways';
checkout.addEventListener('purchase-finished', ({ detail }) => detail.customerInfo.entitlements);
window.addEventListener(
  'purchase-step',
  ({ detail }) => detail.step === 'payment' && detail.productIdentifier,
);
// @ts-expect-error there is no such step
checkout.addEventListener('purchase-step', ({ detail }) => detail.step === 'shipping');
window.addEventListener('purchase-error', ({ detail }) => detail.code === headless.ErrorCode.NetworkError);
// @ts-expect-error the detail holds no such thing
checkout.addEventListener('purchase-finished', ({ detail }) => detail.receipt);
// @ts-expect-error a shop is configured with a key
Purchases.configure({ appUserId: 'ada' });
