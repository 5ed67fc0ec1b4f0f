import fc from 'fast-check';
import type { CheckoutRequest, initialCheckout } from '../../../../sdk/internal';
import { plainSale } from '../../../../sdk/model/purchase/purchase-request';
import { buying } from '../offer';
import { formProgress, NOON_OF_WALKS, progress } from './walk-answers';

/** What a walk is made of. */

export type Opening = NonNullable<Parameters<typeof initialCheckout>[1]>;

export type Choice = readonly [
  who: 'forward' | 'answer' | 'late' | 'unfitting' | 'customer' | 'platform' | 'close',
  pick: number,
];

const who = (name: Choice[0], weight: number) => ({ weight, arbitrary: fc.constant(name) });

/** Steps towards the payment are common and closing is rare; else most walks would end before anything has happened. */
export const choices = fc.array(
  fc.tuple(
    fc.oneof(
      who('forward', 60),
      who('answer', 40),
      who('customer', 20),
      who('platform', 12),
      who('late', 6),
      who('unfitting', 8),
      who('close', 1),
    ),
    fc.noBias(fc.nat(99_999)),
  ),
  { size: 'max', maxLength: 70 },
);

export const requests = fc
  .tuple(
    fc.constantFrom(null, 'ada@lime.example', '  b@c.dk', 'nonsense', ' '),
    fc.constantFrom(null, null, 'LIME20'),
    fc.constantFrom(false, false, true),
  )
  .map(([email, discountCode, emailWithPayment]): CheckoutRequest => ({
    ...buying(undefined, { email }),
    sale: { ...plainSale, discountCode, showDiscountCode: true, emailWithPayment },
  }));

/** Where a walk begins: what an earlier page has left, whether a turn is needed, whether there is a line. */
export const openings = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.nat(99).map(progress) },
      // The steps of a payment are deep in a walk: some walks begin before them.
      { weight: 3, arbitrary: fc.nat(99).map(formProgress) },
    ),
    fc.constantFrom(true, true, false),
    fc.constantFrom(true, true, true, false),
    fc.constantFrom(true, true, false),
  )
  .map(([resume, isMine, isOnline, isOwnedKnown]): Opening => ({
    resume,
    isMine,
    isOnline,
    now: NOON_OF_WALKS,
    ...(resume && isOwnedKnown ? { ownedBefore: ['earlier'] } : {}),
  }));
