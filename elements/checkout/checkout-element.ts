import { isCancelled } from '../base/errors';
import { themeRule } from '../theme/theme';
import { styleRoot } from '../theme/sheet';
import type { RootStyles } from '../theme/sheet';
import { atom } from 'nanostores';
import { paletteFor, readTextLayers } from '../../sdk/internal';
import type { ResolvedTheme, TextOverrides } from '../../sdk/internal';
import { reactElement } from '../base/element';
import { styles } from './styles/styles';
import { CheckoutRoot } from './checkout-root';
import { checkoutAttributes } from './host';
import type { CheckoutHost, Layout } from './host';
import { announce } from './announce';
import { $laterScreens } from './later-steps';
import { holdBackButton } from './back-button';
import { loadSale } from './sale/load-sale';
import { hasPendingPurchase } from './sale/pending';
import { createElementState } from './element-state';
import type { PurchaseCheckoutEventMap } from './purchase-checkout.types';

const Base = reactElement<typeof checkoutAttributes, CheckoutHost>(checkoutAttributes, CheckoutRoot);

/** The class of `<purchase-checkout>`; purchase-checkout.types describes its public interface. */
export class CheckoutElement extends Base implements CheckoutHost {
  readonly elementState = createElementState(() => this.isUntouched());
  readonly $texts = atom<readonly TextOverrides[]>([]);
  #ownTexts: TextOverrides | null = null;
  #shopTexts: unknown = null;
  readonly #styles: RootStyles;
  #isSelling = false;
  #isDue = false;
  readonly $isLeaving = atom(false);
  #releaseBack: (() => Promise<void>) | null = null;
  #historyRestored: Promise<void> = Promise.resolve();
  #isTouched = false;

  constructor() {
    super();
    // Also inside the provider's frames, which tell no more than that they have the focus.
    for (const type of ['focusin', 'pointerdown'] as const)
      this.addEventListener(type, () => void (this.#isTouched = true));
    this.#styles = styleRoot(this.shadowRoot as ShadowRoot, styles);
    this.$values.listen((now, before) => {
      if (now.open !== before?.open || now.layout !== before.layout) this.#follow();
    });
    this.elementState.$state.listen((state) => {
      this.#followBack(state.name !== 'idle');
      if (state.name === 'checkout') announce(state.checkout, this.#emit);
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
    // A closed dialog has no instance yet. What the presenter has created has nothing to inspect.
    if (this.#isIdle())
      loadSale().then(
        ({ inspectEarly }) => inspectEarly(this),
        () => {},
      );
    if (this.layoutMode === 'inline' && this.getAttribute('open') !== 'false') this.show();
    else {
      this.#follow();
      void this.#lookForOpen();
    }
  }

  /** Shows a payment that an earlier page has sent, if it is for this element's product. The element need not be open. */
  async #lookForOpen(): Promise<void> {
    // An element that the presenter has created shows a checkout already.
    if (!hasPendingPurchase() || this.$values.get().open || !this.#isIdle()) return;
    const sale = await loadSale().catch(() => null);
    if (await sale?.hasOpen(this)) this.show();
  }

  #isIdle(): boolean {
    return this.elementState.$state.get().name === 'idle';
  }

  /** The element was removed from the page: an open purchase ends as cancelled. */
  override removed(): void {
    this.close();
  }

  /** Opens the checkout; does nothing if it is open. */
  show(): void {
    this.setValue('open', true);
    this.#follow();
  }

  /** Closes the checkout as the customer would. */
  close(): void {
    this.elementState.close();
  }

  /** Whether this is an inline checkout that the customer has not used. */
  isUntouched(): boolean {
    return this.layoutMode === 'inline' && !this.#isTouched;
  }

  /** Resolves when a closed dialog has left the browser's history as it was. */
  historyRestored(): Promise<void> {
    return this.#historyRestored;
  }

  #followBack(isShown: boolean): void {
    if (isShown === (this.#releaseBack !== null) || this.layoutMode === 'inline') return;
    if (isShown) this.#releaseBack = holdBackButton(() => this.leave());
    else {
      this.$isLeaving.set(false);
      this.#historyRestored = this.#releaseBack?.() ?? Promise.resolve();
      this.#releaseBack = null;
    }
  }

  leave(): boolean {
    const shown = this.elementState.$state.get();
    const later = $laterScreens.get();
    const isAsked = shown.name === 'checkout' && !!later?.leaveReason(shown.checkout.$state.get());
    if (isAsked) this.$isLeaving.set(true);
    else this.close();
    return !isAsked;
  }

  applyTheme(look: ResolvedTheme): void {
    this.#styles.set(themeRule(look, paletteFor));
  }

  addStyles(staticText: string): void {
    this.#styles.add(staticText);
  }

  /** Attributes arrive one by one, in their written order. This waits for all attributes of one task. */
  #follow(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#catchUp();
    });
  }

  /** Opens or closes the checkout, as `open` requires. */
  #catchUp(): void {
    if (!this.isConnected) return;
    const { open } = this.$values.get();
    if (open && !this.#isSelling && this.#isIdle()) void this.#sell();
    if (!open && this.#isSelling) this.close();
  }

  async #sell(): Promise<void> {
    this.#isSelling = true;
    const outcome = await this.elementState.purchase(this);
    await this.#historyRestored;
    // Set before the event, so that a listener can open the checkout again.
    this.#isSelling = false;
    this.setValue('open', false);
    this.removeAttribute('open');
    if (outcome?.type === 'prevented') return this.elementState.hide();
    if (outcome?.type === 'finished') this.#emit('purchase-finished', outcome.result);
    else if (!outcome || isCancelled(outcome.error)) this.#emit('purchase-cancelled', null);
    else this.#emit('purchase-failed', outcome.error);
  }

  addTexts(configured: unknown): void {
    this.#shopTexts = configured;
    this.#followTexts();
  }

  /** Follows the element's texts. Warnings about invalid texts are logged when the purchase begins. */
  #followTexts(): void {
    this.$texts.set(readTextLayers([this.#shopTexts, this.#ownTexts]));
  }

  readonly #emit = <K extends keyof PurchaseCheckoutEventMap>(
    type: K,
    detail: PurchaseCheckoutEventMap[K]['detail'],
  ): void => void this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}
