import { plainBranding } from '../model/branding';
import type { Branding } from '../model/branding';
import { lookFor } from '../model/look';
import type { PaymentFormHandle, PaymentRefusal } from '../ports';
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

/** What an effect may use: the ports, the way back into the machine, and the handles that state must not hold. */
export interface EffectContext {
  readonly request: CheckoutRequest;
  readonly ports: CheckoutPorts;
  readonly form: FormHolder;
  /** Fires when the checkout has closed. */
  readonly signal: AbortSignal;
  /** When the purchase was started, by the local clock. */
  startedAt: number;
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
/** A purchase takes no longer; a difference beyond it is a clock that was set. */
const LONGEST_PURCHASE_MS = 24 * 3_600_000;

const loadBranding: Run<'load-branding'> = ({ ticket }, { ports, send }) => {
  const plain = (reason: string): void => {
    ports.log.warn(`Branding could not be read (${reason}); the plain look is used.`);
    send({ type: 'branding-loaded', ticket, branding: plainBranding() });
  };
  const stopTimer = ports.clock.after(BRANDING_LIMIT_MS, () => plain('it took too long'));
  ports.api.readBranding().then(
    (branding) => (stopTimer(), send({ type: 'branding-loaded', ticket, branding })),
    (error: unknown) => (stopTimer(), plain(String(error))),
  );
};

const startPurchase: Run<'start-purchase'> = ({ ticket, email }, context) => {
  const { ports, request, signal, send } = context;
  context.startedAt = ports.clock.now();
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
  const alone = (): void => granted({ found: null });
  if (!ports.turn) return alone();
  ports.turn.claim(force).then(
    (turn) => (turn ? granted(turn) : send({ type: 'claim-refused', ticket })),
    // A browser that can't tell must not keep anybody from buying.
    alone,
  );
};

const openPaymentForm: Run<'open-payment-form'> = ({ ticket, session, businessName }, context) => {
  const { ports, form, signal, send } = context;
  form.clear();
  let isOver = false;
  const fail = (reason: string): void => {
    if (isOver) return;
    isOver = true;
    stopTimer();
    ports.log.error(`The card form is not available: ${reason}`);
    form.clear();
    send({ type: 'form-failed', ticket });
  };
  const stopTimer = ports.clock.after(FORM_LIMIT_MS, () => fail('it took too long to load.'));
  signal.addEventListener('abort', () => ((isOver = true), stopTimer()), { once: true });
  const events = {
    onReady: () => (stopTimer(), send({ type: 'form-ready', ticket })),
    onChange: (complete: boolean) => send({ type: 'form-changed', ticket, complete }),
    onFailure: fail,
  };
  const accept = (handle: PaymentFormHandle): void => {
    if (isOver) handle.destroy();
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

const NOT_SENT: PaymentRefusal = { type: null, code: null, message: null };

const confirmPayment: Run<'confirm-payment'> = ({ ticket }, { form, send }) => {
  const lost = (error: unknown): void =>
    send({ type: 'payment-answer-lost', ticket, failure: failure('network', String(error)) });
  const { handle } = form;
  // Without a form nothing was sent, so nothing is in doubt.
  if (!handle) return send({ type: 'payment-refused', ticket, refusal: NOT_SENT });
  const confirm = async (): Promise<PaymentRefusal | null> => handle.confirm();
  confirm().then((refusal) => {
    if (!refusal) return send({ type: 'payment-confirmed', ticket });
    send({ type: 'payment-refused', ticket, refusal });
    // It broke while the payment was under way: the next try needs a new one.
    if (form.handle !== handle) send({ type: 'form-failed', ticket });
  }, lost);
};

/** Whether the product was bought since the purchase began, by the server's clock. */
const lookForPurchase = async (context: EffectContext): Promise<OperationStatus> => {
  const { ports, request, signal } = context;
  const { identifier } = request.rcPackage.webBillingProduct;
  const passed = ports.clock.now() - context.startedAt;
  const elapsed = passed >= 0 && passed < LONGEST_PURCHASE_MS ? passed : LONGEST_PURCHASE_MS;
  const bought = await ports.api.wasBoughtWithin(identifier, elapsed, signal);
  return bought ? { type: 'succeeded', redemptionInfo: null } : { type: 'pending' };
};

const answer = (reading: Promise<OperationStatus>, ticket: number, context: EffectContext): void =>
  void reading.then(
    (status) => context.send({ type: 'status-read', ticket, status }),
    (error: unknown) => {
      context.hearLine();
      context.send({ type: 'status-failed', ticket, failure: toFailure(error, 'network') });
    },
  );

const recheck = async (sessionId: string, context: EffectContext): Promise<OperationStatus> => {
  const status = await context.ports.api.readStatus(sessionId, context.signal).catch(() => null);
  return status && status.type !== 'pending' ? status : lookForPurchase(context);
};

const readIntent: Run<'read-intent'> = ({ ticket, session }, { ports, signal, send }) => {
  const unknown = (): void => send({ type: 'intent-unknown', ticket });
  if (!ports.payment.isPaid) return unknown();
  const stopTimer = ports.clock.after(FORM_LIMIT_MS, unknown);
  signal.addEventListener('abort', stopTimer, { once: true });
  ports.payment
    .isPaid(session)
    .then((isPaid) => send({ type: 'intent-read', ticket, isPaid }), unknown)
    .finally(stopTimer);
};

const wait: Run<'wait'> = ({ ticket, ms }, { ports, signal, send }) => {
  const stopTimer = ports.clock.after(ms, () => send({ type: 'waited', ticket }));
  signal.addEventListener('abort', stopTimer, { once: true });
};

/** One row per effect of the machine. */
export const effects = {
  'load-branding': loadBranding,
  'start-purchase': startPurchase,
  'open-payment-form': openPaymentForm,
  'confirm-payment': confirmPayment,
  'claim-sale': claimSale,
  'check-status': ({ ticket, sessionId }, context) =>
    answer(context.ports.api.readStatus(sessionId, context.signal), ticket, context),
  'recheck-purchase': ({ ticket, sessionId }, context) =>
    answer(recheck(sessionId, context), ticket, context),
  'look-for-purchase': ({ ticket }, context) => answer(lookForPurchase(context), ticket, context),
  'read-intent': readIntent,
  wait,
  'log-failure': ({ failure: reason }, { ports }) =>
    ports.log.error(`Checkout: ${reason.kind} (${displayedCode(reason)}). ${reason.detail}`),
  'close-payment-form': (_, { form }) => form.clear(),
  stop: (_, { stop }) => stop(),
  settle: ({ outcome }, { settle }) => settle(outcome),
} satisfies { readonly [K in CheckoutEffect['type']]: Run<K> };
