import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { Checkout } from '../e2e/models/checkout';

type Part = 'steps' | 'locked';

/** The page that every example shows, whatever it is made with. */
export class ShopPage {
  readonly page: Page;
  readonly #steps: Locator;
  readonly #locked: Locator;
  readonly #plans: Locator;
  readonly #account: Locator;

  constructor(page: Page) {
    this.page = page;
    this.#steps = page.getByRole('heading', { name: 'All four steps' });
    this.#locked = page.getByText('Choose a plan to read on.');
    this.#plans = page.locator('purchase-offers, .plans');
    this.#account = page.locator('purchase-customer');
  }

  async open(address: string): Promise<void> {
    await this.page.addInitScript(watchFrames);
    await this.page.goto(address);
  }

  /** What was on screen in any frame since the page was loaded, however short. */
  everSeen(): Promise<readonly Part[]> {
    return this.page.evaluate(() => (window as Watched).everSeen ?? []);
  }

  /** The style sheet gives it; without one it is transparent. */
  pageColour(): Promise<string> {
    return this.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  }

  async expectLocked(): Promise<void> {
    await expect(this.#locked).toBeVisible();
    await expect(this.#plans.getByText(/\$\d/).first()).toBeVisible();
    await expect(this.#steps).toBeHidden();
    await expect(this.#account.getByText(/\w/).first()).toBeVisible();
  }

  async buy(): Promise<void> {
    const buy = /trial|try|buy|subscribe/i;
    await this.#plans.getByRole('button', { name: buy }).first().click();
    const checkout = new Checkout(this.page);
    await checkout.buy();
    await checkout.finishButton.click();
  }

  async expectUnlocked(): Promise<void> {
    await expect(this.#steps).toBeVisible();
    await expect(this.#locked).toBeHidden();
    await expect(this.#account.getByText(/PRO/).first()).toBeVisible();
  }
}

type Watched = Window & { everSeen?: Part[] };

/** Runs in the page, before anything else. */
function watchFrames(): void {
  const seen = new Set<Part>();
  const parts: Readonly<Record<string, Part>> = { 'All four steps': 'steps' };
  const look = (): void => {
    for (const node of document.querySelectorAll('h2, .locked')) {
      const part = node.matches('.locked') ? 'locked' : parts[node.textContent.trim()];
      if (part !== undefined && node.checkVisibility({ visibilityProperty: true })) seen.add(part);
    }
    (window as Watched).everSeen = [...seen];
    requestAnimationFrame(look);
  };
  look();
}
