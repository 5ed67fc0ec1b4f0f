import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PurchaseOffersElement, PurchasePaywallElement } from '../elements/entries/npm';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'purchase-offers': DetailedHTMLProps<HTMLAttributes<PurchaseOffersElement>, PurchaseOffersElement> & {
        offering?: string;
        package?: string;
        recommended?: string;
        appearance?: string;
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
