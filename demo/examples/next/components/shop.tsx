'use client';
import { PurchasesProvider } from 'purchase-elements/react';
import type { ProviderConfig } from 'purchase-elements/react';
import type { ReactNode } from 'react';

const shop: ProviderConfig = {
  apiKey: 'rcb_sb_examples',
  // The sandbox's addresses: a site of yours leaves both out.
  httpConfig: { proxyURL: '/sandbox' },
  assetBaseUrl: '/sandbox/assets',
};

interface Props {
  /** The customer, as the server knows it. Without it, a customer is whoever uses this browser. */
  readonly appUserId: string | undefined;
  readonly children: ReactNode;
}

/** Around server components: only this wrapper is the client's. */
export const Shop = ({ appUserId, children }: Props): ReactNode => (
  <PurchasesProvider config={{ ...shop, appUserId }}>{children}</PurchasesProvider>
);
