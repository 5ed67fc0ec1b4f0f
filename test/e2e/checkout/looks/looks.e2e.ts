import type { Page } from 'playwright/test';
import type { Checkout } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { reach } from '../../models/looks/states';
import { expect, test } from '../../models/one-page';

const PROPERTIES = [
  'color',
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textTransform',
  'borderTopWidth',
  'borderTopLeftRadius',
  'boxSizing',
  'display',
  'opacity',
  'filter',
  'width',
  'height',
  'padding',
] as const;

/**
 * The computed looks of everything inside the element's shadow root, in order, and where it is. Not the margins: of automatic
 * ones Chromium says now what they have become, now nothing.
 */
function looks(checkout: Checkout): Promise<string[]> {
  return checkout.element.evaluate(
    (host, properties) =>
      [...(host.shadowRoot?.querySelectorAll('[part], svg, .root, .due, label') ?? [])].map((node) => {
        const style = getComputedStyle(node);
        const name = node.getAttribute('part') ?? node.getAttribute('class') ?? node.localName;
        const { x, y } = node.getBoundingClientRect();
        // The root takes no room; where it would stand is the page's affair.
        const place = node.matches('.root') ? '' : [x, y].map(Math.round).join();
        return `${name}: ${place} | ${properties.map((property) => style[property]).join(' | ')}`;
      }),
    PROPERTIES,
  );
}

/** Pixels by which anything of the checkout, or the page, is wider than the window. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const root = document.querySelector('purchase-checkout')?.shadowRoot;
    const wide = [...(root?.querySelectorAll('*') ?? [])].filter((node) => {
      const box = node.getBoundingClientRect();
      return box.width > 1 && (box.right > width + 0.5 || box.left < -0.5);
    });
    const scrolls = [...(root?.querySelectorAll('.dialog, .backdrop, .panel, .form') ?? [])].filter(
      (node) => node.scrollWidth > node.clientWidth,
    );
    return [...wide, ...scrolls].map((node) => `${node.localName}.${node.getAttribute('class')}`);
  });
}

async function settled(checkout: Checkout): Promise<void> {
  await checkout.element.evaluate(async (host) => {
    const moving = host.shadowRoot?.getAnimations() ?? [];
    const ending = moving.filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

for (const state of ['needs-auth-info', 'needs-payment-info, form ready', 'success', 'error'] as const)
  test(`in ${state} a hostile page changes nothing of the checkout’s looks`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    const seen: string[][] = [];
    for (const name of ['console', 'hostile']) {
      await page.goto(sandbox.demo(name));
      await shop.configure(`${sandbox.user}-${name}`);
      await reach[state]({ page, sandbox, checkout, shop });
      await settled(checkout);
      seen.push(await looks(checkout));
      const box = await checkout.dialog.boundingBox();
      expect(box?.width).toBeCloseTo(880, 0);
      if (state.startsWith('needs-payment'))
        expect((await checkout.element.locator('iframe').boundingBox())?.height).toBeGreaterThan(250);
    }
    expect(seen[0]?.length).toBeGreaterThan(8);
    expect(seen[1]).toEqual(seen[0]);
  });

test('an inline checkout fits a column of 300 pixels', async ({ page, sandbox, checkout, shop }) => {
  await openHostPage(page, { body: '<div id="place" style="width: 300px"></div>' });
  await reach['needs-payment-info, form ready']({ page, sandbox, checkout, shop }, { target: '#place' });
  const wide = await checkout.element.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
      .filter(
        (node) =>
          node.getBoundingClientRect().right > (host.parentElement?.getBoundingClientRect().right ?? 0) + 1,
      )
      .map((node) => node.getAttribute('class')),
  );
  expect(wide).toEqual([]);
  expect((await checkout.element.locator('[part="inline"]').boundingBox())?.width).toBe(300);
});

test('text at double the size is neither cut off nor wider than the window', async ({
  page,
  checkout,
  shop,
}) => {
  await page.setViewportSize({ width: 640, height: 700 });
  await openHostPage(page);
  await shop.sell();
  await checkout.expectScreen('email');
  await page.evaluate(() => {
    const root = document.querySelector('purchase-checkout')?.shadowRoot?.querySelector<HTMLElement>('.root');
    root?.style.setProperty('font-size', '32px');
  });
  expect(await overflow(page)).toEqual([]);
});
