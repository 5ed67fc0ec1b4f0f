// What integrators write, right and wrong: an `@ts-expect-error` without an error below it is an error.
import { about } from './packed.mjs';

const { name } = about;

/** `typeof` an import that could not be resolved would be `any`; this refuses that. */
const IS_ANY = 'type IsAny<T> = 0 extends 1 & T ? true : false;\n';

export const HEADLESS = `import { Purchases, PurchasesError } from '${name}';
import type { PurchaseCheckoutElement } from '${name}';
import * as headless from '${name}/headless';

${IS_ANY}
export const typed: [IsAny<typeof Purchases>, IsAny<typeof PurchasesError>, IsAny<typeof headless>] = [false, false, false];
export const names: (keyof typeof headless)[] = [];
export const isPurchasesError = (error: unknown): error is PurchasesError => error instanceof PurchasesError;

const checkout: PurchaseCheckoutElement = document.createElement('purchase-checkout');
checkout.layout = 'inline';
// @ts-expect-error there is no such layout
checkout.layout = 'sideways';
checkout.addEventListener('purchase-finished', ({ detail }) => detail.customerInfo.entitlements);
window.addEventListener('purchase-step', ({ detail }) => detail.step === 'payment' && detail.productIdentifier);
// @ts-expect-error there is no such step
checkout.addEventListener('purchase-step', ({ detail }) => detail.step === 'shipping');
window.addEventListener('purchase-error', ({ detail }) => detail.code === headless.ErrorCode.NetworkError);
// @ts-expect-error the detail holds no such thing
checkout.addEventListener('purchase-finished', ({ detail }) => detail.receipt);
// @ts-expect-error a shop is configured with a key
Purchases.configure({ appUserId: 'ada' });
`;

export const SERVER = `import { createServerClient, createTokenSigner, createTokenVerifier, readWebhook } from '${name}/server';
import type { IncomingHttpHeaders } from 'node:http';
import type { TokenKey, WebhookEvent } from '${name}/server';

${IS_ANY}
export const typed: [IsAny<typeof createServerClient>, IsAny<WebhookEvent>] = [false, false];
const options = { secretKey: process.env['KEY'], fetch };
export const one = createServerClient(options).getCustomerInfo('ada');
// @ts-expect-error the second version of the provider's API has no customer info
export const two = createServerClient({ ...options, projectId: 'proj1' }).getCustomerInfo('ada');
export const hook = (headers: Headers | IncomingHttpHeaders, body: string | Buffer): Promise<WebhookEvent> =>
  readWebhook({ headers, body }, { authorization: process.env['HOOK'] });
export const reasonOf = (event: WebhookEvent): string => {
  // @ts-expect-error only some events have it
  event.cancelReason;
  return event.type === 'CANCELLATION' ? event.cancelReason : event.type === 'UNKNOWN' ? event.originalType : '';
};
declare const key: TokenKey;
const { keySet } = createTokenSigner({ issuer: 'a', audience: 'b', keys: [key] });
// @ts-expect-error a published key has no private half
keySet.keys[0]?.d;
export const from = [keySet, new URL('https://example.org/jwks.json')].map((set) =>
  createTokenVerifier({ issuer: 'a', audience: 'b', keySet: set }),
);
`;

export const SCRIPT_TAG = `import '${name}/dist/purchases.full.js';

${IS_ANY}
export const typed: IsAny<typeof window.Purchases> = false;
const shop = Purchases.configure({ apiKey: 'rcb_key', appUserId: Purchases.generateRevenueCatAnonymousAppUserId() });
export const code: number = Purchases.ErrorCode.UserCancelledError;
// @ts-expect-error offerings come later
export const now: string = shop.getOfferings();
`;

export const JSX = `import '${name}/jsx';

export const tags = [
  <purchase-checkout key="1" package="monthly" layout="inline" open api-key="rcb_key" className="wide" />,
  <purchase-checkout key="2" apiKey="rcb_key" onpurchase-finished={({ detail }) => detail.customerInfo} />,
  <purchase-paywall key="3" color-mode="dark" onpaywall-select={({ detail }) => detail.selectedPackage.identifier} />,
  <purchase-gate key="4" entitlement="pro">
    <p slot="fallback">Not yet.</p>
  </purchase-gate>,
];
export const wrong = [
  // @ts-expect-error there is no such layout
  <purchase-checkout key="5" layout="sideways" />,
  // @ts-expect-error a package is named
  <purchase-checkout key="6" package={5} />,
  // @ts-expect-error what an unknown event tells has no type (TypeScript lets any attribute with a dash through)
  <purchase-checkout key="7" onpurchase-ended={({ detail }) => detail} />,
  // @ts-expect-error the detail holds no such thing
  <purchase-checkout key="8" onpurchase-finished={({ detail }) => detail.receipt} />,
  // @ts-expect-error there is no such attribute
  <purchase-checkout key="9" pakkage="monthly" />,
];
`;

export const VUE = `import type { GlobalComponents } from 'vue';
import '${name}/vue';

type Props<T extends keyof GlobalComponents> = InstanceType<GlobalComponents[T]>['$props'];
export const right: Props<'purchase-checkout'> = {
  package: 'monthly',
  layout: 'modal',
  'api-key': 'rcb_key',
  class: 'wide',
  onPurchaseFinished: ({ detail }) => detail.customerInfo,
};
export const pascal: Props<'PurchasePaywall'> = { colorMode: 'auto' };
// @ts-expect-error there is no such layout
export const layout: Props<'purchase-checkout'> = { layout: 'sideways' };
// @ts-expect-error there is no such event
export const event: Props<'purchase-checkout'> = { onPurchaseEnded: () => {} };
// @ts-expect-error the detail holds no such thing
export const detail: Props<'purchase-checkout'> = { onPurchaseFinished: ({ detail }) => detail.receipt };
`;

export const SVELTE = `import type { SvelteHTMLElements } from 'svelte/elements';
import '${name}/svelte';

export const right: SvelteHTMLElements['purchase-checkout'] = {
  package: 'monthly',
  open: true,
  class: 'wide',
  'onpurchase-finished': ({ detail }) => detail.customerInfo,
  'on:purchase-failed': ({ detail }) => detail.errorCode,
};
// @ts-expect-error there is no such layout
export const layout: SvelteHTMLElements['purchase-checkout'] = { layout: 'sideways' };
// @ts-expect-error the detail holds no such thing
export const detail: SvelteHTMLElements['purchase-checkout'] = { 'onpurchase-finished': ({ detail }) => detail.receipt };
`;

export const REACT = `import { Purchases } from '${name}';
import { PurchaseButton, PurchasesProvider, useEntitlement, usePurchase, usePurchases } from '${name}/react';
import type { UsePurchases } from '${name}/react';

${IS_ANY}
export const typed: [IsAny<typeof useEntitlement>, IsAny<UsePurchases>] = [false, false];
export const Pro = () => {
  const { isActive, entitlement } = useEntitlement('pro');
  const { purchases } = usePurchases();
  sameClass(purchases);
  usePurchase();
  // @ts-expect-error an entitlement is named
  useEntitlement(5);
  return isActive ? <p>{entitlement.identifier}</p> : <PurchaseButton package="monthly" onFinished={({ detail }) => detail.customerInfo} />;
};
/** The class of one entry is the class of the other. */
const sameClass = (purchases: Purchases | null): Purchases | null => purchases;
export const app = (
  <PurchasesProvider config={{ apiKey: 'rcb_key' }}>
    <Pro />
  </PurchasesProvider>
);
// @ts-expect-error a key is needed
export const keyless = <PurchasesProvider config={{}} />;
// @ts-expect-error there is no such event
export const deaf = <PurchaseButton onSoldOut={() => {}} />;
`;
