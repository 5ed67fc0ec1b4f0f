'use client';
import { PurchasesProvider } from 'purchase-elements/react';
import type { ProviderConfig } from 'purchase-elements/react';
import type { ReactNode } from 'react';

/**
 * The shop of this site. Without `appUserId` a customer is whoever uses this browser; a site with accounts gives its own
 * id of the signed-in customer.
 */
const config: ProviderConfig = {
  apiKey: 'rcb_sb_examples',
  // The sandbox's addresses: a site of yours leaves both out.
  httpConfig: { proxyURL: '/sandbox' },
  assetBaseUrl: '/sandbox/assets',
};

/** Around server components: only this wrapper is the client's. */
export const Shop = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <PurchasesProvider config={config}>{children}</PurchasesProvider>
);
