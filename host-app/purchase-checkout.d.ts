import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PurchaseCheckoutElement, PurchasePaywallElement } from '../elements/entries/npm';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'purchase-checkout': DetailedHTMLProps<
        HTMLAttributes<PurchaseCheckoutElement>,
        PurchaseCheckoutElement
      > & {
        package?: string;
        offering?: string;
        layout?: 'modal' | 'inline';
        open?: boolean;
      };
      'purchase-paywall': DetailedHTMLProps<
        HTMLAttributes<PurchasePaywallElement>,
        PurchasePaywallElement
      > & {
        offering?: string;
        'color-mode'?: 'light' | 'dark' | 'auto';
      };
    }
  }
}
