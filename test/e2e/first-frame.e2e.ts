import type { Page } from 'playwright/test';
import { axeComplaints } from './models/axe';
import { openHostPage } from './models/host-page';
import { holdReact, isReacts, REACT, sellWithoutReact, untilReact } from './models/late-react';
import { expect, test } from './models/test';

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
      const { react } = await sellWithoutReact({ page, checkout, shop });
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
  const { react, sale } = await sellWithoutReact({ page, checkout, shop });
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
    const { react } = await sellWithoutReact({ page, checkout, shop });
    await checkout.email.fill('ada@example.org');
    await act(page);
    expect(page.url()).not.toContain('?');
    await expect(checkout.continueButton).toHaveAttribute('aria-disabled', 'true');
    await expect(checkout.continueButton.locator('.spinner')).toBeVisible();
    react.release();
    await checkout.expectCardForm();
  });

test('what is wrong with an address is said when React comes', async ({ page, checkout, shop }) => {
  const { react } = await sellWithoutReact({ page, checkout, shop });
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
    const body = '<button id="buy" autofocus>Buy</button>';
    const { react, sale } = await sellWithoutReact({ page, checkout, shop }, body);
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
  const { react } = await sellWithoutReact({ page, checkout, shop });
  await page.keyboard.press('Tab');
  await expect(checkout.continueButton).toBeFocused();
  react.release();
  await untilReact(page);
  await expect(checkout.continueButton).toBeFocused();
});

test('focus that is moved between the takeover and the moment in which React listens stays where it is', async ({
  page,
  checkout,
  shop,
}) => {
  const { react } = await sellWithoutReact({ page, checkout, shop });
  await page.keyboard.press('Tab');
  await checkout.element.evaluate((element) => {
    const root = element.shadowRoot!;
    const frame = root.querySelector('[role=dialog]')!;
    const onChange: MutationCallback = (_, observer) => {
      if (frame.isConnected) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
      root.querySelector<HTMLElement>('[part~="close"]')!.focus();
    };
    new MutationObserver(onChange).observe(root, { childList: true, subtree: true });
  });
  react.release();
  await untilReact(page);
  await page.waitForTimeout(300);
  await expect(checkout.closeButton).toBeFocused();
});

test('nothing is taken over in the middle of a character', async ({ page, checkout, shop }) => {
  const { react } = await sellWithoutReact({ page, checkout, shop });
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

test('a look that comes late is worn before React has come', async ({ page, sandbox, checkout, shop }) => {
  const react = await holdReact(page);
  await sandbox.branding('pill');
  await sandbox.fault({ call: 'getBrandingInfo', kind: 'latency', ms: 1500 });
  await openHostPage(page);
  await shop.sell();
  await expect(checkout.email).toBeVisible();
  await checkout.email.fill('ada');
  await expect(checkout.continueButton).toHaveCSS('border-radius', '56px');
  await expect(checkout.email).toHaveValue('ada');
  expect(await isReacts(page)).toBe(false);
  react.release();
  await untilReact(page);
  await expect(checkout.email).toHaveValue('ada');
});

test('Tab and Shift+Tab stay inside the dialog before React has come', async ({ page, checkout, shop }) => {
  await sellWithoutReact({ page, checkout, shop }, '<button>Before</button>');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(checkout.closeButton).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(checkout.continueButton).toBeFocused();
});
