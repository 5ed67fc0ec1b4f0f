import { browserConnectivity, customerStoreOf } from '../../sdk/internal';
import { commerceElement } from '../commerce/commerce-element';
import { commerceStyles } from '../commerce/styles';
import { CustomerRoot } from './customer-root';
import card from './card.css?inline';
import customer from './customer.css?inline';
import { customerAttributes } from './host';
import type { CustomerHost } from './host';

const Base = commerceElement<typeof customerAttributes, CustomerHost>(
  { tag: 'purchase-customer', attributes: customerAttributes, styles: commerceStyles + card + customer },
  CustomerRoot,
);

/** The class of `<purchase-customer>`; purchase-customer.types describes its public interface. */
export class CustomerElement extends Base implements CustomerHost {
  async refresh(): Promise<void> {
    const shop = this.$instance.get();
    if (shop.name === 'ready') await customerStoreOf(shop.purchases, browserConnectivity).refresh();
  }
}
