import { Purchases } from 'purchase-elements';
import {
  PurchaseButton,
  PurchasesProvider,
  useEntitlement,
  usePurchase,
  usePurchases,
} from 'purchase-elements/react';
import type { UsePurchases } from 'purchase-elements/react';

type IsAny<T> = 0 extends 1 & T ? true : false;

export const typed: [IsAny<typeof useEntitlement>, IsAny<UsePurchases>] = [false, false];
export const Pro = () => {
  const { isActive, entitlement } = useEntitlement('pro');
  const { purchases } = usePurchases();
  sameClass(purchases);
  usePurchase();
  // @ts-expect-error an entitlement is named
  useEntitlement(5);
  return isActive ? (
    <p>{entitlement.identifier}</p>
  ) : (
    <PurchaseButton package="monthly" onFinished={({ detail }) => detail.customerInfo} />
  );
};
/** The class of one entry is the class of the other. */
const sameClass = (purchases: Purchases | null): Purchases | null => purchases;
export const app = (
  <PurchasesProvider config={{ apiKey: 'rcb_key' }}>
    <Pro />
  </PurchasesProvider>
);
// @ts-expect-error a key is needed
export const keyless = <PurchasesProvider config={{}} />;
// @ts-expect-error there is no such event
export const deaf = <PurchaseButton onSoldOut={() => {}} />;
