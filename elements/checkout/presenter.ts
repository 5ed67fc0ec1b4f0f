import { ofDocument } from '../../sdk/internal';
import type { Presenter, PresentOptions } from '../../sdk/internal';
import { CheckoutElement } from './checkout-element';

const MOUNT_ID = 'rcb-ui-root';

/** The target, otherwise the page's mount point, otherwise the body. */
const placeFor = ({ target }: PresentOptions): Element =>
  target ?? ofDocument('getElementById').call(document, MOUNT_ID) ?? ofDocument('body');

/** Shows a checkout in a new element, and removes the element afterwards. */
export const presenter: Presenter = {
  present(checkout, options) {
    const element = new CheckoutElement();
    element.setValue('layout', options.target ? 'inline' : 'modal');
    element.elementState.show(checkout, options);
    placeFor(options).append(element);
    return {
      dismiss: async () => {
        element.elementState.hide();
        element.remove();
        await element.historyRestored();
      },
      isUntouched: () => element.isUntouched(),
    };
  },
};
