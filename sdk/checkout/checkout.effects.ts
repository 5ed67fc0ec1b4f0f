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
    (error: unknown) =>
      send({ type: 'purchase-start-failed', ticket, failure: toFailure(error, 'setting-up') }),
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

const checkStatus: Run<'check-status'> = ({ ticket, sessionId }, { ports, signal, send }) => {
  ports.api.readStatus(sessionId, signal).then(
    (status) => send({ type: 'status-read', ticket, status }),
    (error: unknown) => send({ type: 'status-failed', ticket, failure: toFailure(error, 'network') }),
  );
};

const recheckPurchase: Run<'recheck-purchase'> = ({ ticket, sessionId }, context) => {
  const { ports, request, signal, send } = context;
  const settledStatus = async (): Promise<OperationStatus> => {
    const status = await ports.api.readStatus(sessionId, signal).catch(() => null);
    if (status && status.type !== 'pending') return status;
    const { identifier } = request.rcPackage.webBillingProduct;
    const elapsed = ports.clock.now() - context.startedAt;
    const bought = await ports.api.wasBoughtWithin(identifier, elapsed, signal);
    return bought ? { type: 'succeeded', redemptionInfo: null } : { type: 'pending' };
  };
  settledStatus().then(
    (status) => send({ type: 'status-read', ticket, status }),
    (error: unknown) => send({ type: 'status-failed', ticket, failure: toFailure(error, 'network') }),
  );
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
  'check-status': checkStatus,
  'recheck-purchase': recheckPurchase,
  wait,
  'log-failure': ({ failure: reason }, { ports }) =>
    ports.log.error(`Checkout: ${reason.kind} (${displayedCode(reason)}). ${reason.detail}`),
  'close-payment-form': (_, { form }) => form.clear(),
  stop: (_, { stop }) => stop(),
  settle: ({ outcome }, { settle }) => settle(outcome),
} satisfies { readonly [K in CheckoutEffect['type']]: Run<K> };
