import type { ReactElement } from 'react';
import {
  PurchaseButton,
  PurchaseCheckout,
  PurchaseCustomer,
  PurchaseGate,
  PurchaseOffers,
  PurchasePaywall,
  PurchasesProvider,
  useCustomerInfo,
  useEntitlement,
  useOfferings,
  usePurchase,
  usePurchases,
} from '../../../../elements/react/index';
import { KEY } from '../../../sdk/support/customer';

const appearance = { shape: 'pill' } as const;

const Hooks = () => {
  const all = [usePurchases(), useOfferings(), useCustomerInfo(), useEntitlement('pro'), usePurchase()];
  return <p>{all.map(({ status }) => status).join(' ')}</p>;
};

/** A page with everything the bindings have. */
export const EveryPart = (): ReactElement => (
  <PurchasesProvider config={{ apiKey: KEY, appUserId: 'nils', appearance }}>
    <Hooks />
    <PurchaseButton package="monthly" className="wide" disabled appearance={appearance} onFinished={() => {}}>
      Go <b>PRO</b>
    </PurchaseButton>
    <PurchaseCheckout package="annual" defaultLocale="de" layout="inline" open />
    <PurchasePaywall offering="spring" colorMode="dark" />
    <PurchaseOffers recommended="annual" buttons="each" texts={{ de: {} }}>
      <ul slot="annual">
        <li>All of it</li>
      </ul>
    </PurchaseOffers>
    <PurchaseGate entitlement="pro" fallback={<i>Buy</i>} loading="Wait" id="gate" hidden={false}>
      Secret
    </PurchaseGate>
    <PurchaseCustomer activeOnly style={{ color: 'red' }} />
  </PurchasesProvider>
);

/** What the server sends for it. */
export const EVERY_PART = [
  '<p>loading loading loading loading idle</p>',
  '<purchase-button package="monthly" class="wide" disabled="">Go <b>PRO</b></purchase-button>',
  '<purchase-checkout package="annual" default-locale="de"></purchase-checkout>',
  '<purchase-paywall offering="spring" color-mode="dark"></purchase-paywall>',
  '<purchase-offers recommended="annual" buttons="each"><ul slot="annual"><li>All of it</li></ul></purchase-offers>',
  '<purchase-gate entitlement="pro" id="gate" hidden="">Secret<div slot="fallback"><i>Buy</i></div>',
  '<div slot="loading">Wait</div></purchase-gate>',
  '<purchase-customer active-only="" style="color:red"></purchase-customer>',
].join('');
