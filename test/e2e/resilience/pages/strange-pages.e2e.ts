import type { Page } from 'playwright/test';
import { Checkout, cards } from '../../models/checkout';
import { atAnotherOrigin, elementTag, openHostPage, SDK, STAND_IN } from '../../models/host/host-page';
import { readHostState } from '../../models/host/host-state';
import type { Sandbox } from '../../models/sandbox';
import { expect, test } from '../../models/one-page';
import { test as onOwnPage } from '../../models/test';

/** A page whose frame shows the checkout, under the given sandbox. */
async function inSandbox(
  page: Page,
  sandbox: Sandbox,
  permissions: string,
  visit: (checkout: Checkout) => Promise<void>,
): Promise<void> {
  const { origin } = sandbox;
  const head = `<script src="${origin}/sandbox/stripe/stripe.js"></script>
    <script src="${origin}/dist/purchases.js"></script>
    <script>Purchases.setLogLevel(Purchases.LogLevel.Error)</script>`;
  const inner = { head, body: elementTag(sandbox, 'layout="inline" package="monthly"') };
  await atAnotherOrigin(inner, (frame) => {
    const body = `<iframe title="Shop" src="${frame}" sandbox="${permissions}" width="900" height="900"></iframe>`;
    // Not a page that the test answers for: browsers keep such pages away from servers of the same machine.
    return atAnotherOrigin({ head: '', body }, async (address) => {
      await page.goto(address);
      await visit(new Checkout(page, page.frameLocator('iframe').locator('purchase-checkout')));
    });
  });
}

test('in a sandboxed frame with an origin the checkout sells', async ({ page, sandbox }) => {
  const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups';
  await inSandbox(page, sandbox, permissions, (checkout) => checkout.buy());
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('in a sandboxed frame without an origin everything works but the card form, which says what it needs', async ({
  page,
  sandbox,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const said = page.waitForEvent('console', (message) => message.text().includes('allow-same-origin'));
  await inSandbox(page, sandbox, 'allow-scripts allow-forms allow-popups', async (checkout) => {
    await checkout.typeEmail('ada@example');
    await expect(checkout.email).toHaveAttribute('aria-invalid', 'true');
    await checkout.typeEmail();
    await expect(checkout.notice).toContainText('The payment form could not be loaded');
    expect((await said).text()).toContain('The card form needs an origin');
    await checkout.close();
  });
  expect(errors).toEqual([]);
});

const RESETS = `
  * { all: unset !important }
  div, section, slot { display: flex !important; position: relative !important; overflow: hidden !important }
  iframe, [slot] { display: none !important; visibility: hidden !important; height: 1px !important;
    opacity: 0.1 !important; filter: blur(3px) !important; pointer-events: none !important;
    max-height: 10px !important; clip-path: inset(40%) !important }
  body > * { transform: scale(0.5) !important }
`;

test('a page that resets, hides and shrinks everything changes neither the dialog nor the card form', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page, { head: `${STAND_IN}${SDK}<style>${RESETS}</style>` });
  await shop.configure();
  const { sheets } = await readHostState(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.expectCardForm();
  expect(await checkout.dialog.evaluate((node) => node.getBoundingClientRect().width)).toBe(880);
  const frame = checkout.element.locator('iframe');
  const look = await frame.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect();
    const { opacity, filter, visibility, clipPath, pointerEvents } = getComputedStyle(node);
    return {
      width,
      isHigh: height > 300,
      looks: [opacity, filter, visibility, clipPath, pointerEvents].join(),
    };
  });
  const room = await checkout.element.locator('[part="payment-form"]').boundingBox();
  expect(look).toEqual({ width: (room?.width ?? 0) + 8, isHigh: true, looks: '1,none,visible,none,auto' });
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  await expect(checkout.element).toHaveCount(0);
  // The tree of an element that was removed is unmounted a task later.
  await expect.poll(async () => (await readHostState(page)).sheets).toBe(sheets);
});

const TALL = '<p style="height: 2000px"></p><button id="opener">Buy</button><p style="height: 2000px"></p>';

/** The boxes that the dialog's backdrop has had in the frames since this call, each once. */
async function recordBackdrop(page: Page): Promise<() => Promise<string[]>> {
  const boxes = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = (): void => {
      const backdrop = document
        .querySelector('purchase-checkout')
        ?.shadowRoot?.querySelector('[part="backdrop"]');
      const { x, y, width, height } = backdrop?.getBoundingClientRect() ?? {};
      if (backdrop) seen.add(`${x} ${y} ${width} ${height}`);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => boxes.evaluate((seen) => [...seen]);
}

for (const { what, style, body } of [
  { what: 'a transform on the body', style: 'body { transform: translateX(10px) }', body: TALL },
  {
    what: 'a filter around the element',
    style: '#place { filter: saturate(1); margin: 300px 40px; overflow: hidden; height: 50px }',
    body: `<div id="place"><div id="rcb-ui-root"></div></div>${TALL}`,
  },
])
  test(`on a page with ${what} the dialog covers the window, and the bank’s challenge lies above it`, async ({
    page,
    checkout,
    shop,
  }) => {
    await openHostPage(page, { head: `${STAND_IN}${SDK}<style>${style}</style>`, body });
    await shop.configure();
    await page.locator('#opener').focus();
    await page.evaluate(() => window.scrollTo(0, 1700));
    const before = await readHostState(page);
    const boxes = await recordBackdrop(page);
    const sale = await shop.sell({ email: 'ada@example.org' });
    await checkout.expectScreen('payment');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await boxes()).toEqual([`0 0 ${width} ${height}`]);
    await checkout.pay(cards.challenge);
    const challenge = checkout.challenge.getByRole('button', { name: 'Complete' });
    expect(await page.locator('iframe[title="3-D Secure authentication"]').boundingBox()).toMatchObject({
      x: 0,
      y: 0,
    });
    await challenge.click();
    await checkout.expectScreen('success');
    await page.keyboard.press('Escape');
    expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
    await expect.poll(() => readHostState(page)).toEqual(before);
  });

/** `<shop-page>` and in it `<shop-box>`, both with shadow trees; the box holds what it is given. */
const SHADOWS = `<script>
  const nest = (name, html) => customElements.define(name, class extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = html; }
  });
  window.show = (inner) => {
    nest('shop-box', '<style>div { border: 1px solid }</style><div>' + inner + '</div><slot></slot>');
    nest('shop-page', '<p>Shop</p><shop-box></shop-box>');
    document.body.append(document.createElement('shop-page'));
  };
</script>`;

// The page defines elements, which no test after it can take back.
for (const layout of ['inline', 'modal'])
  onOwnPage(
    `in the shadow tree of the page’s own elements the ${layout} checkout sells, and leaves nothing there`,
    async ({ page, sandbox, checkout }) => {
      await openHostPage(page, { head: STAND_IN + SDK + SHADOWS, body: elementTag(sandbox) });
      await page.waitForFunction(() => customElements.get('purchase-checkout') !== undefined);
      await page.locator('purchase-checkout').evaluate((node) => node.remove());
      const tag = elementTag(sandbox, `layout="${layout}" package="monthly" open`);
      await page.evaluate((inner) => (window as unknown as { show(inner: string): void }).show(inner), tag);
      await checkout.typeEmail();
      await expect(checkout.title).toHaveText('Secure checkout');
      const card = new Checkout(page, page.locator('shop-page'));
      await card.card.getByLabel('Card number').fill(cards.good);
      await card.card.getByLabel('Expiration date').fill('12 / 34');
      await card.card.getByLabel('Security code').fill('123');
      const frame = await page.locator('shop-page iframe').boundingBox();
      const room = await checkout.element.locator('[part="payment-form"]').boundingBox();
      expect(frame?.width).toBe((room?.width ?? 0) + 8);
      expect(frame?.y).toBe((room?.y ?? 0) - 4);
      await checkout.payButton.click();
      await checkout.expectScreen('success');
      expect(await page.locator('shop-page').innerHTML()).toBe('');
    },
  );
