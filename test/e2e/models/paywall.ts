import { expect } from 'playwright/test';
import type { JSHandle, Locator, Page } from 'playwright/test';
import type { Sandbox } from './sandbox';
import type { Shop } from './shop';

/** How `presentPaywall` ended, in plain values. */
export type PaywallEnd =
  | { readonly type: 'resolved'; readonly packageId: string; readonly active: readonly string[] }
  | { readonly type: 'rejected'; readonly code: number | null; readonly message: string };

interface Wanted {
  readonly offering?: string;
  /** Takes the place of the offering's own paywall. */
  readonly data?: unknown;
  /** Takes the place of the account's `ui_config`. */
  readonly uiConfig?: unknown;
  readonly target?: string;
  readonly purchaseTarget?: string;
  readonly email?: string;
  readonly locale?: string;
  readonly customVariables?: Readonly<Record<string, string | number | boolean>>;
  /** Callbacks to be given; what they are called with is noted. */
  readonly callbacks?: readonly ('onNavigateToUrl' | 'onBack' | 'onVisitCustomerCenter' | 'onError')[];
}

interface Shown {
  readonly end: Promise<PaywallEnd>;
  readonly called: readonly string[];
}

/** A paywall as its customer sees it, and as the page that shows it. */
export class Paywall {
  readonly page: Page;
  readonly element: Locator;
  readonly frame: Locator;
  readonly packages: Locator;
  readonly buyButton: Locator;
  readonly notice: Locator;
  #shown: JSHandle<Shown> | null = null;

  constructor(page: Page) {
    this.page = page;
    this.element = page.locator('purchase-paywall');
    this.frame = this.element.locator('.frame');
    this.packages = this.element.getByRole('radio');
    this.buyButton = this.element.locator('[data-part="purchase"]');
    this.notice = this.element.getByRole('status');
  }

  /** Calls `presentPaywall` and comes back when something is on screen, or it has ended. */
  async present(shop: Shop, wanted: Wanted = {}): Promise<void> {
    const instance = await shop.instance();
    this.#shown = await instance.evaluateHandle(async ({ purchases }, wanted) => {
      const called: string[] = [];
      const note = (name: string) => (what?: unknown) =>
        void called.push(
          what === undefined || typeof what === 'function'
            ? name
            : `${name} ${what instanceof Error ? what.message : JSON.stringify(what)}`,
        );
      const { all } = await purchases.getOfferings();
      const found = all[wanted.offering ?? 'paywall-compare'];
      if (!found) throw new Error('The test asks for an offering that is not there.');
      const at = (selector: string | undefined): HTMLElement | null =>
        selector ? document.querySelector<HTMLElement>(selector) : null;
      const htmlTarget = at(wanted.target);
      const purchaseHtmlTarget = at(wanted.purchaseTarget);
      const end = purchases
        .presentPaywall({
          offering: {
            ...found,
            ...('data' in wanted ? { paywall_components: wanted.data } : {}),
            ...('uiConfig' in wanted ? { uiConfig: wanted.uiConfig } : {}),
          },
          ...(htmlTarget ? { htmlTarget } : {}),
          ...(purchaseHtmlTarget ? { purchaseHtmlTarget } : {}),
          ...(wanted.email ? { customerEmail: wanted.email } : {}),
          ...(wanted.locale ? { selectedLocale: wanted.locale } : {}),
          ...(wanted.customVariables ? { customVariables: wanted.customVariables } : {}),
          ...Object.fromEntries((wanted.callbacks ?? []).map((name) => [name, note(name)])),
        })
        .then(
          ({ selectedPackage, customerInfo }): PaywallEnd => ({
            type: 'resolved',
            packageId: selectedPackage.identifier,
            active: Object.keys(customerInfo.entitlements.active),
          }),
          (error: unknown): PaywallEnd => ({
            type: 'rejected',
            code: window.Purchases.isPurchasesError(error) ? error.errorCode : null,
            message: String(error instanceof Error ? error.message : error),
          }),
        );
      return { end, called };
    }, wanted);
  }

  async open(shop: Shop, wanted: Wanted = {}): Promise<void> {
    await this.present(shop, wanted);
    await expect(this.frame.locator('.body')).toBeVisible();
  }

  end(): Promise<PaywallEnd> {
    return this.#shown!.evaluate(({ end }) => end);
  }

  called(): Promise<readonly string[]> {
    return this.#shown!.evaluate(({ called }) => called);
  }

  package(name: string): Locator {
    return this.element.getByRole('radio', { name });
  }
}

/** Offerings of the sandbox with a paywall of their own, `paywall-hero` and so on. */
export const EXAMPLES = [
  'hero',
  'compare',
  'timeline',
  'single',
  'student',
  'lifetime',
  'tabs',
  'carousel',
  'bold',
  'story',
  'film',
  'preparing',
  'questions',
  'sale',
  'welcome',
  'lengths',
] as const;

/** All paywalls of the page are there, with their pictures. */
export async function expectDrawn(page: Page, count: number): Promise<void> {
  const paywalls = page.locator('purchase-paywall');
  await expect(paywalls.locator('.frame:not([aria-busy]) .body')).toHaveCount(count);
  await expect
    .poll(() =>
      paywalls.evaluateAll((all) =>
        all
          .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('img') ?? [])])
          .every((image) => image.complete && image.naturalWidth > 0),
      ),
    )
    .toBe(true);
}

export function paywallTag(sandbox: Sandbox, attributes = ''): string {
  return `<purchase-paywall api-key="${sandbox.key}" app-user-id="${sandbox.user}"
    proxy-url="${sandbox.origin}/sandbox" asset-base-url="${sandbox.origin}/sandbox/assets" ${attributes}></purchase-paywall>`;
}

const hex = (value: string): object => ({ light: { type: 'hex', value } });
const FILL = { width: { type: 'fill' }, height: { type: 'fit' } };

/** A paywall from a list of components; each text stands under its own words. */
export const paywallData = (
  components: readonly object[],
  texts: Readonly<Record<string, string>> = {},
): object => ({
  components_config: {
    base: {
      background: { type: 'color', value: hex('#ffffff') },
      stack: stack(components),
      sticky_footer: null,
    },
  },
  components_localizations: { en_US: texts },
  default_locale: 'en_US',
});

export const stack = (components: readonly object[], more: object = {}): object => ({
  type: 'stack',
  id: 's',
  name: 'Stack',
  components,
  dimension: { type: 'vertical', alignment: 'leading', distribution: 'start' },
  spacing: 8,
  margin: {},
  padding: { top: 8, bottom: 8, leading: 8, trailing: 8 },
  size: FILL,
  ...more,
});

export const text = (text_lid: string, more: object = {}): object => ({
  type: 'text',
  id: text_lid,
  name: text_lid,
  text_lid,
  color: hex('#111111'),
  font_size: 'body_l',
  font_weight: 'regular',
  horizontal_alignment: 'leading',
  margin: {},
  padding: {},
  size: FILL,
  ...more,
});

export const plan = (package_id: string, lid: string, isDefault = false, more: object = {}): object => ({
  type: 'package',
  id: package_id,
  name: package_id,
  package_id,
  is_selected_by_default: isDefault,
  stack: stack([text(lid)], more),
});

export const button = (action: object, lid: string): object => ({
  type: 'button',
  id: lid,
  name: lid,
  action,
  stack: stack([text(lid)]),
});

export const buy = (lid: string): object => ({
  type: 'purchase_button',
  id: 'buy',
  name: 'Buy',
  stack: stack([text(lid)], { background_color: hex('#dddddd') }),
});
