import { isCancelled } from '../error-kinds';
import type { Purchases, PurchaseResult } from '../../sdk/index';
import { themeRule } from '../theme/theme';
import { styleRoot } from '../theme/sheet';
import type { RootStyles } from '../theme/sheet';
import type { Palette } from '../../sdk/headless';
import { reactElement } from '../element';
import { purchasesFor } from '../instances';
import { styles } from '../styles';
import { CheckoutRoot } from './checkout-root';
import { checkoutAttributes } from './host';
import type { CheckoutHost } from './host';
import { createStage } from './stage';
import type { Layout } from './frame';
import type { Order } from './stage';

/** Events of `<purchase-checkout>`; all bubble and leave shadow roots. */
export interface PurchaseCheckoutEventMap {
  'purchase-finished': CustomEvent<PurchaseResult>;
  'purchase-cancelled': CustomEvent<null>;
  /** `detail` is a `PurchasesError`. */
  'purchase-failed': CustomEvent<unknown>;
}

const Base = reactElement<typeof checkoutAttributes, CheckoutHost>(checkoutAttributes, CheckoutRoot);

/**
 * `<purchase-checkout>`: sells one product, as a dialog or inline.
 *
 * @attr package - package identifier, `$rc_monthly` or short `monthly`; the offering's first package when left out
 * @attr offering - offering identifier; the current offering when left out
 * @attr option - id of a purchase option; the product's default when left out
 * @attr currency - ISO 4217 code
 * @attr email - a known address skips the e-mail step
 * @attr locale - language of the texts; the browser's when left out
 * @attr default-locale - language to use when `locale` is not available
 * @attr layout - `modal` (default) or `inline`
 * @attr open - shows the dialog; an inline checkout is open from the start
 * @attr api-key - configures an instance of its own; without it the shared instance is used
 * @attr app-user-id - with `api-key`: who buys; an anonymous customer, kept in this browser, when left out
 * @attr proxy-url - with `api-key`: base address of a proxy
 * @attr asset-base-url - with `api-key`: base address of icons
 * @fires purchase-finished - `detail` is `{ customerInfo, redemptionInfo }`
 * @fires purchase-cancelled - the customer closed it
 * @fires purchase-failed - `detail` is the `PurchasesError`
 */
export class PurchaseCheckoutElement extends Base implements CheckoutHost {
  readonly stage = createStage();
  readonly #styles: RootStyles;
  #isSelling = false;

  constructor() {
    super();
    this.#styles = styleRoot(this.shadowRoot as ShadowRoot, styles);
    this.$values.listen((now, before) => {
      if (now.open !== before?.open || now.layout !== before.layout) this.#follow();
    });
  }

  get layoutMode(): Layout {
    return this.$values.get().layout === 'inline' ? 'inline' : 'modal';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.layoutMode === 'inline' && this.getAttribute('open') !== 'false') this.show();
    else this.#follow();
  }

  /** The element left the page for good: an open purchase ends as cancelled. */
  override removed(): void {
    this.close();
  }

  /** Opens the checkout; nothing happens when it is open already. */
  show(): void {
    this.setValue('open', true);
    this.#follow();
  }

  /** Closes it as the customer would. */
  close(): void {
    this.stage.close();
  }

  applyTheme(palette: Palette): void {
    this.#styles.set(themeRule(palette));
  }

  /** Brings what is shown in line with `open`. */
  #follow(): void {
    if (!this.isConnected) return;
    const { open } = this.$values.get();
    if (open && !this.#isSelling && this.stage.$stage.get().name === 'idle') void this.#sell();
    if (!open && this.#isSelling) this.close();
  }

  async #sell(): Promise<void> {
    this.#isSelling = true;
    try {
      const outcome = await this.stage.sell(this.#order());
      if (outcome?.type === 'finished') this.#emit('purchase-finished', outcome.result);
      else if (!outcome || isCancelled(outcome.error)) this.#emit('purchase-cancelled', null);
      else this.#emit('purchase-failed', outcome.error);
    } finally {
      this.#isSelling = false;
      this.setValue('open', false);
      this.removeAttribute('open');
    }
  }

  #order(): Order {
    const values = this.$values.get();
    return {
      packageId: values.package,
      offeringId: values.offering,
      optionId: values.option,
      currency: values.currency,
      params: {
        ...(values.email ? { customerEmail: values.email } : {}),
        ...(values.locale ? { selectedLocale: values.locale } : {}),
        ...(values.defaultLocale ? { defaultLocale: values.defaultLocale } : {}),
      },
      purchases: (): Promise<Purchases> => purchasesFor(values),
    };
  }

  #emit<K extends keyof PurchaseCheckoutEventMap>(
    type: K,
    detail: PurchaseCheckoutEventMap[K]['detail'],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
