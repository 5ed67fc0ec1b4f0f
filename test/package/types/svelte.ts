import type { SvelteHTMLElements } from 'svelte/elements';
import 'purchase-elements/svelte';

export const right: SvelteHTMLElements['purchase-checkout'] = {
  package: 'monthly',
  open: true,
  class: 'wide',
  'onpurchase-finished': ({ detail }) => detail.customerInfo,
  'on:purchase-failed': ({ detail }) => detail.errorCode,
};
// @ts-expect-error there is no such layout
export const layout: SvelteHTMLElements['purchase-checkout'] = { layout: 'sideways' };
export const detail: SvelteHTMLElements['purchase-checkout'] = {
  // @ts-expect-error the detail holds no such thing
  'onpurchase-finished': ({ detail }) => detail.receipt,
};
