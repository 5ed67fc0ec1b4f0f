import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import type { Package, ProductChangeInfo } from '../../sdk/index';
import { commerceElement } from '../commerce/commerce-element';
import { commerceStyles } from '../commerce/styles';
import { offersAttributes } from './host';
import type { OffersHost } from './host';
import layout from './layout.css?inline';
import { OffersRoot } from './offers-root';
import offers from './offers.css?inline';

const Base = commerceElement<typeof offersAttributes, OffersHost>(
  { tag: 'purchase-offers', attributes: offersAttributes, styles: commerceStyles + offers + layout },
  OffersRoot,
);

/** The class of `<purchase-offers>`; purchase-offers.types describes its public interface. */
export class OffersElement extends Base implements OffersHost {
  readonly $selected = atom<Package | null>(null);
  readonly $productChangeInfo = atom<ProductChangeInfo | null>(null);

  /** Removes the error after the integrator has repaired it. */
  readonly forgive = (): void => {
    // The base class shows the error and has no method to hide it.
    (this.$integrationError as WritableAtom<string | null>).set(null);
  };

  get productChangeInfo(): ProductChangeInfo | null {
    return this.$productChangeInfo.get();
  }

  set productChangeInfo(info: ProductChangeInfo | null | undefined) {
    this.$productChangeInfo.set(info ?? null);
  }

  get selectedPackage(): Package | null {
    return this.$selected.get();
  }

  override focus(options?: FocusOptions): void {
    const root = this.shadowRoot;
    (root?.querySelector<HTMLElement>('.offer :checked') ?? root?.querySelector('button'))?.focus(options);
  }

  override removed(): void {
    this.$selected.set(null);
  }
}
