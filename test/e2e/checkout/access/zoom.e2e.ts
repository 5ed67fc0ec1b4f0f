import type { FrameLocator, Locator, Page } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

/** WCAG 1.4.10 and 2.4.11: a window of 1280 x 1024 px at 400 % is 320 x 256 px. Tab reaches everything, on screen. */

const WINDOW = { width: 320, height: 256 };

/** What has focus, in the element or in its card form. */
const focused = async (host: Locator, card: FrameLocator): Promise<Locator | null> => {
  const inCard = card.locator(':focus');
  if ((await inCard.count()) > 0) return inCard;
  const inElement = host.locator('button:focus, input:focus, a:focus, h2:focus');
  return (await inElement.count()) > 0 ? inElement.first() : null;
};

/** Focus goes once around. @returns the names of all that had it, and of what was not on screen as a whole. */
async function walk(page: Page, host: Locator, card: FrameLocator) {
  const reached = new Set<string>();
  const unseen: string[] = [];
  let first: string | null = null;
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(host, card);
    if (!at) continue;
    const name = await at.evaluate(
      (node) => node.getAttribute('part') ?? node.getAttribute('aria-label') ?? (node.id || node.localName),
    );
    if (name === first) break;
    first ??= name;
    reached.add(name);
    const box = await at.boundingBox();
    const isSeen =
      box &&
      box.y >= -0.5 &&
      box.y + box.height <= WINDOW.height + 0.5 &&
      box.x + box.width <= WINDOW.width + 0.5;
    const isCovered = await at.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const root = node.getRootNode() as Document | ShadowRoot;
      const above = root.elementFromPoint(left + width / 2, top + height / 2);
      return !node.contains(above);
    });
    if (!isSeen || isCovered) unseen.push(`${name} ${JSON.stringify(box)}`);
  }
  return { reached, unseen };
}

test('at 400 % each focused field of the e-mail step and of the payment step, and the pay button, is on screen', async ({
  page,
  checkout,
  shop,
}) => {
  await page.setViewportSize(WINDOW);
  await openHostPage(page);
  await shop.sell();
  await checkout.expectScreen('email');
  await expect(checkout.email).toBeFocused();
  await expect(checkout.email).toBeInViewport({ ratio: 1 });
  const first = await walk(page, checkout.element, checkout.card);
  expect(first.unseen).toEqual([]);
  for (const part of ['summary-bar', 'input', 'button continue', 'close'])
    expect(first.reached).toContain(part);

  await checkout.typeEmail();
  await checkout.typeCard();
  await expect(checkout.payButton).toBeEnabled();
  const { reached, unseen } = await walk(page, checkout.element, checkout.card);
  expect(unseen).toEqual([]);
  for (const part of ['summary-bar', 'button pay', 'close']) expect(reached).toContain(part);
  expect(reached.size).toBeGreaterThan(7);
});
