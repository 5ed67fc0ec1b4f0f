import { expect, test } from '../../models/one-page';
import { cards, Checkout } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { Sandbox } from '../../models/sandbox';
import { Shop } from '../../models/shop';

test('a second purchase during an open one rejects with 15, the first continues, and the next one opens when it is cancelled', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const first = await shop.sell();
  await checkout.expectScreen('email');
  const second = await shop.sell();
  expect(await second.outcome()).toMatchObject({ type: 'rejected', code: 15 });
  await expect(checkout.dialog).toHaveCount(1);
  await checkout.typeEmail();
  await checkout.expectScreen('payment');
  await checkout.close();
  expect(await first.outcome()).toMatchObject({ code: 1 });
  const third = await shop.sell();
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await third.outcome()).toMatchObject({ type: 'resolved' });
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('after a change of the user, an open purchase still belongs to the customer who opened it', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell({ offering: 'no_trial' });
  await checkout.typeEmail();
  await checkout.expectScreen('payment');
  const instance = await shop.instance();
  const other = await instance.evaluate(async ({ purchases }) => {
    const info = await purchases.changeUser('somebody-else');
    return { id: purchases.getAppUserId(), active: Object.keys(info.entitlements.active) };
  });
  expect(other).toEqual({ id: 'somebody-else', active: [] });
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({
    type: 'resolved',
    user: sandbox.user,
    entitlements: ['pro'],
  });
  expect(await sandbox.ledger()).toMatchObject([{ appUserId: sandbox.user, kind: 'charge' }]);
  expect(await instance.evaluate(({ purchases }) => purchases.isEntitledTo('pro'))).toBe(false);
});

test('two instances sell at the same time, each with its own customer and key', async ({
  page,
  sandbox,
  shop,
}) => {
  await openHostPage(page, { body: '<div id="left"></div><div id="right"></div>' });
  const other = new Sandbox(sandbox.origin);
  await other.pollsUntilDone(0);
  const otherShop = new Shop(page, other);
  const [left, right] = [
    new Checkout(page, page.locator('#left purchase-checkout')),
    new Checkout(page, page.locator('#right purchase-checkout')),
  ];
  const first = await shop.sell({ target: '#left' });
  const second = await otherShop.sell({ target: '#right', offering: 'no_trial' });
  await left.typeEmail();
  await right.typeEmail();
  // Each new step takes the focus, which would move what is typed in the other checkout.
  await left.expectCardForm();
  await right.expectCardForm();
  await left.pay();
  await right.pay();
  await left.expectScreen('success');
  await right.expectScreen('success');
  await left.finishButton.click();
  await right.finishButton.click();
  expect(await first.outcome()).toMatchObject({ type: 'resolved', user: sandbox.user });
  expect(await second.outcome()).toMatchObject({ type: 'resolved', user: other.user });
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'trial', appUserId: sandbox.user }]);
  expect(await other.ledger()).toMatchObject([{ kind: 'charge', appUserId: other.user }]);
});

test('a payment that succeeds leaves the focus in the card form of the other checkout', async ({
  page,
  sandbox,
  shop,
}) => {
  await openHostPage(page, { body: '<div id="left"></div><div id="right"></div>' });
  const otherShop = new Shop(page, new Sandbox(sandbox.origin));
  const [left, right] = [
    new Checkout(page, page.locator('#left purchase-checkout')),
    new Checkout(page, page.locator('#right purchase-checkout')),
  ];
  await shop.sell({ target: '#left', email: 'ada@example.org' });
  await left.expectCardForm();
  await otherShop.sell({ target: '#right', email: 'ada@example.org' });
  await right.expectCardForm();
  await sandbox.hang('confirm');
  await left.pay();
  await right.typeCard(cards.good);
  await sandbox.release();
  await left.expectScreen('success');
  expect(await page.evaluate(() => !!document.activeElement?.closest('#right'))).toBe(true);
});

test('the code samples of the console page do what the page describes', async ({ page, checkout }) => {
  await page.goto('/demo/console.html');
  const blocks = await page.locator('pre code').allTextContents();
  expect(blocks).toHaveLength(5);
  const [configure = '', offerings = '', sell = '', ask = '', listen = ''] = blocks;
  /** Like the console: assignments make globals, and each statement may await. */
  const type = (text: string): Promise<unknown> => {
    const statements = text.includes('\n') && !text.includes('({\n') ? text.split('\n') : [text];
    return statements.reduce<Promise<unknown>>(
      (before, statement) => before.then(() => page.evaluate(`(async () => (${statement}))()`)),
      Promise.resolve(null),
    );
  };
  await type(configure);
  expect(await type(offerings)).toEqual(['€2.99', '€9.99', '€59.99', '€149.00']);
  const selling = type(sell);
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await selling).toHaveProperty('pro.isActive', true);
  expect(await type(ask)).toMatch(/^http.*\/sandbox\/manage/);
  const debug = page.waitForEvent('console', (message) => message.text().includes('getCustomerInfo'));
  await type(listen);
  await page.evaluate('purchases.getCustomerInfo()');
  await debug;
});

test('configure works on the class and on its property of the same name, with the same result', async ({
  page,
  sandbox,
}) => {
  await page.goto('/demo/console.html');
  const configured = await page.evaluate(
    ({ key, user }) => {
      const { Purchases } = window;
      const before = Purchases.isConfigured();
      const first = Purchases.configure(key, user);
      const firstIsShared = Purchases.getSharedInstance() === first;
      const second = Purchases.Purchases.configure({ apiKey: key, appUserId: `${user}-2` });
      return {
        before,
        firstIsShared,
        secondIsShared: Purchases.getSharedInstance() === second,
        ids: [first.getAppUserId(), second.getAppUserId()],
      };
    },
    { key: sandbox.key, user: sandbox.user },
  );
  expect(configured).toEqual({
    before: false,
    firstIsShared: true,
    secondIsShared: true,
    ids: [sandbox.user, `${sandbox.user}-2`],
  });
});
