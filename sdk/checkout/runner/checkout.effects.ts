import type { ClaimResult } from '../machine/progress.machine';
import { plainBranding } from '../../model/branding';
import { resolveTheme } from '../../model/theme';
import type { CheckoutEffect } from '../machine/checkout.types';
import { afterUnlessClosed, FORM_LIMIT_MS, readOwned } from './effect-context';
import type { EffectHandler } from './effect-context';
import { displayedCode, failure, toFailure } from '../../model/failure';
import { checkStatus, lookForPurchase, readIntent, readTransactions, recheck } from './read.effects';
import type { PaymentRefusal, PaymentFormHandle } from '../../ports/payment';

/** After this time the checkout opens without the branding. */
export const BRANDING_LIMIT_MS = 6000;
const loadBranding: EffectHandler<'load-branding'> = ({ ticket }, context) => {
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
  // Read at the same time, so that the start need not wait.
  context.owned = readOwned(context);
  context.owned.transactions.catch(() => {}); // Read again when it is needed.
};

const startPurchase: EffectHandler<'start-purchase'> = ({ ticket, email }, context) => {
  const { ports, request, signal, send } = context;
  ports.api.startPurchase(request, email, signal).then(
    (start) => send({ type: 'purchase-started', ticket, start }),
    (error: unknown) => {
      context.updateConnectivity();
      send({ type: 'purchase-start-failed', ticket, failure: toFailure(error, 'setting-up') });
    },
  );
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

const openPaymentForm: EffectHandler<'open-payment-form'> = ({ ticket, session, businessName }, context) => {
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
  const appearance = resolveTheme(context.branding().appearance, ports.appearance);
  const locale = ports.paymentLocale?.() ?? 'auto';
  const open = async (): Promise<PaymentFormHandle> =>
    ports.payment.open({ session, businessName, appearance, locale }, events);
  open()
    .then(accept)
    .catch((error: unknown) => fail(String(error)));
};

const confirmPayment: EffectHandler<'confirm-payment'> = ({ ticket }, { form, send }) => {
  const lost = (error: unknown): void =>
    send({ type: 'payment-answer-lost', ticket, failure: failure('network', String(error)) });
  const { handle } = form;
  // Without a form nothing was sent, so the result is known.
  if (!handle) return send({ type: 'payment-not-sent', ticket });
  const confirm = async (): Promise<PaymentRefusal | null> => handle.confirm();
  confirm().then((refusal) => {
    if (!refusal) return send({ type: 'payment-confirmed', ticket });
    send({ type: 'payment-refused', ticket, refusal });
    // The form failed during the payment; the next try needs a new one.
    if (form.handle !== handle) send({ type: 'form-failed', ticket });
  }, lost);
};

const wait: EffectHandler<'wait'> = ({ ticket, ms }, context) =>
  void afterUnlessClosed(context, ms, () => context.send({ type: 'waited', ticket }));

/** One row for each effect of the machine. */
export const effects = {
  'load-branding': loadBranding,
  'start-purchase': startPurchase,
  'open-payment-form': openPaymentForm,
  'confirm-payment': confirmPayment,
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
