import type { Branding } from '../../../model/look/branding';
import { failure, toFailure } from '../../../model/purchase/failure';
import { isSubscription } from '../../../model/purchase/purchase-request';
import { resolveTheme } from '../../../model/look/theme';
import type { AddressMode, PaymentFormHandle, PaymentRefusal } from '../../../ports/payment';
import type { CheckoutEvent } from '../../machine/checkout.types';
import { afterUnlessClosed, FORM_LIMIT_MS } from './effect-context';
import type { EffectHandler } from './effect-context';
import { walletSheet } from '../express/wallet-sheet';

/** Effects of the payment: the form, its check, the intent, and the confirmation. */

/** Countries whose tax needs the whole address are asked for it, unless the seller always does. */
const addressMode = ({ terms }: Branding): AddressMode => {
  if (terms.asksFullAddress) return 'always';
  return terms.collectsTax === false ? 'never' : 'by-country';
};

export const openPaymentForm: EffectHandler<'open-payment-form'> = (
  { ticket, session, businessName },
  context,
) => {
  const { ports, request, form, signal, send } = context;
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
    onChange: (complete: boolean, method?: string, isEmpty?: boolean) =>
      send({
        type: 'form-changed',
        ticket,
        complete,
        ...(method === undefined ? {} : { method }),
        ...(isEmpty === undefined ? {} : { isEmpty }),
      }),
    onFailure: fail,
    onWallets: (areAvailable: boolean) => send({ type: 'wallets-known', ticket, areAvailable }),
    onWalletAuthorised: (email: string | null) => send({ type: 'wallet-authorised', ticket, email }),
  };
  const accept = (handle: PaymentFormHandle): void => {
    if (isLate()) handle.destroy();
    else form.setHandle(handle);
  };
  const appearance = resolveTheme(context.branding().appearance, ports.appearance);
  const locale = ports.paymentLocale?.() ?? 'auto';
  const address = addressMode(context.branding());
  const { appName, terms } = context.branding();
  const hasMandate = (appName !== null || terms.footer !== null) && isSubscription(request);
  const open = async (): Promise<PaymentFormHandle> =>
    ports.payment.open(
      {
        session,
        businessName,
        appearance,
        locale,
        address,
        hasMandate,
        walletSheet: () => walletSheet(request, context.state()),
      },
      events,
    );
  open()
    .then(accept)
    .catch((error: unknown) => fail(String(error)));
};

const noForm: PaymentRefusal = { type: null, code: null, message: null };

/** The form has a time limit, because an answer of the provider's frame can be lost. */
export const collectPayment: EffectHandler<'collect-payment'> = ({ ticket, wantsLocation }, context) => {
  const { form, send } = context;
  const { handle } = form;
  let isOver = false;
  const end = (event: CheckoutEvent): void => {
    if (isOver) return;
    isOver = true;
    stopTimer();
    send(event);
    // The form failed meanwhile; the next try needs a new one.
    if (form.handle !== handle) send({ type: 'form-failed', ticket });
  };
  const refuse = (refusal: PaymentRefusal): void => end({ type: 'payment-not-collected', ticket, refusal });
  const stopTimer = afterUnlessClosed(context, FORM_LIMIT_MS, () => refuse(noForm));
  const collect = async (): Promise<void> => {
    if (!handle?.collect) throw new Error('The payment provider has no form without an intent.');
    const answer = await handle.collect(wantsLocation);
    if (answer.type === 'refused') refuse(answer.refusal);
    else end({ type: 'payment-collected', ticket, location: answer.location });
  };
  collect().catch((error: unknown) => {
    context.ports.log.error(`The card form could not be checked: ${String(error)}`);
    refuse(noForm);
  });
};

export const createIntent: EffectHandler<'create-intent'> = (effect, context) => {
  const { ticket, sessionId, email, session } = effect;
  const { ports, signal, send } = context;
  ports.api.complete(sessionId, email, session, signal).then(
    (intent) => send({ type: 'intent-created', ticket, session: intent }),
    (error: unknown) => {
      context.updateConnectivity();
      send({ type: 'intent-not-created', ticket, failure: toFailure(error, 'setting-up') });
    },
  );
};

export const changePlan: EffectHandler<'change-plan'> = ({ ticket, sessionId }, context) => {
  const { ports, request, signal, send } = context;
  const token = request.sale?.planChange?.subscriberToken ?? '';
  ports.api.changePlan(sessionId, token, signal).then(
    () => send({ type: 'plan-changed', ticket }),
    (error: unknown) => {
      context.updateConnectivity();
      send({ type: 'plan-not-changed', ticket, failure: toFailure(error, 'setting-up') });
    },
  );
};

export const confirmPayment: EffectHandler<'confirm-payment'> = ({ ticket, session }, { form, send }) => {
  const lost = (error: unknown): void =>
    send({ type: 'payment-answer-lost', ticket, failure: failure('network', String(error)) });
  const { handle } = form;
  // Without a form nothing was sent, so the result is known.
  if (!handle) {
    send({ type: 'payment-not-sent', ticket });
    // The form was there when its fields were checked, so the next try needs a new one.
    return session && send({ type: 'form-failed', ticket });
  }
  const confirm = async (): Promise<PaymentRefusal | null> => handle.confirm(session);
  confirm().then((refusal) => {
    if (!refusal) return send({ type: 'payment-confirmed', ticket });
    send({ type: 'payment-refused', ticket, refusal });
    // The form failed during the payment; the next try needs a new one.
    if (form.handle !== handle) send({ type: 'form-failed', ticket });
  }, lost);
};
