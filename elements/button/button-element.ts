import { commerceElement } from '../commerce/commerce-element';
import { commerceStyles } from '../commerce/styles';
import { ButtonRoot } from './button-root';
import button from './button.css?inline';
import { buttonAttributes } from './host';
import type { ButtonHost } from './host';

const Base = commerceElement<typeof buttonAttributes, ButtonHost>(
  { tag: 'purchase-button', attributes: buttonAttributes, styles: commerceStyles + button },
  ButtonRoot,
);

/** The class of `<purchase-button>`; purchase-button.types describes its public interface. */
export class ButtonElement extends Base implements ButtonHost {
  get #button(): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector('button') ?? null;
  }

  override focus(options?: FocusOptions): void {
    this.#button?.focus(options);
  }

  override click(): void {
    this.#button?.click();
  }
}
