import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Package, Purchases } from '../../../sdk/index';
import { setUiLoader } from '../../../sdk/purchases/platform';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, failureOf, listen, packageOf, stopListening } from '../support/customer';
import { cardStart, completedStart } from '../support/fixtures';
import { eager, installScreens, pageAlone } from '../support/screens';

let backend: TestBackend;
let purchases: Purchases;
let rcPackage: Package;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.reset();
  purchases = connect(backend);
  rcPackage = await packageOf(purchases);
  backend.script('purchase', { json: cardStart() });
});
afterEach(stopListening);

const customerEmail = 'ada@lime.example';

describe('screens that fail', () => {
  it('to load reject the purchase with a PurchasesError, and are loaded again the next time', async () => {
    setUiLoader(() => Promise.reject(new Error('chunk 7 failed')));
    const error = await failureOf(purchases.purchase({ rcPackage }));
    expect(error.errorCode).toBe(0);
    expect(error.underlyingErrorMessage).toContain('chunk 7 failed');
    installScreens();
    await purchases.purchase({ rcPackage });
  });

  it('to show reject the purchase, and nothing is sold unseen', async () => {
    backend.script('purchase', { json: completedStart() });
    installScreens();
    const present = (): never => {
      throw new Error('no place');
    };
    await failureOf(purchases.purchase({ rcPackage, customerEmail }, { present }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(backend.received('purchase')).toEqual([]);
  });
});

describe('preload', () => {
  it('loads screens and branding, once, and never rejects', async () => {
    const screens = installScreens();
    await purchases.preload();
    await purchases.preload();
    expect([screens.loads, backend.received('branding').length]).toEqual([1, 1]);
    backend.script('branding', { status: 404, text: '' });
    const { lines } = listen();
    await connect(backend).preload();
    setUiLoader(() => Promise.reject(new Error('chunk 7 failed')));
    await purchases.preload();
    expect(lines.filter((line) => /^1 (PurchasesError\(|Error: chunk 7)/.test(line))).toHaveLength(2);
  });
});

describe('a purchase that begins while the checkout before it leaves the screen', () => {
  it('waits until the page is as it was before, and is not refused', async () => {
    installScreens(eager, undefined, pageAlone());
    let restorePage = (): void => {};
    const restored = new Promise<void>((resolve) => {
      restorePage = resolve;
    });
    const first = failureOf(
      purchases.purchase(
        { rcPackage },
        {
          present(checkout) {
            checkout.$state.subscribe((state) => {
              if (state.name === 'needs-auth-info') checkout.send({ type: 'closed' });
            });
            return { dismiss: () => restored };
          },
        },
      ),
    );
    await expect.poll(() => backend.received('branding')).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const shown: string[] = [];
    const second = purchases.purchase(
      { rcPackage, customerEmail },
      {
        present(checkout) {
          shown.push('second');
          checkout.$state.subscribe((state) => eager(state, checkout));
          return { dismiss() {} };
        },
      },
    );
    const third = failureOf(purchases.purchase({ rcPackage }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shown).toEqual([]);
    restorePage();
    expect((await first).errorCode).toBe(1);
    // Of two that wait, one is shown.
    expect((await third).errorCode).toBe(15);
    expect((await second).customerEmail).toBe(customerEmail);
    expect(backend.received('purchase')).toHaveLength(1);
  });
});
