import { NO_PAYWALL, purchasesContext, wrongType } from '../../sdk/internal';
import type { ParamTypes } from '../../sdk/internal';
import { isPurchasesError } from '../../sdk/index';
import type {
  PaywallListener,
  PaywallPurchaseResult,
  PresentPaywallParams,
  Purchases,
} from '../../sdk/index';
import { breathe } from './open-paywall';
import { PaywallElement } from './paywall-element';
import type { PurchasePaywallElement } from './purchase-paywall.types';
import { placeFor } from './drawing/place';
import { prepareSheet } from '../theme/sheet';
import { paywallStyles } from './styles';

const CANCELLED = 1;
const CONFIGURATION = 23;

const INVALID = 4;

const TYPES: ParamTypes<PresentPaywallParams> = {
  offering: 'object',
  htmlTarget: 'element',
  purchaseHtmlTarget: 'element',
  customerEmail: 'text',
  customVariables: 'object',
  purchased: 'object',
  selectedLocale: 'text',
  onNavigateToUrl: 'function',
  onBack: 'function',
  onVisitCustomerCenter: 'function',
  onError: 'function',
  listener: 'object',
};

const NO_OFFERING = 'offering must be an offering from getOfferings().';
const isOffering = (offering: object | null): boolean => !offering || 'packagesById' in offering;

const TAG = 'purchase-paywall';

let isDefined = false;

/** Registers the tag. If another copy of this library has registered it, the class gets another name. */
export const definePaywall = (): void => {
  const registered = customElements.get(TAG);
  if (registered === PaywallElement || isDefined) return;
  isDefined = true;
  customElements.define(
    registered ? `${TAG}-${Math.random().toString(36).slice(2, 8)}` : TAG,
    PaywallElement,
  );
  prepareSheet(paywallStyles);
};

/** Creates a paywall element, also if another copy of the library has registered the tag. */
export const createPaywallElement = (): PaywallElement => {
  definePaywall();
  return new PaywallElement();
};

/** The paywall that is shown in a place. A new one there ends it. */
const shown = new WeakMap<HTMLElement, PaywallElement>();

/** Calls the page's functions instead of the element's actions. */
const listen = (element: PurchasePaywallElement, params: PresentPaywallParams): void => {
  const { onNavigateToUrl, onBack, onVisitCustomerCenter, onError } = params;
  const handle = <T>(event: CustomEvent<T>, action: (detail: T) => void): void => {
    event.preventDefault();
    action(event.detail);
  };
  if (onNavigateToUrl)
    element.addEventListener('paywall-navigate', (event) => handle(event, ({ url }) => onNavigateToUrl(url)));
  if (onBack)
    element.addEventListener('paywall-back', (event) => handle(event, () => onBack(() => element.close())));
  if (onVisitCustomerCenter)
    element.addEventListener('paywall-customer-center', (event) =>
      handle(event, () => onVisitCustomerCenter()),
    );
  listenTo(element, params.listener ?? {});
  if (onError) element.addEventListener('paywall-error', ({ detail }) => onError(detail));
};

const listenTo = (element: PurchasePaywallElement, listener: PaywallListener): void => {
  // Each function is read when it is called, as `listener.onPurchaseStarted()`.
  element.addEventListener('paywall-purchase-started', ({ detail }) =>
    listener.onPurchaseStarted?.(detail.selectedPackage),
  );
  element.addEventListener('paywall-purchase-cancelled', () => listener.onPurchaseCancelled?.());
  element.addEventListener('paywall-purchase-failed', ({ detail }) => listener.onPurchaseError?.(detail));
  element.addEventListener('paywall-interaction', ({ detail }) => listener.onInteraction?.(detail));
};

/** Converts any error to an error class that the caller knows. */
const known = (purchases: Purchases, error: unknown): Error => {
  if (isPurchasesError(error))
    return purchasesContext(purchases).error(
      error.errorCode,
      error.message,
      error.underlyingErrorMessage,
      error.extra,
    );
  return purchasesContext(purchases).error(0, 'The paywall could not be shown.', String(error));
};

/** Shows a paywall on the page until it has ended. */
export const presentPaywall = async (
  purchases: Purchases,
  params: PresentPaywallParams,
): Promise<PaywallPurchaseResult> => {
  const wrong = wrongType(params, TYPES) ?? (isOffering(params.offering ?? null) ? null : NO_OFFERING);
  if (wrong) throw purchasesContext(purchases).error(INVALID, wrong);
  // The browser has just evaluated this file.
  await breathe();
  const { selectedLocale, customerEmail, purchaseHtmlTarget } = params;
  const offering = params.offering ?? (await purchases.getOfferings()).current;
  if ((offering?.paywall_components ?? null) === null || !offering)
    throw purchasesContext(purchases).error(CONFIGURATION, NO_PAYWALL);
  definePaywall();
  const place = placeFor(params.htmlTarget);
  shown.get(place.node)?.close();
  const element = new PaywallElement();
  shown.set(place.node, element);
  element.setValue('hideBackButtons', params.hideBackButtons ?? false);
  listen(element as unknown as PurchasePaywallElement, params);
  const presented = element.present({
    purchases,
    offering,
    locale: selectedLocale ?? null,
    email: customerEmail ?? null,
    texts: params.texts ?? null,
    customVariables: params.customVariables ?? null,
    appearance: params.appearance ?? null,
    purchaseTarget: purchaseHtmlTarget ?? null,
    purchased: params.purchased ?? null,
  });
  // After the call above, so that the first rendering already shows that the paywall loads.
  place.node.append(element);
  try {
    const outcome = await presented;
    if (outcome?.type === 'purchased') return { ...outcome.result, selectedPackage: outcome.rcPackage };
  } catch (error) {
    throw known(purchases, error);
  } finally {
    element.remove();
    place.release();
  }
  throw purchasesContext(purchases).error(CANCELLED);
};
