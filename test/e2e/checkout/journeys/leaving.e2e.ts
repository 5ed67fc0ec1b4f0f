import type { Page } from 'playwright/test';
import { axeComplaints } from '../../models/looks/axe';
import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

/** Length of the history, the address, and what the page's own code has put there. */
const historyOf = (page: Page) =>
  page.evaluate(() => ({ length: history.length, path: location.pathname, state: history.state as unknown }));

/** A router as many apps have one: it follows `popstate`, and its own `pushState`. */
const ROUTER = `<p id="route"></p><script>
  window.seen = [];
  const show = () => { document.querySelector('#route').textContent = location.pathname + location.hash; };
  addEventListener('popstate', () => { seen.push(location.hash); show(); });
  const push = history.pushState;
  history.pushState = function (...what) { push.apply(this, what); seen.push('push ' + location.hash); show(); };
  window.go = (hash) => history.pushState({ own: hash }, '', hash);
  show();
</script>`;

const seenByRouter = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('Escape and Back ask first when card data is typed, and both answers work by keyboard', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell({ email: 'ada@lime.example' });
  await checkout.typeCard();
  await page.keyboard.press('Escape');
  await expect(checkout.leaveQuestion).toBeVisible();
  await expect(checkout.leaveQuestion).toHaveAccessibleName('Close the checkout?');
  await expect(checkout.stayButton).toBeFocused();
  expect(await axeComplaints(page, { include: 'purchase-checkout', frames: false })).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(checkout.leaveButton).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(checkout.stayButton).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(checkout.leaveQuestion).toHaveCount(0);
  await expect(checkout.card.getByLabel('Card number')).toHaveValue(/4242/);
  await page.goBack();
  await expect(checkout.stayButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkout.leaveQuestion).toHaveCount(0);
  await page.goBack();
  await checkout.leaveButton.press('Enter');
  expect(await sale.outcome()).toMatchObject({ type: 'rejected', code: 1 });
  await checkout.expectGone();
});

test('the question whether to leave has the focus from its first moment, so that no key reaches another button', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@lime.example' });
  await checkout.typeCard();
  const hasFocus = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const root = document.querySelector('purchase-checkout')?.shadowRoot;
        if (!root) throw new Error('There is no checkout.');
        new MutationObserver(() => {
          const stay = root.querySelector('[part~="leave-stay"]');
          if (stay) resolve(root.activeElement === stay);
        }).observe(root, { childList: true, subtree: true });
      }),
  );
  await page.keyboard.press('Escape');
  expect(await hasFocus).toBe(true);
});

test('Back closes the dialog and leaves the history as it was', async ({ page, checkout, shop }) => {
  await openHostPage(page, { body: ROUTER });
  await page.evaluate(() => (window as unknown as { go(hash: string): void }).go('#second'));
  const before = await historyOf(page);
  for (let time = 0; time < 3; time += 1) {
    const sale = await shop.sell();
    await checkout.expectScreen('email');
    if (time === 1) await checkout.close();
    else await page.goBack();
    expect(await sale.outcome()).toMatchObject({ type: 'rejected', code: 1 });
    expect(await historyOf(page)).toMatchObject({ path: before.path, state: { own: '#second' } });
    await expect(checkout.element).toHaveCount(0);
  }
  expect((await historyOf(page)).length).toBeLessThanOrEqual(before.length + 1);
  // Forward opens nothing, and does not stay on an entry of the dialog.
  await page.evaluate(() => history.forward());
  await expect.poll(() => historyOf(page)).toMatchObject({ state: { own: '#second' } });
  await expect(checkout.element).toHaveCount(0);
  // The router has seen no other address.
  expect(new Set(await seenByRouter(page))).toEqual(new Set(['push #second', '#second']));
  await page.goBack();
  await expect(page.locator('#route')).toHaveText('/host.html');
});

/** Steps in the history take so long; without `hasKeys` the browser can't go to an entry by its key. */
const slowDown = (page: Page, ms: number, hasKeys: boolean): Promise<void> =>
  page.evaluate(
    ({ ms, hasKeys }) => {
      const { back } = History.prototype;
      history.back = () => void setTimeout(() => back.call(history), ms);
      if (!hasKeys) {
        Object.defineProperty(window, 'navigation', { value: undefined });
        return;
      }
      const { traverseTo } = Navigation.prototype;
      navigation.traverseTo = (...to) => {
        setTimeout(() => traverseTo.apply(navigation, to), ms);
        return {};
      };
    },
    { ms, hasKeys },
  );

test.describe('a slow browser', () => {
  // What is changed here would stay on the page that tests share.
  test.use({ isAlone: true });

  for (const { what, hasKeys } of [
    { what: '', hasKeys: true },
    { what: ', also without keys of entries', hasKeys: false },
  ])
    test(`a browser that takes a second for a step back leaves the page where it is${what}`, async ({
      page,
      checkout,
      shop,
    }) => {
      await openHostPage(page, { body: ROUTER });
      await slowDown(page, 1000, hasKeys);
      const before = await historyOf(page);
      const sale = await shop.sell();
      await checkout.expectScreen('email');
      await checkout.close();
      expect(await sale.outcome()).toMatchObject({ type: 'rejected', code: 1 });
      // A second dialog is open when the step is done at last. It stays, and Back closes it.
      const next = await shop.sell();
      await checkout.expectScreen('email');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
      await expect(checkout.title).toBeVisible();
      await page.goBack();
      expect(await next.outcome()).toMatchObject({ type: 'rejected', code: 1 });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
      expect(await historyOf(page)).toMatchObject({ path: before.path, state: before.state });
    });

  test('a slow browser stays on the page when a frame has added an entry', async ({
    page,
    checkout,
    shop,
  }) => {
    await openHostPage(page, { body: '<iframe id="frame" src="/healthz?1"></iframe>', isReloaded: true });
    await slowDown(page, 1500, true);
    await shop.sell();
    await checkout.expectScreen('email');
    const document = await page.evaluateHandle(() => window.document);
    const frame = page.frame({ url: /healthz/ });
    await frame?.evaluate(() => location.assign('/healthz?2'));
    await expect.poll(() => page.frame({ url: /healthz\?2/ })).not.toBeNull();
    await checkout.close();
    await expect(checkout.element).toHaveCount(0);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 4000)));
    expect(await document.evaluate((before) => before === window.document)).toBe(true);
  });
});

test('the page can go on as soon as the purchase has ended', async ({ page, checkout, shop }) => {
  await openHostPage(page, { body: ROUTER });
  const sale = await shop.sell({ email: 'ada@lime.example' });
  await checkout.pay();
  await checkout.finishButton.click();
  await sale.outcome();
  await page.evaluate(() => (window as unknown as { go(hash: string): void }).go('#thanks'));
  await expect(page.locator('#route')).toHaveText('/host.html#thanks');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(page.locator('#route')).toHaveText('/host.html#thanks');
  await page.goBack();
  expect(await historyOf(page)).toMatchObject({ path: '/host.html', state: null });
});

test('Back does not end a payment that is being confirmed', async ({ page, sandbox, checkout, shop }) => {
  await sandbox.hang('confirm');
  await openHostPage(page);
  const sale = await shop.sell({ email: 'ada@lime.example' });
  await checkout.pay();
  await expect(checkout.payButton).toHaveAccessibleName('Processing…');
  await page.goBack();
  await expect(checkout.leaveQuestion).toContainText('may still go through');
  await sandbox.release();
  await checkout.expectScreen('success');
  await expect(checkout.leaveQuestion).toHaveCount(0);
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
});

test('an inline checkout that the customer has not used lets another purchase go first', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page, { body: '<div id="inline"></div>' });
  const inline = await shop.sell({ target: '#inline', email: 'ada@lime.example' });
  await checkout.expectScreen('payment');
  const other = await shop.sell({ email: 'ada@lime.example' });
  await expect(checkout.dialog).toBeVisible();
  await expect(checkout.element).toHaveCount(1);
  await checkout.expectScreen('payment');
  await checkout.close();
  expect(await other.outcome()).toMatchObject({ type: 'rejected', code: 1 });
  // It is there again, and sells.
  await expect(page.locator('#inline purchase-checkout')).toHaveCount(1);
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await inline.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('an inline checkout that the customer has used keeps its place', async ({ page, checkout, shop }) => {
  await openHostPage(page, { body: '<div id="inline"></div>' });
  await shop.sell({ target: '#inline' });
  await checkout.expectScreen('email');
  await checkout.email.click();
  const other = await shop.sell();
  expect(await other.outcome()).toMatchObject({ type: 'rejected', code: 15 });
  await expect(checkout.element).toHaveCount(1);
});
