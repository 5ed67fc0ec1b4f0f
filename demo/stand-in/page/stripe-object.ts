import { callServer } from '../intent-calls';
import { connectionError, requestError, toFields } from '../intent-result';
import type { Intent, IntentResult, StripeError } from '../intent-result';
import { withResult } from '../return-address';
import { openChallenge } from './challenge-overlay';
import { createElementsGroup, wrongSecret } from './elements-group';
import type { GroupInternals } from './elements-group';
import { IntegrationError } from './integration-error';

type Outcome = { error: StripeError } | { setupIntent: Intent } | { paymentIntent: Intent };

type Kind = 'setup' | 'payment';

export function createStripe(base: string, publishableKey: unknown, options: unknown) {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw new IntegrationError(
      'Please call Stripe() with your publishable key. You used: ' + String(publishableKey),
    );
  }
  const { locale } = toFields(options);
  const groups = new WeakMap<object, GroupInternals>();

  async function confirm(kind: Kind, given: unknown): Promise<Outcome> {
    const call = kind === 'setup' ? 'confirmSetup' : 'confirmPayment';
    const fields = toFields(given);
    const group =
      typeof fields['elements'] === 'object' && fields['elements'] ? groups.get(fields['elements']) : null;
    if (!group) throw new IntegrationError(`stripe.${call}(): elements should be made by stripe.elements().`);
    const secret = typeof fields['clientSecret'] === 'string' ? fields['clientSecret'] : group.clientSecret;
    if (kindOf(secret) !== kind)
      return wrongSecret(`stripe.${call}()`, kind === 'setup' ? 'SetupIntent' : 'PaymentIntent');
    const returnUrl = toFields(fields['confirmParams'])['return_url'];
    const onlyIfRequired = fields['redirect'] === 'if_required';
    if (typeof returnUrl !== 'string' && !onlyIfRequired) {
      return requestError('parameter_missing', `stripe.${call}(): confirmParams.return_url is required.`);
    }
    const address = typeof returnUrl === 'string' ? returnUrl : null;
    const result = await settle(base, await group.confirm(secret, address), address);
    if ('intent' in result && !onlyIfRequired && address !== null)
      return leaveTo(withResult(address, result.intent));
    return toOutcome(result);
  }

  async function retrieve(kind: Kind, secret: unknown): Promise<Outcome> {
    const call = kind === 'setup' ? 'retrieveSetupIntent' : 'retrievePaymentIntent';
    if (typeof secret !== 'string' || kindOf(secret) !== kind)
      return wrongSecret(`stripe.${call}()`, `${kind} intent`);
    return toOutcome(await callServer(base, 'retrieve', { clientSecret: secret }));
  }

  return {
    _registerWrapper: () => undefined,
    _registerAppInfo: () => undefined,
    registerAppInfo: () => undefined,
    elements(given: unknown) {
      const group = createElementsGroup(base, typeof locale === 'string' ? locale : 'auto', given);
      groups.set(group.elements, group.internals);
      return group.elements;
    },
    confirmSetup: (given: unknown) => confirm('setup', given),
    confirmPayment: (given: unknown) => confirm('payment', given),
    retrieveSetupIntent: (secret: unknown) => retrieve('setup', secret),
    retrievePaymentIntent: (secret: unknown) => retrieve('payment', secret),
    async handleNextAction(given: unknown): Promise<Outcome> {
      const secret = toFields(given)['clientSecret'];
      if (typeof secret !== 'string')
        throw new IntegrationError('stripe.handleNextAction(): clientSecret is missing.');
      return toOutcome(
        await settle(base, await callServer(base, 'retrieve', { clientSecret: secret }), null),
      );
    },
  };
}

/** Carries an intent that still needs the customer to its end. */
async function settle(base: string, result: IntentResult, returnUrl: string | null): Promise<IntentResult> {
  if ('error' in result || result.intent.status !== 'requires_action') return result;
  const { client_secret: clientSecret, next_action: action } = result.intent;
  if (action?.type !== 'redirect_to_url') return openChallenge(base, clientSecret);
  if (returnUrl === null)
    return requestError('parameter_missing', 'confirmParams.return_url is required to redirect.');
  const query = new URLSearchParams({
    client_secret: clientSecret,
    return_url: new URL(returnUrl, location.href).href,
  });
  return leaveTo(`${base}/redirect.html?${query.toString()}`);
}

function kindOf(secret: string): Kind | null {
  if (secret.startsWith('seti_')) return 'setup';
  return secret.startsWith('pi_') ? 'payment' : null;
}

function toOutcome(result: IntentResult): Outcome {
  if ('error' in result) return result;
  return result.intent.object === 'setup_intent'
    ? { setupIntent: result.intent }
    : { paymentIntent: result.intent };
}

/** The page goes away, so the promise is left open; should it stay after all, that ends the wait. */
function leaveTo(address: string): Promise<{ error: StripeError }> {
  location.assign(address);
  return new Promise((resolve) => {
    setTimeout(resolve, 30_000, connectionError());
  });
}
