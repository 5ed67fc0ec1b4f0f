import type { ErrorCode } from '../errors/error-codes';
import { isPurchasesError } from '../errors/is-purchases-error';
import { textsOf } from '../i18n/translator-for';
import type { CustomerInfo } from '../model/customer-info';
import { joinWishes } from '../model/look';
import type { LookWishes } from '../model/look';
import type { PurchaseResult } from '../model/purchase-result';
import type { PaymentProvider, Presentation, Presenter, Sale, Shop } from '../ports';
import { isMisuse, readPurchaseParams } from './request';
import type { OpenOperation } from './operation';
import { during, nameOf } from './tab';
import type { Tab } from './tab';
import { createTabSale, openFor } from './tab-sale';
import type { TabSale } from './tab-sale';
import { createCheckoutApi } from './checkout.api';
import { createCheckout } from './checkout.runner';
import type { Checkout, CheckoutOutcome, CheckoutRequest } from './checkout.types';

/** What the screens bring to a sale. */
export interface SellingPorts {
  readonly presenter: Presenter;
  readonly payment: PaymentProvider;
  /** The provider's name for the language that the screens will use. */
  paymentLocale(selected: string | undefined, fallback: string | undefined): string;
  /** Where purchases outlive their page, and tabs sell one at a time. Default: neither. */
  readonly tab?: Tab;
}

// Numbers rather than the table of codes, which would come along into the screens' bundle.
const CANCELLED: (typeof ErrorCode)['UserCancelledError'] = 1;
const BUSY: (typeof ErrorCode)['OperationAlreadyInProgressError'] = 15;
const UNKNOWN: (typeof ErrorCode)['UnknownError'] = 0;

const SUBMITTED =
  'A payment had been sent when the customer left, so it may still go through: read the customer info before selling again.';
const MOVED = 'The customer went on with the purchase in another tab.';
const BOUGHT =
  'The purchase is complete, but the customer info could not be read. Call getCustomerInfo() again; do not sell again.';

const redemptionOf = (outcome: CheckoutOutcome, { error }: Shop): PurchaseResult['redemptionInfo'] => {
  if (outcome.type === 'completed') return outcome.redemptionInfo;
  if (outcome.type === 'moved') throw error(CANCELLED, undefined, MOVED);
  if (outcome.type === 'cancelled')
    throw error(CANCELLED, undefined, outcome.paymentSubmitted ? SUBMITTED : undefined);
  const { code, detail, extra } = outcome.failure;
  throw error(code, undefined, outcome.paymentSubmitted ? `${detail} ${SUBMITTED}` : detail, extra);
};

const infoAfterPurchase = async ({ shop, appUserId }: Sale): Promise<CustomerInfo> => {
  try {
    return await shop.readCustomerInfo(appUserId);
  } catch (reason) {
    const code = isPurchasesError(reason) ? reason.errorCode : UNKNOWN;
    throw shop.error(code, BOUGHT, String(reason));
  }
};

/** What this purchase asks for wins over what the shop was configured with. */
export const wishesOf = async ({ log, appearance }: Shop, more: unknown): Promise<LookWishes> => {
  // Most pages ask for nothing, and need not fetch what reads it.
  const { readAppearance } = await import('../model/appearance.parse');
  const read = (value: unknown): LookWishes => readAppearance(value, (problem) => log.warn(problem));
  return joinWishes(read(appearance), read(more));
};

const NO_WISHES: LookWishes = {};

/** A look that can't be read does not hold up a sale. */
const wishes = ({ shop, params }: Sale): LookWishes | Promise<LookWishes> =>
  shop.appearance || params.appearance
    ? wishesOf(shop, params.appearance).catch((error: unknown) => {
        shop.log.warn(`appearance: ${String(error)}`);
        return NO_WISHES;
      })
    : NO_WISHES;

/** Shows a checkout until it has ended, and not a moment longer. */
const shown = async (
  presenter: Presenter,
  checkout: Checkout,
  sale: Sale,
  appearance: LookWishes,
): Promise<CheckoutOutcome> => {
  const { isSandbox, assetBaseUrl, log } = sale.shop;
  const { htmlTarget: target = null, selectedLocale, defaultLocale } = sale.params;
  const texts = textsOf([sale.shop.texts, sale.params.texts], (problem) => log.warn(problem));
  const options = { target, selectedLocale, defaultLocale, assetBaseUrl, isSandbox, appearance, texts };
  const present = (): Presentation => {
    try {
      return presenter.present(checkout, options);
    } catch (error) {
      checkout.send({ type: 'closed' }); // Nothing is sold that nobody sees.
      throw error;
    }
  };
  const presentation = present();
  try {
    return await checkout.done;
  } finally {
    presentation.dismiss();
  }
};

/** A payment that was sent is shown as what it pays for, whichever option was asked for now. */
const requestFor = (request: CheckoutRequest, open: OpenOperation | null): CheckoutRequest => {
  const left = open?.progress.step === 'submitted' ? readPurchaseParams(open.params) : request;
  return isMisuse(left) ? request : left;
};

/** Carries one purchase from its screen to its result. */
export const carry = async (
  sale: Sale,
  request: CheckoutRequest,
  ports: SellingPorts,
  open: OpenOperation | null,
  tabSale: TabSale | null,
): Promise<PurchaseResult> => {
  const { shop, appUserId, params } = sale;
  const wished = wishes(sale);
  const appearance = wished instanceof Promise ? await wished : wished;
  const checkout = createCheckout(
    open ? { ...request, customerEmail: open.email || request.customerEmail } : request,
    {
      api: createCheckoutApi(shop, appUserId),
      clock: shop.clock,
      log: shop.log,
      payment: ports.payment,
      appearance,
      paymentLocale: () => ports.paymentLocale(params.selectedLocale, params.defaultLocale),
      ...(ports.tab && tabSale ? { line: ports.tab.line, turn: tabSale.turn } : {}),
    },
    open ? { resume: open.progress, ownedBefore: open.ownedBefore } : {},
  );
  tabSale?.follow(checkout);
  // Read while the customer looks at the success screen, so that closing it resolves at once.
  let early: Promise<CustomerInfo | null> = Promise.resolve(null);
  let isRead = false;
  const stop = checkout.$state.subscribe((state) => {
    // Once: the line may come and go while the screen is there.
    if (state.name !== 'success' || isRead) return;
    isRead = true;
    early = shop.readCustomerInfo(appUserId).catch(() => null);
  });
  const outcome = await shown(sale.presenter ?? ports.presenter, checkout, sale, appearance).finally(() => {
    stop();
    tabSale?.release();
  });
  const redemptionInfo = redemptionOf(outcome, shop);
  return { customerInfo: (await early) ?? (await infoAfterPurchase(sale)), redemptionInfo };
};

/** Sells what the caller asks for, and goes on with it where an earlier page has left it open. */
export const sell = async (sale: Sale, ports: SellingPorts): Promise<PurchaseResult> => {
  const { shop, appUserId, params } = sale;
  const { tab } = ports;
  const owner = { apiKey: shop.apiKey, appUserId };
  // A purchase of an earlier page may be asking for its turn just now, and not get it.
  const claiming = tab?.claiming.get(nameOf(owner));
  if (claiming && !(await claiming)) await tab?.selling.get(nameOf(owner))?.catch(() => null);
  if (tab?.selling.has(nameOf(owner))) throw shop.error(BUSY);
  const request = readPurchaseParams(params);
  if (isMisuse(request)) throw shop.error(request.code, request.message);
  if (!tab) return carry(sale, request, ports, null, null);
  const open = openFor(tab, owner, request);
  const tabSale = createTabSale(tab, owner, { ...params, purchaseOption: request.purchaseOption }, open);
  return during(tab, owner, carry(sale, requestFor(request, open), ports, open, tabSale));
};
