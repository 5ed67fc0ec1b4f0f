import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import type { PurchaseOffersElement } from '../../../elements/offers/purchase-offers.types';
import { openHostPage, SDK, STAND_IN } from './host/host-page';
import { axeComplaints } from './looks/axe';
import type { Sandbox } from './sandbox';

/** A `<purchase-offers>` that sells for the tenant. */
export const offersTag = ({ key, user, origin }: Sandbox, attributes = '', inside = ''): string =>
  `<purchase-offers api-key="${key}" app-user-id="${user}" proxy-url="${origin}/sandbox"
    asset-base-url="${origin}/sandbox/assets" ${attributes}>${inside}</purchase-offers>`;

/** What the element has told the page, in plain values. */
export interface Told {
  readonly type: string;
  readonly packageId: string | null;
  /** What the element's property says while the page hears of it. */
  readonly selected: string | null;
}

/** A `<purchase-offers>` as its customer sees it. */
export class Offers {
  readonly page: Page;
  readonly element: Locator;
  readonly cards: Locator;
  readonly periods: Locator;
  readonly periodSelect: Locator;
  readonly button: Locator;
  readonly terms: Locator;

  constructor(page: Page) {
    this.page = page;
    this.element = page.locator('purchase-offers');
    this.cards = this.element.getByRole('radiogroup', { name: 'Plans' }).getByRole('radio');
    this.periods = this.element.getByRole('radiogroup', { name: 'Billing period' }).getByRole('radio');
    this.periodSelect = this.element.getByRole('combobox', { name: 'Billing period' });
    this.button = this.element.locator('[part~="button"]');
    this.terms = this.element.locator('[part~="terms"]');
  }

  static async open(page: Page, sandbox: Sandbox, attributes = '', inside = ''): Promise<Offers> {
    await openHostPage(page, { body: offersTag(sandbox, attributes, inside) });
    return new Offers(page);
  }

  card(name: string): Locator {
    return this.cards.and(this.page.getByRole('radio', { name }));
  }

  async expectReady(): Promise<void> {
    await expect(this.button).toBeVisible();
  }

  selectedPackage(): Promise<string | null> {
    return this.element.evaluate(
      (element) => (element as PurchaseOffersElement).selectedPackage?.identifier ?? null,
    );
  }

  /** Notes the element's events where they arrive: at the document. */
  listen() {
    return this.page.evaluateHandle(() => {
      const told: Told[] = [];
      const names = [
        'offers-select',
        'purchase-requested',
        'purchase-finished',
        'purchase-cancelled',
        'purchase-failed',
      ];
      for (const name of names)
        document.addEventListener(name, (event) => {
          const { detail, target } = event as CustomEvent<{
            selectedPackage?: { identifier: string };
            rcPackage?: { identifier: string };
          } | null>;
          const { selectedPackage } = target as PurchaseOffersElement;
          const about = detail?.selectedPackage ?? detail?.rcPackage;
          told.push({
            type: name,
            packageId: about?.identifier ?? null,
            selected: selectedPackage?.identifier ?? null,
          });
        });
      return told;
    });
  }
}

interface OffersLook {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly locale: string;
  /** Attributes that change with the look. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A page of an integrator that follows the colour scheme. */
export const PAGE_OF_BOTH_SCHEMES = `${STAND_IN}${SDK}<style>
  body { background: #fff; color: #111 }
  a { color: inherit }
  @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }
</style>`;

/** What axe finds in a table that is shown, in each of these looks one after the other; and whether the page is too wide. */
export async function offersFindings(
  { page, element, button }: Offers,
  looks: readonly OffersLook[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { width, scheme, locale, attributes = {} } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await element.evaluate(
      (node, all) => all.forEach(([name, value]) => node.setAttribute(name, value)),
      Object.entries({ ...attributes, locale }),
    );
    await expect(
      element.locator(`.root[lang="${locale}"][dir="${locale === 'ar' ? 'rtl' : 'ltr'}"]`),
    ).toBeVisible();
    await expect(button.first()).toBeVisible();
    const lines = await axeComplaints(page, { include: 'purchase-offers' });
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isWider) lines.push('the page scrolls sideways');
    found.push(...lines.map((line) => `${width} px, ${scheme}, ${locale}: ${line}`));
  }
  return found;
}
