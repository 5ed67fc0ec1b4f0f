import { expect, test } from 'playwright/test';
import { axeComplaints } from '../e2e/models/looks/axe';
import { listen } from './complaints';
import { EXAMPLES } from './example';
import type { Served } from './example';
import { expectRenderedOnServer } from './server-rendering';
import { expectServerDecides, SERVER_SIDE } from './server-side';
import { ShopPage } from './shop-page';

/** `--page` of demo/examples/shared/site.css. */
const PAGE_COLOURS = { light: 'rgb(250, 248, 255)', dark: 'rgb(15, 11, 26)' } as const;

for (const example of EXAMPLES) {
  test.describe(example.name, () => {
    // One after the other, and the later ones also when an earlier one failed.
    test.describe.configure({ mode: 'default' });

    for (const script of ['types', 'build']) {
      if (!example.has(script)) continue;
      test(`npm run ${script} finds nothing wrong`, async () => {
        const { code, output } = await example.npmRun(script);
        expect(code, output).toBe(0);
        // Next.js asks CI machines to keep its cache; the first build never has one.
        expect(output.replace(/^.*No build cache found.*$/m, '')).not.toMatch(/\bwarn(ing)?\b|⚠/i);
      });
    }

    test.describe('in a browser', () => {
      let served: Served;
      test.beforeAll(async () => {
        served = await example.serve();
      });
      test.afterAll(() => served.close());

      test('sells PRO, opens the gate and keeps it open, without a complaint', async ({ page }) => {
        const complaints = listen(page);
        const shop = new ShopPage(page);
        await shop.open(served.origin);
        await shop.expectLocked();
        expect(await shop.everSeen()).not.toContain('steps');

        await shop.buy();
        await shop.expectUnlocked();

        await page.reload();
        await shop.expectUnlocked();
        // Counted from the reload on: who has paid never sees what others see.
        expect(await shop.everSeen()).not.toContain('locked');
        expect(complaints).toEqual([]);
      });

      if (example.name === 'vite-react-18') {
        test('runs on React 18, with a class, a ref and handlers on the elements', async ({ page }) => {
          const shop = new ShopPage(page);
          await shop.open(served.origin);
          await expect(page.getByRole('banner')).toContainText('sold with React 18.2.0');
          const offers = page.locator('purchase-offers.plans-table');
          await offers.getByRole('radio', { name: /monthly/i }).click();
          await expect(page.getByText(/You have chosen .*monthly/i)).toBeVisible();
          await shop.buy();
          await expect(page).toHaveTitle('Thank you for pro');
        });
      }

      if (SERVER_SIDE[example.name]) {
        test('its server reads what was bought, signs it, and takes each webhook once', async () => {
          await expectServerDecides(served.origin, SERVER_SIDE[example.name]);
        });
      }

      if (example.name === 'next') {
        test('renders on its server, without a word of what the gate is to decide', async ({ browser }) => {
          await expectRenderedOnServer(browser, served.origin);
        });
      }

      for (const colorScheme of ['light', 'dark'] as const) {
        test(`fits a telephone and everybody, ${colorScheme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width: 375, height: 812 });
          const shop = new ShopPage(page);
          await shop.open(served.origin);
          await shop.expectLocked();
          expect(await shop.pageColour()).toBe(PAGE_COLOURS[colorScheme]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
          expect(await axeComplaints(page)).toEqual([]);
        });
      }
    });
  });
}
