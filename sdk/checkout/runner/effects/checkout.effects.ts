import type { ClaimResult } from '../../machine/payment/progress.machine';
import { saleOf } from '../../../model/purchase/purchase-request';
import type { PurchaseStart } from '../../../model/purchase/purchase';
import type { CheckoutRequest, CheckoutState } from '../../machine/checkout.types';
import { afterUnlessClosed, readOwned } from './effect-context';
import type { EffectContext, EffectHandler } from './effect-context';
import type { LaterEffects } from '../steps/later-steps.types';
import { toFailure } from '../../../model/purchase/failure';
import { changePlan, collectPayment, confirmPayment, createIntent, openPaymentForm } from './payment.effects';
import { readLocation, readPrice } from './price.effects';
import { checkStatus, lookForPurchase, readIntent, readTransactions, recheck } from './read.effects';

/** A customer who buys anyway does not change the plan. */
const chosenSale = (request: CheckoutRequest, { changesPlan }: CheckoutState): CheckoutRequest =>
  request.owned && !changesPlan ? { ...request, sale: { ...saleOf(request), planChange: null } } : request;

const startPurchase: EffectHandler<'start-purchase'> = ({ ticket, email }, context) => {
  const { request, signal, send } = context;
  const [wire] = context.wires.left;
  const start = async (): Promise<PurchaseStart> => {
    if (!wire) throw new Error('No wire.');
    return wire.start(chosenSale(request, context.state()), email, signal);
  };
  start().then(
    (answer) => send({ type: 'purchase-started', ticket, start: answer }),
    (error: unknown) => {
      context.updateConnectivity();
      send({ type: 'purchase-start-failed', ticket, failure: toFailure(error, 'setting-up') });
    },
  );
};

const changeWire: EffectHandler<'change-wire'> = ({ ticket }, { wires, send }) => {
  wires.left = wires.left.slice(1);
  send({ type: 'wire-changed', ticket, startMayCharge: wires.left[0]?.startMayCharge ?? null });
};

const claimLock: EffectHandler<'claim-lock'> = ({ ticket, force }, { ports, send }) => {
  const granted = (found: ClaimResult): void => send({ type: 'claimed', ticket, ...found });
  const alone = (): void => granted({});
  if (!ports.lock) return alone();
  ports.lock.claim(force).then(
    (turn) => (turn ? granted(turn) : send({ type: 'claim-refused', ticket })),
    // A browser without locks must not prevent a purchase.
    alone,
  );
};

const wait: EffectHandler<'wait'> = ({ ticket, ms }, context) =>
  void afterUnlessClosed(context, ms, () => context.send({ type: 'waited', ticket }));

/** Reads the customer's transactions in advance, so that the start need not wait. */
export const readInAdvance = (context: EffectContext): void => {
  context.owned = readOwned(context);
  context.owned.transactions.catch(() => {}); // Read again when it is needed.
};

/** One row for each effect after the first screen. */
export const laterEffects = {
  'start-purchase': startPurchase,
  'change-wire': changeWire,
  'open-payment-form': openPaymentForm,
  'update-payment-form': ({ collection }, { form }) => form.update(collection),
  'collect-payment': collectPayment,
  'create-intent': createIntent,
  'confirm-payment': confirmPayment,
  'change-plan': changePlan,
  'read-price': readPrice,
  'read-location': readLocation,
  'wait-for-price': ({ priceTicket, ms }, context) =>
    void afterUnlessClosed(context, ms, () => context.send({ type: 'price-waited', priceTicket })),
  'claim-lock': claimLock,
  'check-status': checkStatus,
  'recheck-purchase': recheck,
  'look-for-purchase': lookForPurchase,
  'read-transactions': readTransactions,
  'read-intent': readIntent,
  wait,
} satisfies LaterEffects;
