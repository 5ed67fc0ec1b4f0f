import type { Page } from 'playwright/test';
import { axeComplaints } from './models/axe';
import { elementTag, openHostPage } from './models/host-page';
import { expect, test } from './models/test';

/** React's renderer, which comes after the first frame of the script tag's first checkout. */
const REACT = '**/dist/purchases-react.*.js';

/** Lets the file come only when `release` is called; counts how often it was asked for. */
async function holdReact(page: Page): Promise<{ release(): void; asked(): number }> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route(REACT, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { release, asked: () => asked };
}

/** What the element's tree is made of, but for ids, and for what only React says later: the words of the live region. */
const treeOf = (page: Page): Promise<string> =>
  page.locator('purchase-checkout').evaluate((element) => {
    const shape = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.getAttribute('role') === 'status') return '';
      const names = node
        .getAttributeNames()
        .filter((name) => !['id', 'for', 'aria-describedby'].includes(name));
      const attributes = names.toSorted().map((name) => ` ${name}="${node.getAttribute(name)}"`);
      return `<${node.localName}${attributes.join('')}>${[...node.childNodes].map(shape).join('')}`;
    };
    return [...element.shadowRoot!.children].map(shape).join('');
  });

/** Where everything in it is, in px. */
const boxesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('purchase-checkout').evaluate(async (element) => {
    const root = element.shadowRoot!;
    await Promise.all(root.getAnimations().map((animation) => animation.finished));
    const seen = [...root.querySelectorAll('*')].filter((node) => !node.closest('[role=status]'));
    return seen.map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [node.localName, x, y, width, height].join(' ');
    });
  });

/** React has put its mark on the elements that it has made. */
const isReacts = (page: Page): Promise<boolean> =>
  page
    .locator('purchase-checkout')
    .evaluate((element) =>
      [...element.shadowRoot!.querySelectorAll('form')].some((node) =>
        Object.keys(node).some((key) => key.startsWith('__react')),
      ),
    );

const untilReact = (page: Page): Promise<void> => expect.poll(() => isReacts(page)).toBe(true);

for (const { what, look } of [
  { what: 'in light colours', look: { colorScheme: 'light' } },
  {
    what: 'in dark colours, on a phone',
    look: { colorScheme: 'dark', viewport: { width: 375, height: 720 } },
  },
] as const)
  test.describe(what, () => {
    test.use(look);
    test('the first frame is what React makes of it a moment later', async ({ page, checkout, shop }) => {
      const react = await holdReact(page);
      await openHostPage(page);
      await shop.sell();
      await expect(checkout.email).toBeVisible();
      await expect(checkout.panel).toContainText('$');
      await expect(checkout.panel).not.toHaveAttribute('data-loading', /./);
      expect(await isReacts(page)).toBe(false);
      const before = { tree: await treeOf(page), boxes: await boxesOf(page) };
      expect(before.tree).toContain('<form');
      expect(await axeComplaints(page, { include: 'purchase-checkout' })).toEqual([]);
      react.release();
      await untilReact(page);
      expect(await treeOf(page)).toBe(before.tree);
      expect(await boxesOf(page)).toEqual(before.boxes);
    });
  });

test('what is typed before React has come is kept, with focus, and is what is sent', async ({
  page,
  checkout,
  shop,
}) => {
  const react = await holdReact(page);
  await openHostPage(page);
  const sale = await shop.sell();
  await expect(checkout.email).toBeFocused();
  await page.keyboard.type('ada@exam');
  react.release();
  await untilReact(page);
  await expect(checkout.email).toBeFocused();
  await page.keyboard.type('ple.org');
  await expect(checkout.email).toHaveValue('ada@example.org');
  await page.keyboard.press('Enter');
  await checkout.pay();
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
});

for (const { what, act } of [
  { what: 'Enter', act: (page: Page) => page.keyboard.press('Enter') },
  { what: 'a click on Continue', act: (page: Page) => page.locator('[part~="continue"]').click() },
])
  test(`${what} before React has come sends what was typed when it comes`, async ({
    page,
    checkout,
    shop,
  }) => {
    const react = await holdReact(page);
    await openHostPage(page);
    await shop.sell();
    await checkout.email.fill('ada@example.org');
    await act(page);
    expect(page.url()).not.toContain('?');
    react.release();
    await checkout.expectCardForm();
  });

test('what is wrong with an address is said when React comes', async ({ page, checkout, shop }) => {
  const react = await holdReact(page);
  await openHostPage(page);
  await shop.sell();
  await checkout.email.fill('ada');
  await page.keyboard.press('Enter');
  react.release();
  await expect(checkout.email).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.email).toHaveValue('ada');
  await expect(checkout.email).toBeFocused();
});

for (const { what, act } of [
  { what: 'Escape', act: (page: Page) => page.keyboard.press('Escape') },
  { what: 'the close button', act: (page: Page) => page.locator('[part~="close"]').click() },
])
  test(`${what} before React has come closes the checkout at once, and focus goes back`, async ({
    page,
    checkout,
    shop,
  }) => {
    const react = await holdReact(page);
    await openHostPage(page, { body: '<button id="buy">Buy</button>' });
    await page.locator('#buy').focus();
    const sale = await shop.sell();
    await expect(checkout.email).toBeVisible();
    await act(page);
    expect(await sale.outcome()).toMatchObject({ code: 1 });
    await expect(checkout.element).toHaveCount(0);
    await expect(page.locator('#buy')).toBeFocused();
    react.release();
    // The next one is like any other.
    await shop.sell();
    await expect(checkout.email).toBeVisible();
    await untilReact(page);
  });

test('focus that was moved before React has come stays where it is', async ({ page, checkout, shop }) => {
  const react = await holdReact(page);
  await openHostPage(page);
  await shop.sell();
  await expect(checkout.email).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(checkout.continueButton).toBeFocused();
  react.release();
  await untilReact(page);
  await expect(checkout.continueButton).toBeFocused();
});

test('nothing is taken over in the middle of a character', async ({ page, checkout, shop }) => {
  const react = await holdReact(page);
  await openHostPage(page);
  await shop.sell();
  await expect(checkout.email).toBeFocused();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  react.release();
  await page.waitForResponse(REACT).catch(() => {});
  await page.waitForTimeout(500);
  expect(await isReacts(page)).toBe(false);
  await cdp.send('Input.insertText', { text: '日' });
  await untilReact(page);
  await expect(checkout.email).toHaveValue('日');
});

test('where React can’t be had the checkout goes away, the purchase says why, and the next one tries again', async ({
  page,
  checkout,
  shop,
}) => {
  let isBlocked = true;
  await page.route(REACT, (route) => (isBlocked ? route.abort() : route.continue()));
  await openHostPage(page);
  const sale = await shop.sell();
  expect(await sale.outcome()).toMatchObject({
    type: 'rejected',
    code: 10,
    message: 'The checkout could not be loaded.',
    detail: expect.stringMatching(/purchases-react\..*\.js is missing, blocked or changed/),
  });
  await expect(checkout.element).toHaveCount(0);
  isBlocked = false;
  const second = await shop.sell();
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await second.outcome()).toMatchObject({ type: 'resolved' });
});

test('a renderer that was tampered with is refused, and not run', async ({ page, checkout, shop }) => {
  await page.route(REACT, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.stolen = true;\n${await response.text()}` });
  });
  await openHostPage(page);
  expect(await (await shop.sell()).outcome()).toMatchObject({ type: 'rejected', code: 10 });
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await expect(checkout.element).toHaveCount(0);
});

test('an element that is closed before React has come leaves nothing behind', async ({
  page,
  checkout,
  shop,
}) => {
  const react = await holdReact(page);
  await openHostPage(page);
  const sale = await shop.sell();
  await expect(checkout.email).toBeVisible();
  await checkout.element.evaluate((element) => (element as HTMLElement & { close(): void }).close());
  expect(await sale.outcome()).toMatchObject({ code: 1 });
  react.release();
  await expect.poll(() => react.asked()).toBeGreaterThan(0);
  await expect(checkout.element).toHaveCount(0);
  // The page can be scrolled and used again.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
});

test('an element that was closed while React could not be had opens later all the same', async ({
  page,
  sandbox,
  checkout,
}) => {
  let isBlocked = true;
  await page.route(REACT, (route) => (isBlocked ? route.abort() : route.continue()));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('purchases-react'));
  await openHostPage(page, { body: elementTag(sandbox) });
  await refused;
  isBlocked = false;
  await checkout.element.evaluate((element) => element.setAttribute('open', ''));
  await checkout.buy();
  await checkout.finishButton.click();
  await checkout.expectGone();
});
