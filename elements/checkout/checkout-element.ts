import { isCancelled } from '../base/errors';
import type { AppearanceOptions, Purchases } from '../../sdk/index';
import { themeRule } from '../theme/theme';
import { styleRoot } from '../theme/sheet';
import type { RootStyles } from '../theme/sheet';
import { atom } from 'nanostores';
import { paletteFor, readTextLayers, purchasesContext } from '../../sdk/internal';
import type { Checkout, ResolvedTheme, TextOverrides } from '../../sdk/internal';
import { reactElement } from '../base/element';
import { purchasesFor } from '../base/instances';
import { styles } from './styles';
import { CheckoutRoot } from './checkout-root';
import { checkoutAttributes } from './host';
import type { CheckoutHost, Layout } from './host';
import { isPendingHere, hasPendingPurchase } from './resume';
import { acceptedBy, createElementState } from './element-state';
import type { PurchaseTarget } from './element-state';
import type { PurchaseCheckoutEventMap } from './purchase-checkout.types';

const Base = reactElement<typeof checkoutAttributes, CheckoutHost>(checkoutAttributes, CheckoutRoot);

/** The class behind `<purchase-checkout>`; what a page may use of it is said in purchase-checkout.types. */
export class CheckoutElement extends Base implements CheckoutHost {
  readonly elementState = createElementState();
  readonly $texts = atom<readonly TextOverrides[]>([]);
  #ownTexts: TextOverrides | null = null;
  #shopTexts: unknown = null;
  readonly #styles: RootStyles;
  #isSelling = false;
  #isDue = false;

  constructor() {
    super();
    this.#styles = styleRoot(this.shadowRoot as ShadowRoot, styles);
    this.$values.listen((now, before) => {
      if (now.open !== before?.open || now.layout !== before.layout) this.#follow();
    });
    this.elementState.$state.listen((state) => {
      if (state.name === 'checkout') this.#announceSuccess(state.checkout);
    });
  }

  get layoutMode(): Layout {
    return this.$values.get().layout === 'inline' ? 'inline' : 'modal';
  }

  get texts(): TextOverrides | null {
    return this.#ownTexts;
  }

  set texts(texts: TextOverrides | null | undefined) {
    this.#ownTexts = texts ?? null;
    this.#followTexts();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.layoutMode === 'inline' && this.getAttribute('open') !== 'false') this.show();
    else {
      this.#follow();
      void this.#lookForOpen();
    }
  }

  /** A payment that an earlier page has sent is shown by the element that is about it, although it is closed. */
  async #lookForOpen(): Promise<void> {
    // An element that the presenter has made shows a checkout already.
    if (!hasPendingPurchase() || this.$values.get().open || this.elementState.$state.get().name !== 'idle')
      return;
    const order = this.#order();
    const purchases = await order.purchases().catch(() => null);
    if (purchases && this.isConnected && isPendingHere(purchases, acceptedBy(order))) this.show();
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
    this.elementState.close();
  }

  applyTheme(look: ResolvedTheme): void {
    this.#styles.set(themeRule(look, paletteFor));
  }

  /** Attributes arrive one by one, in the order they were written: all of this moment are waited for. */
  #follow(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#catchUp();
    });
  }

  /** Brings what is shown in line with `open`. */
  #catchUp(): void {
    if (!this.isConnected) return;
    const { open } = this.$values.get();
    if (open && !this.#isSelling && this.elementState.$state.get().name === 'idle') void this.#sell();
    if (!open && this.#isSelling) this.close();
  }

  async #sell(): Promise<void> {
    this.#isSelling = true;
    const outcome = await this.elementState.purchase(this.#order());
    // Before the event, so that a listener may open it again.
    this.#isSelling = false;
    this.setValue('open', false);
    this.removeAttribute('open');
    if (outcome?.type === 'finished') this.#emit('purchase-finished', outcome.result);
    else if (!outcome || isCancelled(outcome.error)) this.#emit('purchase-cancelled', null);
    else this.#emit('purchase-failed', outcome.error);
  }

  /** At once, not when the customer has closed the success screen: the tab may be closed instead. */
  #announceSuccess({ $state, request }: Checkout): void {
    let isSaid = false;
    $state.subscribe((state) => {
      if (state.name !== 'success' || isSaid) return;
      isSaid = true;
      this.#emit('purchase-succeeded', {
        productIdentifier: request.rcPackage.webBillingProduct.identifier,
        operationSessionId: state.sessionId,
        redemptionInfo: state.redemptionInfo,
      });
    });
  }

  #order(): PurchaseTarget {
    const values = this.$values.get();
    return {
      packageId: values.package,
      offeringIdentifier: values.offering,
      optionId: values.option,
      currency: values.currency,
      apiKey: values.apiKey,
      params: {
        ...(values.email ? { customerEmail: values.email } : {}),
        ...(values.locale ? { selectedLocale: values.locale } : {}),
        ...(this.#ownTexts ? { texts: this.#ownTexts } : {}),
        // A page may set the property to an object.
        ...(values.appearance ? { appearance: values.appearance as AppearanceOptions } : {}),
        ...(values.defaultLocale ? { defaultLocale: values.defaultLocale } : {}),
      },
      purchases: async (): Promise<Purchases> => {
        const purchases = await purchasesFor(values);
        this.#shopTexts = purchasesContext(purchases).texts;
        this.#followTexts();
        return purchases;
      },
    };
  }

  /** What is wrong with them is said when the sale begins. */
  #followTexts(): void {
    this.$texts.set(readTextLayers([this.#shopTexts, this.#ownTexts], () => {}));
  }

  #emit<K extends keyof PurchaseCheckoutEventMap>(
    type: K,
    detail: PurchaseCheckoutEventMap[K]['detail'],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
