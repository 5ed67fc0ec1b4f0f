import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSHandle, Page } from 'playwright/test';
import { ATTACKS, hostilePaywall, oversizedPaywall } from '../models/faults/attacks';
import { openHostPage } from '../models/host/host-page';
import type { Shop } from '../models/shop';
import { expect, test } from '../models/one-page';

const PER_PAYWALL = 30;
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** A box of the page on the left, a place for a paywall on the right, and a box below them. */
const ROW = `<div class="row" style="display: flex; align-items: flex-start; width: 900px; margin: 10px 0">
  <aside style="flex: none; width: 200px; height: 120px; color: rgb(1, 2, 3)">Beside</aside>
  <div class="place" style="flex: 1; min-width: 0"></div></div>
  <footer style="height: 40px; width: 900px">Below</footer>`;

/** A host that answers every address with a picture. Routes of Playwright would take two seconds for so many. */
const atPictureHost = async (visit: (address: string) => Promise<void>): Promise<void> => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'image/gif').end(PIXEL);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    await visit(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** Dialogs, tabs, navigations and requests that no paywall has any business to cause. */
const watch = async (page: Page): Promise<readonly string[]> => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('page', (tab) => seen.push(`tab ${tab.url()}`));
  page.on('frameattached', (frame) => seen.push(`frame ${frame.url()}`));
  page.on('framenavigated', (frame) => seen.push(`navigation to ${frame.url()}`));
  page.on('pageerror', (error) => seen.push(`error ${error.message}`));
  page.on('request', (request) => {
    const { hostname, href } = new URL(request.url());
    if (hostname !== 'localhost') seen.push(`request ${href}`);
  });
  return seen;
};

/** Shows a paywall in each place, of packages that are called like an attack. */
const showAll = async (
  shop: Shop,
  paywalls: readonly object[],
  names: readonly string[],
): Promise<JSHandle<string[]>> => {
  const instance = await shop.instance();
  return instance.evaluateHandle(
    async ({ purchases }, { written, names }) => {
      const paywalls = JSON.parse(written) as object[];
      const addresses: string[] = [];
      for (const type of ['navigate', 'purchase', 'back', 'restore', 'customer-center'])
        // Not at the document, which the next test has, too.
        document.querySelector('main')?.addEventListener(`paywall-${type}`, (event) => {
          event.preventDefault();
          const { detail } = event as CustomEvent<{ url?: string } | null>;
          if (detail?.url !== undefined) addresses.push(detail.url);
        });
      const found = (await purchases.getOfferings()).all['default'];
      if (!found) throw new Error('The test asks for an offering that is not there.');
      paywalls.forEach((paywall_components, index) => {
        const htmlTarget = document.querySelectorAll<HTMLElement>('.place')[index];
        if (!htmlTarget) throw new Error('There is no place for the paywall.');
        const availablePackages = found.availablePackages.map((item) => ({
          ...item,
          webBillingProduct: { ...item.webBillingProduct, title: names[index] ?? '' },
        }));
        void purchases.presentPaywall({
          offering: { ...found, availablePackages, paywall_components },
          htmlTarget,
        });
      });
      return addresses;
    },
    // Playwright itself takes a second to hand over that many objects.
    { written: JSON.stringify(paywalls), names },
  );
};

/** Every box of the page: where it lies in its row, what it looks like, and whether something lies on it. */
const boxes = (page: Page): Promise<readonly unknown[]> =>
  page.locator('aside, footer').evaluateAll((all) =>
    all.map((box) => {
      box.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = box.getBoundingClientRect();
      const { color, backgroundColor, display } = getComputedStyle(box);
      const isSeen = document.elementFromPoint(left + width / 2, top + height / 2) === box;
      const row = box.closest('.row')?.getBoundingClientRect().top ?? top;
      return { left, top: top - row, width, height, color, backgroundColor, display, isSeen };
    }),
  );

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** What is in the paywalls that must never be there, however it got in. */
const foreign = (page: Page): Promise<readonly string[]> =>
  page
    .locator('purchase-paywall')
    .evaluateAll((paywalls) =>
      paywalls.flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('*') ?? [])].flatMap((element) => [
          ...(/^(script|iframe|object|embed|link|meta|base|form|input|video|animate|math|details)$/i.test(
            element.localName,
          )
            ? [element.outerHTML]
            : []),
          ...[...element.attributes].filter(({ name }) => /^on|^srcdoc$/i.test(name)).map(({ name }) => name),
        ]),
      ),
    );

/** Presses everything there is to press; the addresses that links carry. */
const pressAll = (page: Page): Promise<readonly string[]> =>
  page.locator('purchase-paywall').evaluateAll((paywalls) =>
    paywalls.flatMap(({ shadowRoot }) => {
      const root = shadowRoot as ShadowRoot;
      for (const control of root.querySelectorAll<HTMLElement>('a, button, [role=radio]')) {
        control.click();
      }
      return [...root.querySelectorAll('a')].map(({ href }) => href);
    }),
  );

test('none of three hundred attacks in every slot of a paywall runs, and the page around it does not change', async ({
  page,
  shop,
}) => {
  test.setTimeout(60_000);
  expect(new Set(ATTACKS).size).toBe(300);
  await atPictureHost(async (pictures) => {
    const paywalls = Array.from({ length: ATTACKS.length / PER_PAYWALL }, (_, index) =>
      hostilePaywall(ATTACKS.slice(index * PER_PAYWALL, (index + 1) * PER_PAYWALL), pictures),
    );
    await openHostPage(page, { body: ROW.repeat(paywalls.length) });
    const seen = await watch(page);
    const [before, width] = [await boxes(page), await widthOf(page)];
    await shop.instance();
    // Thousands of warnings about these paywalls would keep the browser busy longer than the paywalls do.
    await page.evaluate(() => window.Purchases.setLogHandler(() => undefined));
    const addresses = await showAll(
      shop,
      paywalls,
      paywalls.map((_, index) => ATTACKS[index * PER_PAYWALL] ?? ''),
    );
    // Ten thousand nodes: not what a page has, but quicker than as many pages.
    await expect(page.locator('purchase-paywall .frame:not([aria-busy])')).toHaveCount(paywalls.length, {
      timeout: 20_000,
    });
    // Each attack is read as the text that it is, or the test would prove nothing.
    expect(await page.locator('purchase-paywall .text').count()).toBeGreaterThan(ATTACKS.length * 5);
    await expect(page.locator('purchase-paywall').first()).toContainText('<script>ran=1,alert(1)');
    const links = [...(await pressAll(page)), ...(await addresses.jsonValue())];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !/^(https?|mailto|tel):/.test(link))).toEqual([]);
    expect(await foreign(page)).toEqual([]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(seen).toEqual([]);
    expect(await boxes(page)).toEqual(before);
    expect(await widthOf(page)).toBe(width);
    await page.evaluate(() => window.Purchases.setLogHandler(null));
  });
});

test('boxes of any size stay inside the paywall', async ({ page, shop }) => {
  await openHostPage(page, { body: ROW });
  const [before, width] = [await boxes(page), await widthOf(page)];
  await showAll(shop, [oversizedPaywall()], ['']);
  await expect(page.locator('purchase-paywall .frame:not([aria-busy])')).toBeVisible();
  expect(await boxes(page)).toEqual(before);
  expect(await widthOf(page)).toBe(width);
});
