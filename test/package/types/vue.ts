import type { GlobalComponents } from 'vue';
import 'purchase-elements/vue';

type Props<T extends keyof GlobalComponents> = InstanceType<GlobalComponents[T]>['$props'];
export const right: Props<'purchase-checkout'> = {
  package: 'monthly',
  layout: 'modal',
  'api-key': 'rcb_key',
  class: 'wide',
  onPurchaseFinished: ({ detail }) => detail.customerInfo,
};
export const pascal: Props<'PurchasePaywall'> = { colorMode: 'auto' };
// @ts-expect-error there is no such layout
export const layout: Props<'purchase-checkout'> = { layout: 'sideways' };
// @ts-expect-error there is no such event
export const event: Props<'purchase-checkout'> = { onPurchaseEnded: () => {} };
// @ts-expect-error the detail holds no such thing
export const detail: Props<'purchase-checkout'> = { onPurchaseFinished: ({ detail }) => detail.receipt };
