import { expect, test } from 'playwright/test';
import { Checkout } from '../e2e/models/checkout';
import { listen } from './complaints';
import { EXAMPLES } from './example';
import type { Served } from './example';

for (const example of EXAMPLES) {
  test.describe(example.name, () => {
    // One after the other, and the later ones also when an earlier one failed.
    test.describe.configure({ mode: 'default' });

    for (const script of ['types', 'build']) {
      if (!example.has(script)) continue;
      test(`npm run ${script} finds nothing wrong`, async () => {
        const { code, output } = await example.npmRun(script);
        expect(output).not.toMatch(/\bwarning\b/i);
        expect(code, output).toBe(0);
      });
    }

    test.describe('in the browser', () => {
      let served: Served;
      test.beforeAll(async () => {
        served = await example.serve();
      });
      test.afterAll(() => served.close());

      test('sells', async ({ page }) => {
        const complaints = listen(page);
        const checkout = new Checkout(page);
        await page.goto(served.origin);
        await checkout.buy();
        expect(complaints).toEqual([]);
      });
    });
  });
}
