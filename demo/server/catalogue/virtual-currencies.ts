import type { Subscriber } from '../tenant/tenant.types';

const COINS_A_PACK = 100;

/** The balance of coins: each pack that was bought and not refunded counts. */
export function currenciesOf(subscriber: Subscriber): object {
  const packs = subscriber.oneTime.filter(
    ({ productId, refundedAt }) => productId === 'coins' && refundedAt === null,
  );
  return {
    COIN: {
      balance: packs.length * COINS_A_PACK,
      code: 'COIN',
      name: 'Coins',
      description: 'One coin opens one worked solution.',
    },
  };
}
