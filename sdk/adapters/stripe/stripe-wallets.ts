import type {
  ClickResolveDetails,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { formPlace } from '../form-place';
import type { FormPlace } from '../form-place';
import type { WalletSheet } from '../../ports/payment';

/** Stripe's express checkout element: the buttons of Apple Pay, Google Pay and others. */

/** The theme of the buttons, by the names of Apple Pay. */
export type WalletTheme = 'black' | 'white' | 'white-outline';

interface WalletOptions {
  /** `null`: the press is ignored. The promise must be settled within a second, by the provider's rule. */
  press(): WalletSheet | null | Promise<WalletSheet | null>;
  onKnown(areAvailable: boolean): void;
  onAuthorised(method: string, email: string | null): void;
  onCancel?(): void;
  readonly theme?: WalletTheme;
  readonly layout?: StripeExpressCheckoutElementOptions['layout'];
}

const recurringOf = ({ title, recurring }: WalletSheet) => {
  if (!recurring) return {};
  const { managementUrl, trialLabel, regular } = recurring;
  return {
    applePay: {
      recurringPaymentRequest: {
        paymentDescription: title,
        managementURL: managementUrl ?? globalThis.location.href,
        ...(trialLabel === null ? {} : { trialBilling: { label: trialLabel, amount: 0 } }),
        regularBilling: {
          label: regular.label,
          amount: regular.amount,
          recurringPaymentIntervalUnit: regular.unit,
          recurringPaymentIntervalCount: regular.count,
          ...(regular.startsAt ? { recurringPaymentStartDate: regular.startsAt } : {}),
        },
      },
    },
  };
};

/** https://docs.stripe.com/js/elements_object/express_checkout_element_click_event */
const detailsOf = (sheet: WalletSheet): ClickResolveDetails => ({
  emailRequired: true,
  billingAddressRequired: true,
  ...(sheet.lines.length ? { lineItems: [...sheet.lines] } : {}),
  ...recurringOf(sheet),
});

const themes = (theme: WalletTheme) =>
  ({
    buttonTheme: { applePay: theme, googlePay: theme === 'white-outline' ? 'white' : theme },
  }) as const;

export const createWallets = (elements: StripeElements, options: WalletOptions) => {
  const element = elements.create('expressCheckout', {
    emailRequired: true,
    billingAddressRequired: true,
    ...(options.layout ? { layout: options.layout } : {}),
    ...(options.theme ? themes(options.theme) : {}),
  });
  let waiting: StripeExpressCheckoutElementConfirmEvent | null = null;
  let place: FormPlace | null = null;
  const leave = (): void => {
    place?.release();
    place = null;
  };
  element.on('ready', ({ availablePaymentMethods: methods }) =>
    options.onKnown(!!methods && Object.values(methods).some(Boolean)),
  );
  // Without wallets the form is used.
  element.on('loaderror', () => options.onKnown(false));
  element.on('click', (event) => {
    const answer = options.press();
    const go = (sheet: WalletSheet | null): void =>
      sheet ? event.resolve(detailsOf(sheet)) : event.reject();
    if (answer instanceof Promise) void answer.then(go, () => event.reject());
    else go(answer);
  });
  element.on('confirm', (event) => {
    waiting = event;
    options.onAuthorised(event.expressPaymentType, event.billingDetails?.email ?? null);
  });
  element.on('cancel', () => options.onCancel?.());
  return {
    mount(node: HTMLElement): void {
      leave();
      place = formPlace(node);
      element.mount(place.node);
    },
    unmount(): void {
      element.unmount();
      leave();
    },
    /** Whether a sheet waits for the result of its payment. */
    isWaiting: (): boolean => waiting !== null,
    fail(): void {
      waiting?.paymentFailed({ reason: 'fail' });
      waiting = null;
    },
    destroy(): void {
      element.destroy();
      leave();
    },
  };
};
