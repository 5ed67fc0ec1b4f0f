import { ofDocument } from '../../sdk/internal';
import type { Presenter, PresentOptions } from '../../sdk/internal';
import { CheckoutElement } from './checkout-element';

const MOUNT_ID = 'rcb-ui-root';

/** Target, else the page's own mount point, else the body. */
const placeFor = ({ target }: PresentOptions): Element =>
  target ?? ofDocument('getElementById').call(document, MOUNT_ID) ?? ofDocument('body');

/** Shows a checkout in an element made for it, and takes the element away again. */
export const presenter: Presenter = {
  present(checkout, options) {
    const element = new CheckoutElement();
    element.setValue('layout', options.target ? 'inline' : 'modal');
    element.elementState.show(checkout, options);
    placeFor(options).append(element);
    return {
      dismiss: () => {
        element.elementState.hide();
        element.remove();
      },
    };
  },
};
