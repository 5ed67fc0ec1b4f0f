import type { PurchaseRun, Presentation, Presenter } from '../presenter.types';
import type { CheckoutRequest, CheckoutState } from '../../machine/checkout.types';
import type { Checkout } from '../../machine/checkout-control.types';
import { hasIntent } from '../../../model/purchase/has-intent';
import type { PurchaseResult } from '../../../model/purchase/purchase-result';
import type {
  PaymentFormEvents,
  PaymentProvider,
  WalletButtonHandle,
  WalletSheet,
} from '../../../ports/payment';
import type { PresentExpressPurchaseButtonParams } from '../../session/express.types';
import { isInvalidParams, readPurchaseParams } from '../../session/request';
import { purchase } from '../purchase';
import { createPurchaseCode } from '../steps/purchase-code';
import type { PaymentPorts } from '../steps/purchase-code';
import type { PurchasePorts } from '../steps/start-checkout';
import { walletSheet } from './wallet-sheet';

/** One call of `presentExpressPurchaseButton`. */
export interface ExpressRun extends Pick<PurchaseRun, 'context' | 'appUserId'> {
  readonly params: PresentExpressPurchaseButtonParams;
  /** Asked when the customer presses. `false`: the sheet does not open. Default: it opens. */
  readonly mayStart?: (() => boolean) | undefined;
}

/** What is sold now. */
export type Target = Pick<PresentExpressPurchaseButtonParams, 'rcPackage' | 'purchaseOption'>;

export const readTarget = ({ context, params }: ExpressRun, target: Target): CheckoutRequest => {
  const request = readPurchaseParams({ ...params, ...target });
  if (isInvalidParams(request)) throw context.error(request.code, request.message);
  return request;
};

/** The dialog is needed for all that a wallet's sheet can't show. */
const needsScreen = (state: CheckoutState): boolean => {
  switch (state.name) {
    case 'present-offer':
    case 'loading':
    case 'closed':
      return false;
    case 'needs-payment-info':
      return hasIntent(state.session);
    default:
      return true;
  }
};

/** Shows the dialog as soon as a state needs it. `onState` runs after every state. */
const lateScreen = (
  presenter: Presenter,
  onStart: (checkout: Checkout) => void,
  onState: () => void,
): Presenter => ({
  present(started, options) {
    onStart(started);
    let shown: Presentation | null = null;
    started.$state.subscribe((state) => {
      if (needsScreen(state)) shown ??= presenter.present(started, options);
      onState();
    });
    return { dismiss: () => shown?.dismiss() };
  },
});

const nothing = (): null => null;

/** Runs the purchase of a press. Its form of payment is the button. */
const purchaseWith = (
  payments: PaymentPorts,
  { context, appUserId, params }: ExpressRun,
  target: Target,
  ports: PurchasePorts,
): Promise<PurchaseResult> => {
  const { htmlTarget: _place, signal: _signal, ...rest } = params;
  const { presenter } = ports;
  const code = createPurchaseCode(payments);
  return purchase(
    { context, appUserId, params: { ...rest, ...target }, presenter, isExpress: true },
    { ...ports, loadCode: () => Promise.resolve(code) },
  );
};

/** One sale of the button, from the press to its end. */
export const createSale = (
  run: ExpressRun,
  target: Target,
  button: WalletButtonHandle,
  ports: PurchasePorts,
  payments: PaymentPorts,
) => {
  const request = readTarget(run, target);
  let checkout: Checkout | null = null;
  let form: PaymentFormEvents | null = null;
  let authorised: { readonly email: string | null } | null = null;
  let opened: () => void = () => {};
  const whenOpen = new Promise<void>((resolve) => (opened = resolve));

  /** An authorisation waits until the session and its price are there. */
  const deliver = (): void => {
    const state = checkout?.$state.get();
    if (state?.name !== 'needs-payment-info' || !form) return;
    opened();
    if (!authorised || state.pricing?.asked || state.form.name === 'loading') return;
    const { email } = authorised;
    authorised = null;
    form.onWalletAuthorised?.(email);
  };

  const payment: PaymentProvider = {
    ...payments.payment,
    open: async (options, events) => {
      // After a doubt the intent is paid with the card form.
      if (hasIntent(options.session)) return payments.payment.open(options, events);
      form = events;
      button.update(options.session.collection);
      queueMicrotask(() => {
        events.onReady();
        events.onChange(true, 'wallet');
        deliver();
      });
      return button.form;
    },
  };
  const presenter = lateScreen(ports.presenter, (started) => (checkout = started), deliver);
  const result = purchaseWith({ ...payments, payment }, run, target, { ...ports, presenter });
  const sheet = (): WalletSheet | null => {
    const state = checkout?.$state.get();
    return state ? walletSheet(request, state) : null;
  };
  return {
    result,
    /** What the sheet shows, at the latest when `late` resolves. `null`: the purchase has ended. */
    press: (late: Promise<unknown>): Promise<WalletSheet | null> =>
      Promise.race([whenOpen.then(sheet), late.then(sheet), result.then(nothing, nothing)]),
    authorise(email: string | null): void {
      authorised = { email };
      deliver();
    },
    cancel(): void {
      const state = checkout?.$state.get();
      // The price has changed: the next press pays the new one in the same session.
      if (state?.name === 'needs-payment-info' && state.pricing?.settled === 'mismatch') return;
      checkout?.send({ type: 'closed' });
    },
  };
};

export type Sale = ReturnType<typeof createSale>;
