import { plainBranding } from '../../../sdk/internal';
import type { CheckoutApi } from '../../../sdk/internal';

type Start = ReturnType<CheckoutApi['wiresFor']>[number]['start'];

/** The calls of a checkout on one wire. */
export interface SellingCalls extends Omit<CheckoutApi, 'wiresFor'> {
  readonly startPurchase: Start;
}

type OfSessions = 'readPrice' | 'complete' | 'changePlan';

const unexpected = (): Promise<never> =>
  Promise.reject(new Error('No call of a checkout session was expected.'));

/** A server of the wire of `POST purchase`: only its start is given. */
export const sellingApi = ({
  startPurchase,
  ...calls
}: Omit<SellingCalls, OfSessions> & Partial<Pick<SellingCalls, OfSessions>>): CheckoutApi => ({
  wiresFor: () => [{ startMayCharge: true, start: startPurchase }],
  readPrice: unexpected,
  complete: unexpected,
  changePlan: unexpected,
  ...calls,
});

/** The start of the preferred wire of a server whose branding says nothing. */
export const startOf = (api: CheckoutApi): Start => {
  const [wire] = api.wiresFor(plainBranding());
  if (!wire) throw new Error('There is no wire.');
  return wire.start;
};

/** What a context needs besides the requests. */
export const plainContext = {
  random: { bytes: (count: number) => new Uint8Array(count), fraction: () => 0.5 },
  wire: { setting: 'purchase', worked: null },
  collectUtm: false,
} as const;
