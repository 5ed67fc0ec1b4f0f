import type { Backend } from './backend';
import type { Checkout, CheckoutOutcome, CheckoutPorts } from './checkout/checkout.types';
import type { CheckoutFailure } from './checkout/failure';
import { toCheckoutRequest } from './checkout/request';
import type { PurchaseParams } from './checkout/request';
import { ErrorCode, publicMessage } from './errors/error-codes';
import { PurchasesError } from './errors/purchases-error';
import type { CustomerInfo } from './model/customer-info';
import { platform } from './platform';
import type { Presenter, PresentOptions } from './ports';
import type { PurchaseResult } from './purchases';

/** Who buys, and how it is shown. */
export interface PurchaseSetting {
  readonly appUserId: string;
  readonly isSandbox: boolean;
  readonly assetBaseUrl: string;
}

/** Sells one thing at a time. */
export interface PurchaseDesk {
  purchase(params: PurchaseParams, setting: PurchaseSetting): Promise<PurchaseResult>;
  ports(appUserId: string): Omit<CheckoutPorts, 'payment'>;
}

/** A failure of the checkout, as the error that the caller gets. */
export const toPurchasesError = ({ code, detail, extra }: CheckoutFailure): PurchasesError =>
  new PurchasesError(code, publicMessage(code), detail, extra);

const SUBMITTED =
  'A payment had been sent when the customer left, so it may still go through: read the customer info before selling again.';
const BOUGHT =
  'The purchase is complete, but the customer info could not be read. Call getCustomerInfo() again; do not sell again.';

const redemptionOf = (outcome: CheckoutOutcome): PurchaseResult['redemptionInfo'] => {
  if (outcome.type === 'completed') return outcome.redemptionInfo;
  if (outcome.type === 'failed') throw toPurchasesError(outcome.failure);
  throw new PurchasesError(
    ErrorCode.UserCancelledError,
    undefined,
    outcome.paymentSubmitted ? SUBMITTED : undefined,
  );
};

/** Takes the checkout off the page as soon as it has ended. */
const shown = async (
  presenter: Presenter,
  checkout: Checkout,
  options: PresentOptions,
): Promise<CheckoutOutcome> => {
  const presentation = presenter.present(checkout, options);
  try {
    return await checkout.done;
  } finally {
    presentation.dismiss();
  }
};

export const createPurchaseDesk = (backend: Backend): PurchaseDesk => {
  let isOpen = false;

  const ports: PurchaseDesk['ports'] = (appUserId) => ({
    api: backend.checkoutApi(appUserId),
    clock: platform.clock,
    log: platform.log,
  });

  const infoAfterPurchase = async (appUserId: string): Promise<CustomerInfo> => {
    try {
      return await backend.customerInfo(appUserId);
    } catch (error) {
      const code = error instanceof PurchasesError ? error.errorCode : ErrorCode.UnknownError;
      throw new PurchasesError(code, BOUGHT, String(error));
    }
  };

  const show = async (params: PurchaseParams, setting: PurchaseSetting): Promise<PurchaseResult> => {
    const request = toCheckoutRequest(params);
    const ui = await platform.loadUi();
    const locale = { selected: params.selectedLocale, fallback: params.defaultLocale };
    const checkout = ui.createCheckout(request, {
      ...ports(setting.appUserId),
      payment: ui.payment,
      paymentLocale: () => ui.paymentLocale(locale.selected, locale.fallback),
    });
    // Read while the customer looks at the success screen, so that closing it resolves at once.
    let info: Promise<CustomerInfo> | null = null;
    const stop = checkout.$state.subscribe((state) => {
      if (state.name !== 'success') return;
      info = backend.customerInfo(setting.appUserId);
      info.catch(() => (info = null));
    });
    const outcome = await shown(ui.presenter, checkout, {
      target: params.htmlTarget ?? null,
      selectedLocale: locale.selected,
      defaultLocale: locale.fallback,
      assetBaseUrl: setting.assetBaseUrl,
      isSandbox: setting.isSandbox,
    }).finally(stop);
    const redemptionInfo = redemptionOf(outcome);
    return { customerInfo: await (info ?? infoAfterPurchase(setting.appUserId)), redemptionInfo };
  };

  return {
    ports,
    async purchase(params, setting) {
      if (isOpen) throw new PurchasesError(ErrorCode.OperationAlreadyInProgressError);
      isOpen = true;
      try {
        return await show(params, setting);
      } finally {
        isOpen = false;
      }
    },
  };
};
