import 'purchase-elements/dist/purchases.full.js';

type IsAny<T> = 0 extends 1 & T ? true : false;

export const typed: IsAny<typeof window.Purchases> = false;
const shop = Purchases.configure({
  apiKey: 'rcb_key',
  appUserId: Purchases.generateRevenueCatAnonymousAppUserId(),
});
export const code: number = Purchases.ErrorCode.UserCancelledError;
// @ts-expect-error offerings come later
export const now: string = shop.getOfferings();
