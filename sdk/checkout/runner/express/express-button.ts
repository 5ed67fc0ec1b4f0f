import type { ErrorCode } from '../../../errors/error-codes';
import { isPurchasesError } from '../../../errors/is-purchases-error';
import { toDeferredSession } from '../../../model/purchase/checkout-session';
import type { PurchaseResult } from '../../../model/purchase/purchase-result';
import { prepareCheckout } from '../../../net/checkout-endpoints';
import type {
  DeferredSession,
  WalletButtonHandle,
  WalletButtonOptions,
  WalletSheet,
} from '../../../ports/payment';
import type { CheckoutRequest } from '../../machine/checkout.types';
import type { ExpressPurchaseButtonUpdater } from '../../session/express.types';
import { wrongType } from '../../session/param-types';
import { createSale, readTarget } from './express-sale';
import type { ExpressRun, Sale, Target } from './express-sale';
import type { PaymentPorts } from '../steps/purchase-code';
import type { PurchasePorts } from '../steps/start-checkout';

/** A wallet's sheet must open within a second of the press; a slower start goes on behind the sheet. */
const SHEET_LIMIT_MS = 800;

// Numbers, because the table of codes would become part of the screens' bundle.
const CANCELLED: (typeof ErrorCode)['UserCancelledError'] = 1;
const INVALID: (typeof ErrorCode)['PurchaseInvalidError'] = 4;
const NOT_THERE: (typeof ErrorCode)['ConfigurationError'] = 23;
const UNSUPPORTED: (typeof ErrorCode)['UnsupportedError'] = 24;

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
  { payment: { openWalletButton } }: PaymentPorts,
): NonNullable<typeof openWalletButton> => {
  if (!openWalletButton) throw context.error(UNSUPPORTED, 'This payment provider has no wallets.');
  const isPlaced = typeof params.htmlTarget?.appendChild === 'function';
  const wrong = isPlaced
    ? wrongType(params, { onButtonReady: 'function', listener: 'object', signal: 'object' })
    : 'htmlTarget must be an element of the page.';
  if (wrong) throw context.error(INVALID, wrong);
  return openWalletButton;
};

const buttonOptions = (
  { params }: ExpressRun,
  session: DeferredSession,
  payments: PaymentPorts,
): WalletButtonOptions => ({
  session,
  node: params.htmlTarget,
  locale: payments.paymentLocale(params.selectedLocale, params.defaultLocale),
  theme: params.walletButtonTheme ?? 'black',
});

/** What a button sells. A press sells nothing but what the page wanted last: it waits for a change, or repeats it. */
const createOffer = (run: ExpressRun, onChanged: (collection: DeferredSession['collection']) => void) => {
  let current: Target = run.params;
  let wanted = current;
  let change: Promise<void> = Promise.resolve();
  const apply = async (next: Target): Promise<void> => {
    try {
      const { collection } = await prepare(run, readTarget(run, next));
      if (next !== wanted) return;
      current = next;
      onChanged(collection);
    } catch (error) {
      run.context.log.error(`updatePurchase: ${String(error)}`);
    }
  };
  const want = (next: Target): void => {
    wanted = next;
    change = apply(next);
  };
  return {
    want,
    /** `null`: the change was not done before `late`, or has failed. The next press finds it done. */
    settled: async (late: Promise<unknown>): Promise<Target | null> => {
      await Promise.race([change, late]);
      if (current === wanted) return current;
      want(wanted);
      return null;
    },
  };
};

/** Shows buttons of wallets. Resolves with the first purchase; a cancelled one leaves the buttons. */
export const presentExpressButton = async (
  run: ExpressRun,
  ports: PurchasePorts,
  payments: PaymentPorts,
): Promise<PurchaseResult> => {
  const { context, params } = run;
  const openWalletButton = readExpress(run, payments);
  const session = await prepare(run, readTarget(run, params));
  return new Promise<PurchaseResult>((resolve, reject) => {
    let button: WalletButtonHandle | null = null;
    let sale: Sale | null = null;
    const { listener, signal } = params;
    const offer = createOffer(run, (collection) => {
      sale?.cancel();
      button?.update(collection);
    });
    const updater: ExpressPurchaseButtonUpdater = {
      updatePurchase: (rcPackage, purchaseOption) =>
        offer.want({ rcPackage, ...(purchaseOption ? { purchaseOption } : {}) }),
    };

    /** After an abort, as soon as no purchase runs. */
    const leave = (): void => {
      if (sale || !signal?.aborted) return;
      button?.destroy();
      reject(context.error(CANCELLED));
    };
    const onEnd = (error: unknown): void => {
      sale = null;
      if (isPurchasesError(error) && error.errorCode === CANCELLED) {
        guarded(run, () => listener?.onPurchaseCancelled?.());
        return leave();
      }
      guarded(run, () => listener?.onPurchaseError?.(error as Error));
      button?.destroy();
      reject(error);
    };
    const press = async (): Promise<WalletSheet | null> => {
      const late = new Promise<void>((resolve) => void context.clock.after(SHEET_LIMIT_MS, resolve));
      const target = await offer.settled(late);
      if (!button || !target) return null;
      if (!sale) {
        if (run.mayStart?.() === false) return null;
        guarded(run, () => listener?.onPurchaseStarted?.(target.rcPackage));
        sale = createSale(run, target, button, ports, payments);
        sale.result.then((result) => (button?.destroy(), resolve(result)), onEnd);
      }
      return sale.press(late);
    };
    openWalletButton(buttonOptions(run, session, payments), {
      press,
      onKnown: (areAvailable) => guarded(run, () => params.onButtonReady?.(updater, areAvailable)),
      onAuthorised: (email) => sale?.authorise(email),
      onCancel: () => sale?.cancel(),
    }).then((handle) => {
      button = handle;
      leave();
    }, reject);
    signal?.addEventListener('abort', leave, { once: true });
  });
};
