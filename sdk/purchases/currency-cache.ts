import { answers } from './answers/answers';
import { readLater } from './answers/read-later';
import type { VirtualCurrencies } from '../model/customer/virtual-currencies';
import type { Client } from '../net/client';
import { getVirtualCurrencies } from '../net/endpoints';
import type { Clock } from '../ports/clock';

/** After this time the balance is read again. */
const FRESH_MS = 5 * 60_000;

/** The customer's virtual currencies. They are kept until `forget`. */
export interface CurrencyCache {
  /** Reads them, unless they were read less than five minutes ago. */
  read(appUserId: string): Promise<VirtualCurrencies>;
  /** What was read last, however old. */
  kept(): VirtualCurrencies | null;
  /** After a change of the balance or of the customer. An answer that is on its way is not kept. */
  forget(): void;
}

export const createCurrencyCache = (request: Client, clock: Clock): CurrencyCache => {
  let reading: Promise<VirtualCurrencies> | null = null;
  let kept: VirtualCurrencies | null = null;
  let keptAt = 0;
  const readNow = async (appUserId: string): Promise<VirtualCurrencies> => {
    const isCurrent = (): boolean => reading === mine;
    const read = readLater(answers.customer, (customer) => customer.readVirtualCurrencies);
    const mine = request(getVirtualCurrencies(appUserId, read), { isOwn: true })
      .then((value) => {
        if (isCurrent()) [kept, keptAt] = [value, clock.now()];
        return value;
      })
      .finally(() => {
        if (isCurrent()) reading = null;
      });
    reading = mine;
    return mine;
  };
  return {
    // A difference below 0: the device's clock was set back.
    read: async (appUserId) =>
      kept && Math.abs(clock.now() - keptAt) < FRESH_MS ? kept : (reading ?? readNow(appUserId)),
    kept: () => kept,
    forget: () => {
      kept = reading = null;
    },
  };
};
