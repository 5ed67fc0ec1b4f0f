import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from 'playwright/test';

export type Version = '0.16.0' | '1.63.1';

/** What a purchase of the reference client ended with. */
export interface Outcome {
  readonly error: string | null;
  readonly entitlements: readonly string[];
  readonly transactionId: string | null;
}

interface ReferencePackage {
  readonly webBillingProduct?: { readonly identifier: string };
  readonly rcBillingProduct?: { readonly identifier: string };
}

/** What the test uses of the reference client, in both versions. */
interface ReferenceScript {
  readonly Purchases: {
    /** Version 0 takes three arguments, version 1 an object. */
    configure(...parts: readonly unknown[]): {
      getOfferings(): Promise<{
        all: Record<string, { availablePackages: readonly ReferencePackage[] }>;
      }>;
      purchase(params: object): Promise<{
        customerInfo: { entitlements: { active: object } };
        storeTransaction?: { storeTransactionId: string };
      }>;
    };
  };
}

let count = 0;
/** Each test has its own customers, sessions and ledger. */
export const newKey = (): string => `rcb_sb_test_reference_${process.pid}_${(count += 1)}`;

/** A page that loads the reference client as a script, with the sandbox in place of Stripe and of the billing server. */
export async function openReference(page: Page, version: Version): Promise<void> {
  const file = `.cache/@revenuecat/purchases-js-${version}/node_modules/@revenuecat/purchases-js/dist/Purchases.umd.js`;
  const script = readFileSync(file, 'utf8');
  const body = '<!doctype html><title>Shop</title><script src="/reference.js"></script><body></body>';
  await page.route('https://js.stripe.com/**', async (route) => {
    const stripe = await page.request.get('/sandbox/stripe/stripe.js');
    await route.fulfill({ contentType: 'text/javascript', body: await stripe.text() });
  });
  await page.route('**/reference.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/reference.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/reference.html');
}

/** Calls `purchase` in the page; the outcome is there when the customer has finished. */
export async function startPurchase(
  page: Page,
  { key, version }: { key: string; version: Version },
  productId: string,
  params: Record<string, unknown> = {},
): Promise<() => Promise<Outcome | null>> {
  await page.evaluate(
    ({ key, productId, params, isObject }) => {
      const proxyURL = `${location.origin}/sandbox`;
      const httpConfig = { proxyURL, eventsURL: proxyURL };
      const { Purchases } = (window as unknown as { Purchases: ReferenceScript }).Purchases;
      const purchases = isObject
        ? Purchases.configure({ apiKey: key, appUserId: 'ada', httpConfig })
        : Purchases.configure(key, 'ada', httpConfig);
      const buy = async (): Promise<object> => {
        const { all } = await purchases.getOfferings();
        const packages = Object.values(all).flatMap(({ availablePackages }) => availablePackages);
        const rcPackage = packages.find(
          ({ webBillingProduct, rcBillingProduct }) =>
            (webBillingProduct ?? rcBillingProduct)?.identifier === productId,
        );
        const { customerInfo, storeTransaction } = await purchases.purchase({
          rcPackage,
          customerEmail: 'ada@example.org',
          ...params,
        });
        return {
          error: null,
          entitlements: Object.keys(customerInfo.entitlements.active),
          transactionId: storeTransaction?.storeTransactionId ?? null,
        };
      };
      Reflect.set(window, 'outcome', null);
      buy().then(
        (outcome) => Reflect.set(window, 'outcome', outcome),
        (error: Error) =>
          Reflect.set(window, 'outcome', {
            error: `${error.message} ${String(Reflect.get(error, 'underlyingErrorMessage'))}`,
            entitlements: [],
            transactionId: null,
          }),
      );
    },
    { key, productId, params, isObject: version !== '0.16.0' },
  );
  return () => page.evaluate(() => Reflect.get(window, 'outcome') as Outcome | null);
}

const CARD_FORM = 'iframe[title="Secure payment input frame"]';

/** Fills in the card form and presses the button that pays. */
export async function payByCard(page: Page, postalCode = '97201'): Promise<void> {
  const form = page.frameLocator(CARD_FORM);
  // The client asks for the tax when the form is complete, and takes the address that it has seen by then.
  await form.getByLabel('Country').selectOption('US');
  await form.getByLabel(/Postal code/).fill(postalCode);
  await form.getByLabel(/Postal code/).blur();
  await form.getByLabel('Card number').fill('4242424242424242');
  await form.getByLabel('Expiration date').fill('12 / 40');
  await form.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^(pay|start|subscribe)/i }).click();
}

interface LedgerEntry {
  readonly kind: string;
  readonly amountMicros: number;
  readonly productId: string;
}

/** What the server has charged for the customers of this key. */
export async function ledgerOf(request: APIRequestContext, key: string): Promise<readonly LedgerEntry[]> {
  const answer = await request.get('/sandbox/control/ledger', {
    headers: { Authorization: `Bearer ${key}` },
  });
  const { ledger }: { ledger: LedgerEntry[] } = await answer.json();
  return ledger.map(({ kind, amountMicros, productId }) => ({ kind, amountMicros, productId }));
}
