import type { Offering } from '../model/catalogue/offering';
import { findTabs } from './content/packages.view';
import type { CarouselNode, PaywallAction, PurchaseMethod } from './content/paywall.types';
import type { PaywallInteractionEvent } from './interaction.types';
import type { PaywallEvent, PaywallState } from './paywall.state.types';
import { webCheckoutUrl } from './web-checkout.view';

/** The state before and after an event. */
interface Step<E> {
  readonly before: PaywallState;
  readonly event: E;
  readonly after: PaywallState;
  readonly offering: Offering;
}

type EventOf<T extends PaywallEvent['type']> = Extract<PaywallEvent, { type: T }>;

/** The fields of a package, such as `origin_package_id` and `origin_product_id`. */
const packageFields = (
  { packagesById }: Offering,
  prefix: 'origin' | 'destination' | 'default' | 'current' | 'resulting',
  packageId: string | null,
): Partial<PaywallInteractionEvent> => {
  const productId = packageId === null ? undefined : packagesById[packageId]?.webBillingProduct.identifier;
  return {
    ...(packageId === null ? {} : { [`${prefix}_package_id`]: packageId }),
    ...(productId === undefined ? {} : { [`${prefix}_product_id`]: productId }),
  };
};

const nameField = (name: string | null | undefined): Partial<PaywallInteractionEvent> =>
  name ? { component_name: name } : {};

const selectionFields = ({ before, after, offering }: Step<unknown>): Partial<PaywallInteractionEvent> => ({
  ...packageFields(offering, 'origin', before.selectedPackageId),
  ...packageFields(offering, 'destination', after.selectedPackageId),
  ...packageFields(offering, 'default', after.defaultPackageId),
});

const changesFields = ({ before, after, offering }: Step<unknown>): Partial<PaywallInteractionEvent> => ({
  ...packageFields(offering, 'current', before.selectedPackageId),
  ...packageFields(offering, 'resulting', after.selectedPackageId),
});

const onPackage = (step: Step<EventOf<'package-selected'>>): PaywallInteractionEvent | null => {
  const { before, event, after } = step;
  if (before.selectedPackageId === after.selectedPackageId) return null;
  return {
    component_type: 'package',
    component_value: event.packageId,
    ...nameField(event.name),
    ...selectionFields(step),
  };
};

const onTab = ({ before, event, after }: Step<EventOf<'tab-selected'>>): PaywallInteractionEvent | null => {
  const { tabsKey, tabId, name } = event;
  const tabs = findTabs(after.paywall, tabsKey);
  if (!tabs || after.tabs.get(tabsKey) === before.tabs.get(tabsKey)) return null;
  const indexOf = (id: string): number => tabs.tabs.findIndex((tab) => tab.id === id);
  const origin = before.tabs.get(tabsKey) ?? tabs.defaultTabId;
  return {
    component_type: tabs.control.type === 'toggle' ? 'switch' : 'tab',
    component_value: tabId,
    ...nameField(name),
    origin_index: indexOf(origin),
    destination_index: indexOf(tabId),
    default_index: indexOf(tabs.defaultTabId),
    origin_context_name: origin,
    destination_context_name: tabId,
  };
};

const pageNames = (
  { pages }: CarouselNode,
  origin: number,
  destination: number,
): Partial<PaywallInteractionEvent> => {
  const from = pages[origin]?.name;
  const to = pages[destination]?.name;
  return { ...(from ? { origin_context_name: from } : {}), ...(to ? { destination_context_name: to } : {}) };
};

const onPage = ({ carousel, origin, destination }: EventOf<'page-turned'>): PaywallInteractionEvent => ({
  component_type: 'carousel',
  component_value: String(destination),
  ...nameField(carousel.name),
  origin_index: origin,
  destination_index: destination,
  default_index: carousel.initialPage,
  ...pageNames(carousel, origin, destination),
});

const METHODS = {
  'in-app-checkout': 'in_app_checkout',
  'web-checkout': 'web_checkout',
  'web-product-selection': 'web_product_selection',
  'custom-web-checkout': 'custom_web_checkout',
  unknown: 'unknown',
} as const satisfies Record<PurchaseMethod['type'], string>;

const onPurchase = (
  { before, after, offering }: Step<unknown>,
  method: PurchaseMethod | undefined,
  name: string | null | undefined,
): PaywallInteractionEvent | null => {
  if (before.purchase === after.purchase) return null;
  const url = method && webCheckoutUrl(method, offering, after.selectedPackageId);
  return {
    component_type: 'purchase_button',
    component_value: METHODS[method?.type ?? 'in-app-checkout'],
    ...nameField(name),
    ...(url ? { component_url: url } : {}),
    ...packageFields(offering, 'current', after.selectedPackageId),
  };
};

const onWallet = ({
  before,
  event,
  after,
  offering,
}: Step<EventOf<'wallet-pressed'>>): PaywallInteractionEvent | null =>
  before.purchase === after.purchase
    ? null
    : {
        component_type: 'wallet_button',
        component_value: 'wallet',
        ...nameField(event.name),
        ...packageFields(offering, 'current', after.selectedPackageId),
      };

const onSheetClosed = (
  step: Step<unknown>,
  name: string | null | undefined,
): PaywallInteractionEvent | null => {
  const { before, after } = step;
  if (before.sheet?.key === after.sheet?.key) return null;
  const sheet = before.paywall.sheets.find(({ key }) => key === before.sheet?.key);
  return {
    component_type: 'package_selection_sheet',
    component_value: 'close',
    ...nameField(sheet?.name ?? name),
    ...changesFields(step),
  };
};

const LINKS = {
  url: 'navigate_to_url',
  terms: 'navigate_to_terms',
  'privacy-policy': 'navigate_to_privacy_policy',
} as const;

/** The value of a button, and what else is known; `null`: the press did nothing. */
const buttonFields = (
  step: Step<unknown>,
  action: PaywallAction,
): (Pick<PaywallInteractionEvent, 'component_value'> & Partial<PaywallInteractionEvent>) | null => {
  const { before, after } = step;
  switch (action.type) {
    case 'open-url':
      return { component_value: LINKS[action.purpose], component_url: action.url };
    case 'navigate-back':
      return { component_value: 'navigate_back' };
    case 'visit-customer-center':
      return { component_value: 'navigate_to_customer_center' };
    case 'restore-purchases':
      return before.restore === after.restore ? null : { component_value: 'restore_purchases' };
    case 'open-sheet':
      return before.sheet?.key === after.sheet?.key
        ? null
        : { component_value: 'navigate_to_sheet', ...changesFields(step) };
    case 'select-package':
      return before.selectedPackageId === after.selectedPackageId
        ? null
        : { component_value: 'select_package', ...selectionFields(step) };
    default:
      return null;
  }
};

const onAction = (step: Step<EventOf<'action-requested'>>): PaywallInteractionEvent | null => {
  const { action, name } = step.event;
  if (action.type === 'purchase') return onPurchase(step, undefined, name);
  if (action.type === 'close-sheet') return onSheetClosed(step, name);
  const fields = buttonFields(step, action);
  return fields && { component_type: 'button', ...nameField(name), ...fields };
};

/** What an event says about the customer; `null` if it is no action of the customer, or has no effect. */
export const interactionOf = (
  before: PaywallState,
  event: PaywallEvent,
  after: PaywallState,
  offering: Offering,
): PaywallInteractionEvent | null => {
  if (before.name === 'closed') return null;
  const step = { before, after, offering };
  switch (event.type) {
    case 'package-selected':
      return onPackage({ ...step, event });
    case 'tab-selected':
      return onTab({ ...step, event });
    case 'page-turned':
      return onPage(event);
    case 'purchase-requested':
      return onPurchase({ ...step, event }, event.method, event.name);
    case 'wallet-pressed':
      return onWallet({ ...step, event });
    case 'action-requested':
      return onAction({ ...step, event });
    case 'sheet-closed':
      return onSheetClosed({ ...step, event }, null);
    case 'link-opened':
      return { component_type: 'text', component_value: 'navigate_to_url', component_url: event.url };
    default:
      return null;
  }
};
