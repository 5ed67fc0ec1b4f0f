import type { ClaimResult } from '../machine/progress.machine';
import { plainBranding } from '../../model/branding';
import type { Branding } from '../../model/branding';
import { saleOf } from '../../model/purchase-request';
import type { PurchaseStart } from '../../model/purchase';
import type { CheckoutEffect, CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import { afterUnlessClosed, readOwned } from './effect-context';
import type { EffectHandler } from './effect-context';
import { displayedCode, toFailure } from '../../model/failure';
import { changePlan, collectPayment, confirmPayment, createIntent, openPaymentForm } from './payment.effects';
import { readLocation, readPrice } from './price.effects';
import { checkStatus, lookForPurchase, readIntent, readTransactions, recheck } from './read.effects';

/** After this time the checkout opens without the branding. */
export const BRANDING_LIMIT_MS = 6000;
/** A subscription is paid only after the customer has agreed to the terms, if the seller asks for it. */
const needsConsent = ({ rcPackage, sale }: CheckoutRequest, { terms }: Branding): boolean =>
  terms.needsConsent &&
  (sale?.termsUrl ?? terms.termsUrl) !== null &&
  rcPackage.webBillingProduct.productType === 'subscription';

const loadBranding: EffectHandler<'load-branding'> = ({ ticket }, context) => {
  const { ports, request, send } = context;
  const loaded = (branding: Branding): void => {
    context.wires = ports.api.wiresFor(branding);
    const startMayCharge = context.wires[0]?.startMayCharge ?? true;
    const consent = needsConsent(request, branding);
    send({ type: 'branding-loaded', ticket, branding, startMayCharge, needsConsent: consent });
  };
  const plain = (reason: string): void => {
    ports.log.warn(`Branding could not be read (${reason}); the plain look is used.`);
    loaded(plainBranding());
  };
  const stopTimer = ports.clock.after(BRANDING_LIMIT_MS, () => plain('it took too long'));
  ports.api.readBranding().then(
    (branding) => (stopTimer(), loaded(branding)),
    (error: unknown) => (stopTimer(), plain(String(error))),
  );
  // Read at the same time, so that the start need not wait.
  context.owned = readOwned(context);
  context.owned.transactions.catch(() => {}); // Read again when it is needed.
};

/** A customer who buys anyway does not change the plan. */
const chosenSale = (request: CheckoutRequest, { changesPlan }: CheckoutState): CheckoutRequest =>
  request.owned && !changesPlan ? { ...request, sale: { ...saleOf(request), planChange: null } } : request;

const startPurchase: EffectHandler<'start-purchase'> = ({ ticket, email }, context) => {
  const { wires, request, signal, send } = context;
  const start = async (): Promise<PurchaseStart> => {
    if (!wires[0]) throw new Error('No wire.');
    return wires[0].start(chosenSale(request, context.state()), email, signal);
  };
  start().then(
    (answer) => send({ type: 'purchase-started', ticket, start: answer }),
    (error: unknown) => {
      context.updateConnectivity();
      send({ type: 'purchase-start-failed', ticket, failure: toFailure(error, 'setting-up') });
    },
  );
};

const changeWire: EffectHandler<'change-wire'> = ({ ticket }, context) => {
  context.wires = context.wires.slice(1);
  context.send({ type: 'wire-changed', ticket, startMayCharge: context.wires[0]?.startMayCharge ?? null });
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

/** One row for each effect of the machine. */
export const effects = {
  'load-branding': loadBranding,
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
  'log-failure': ({ failure: reason }, { ports }) =>
    ports.log.error(`Checkout: ${reason.kind} (${displayedCode(reason)}). ${reason.detail}`),
  'close-payment-form': (_, { form }) => form.clear(),
  stop: (_, { stop }) => stop(),
  settle: ({ outcome }, { settle }) => settle(outcome),
} satisfies { readonly [K in CheckoutEffect['type']]: EffectHandler<K> };
