import { plainBranding } from '../../../model/look/branding';
import type { Branding } from '../../../model/look/branding';
import { displayedCode } from '../../../model/purchase/failure';
import type { CheckoutEffect, CheckoutRequest } from '../../machine/checkout.types';
import type { FirstContext } from './effect-context';

/** The effects of the first screen, and those that end a checkout. None of them starts or charges anything. */

type FirstEffectHandler<K extends CheckoutEffect['type']> = (
  effect: Extract<CheckoutEffect, { type: K }>,
  context: FirstContext,
) => void;

/** After this time the checkout opens without the branding. */
export const BRANDING_LIMIT_MS = 6000;
/** A subscription is paid only after the customer has agreed to the terms, if the seller asks for it. */
const needsConsent = ({ rcPackage, sale }: CheckoutRequest, { terms }: Branding): boolean =>
  terms.needsConsent &&
  (sale?.termsUrl ?? terms.termsUrl) !== null &&
  rcPackage.webBillingProduct.productType === 'subscription';

const loadBranding: FirstEffectHandler<'load-branding'> = ({ ticket }, context) => {
  const { ports, request, send } = context;
  const loaded = (branding: Branding): void => {
    const wires = ports.api.wiresFor(branding);
    context.wires.left = wires;
    send({
      type: 'branding-loaded',
      ticket,
      branding,
      startMayCharge: wires[0]?.startMayCharge ?? true,
      needsConsent: needsConsent(request, branding),
    });
  };
  const plain = (reason: unknown): void => {
    ports.log.warn(`Branding: ${String(reason)}`);
    loaded(plainBranding());
  };
  const stopTimer = ports.clock.after(BRANDING_LIMIT_MS, () => plain('timeout'));
  ports.api.readBranding().then(loaded, plain).finally(stopTimer);
};
/** One row for each effect that needs no later code. */
export const firstEffects = {
  'load-branding': loadBranding,
  'log-failure': ({ failure: reason }, { ports }) =>
    ports.log.error(`Checkout: ${reason.kind} (${displayedCode(reason)}). ${reason.detail}`),
  'close-payment-form': (_, { form }) => form.clear(),
  stop: (_, { stop }) => stop(),
  settle: ({ outcome }, { settle }) => settle(outcome),
} satisfies { readonly [K in CheckoutEffect['type']]?: FirstEffectHandler<K> };

export type FirstEffect = keyof typeof firstEffects;
