import type { CheckoutEvent } from '../../machine/checkout.types';
import { afterUnlessClosed, FORM_LIMIT_MS, readOwned } from './effect-context';
import type { EffectContext, EffectHandler } from './effect-context';
import { toFailure } from '../../../model/purchase/failure';
import type { PaymentSession, IntentStatus } from '../../../ports/payment';
import type { OperationStatus } from '../../../model/purchase/purchase';

/** Effects that read the result of a purchase. None of them starts or charges anything. */

/** Transactions that were read less than this time ago are used again. */
const OWNED_FRESH_MS = 60_000;

export const readTransactions: EffectHandler<'read-transactions'> = ({ ticket }, context) => {
  const { ports, send } = context;
  const { owned } = context;
  context.owned = null;
  const isFresh = owned !== null && Math.abs(ports.clock.now() - owned.at) < OWNED_FRESH_MS;
  // Offline, a new read has to show whether there is a connection.
  const isTrusted = isFresh && (ports.connectivity?.isOnline() ?? true);
  const again = (): Promise<readonly string[]> => readOwned(context).transactions;
  const reading = isTrusted ? owned.transactions.catch(again) : again();
  reading.then(
    (transactions) => send({ type: 'transactions-read', ticket, transactions }),
    (error: unknown) => {
      context.updateConnectivity();
      send({ type: 'transactions-unread', ticket, failure: toFailure(error, 'setting-up') });
    },
  );
};

/** Whether the customer has a new transaction of the product; unknown without the earlier transactions. */
const findPurchase = async (
  ownedBefore: readonly string[] | null,
  context: EffectContext,
): Promise<OperationStatus> => {
  const owned = await readOwned(context).transactions;
  const isBought = ownedBefore !== null && owned.some((id) => !ownedBefore.includes(id));
  return isBought ? { type: 'succeeded', redemptionInfo: null } : { type: 'pending' };
};

const sendStatus = (reading: Promise<OperationStatus>, ticket: number, context: EffectContext): void =>
  void reading.then(
    (status) => context.send({ type: 'status-read', ticket, status }),
    (error: unknown) => {
      context.updateConnectivity();
      context.send({ type: 'status-failed', ticket, failure: toFailure(error, 'network') });
    },
  );

/** The provider's status of an intent; `null` if it can't be read in time. A provider that throws can't be asked. */
const readProviderIntent = (session: PaymentSession, context: EffectContext): Promise<IntentStatus | null> =>
  new Promise((resolve) => {
    const stopTimer = afterUnlessClosed(context, FORM_LIMIT_MS, () => resolve(null));
    const read = async () => (await context.ports.payment.readIntent?.(session)) ?? null;
    read()
      .then(resolve, () => resolve(null))
      .finally(stopTimer);
  });

/** Reads all sources in this order: the server's status, the transactions, the provider. */
export const recheck: EffectHandler<'recheck-purchase'> = (effect, context) => {
  const { ticket, sessionId, session, ownedBefore, isStatusKnown } = effect;
  const { ports, signal, send } = context;
  const readStatus = (): Promise<OperationStatus> =>
    isStatusKnown ? Promise.resolve({ type: 'pending' }) : ports.api.readStatus(sessionId, signal);
  const read = async (): Promise<CheckoutEvent> => {
    const status = await readStatus().catch((error: unknown) => toFailure(error, 'network'));
    if ('type' in status && status.type !== 'pending') return { type: 'status-read', ticket, status };
    const bought = await findPurchase(ownedBefore, context).catch((error: unknown) =>
      toFailure(error, 'network'),
    );
    if ('type' in bought && bought.type === 'succeeded')
      return { type: 'status-read', ticket, status: bought };
    const intent = session && (await readProviderIntent(session, context));
    const isRead = 'type' in status;
    if (intent)
      return { type: 'intent-read', ticket, status: intent, ...(isRead ? {} : { failure: status }) };
    return isRead
      ? { type: 'status-read', ticket, status }
      : { type: 'status-failed', ticket, failure: status };
  };
  void read().then((event) => {
    if (event.type === 'status-failed') context.updateConnectivity();
    send(event);
  });
};

export const readIntent: EffectHandler<'read-intent'> = ({ ticket, session }, context) =>
  void readProviderIntent(session, context).then((status) =>
    context.send(status ? { type: 'intent-read', ticket, status } : { type: 'intent-unknown', ticket }),
  );

export const checkStatus: EffectHandler<'check-status'> = ({ ticket, sessionId }, context) =>
  sendStatus(context.ports.api.readStatus(sessionId, context.signal), ticket, context);

export const lookForPurchase: EffectHandler<'look-for-purchase'> = ({ ticket, ownedBefore }, context) =>
  sendStatus(findPurchase(ownedBefore, context), ticket, context);
