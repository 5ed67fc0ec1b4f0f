import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import type { Package } from '../../sdk/index';
import { commerceElement } from '../commerce/commerce-element';
import { commerceStyles } from '../commerce/styles';
import beside from './beside.css?inline';
import { offersAttributes } from './host';
import type { OffersHost } from './host';
import { OffersRoot } from './offers-root';
import offers from './offers.css?inline';

const Base = commerceElement<typeof offersAttributes, OffersHost>(
  { tag: 'purchase-offers', attributes: offersAttributes, styles: commerceStyles + offers + beside },
  OffersRoot,
);

/** The class behind `<purchase-offers>`; what a page may use of it is said in purchase-offers.types. */
export class OffersElement extends Base implements OffersHost {
  readonly $selected = atom<Package | null>(null);

  /** What was wrong is mended. */
  readonly forgive = (): void => {
    // The base shows it to the integrator, and never hides it again.
    (this.$integrationError as WritableAtom<string | null>).set(null);
  };

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
