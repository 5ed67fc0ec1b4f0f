'use client';
import type { ReactNode } from 'react';
import 'purchase-elements';
import 'purchase-elements/jsx';

export const Shop = (): ReactNode => (
  <purchase-checkout
    layout="inline"
    package="monthly"
    api-key="rcb_sb_demo"
    proxy-url="/sandbox"
    asset-base-url="/sandbox/assets"
  />
);
