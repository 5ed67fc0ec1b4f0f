import { plainBranding } from '../model/branding';
import type { Branding } from '../model/branding';
import { lookFor } from '../model/look';
import type { IntentStatus, PaymentFormHandle, PaymentRefusal, PaymentSession } from '../ports';
import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutPorts,
  CheckoutRequest,
  Found,
  OperationStatus,
} from './checkout.types';
import { displayedCode, failure, toFailure } from './failure';
import type { FormHolder } from './form-holder';

/** A read of the customer's transactions, and when it was begun: milliseconds by this device's clock. */
export interface OwnedRead {
  readonly at: number;
  readonly transactions: Promise<readonly string[]>;
}

/** What an effect may use: the ports, the way back into the machine, and the handles that state must not hold. */
export interface EffectContext {
  readonly request: CheckoutRequest;
  readonly ports: CheckoutPorts;
  readonly form: FormHolder;
  /** Fires when the checkout has closed. */
  readonly signal: AbortSignal;
  /** What the customer owned when this checkout opened, read ahead of its use. */
  owned: OwnedRead | null;
  /** Tells the machine what the platform says of the line now, so that it can judge a failure that follows. */
  hearLine(): void;
  branding(): Branding;
  send(event: CheckoutEvent): void;
  stop(): void;
  settle(outcome: CheckoutOutcome): void;
}

type Run<K extends CheckoutEffect['type']> = (
  effect: Extract<CheckoutEffect, { type: K }>,
  context: EffectContext,
) => void;

/** Colours are not worth more waiting than this. */
export const BRANDING_LIMIT_MS = 6000;
/** A card form that has not appeared by then counts as unavailable. */
export const FORM_LIMIT_MS = 30_000;
/** What was read of the customer before this is read again. */
const OWNED_FRESH_MS = 60_000;

/** Runs `action` after `ms`, unless the checkout has closed by then. The returned function calls it off. */
const afterUnlessClosed = (
  { ports, signal }: EffectContext,
  ms: number,
  action: () => void,
): (() => void) => {
  const end = (): void => {
    stopTimer();
    signal.removeEventListener('abort', end);
  };
  const stopTimer = ports.clock.after(ms, () => (end(), action()));
  signal.addEventListener('abort', end);
  return end;
};

const readOwned = ({ ports, request, signal }: EffectContext): OwnedRead => {
  const { identifier } = request.rcPackage.webBillingProduct;
  return { at: ports.clock.now(), transactions: ports.api.readTransactions(identifier, signal) };
};

const loadBranding: Run<'load-branding'> = ({ ticket }, context) => {
  const { ports, send } = context;
  const plain = (reason: string): void => {
    ports.log.warn(`Branding could not be read (${reason}); the plain look is used.`);
    send({ type: 'branding-loaded', ticket, branding: plainBranding() });
  };
  const stopTimer = ports.clock.after(BRANDING_LIMIT_MS, () => plain('it took too long'));
  ports.api.readBranding().then(
    (branding) => (stopTimer(), send({ type: 'branding-loaded', ticket, branding })),
    (error: unknown) => (stopTimer(), plain(String(error))),
  );
  // Asked side by side, so that the start need not wait for it.
  context.owned = readOwned(context);
  context.owned.transactions.catch(() => {}); // It is read again when it is needed.
};

const readTransactions: Run<'read-transactions'> = ({ ticket }, context) => {
  const { ports, send } = context;
  const { owned } = context;
  context.owned = null;
  const isFresh = owned !== null && Math.abs(ports.clock.now() - owned.at) < OWNED_FRESH_MS;
  // Offline the read has to show that there is a connection.
  const isTrusted = isFresh && (ports.line?.isOnline() ?? true);
  const again = (): Promise<readonly string[]> => readOwned(context).transactions;
  const reading = isTrusted ? owned.transactions.catch(again) : again();
  reading.then(
    (transactions) => send({ type: 'transactions-read', ticket, transactions }),
    (error: unknown) => {
      context.hearLine();
      send({ type: 'transactions-unread', ticket, failure: toFailure(error, 'setting-up') });
    },
  );
};

const startPurchase: Run<'start-purchase'> = ({ ticket, email }, context) => {
  const { ports, request, signal, send } = context;
  ports.api.startPurchase(request, email, signal).then(
    (start) => send({ type: 'purchase-started', ticket, start }),
    (error: unknown) => {
      context.hearLine();
      send({ type: 'purchase-start-failed', ticket, failure: toFailure(error, 'setting-up') });
    },
  );
};

const claimSale: Run<'claim-sale'> = ({ ticket, force }, { ports, send }) => {
  const granted = (found: Found): void => send({ type: 'claimed', ticket, ...found });
  const alone = (): void => granted({});
  if (!ports.turn) return alone();
  ports.turn.claim(force).then(
    (turn) => (turn ? granted(turn) : send({ type: 'claim-refused', ticket })),
    // A browser that can't tell must not keep the customer from buying.
    alone,
  );
};

const openPaymentForm: Run<'open-payment-form'> = ({ ticket, session, businessName }, context) => {
  const { ports, form, signal, send } = context;
  form.clear();
  let isOver = false;
  const isLate = (): boolean => isOver || signal.aborted;
  const fail = (reason: string): void => {
    if (isLate()) return;
    isOver = true;
    stopTimer();
    ports.log.error(`The card form is not available: ${reason}`);
    form.clear();
    send({ type: 'form-failed', ticket });
  };
  const stopTimer = afterUnlessClosed(context, FORM_LIMIT_MS, () => fail('it took too long to load.'));
  const events = {
    onReady: () => (stopTimer(), send({ type: 'form-ready', ticket })),
    onChange: (complete: boolean) => send({ type: 'form-changed', ticket, complete }),
    onFailure: fail,
  };
  const accept = (handle: PaymentFormHandle): void => {
    if (isLate()) handle.destroy();
    else form.setHandle(handle);
  };
  const appearance = lookFor(context.branding().appearance, ports.appearance);
  const locale = ports.paymentLocale?.() ?? 'auto';
  const open = async (): Promise<PaymentFormHandle> =>
    ports.payment.open({ session, businessName, appearance, locale }, events);
  open()
    .then(accept)
    .catch((error: unknown) => fail(String(error)));
};

const confirmPayment: Run<'confirm-payment'> = ({ ticket }, { form, send }) => {
  const lost = (error: unknown): void =>
    send({ type: 'payment-answer-lost', ticket, failure: failure('network', String(error)) });
  const { handle } = form;
  // Without a form nothing was sent, so nothing is in doubt.
  if (!handle) return send({ type: 'payment-not-sent', ticket });
  const confirm = async (): Promise<PaymentRefusal | null> => handle.confirm();
  confirm().then((refusal) => {
    if (!refusal) return send({ type: 'payment-confirmed', ticket });
    send({ type: 'payment-refused', ticket, refusal });
    // It broke while the payment was under way: the next try needs a new one.
    if (form.handle !== handle) send({ type: 'form-failed', ticket });
  }, lost);
};

/** Whether the customer has a transaction of the product that was not there before. Without a 'before' nothing can be said. */
const lookForPurchase = async (
  ownedBefore: readonly string[] | null,
  context: EffectContext,
): Promise<OperationStatus> => {
  const owned = await readOwned(context).transactions;
  const isBought = ownedBefore !== null && owned.some((id) => !ownedBefore.includes(id));
  return isBought ? { type: 'succeeded', redemptionInfo: null } : { type: 'pending' };
};

const answer = (reading: Promise<OperationStatus>, ticket: number, context: EffectContext): void =>
  void reading.then(
    (status) => context.send({ type: 'status-read', ticket, status }),
    (error: unknown) => {
      context.hearLine();
      context.send({ type: 'status-failed', ticket, failure: toFailure(error, 'network') });
    },
  );

/** What the provider says of an intent; `null` where it can't be asked, or does not answer in time. */
const askProvider = (session: PaymentSession, context: EffectContext): Promise<IntentStatus | null> =>
  new Promise((resolve) => {
    const { payment } = context.ports;
    if (!payment.readIntent) return resolve(null);
    const stopTimer = afterUnlessClosed(context, FORM_LIMIT_MS, () => resolve(null));
    payment
      .readIntent(session)
      .then(resolve, () => resolve(null))
      .finally(stopTimer);
  });

/** Everything that may know of a payment, in the order of trust: the server's status, what is owned, the provider. */
const recheck: Run<'recheck-purchase'> = (effect, context) => {
  const { ticket, sessionId, session, ownedBefore, isStatusKnown } = effect;
  const { ports, signal, send } = context;
  const readStatus = (): Promise<OperationStatus> =>
    isStatusKnown ? Promise.resolve({ type: 'pending' }) : ports.api.readStatus(sessionId, signal);
  const read = async (): Promise<CheckoutEvent> => {
    const status = await readStatus().catch((error: unknown) => toFailure(error, 'network'));
    if ('type' in status && status.type !== 'pending') return { type: 'status-read', ticket, status };
    const bought = await lookForPurchase(ownedBefore, context).catch((error: unknown) =>
      toFailure(error, 'network'),
    );
    if ('type' in bought && bought.type === 'succeeded')
      return { type: 'status-read', ticket, status: bought };
    if (!('type' in status)) return { type: 'status-failed', ticket, failure: status };
    const intent = session && (await askProvider(session, context));
    return intent ? { type: 'intent-read', ticket, status: intent } : { type: 'status-read', ticket, status };
  };
  void read().then((event) => {
    if (event.type === 'status-failed') context.hearLine();
    send(event);
  });
};

const readIntent: Run<'read-intent'> = ({ ticket, session }, context) =>
  void askProvider(session, context).then((status) =>
    context.send(status ? { type: 'intent-read', ticket, status } : { type: 'intent-unknown', ticket }),
  );

const wait: Run<'wait'> = ({ ticket, ms }, context) =>
  void afterUnlessClosed(context, ms, () => context.send({ type: 'waited', ticket }));

/** One row per effect of the machine. */
export const effects = {
  'load-branding': loadBranding,
  'start-purchase': startPurchase,
  'open-payment-form': openPaymentForm,
  'confirm-payment': confirmPayment,
  'claim-sale': claimSale,
  'check-status': ({ ticket, sessionId }, context) =>
    answer(context.ports.api.readStatus(sessionId, context.signal), ticket, context),
  'recheck-purchase': recheck,
  'look-for-purchase': ({ ticket, ownedBefore }, context) =>
    answer(lookForPurchase(ownedBefore, context), ticket, context),
  'read-transactions': readTransactions,
  'read-intent': readIntent,
  wait,
  'log-failure': ({ failure: reason }, { ports }) =>
    ports.log.error(`Checkout: ${reason.kind} (${displayedCode(reason)}). ${reason.detail}`),
  'close-payment-form': (_, { form }) => form.clear(),
  stop: (_, { stop }) => stop(),
  settle: ({ outcome }, { settle }) => settle(outcome),
} satisfies { readonly [K in CheckoutEffect['type']]: Run<K> };
