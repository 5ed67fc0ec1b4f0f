import { familyElement } from '../family/family-element';
import { familyStyles } from '../family/styles';
import { ButtonRoot } from './button-root';
import button from './button.css?inline';
import { buttonAttributes } from './host';
import type { ButtonHost } from './host';

const Base = familyElement<typeof buttonAttributes, ButtonHost>(
  { tag: 'purchase-button', attributes: buttonAttributes, styles: familyStyles + button },
  ButtonRoot,
);

/** The class behind `<purchase-button>`; what a page may use of it is said in purchase-button.types. */
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
