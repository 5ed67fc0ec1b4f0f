import type { ErrorCode } from '../../errors/error-codes';
import { isPurchasesError } from '../../errors/is-purchases-error';
import { toDeferredSession } from '../../model/checkout-session';
import { hasIntent } from '../../model/has-intent';
import type { PurchaseResult } from '../../model/purchase-result';
import { prepareCheckout } from '../../net/checkout-endpoints';
import type {
  DeferredSession,
  PaymentFormEvents,
  PaymentProvider,
  WalletButtonHandle,
  WalletSheet,
} from '../../ports/payment';
import type { Checkout } from '../machine/checkout-control.types';
import type { CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import type { PresentExpressPurchaseButtonParams } from '../session/express.types';
import { wrongType } from '../session/param-types';
import { isInvalidParams, readPurchaseParams } from '../session/request';
import type { Presentation, Presenter, PurchaseRun } from './presenter.types';
import { purchase } from './purchase';
import type { PurchasePorts } from './purchase';
import { walletSheet } from './wallet-sheet';

/** A wallet's sheet must open within a second of the press; a slower start goes on behind the sheet. */
const SHEET_LIMIT_MS = 800;

// Numbers, because the table of codes would become part of the screens' bundle.
const CANCELLED: (typeof ErrorCode)['UserCancelledError'] = 1;
const INVALID: (typeof ErrorCode)['PurchaseInvalidError'] = 4;
const NOT_THERE: (typeof ErrorCode)['ConfigurationError'] = 23;
const UNSUPPORTED: (typeof ErrorCode)['UnsupportedError'] = 24;

/** One call of `presentExpressPurchaseButton`. */
export interface ExpressRun extends Pick<PurchaseRun, 'context' | 'appUserId'> {
  readonly params: PresentExpressPurchaseButtonParams;
}

/** What is sold now. */
type Target = Pick<PresentExpressPurchaseButtonParams, 'rcPackage' | 'purchaseOption'>;

const readTarget = ({ context, params }: ExpressRun, target: Target): CheckoutRequest => {
  const request = readPurchaseParams({ ...params, ...target });
  if (isInvalidParams(request)) throw context.error(request.code, request.message);
  return request;
};

/** The amount and the account for the button. Opens no session. */
const prepare = async ({ context }: ExpressRun, request: CheckoutRequest): Promise<DeferredSession> => {
  const { id, priceId } = request.purchaseOption;
  const { identifier } = request.rcPackage.webBillingProduct;
  const body = {
    product_id: identifier,
    price_id: priceId,
    ...(id === 'base_option' ? {} : { offer_id: id }),
  };
  const answer = await context.request(prepareCheckout(), { body });
  const session = toDeferredSession(answer.stripe_gateway_params, null);
  if (!session) throw context.error(NOT_THERE, 'This shop has no wallets.');
  return session;
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

/** One sale of the button, from the press to its end. */
const createSale = (run: ExpressRun, target: Target, button: WalletButtonHandle, ports: PurchasePorts) => {
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
    ...ports.payment,
    open: async (options, events) => {
      // After a doubt the intent is paid with the card form.
      if (hasIntent(options.session)) return ports.payment.open(options, events);
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
  const { htmlTarget: _place, ...rest } = run.params;
  const { context, appUserId } = run;
  const params = { ...rest, ...target };
  const result = purchase({ context, appUserId, params, presenter, isExpress: true }, { ...ports, payment });
  const sheet = (): WalletSheet | null => {
    const state = checkout?.$state.get();
    return state ? walletSheet(request, state) : null;
  };
  return {
    result,
    /** What the sheet shows, at the latest when a second is nearly over. `null`: the purchase has ended. */
    press: (): Promise<WalletSheet | null> => {
      const late = new Promise<void>((resolve) => void context.clock.after(SHEET_LIMIT_MS, resolve));
      const ended = result.then(
        () => null,
        () => null,
      );
      return Promise.race([whenOpen.then(sheet), late.then(sheet), ended]);
    },
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

type Sale = ReturnType<typeof createSale>;

/** An error of a function of the page must not end a purchase. */
const guarded = ({ context }: ExpressRun, call: () => void): void => {
  try {
    call();
  } catch (error) {
    context.log.error(`presentExpressPurchaseButton: ${String(error)}`);
  }
};

/** Refuses wrong parameters. Returns what opens the provider's buttons. */
const readExpress = (
  { context, params }: ExpressRun,
  { payment: { openWalletButton } }: PurchasePorts,
): NonNullable<typeof openWalletButton> => {
  if (!openWalletButton) throw context.error(UNSUPPORTED, 'This payment provider has no wallets.');
  const isPlaced = typeof params.htmlTarget?.appendChild === 'function';
  const wrong = isPlaced
    ? wrongType(params, { onButtonReady: 'function', listener: 'object' })
    : 'htmlTarget must be an element of the page.';
  if (wrong) throw context.error(INVALID, wrong);
  return openWalletButton;
};

/** Shows buttons of wallets. Resolves with the first purchase; a cancelled one leaves the buttons. */
export const presentExpressButton = async (
  run: ExpressRun,
  ports: PurchasePorts,
): Promise<PurchaseResult> => {
  const { context, params } = run;
  const openWalletButton = readExpress(run, ports);
  let target: Target = params;
  const session = await prepare(run, readTarget(run, target));
  return new Promise<PurchaseResult>((resolve, reject) => {
    let button: WalletButtonHandle | null = null;
    let sale: Sale | null = null;
    const { listener } = params;

    const onEnd = (error: unknown): void => {
      sale = null;
      if (isPurchasesError(error) && error.errorCode === CANCELLED)
        return guarded(run, () => listener?.onPurchaseCancelled?.());
      guarded(run, () => listener?.onPurchaseError?.(error as Error));
      button?.destroy();
      reject(error);
    };
    const press = async (): Promise<WalletSheet | null> => {
      if (!button) return null;
      if (!sale) {
        guarded(run, () => listener?.onPurchaseStarted?.(target.rcPackage));
        sale = createSale(run, target, button, ports);
        sale.result.then((result) => (button?.destroy(), resolve(result)), onEnd);
      }
      return sale.press();
    };
    const updatePurchase = (
      rcPackage: Target['rcPackage'],
      purchaseOption?: Target['purchaseOption'],
    ): void => {
      const next = { rcPackage, ...(purchaseOption ? { purchaseOption } : {}) };
      const change = async (): Promise<void> => {
        const changed = await prepare(run, readTarget(run, next));
        sale?.cancel();
        target = next;
        button?.update(changed.collection);
      };
      change().catch((error: unknown) => context.log.error(`updatePurchase: ${String(error)}`));
    };
    const options = {
      session,
      node: params.htmlTarget,
      locale: ports.paymentLocale(params.selectedLocale, params.defaultLocale),
      theme: params.walletButtonTheme ?? 'black',
    } as const;
    openWalletButton(options, {
      press,
      onKnown: (areAvailable) => guarded(run, () => params.onButtonReady?.({ updatePurchase }, areAvailable)),
      onAuthorised: (email) => sale?.authorise(email),
      onCancel: () => sale?.cancel(),
    }).then((handle) => (button = handle), reject);
  });
};
