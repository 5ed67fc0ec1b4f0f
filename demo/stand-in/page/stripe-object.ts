import { callServer } from '../intent-calls';
import { connectionError, requestError, toFields } from '../intent-result';
import type { Intent, IntentResult, StripeError } from '../intent-result';
import { withResult } from '../return-address';
import { openChallenge } from './challenge-overlay';
import { createElementsGroup, wrongSecret } from './elements-group';
import type { GroupInternals } from './elements-group';
import { classInstance } from './class-instance';
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
  /** A confirmation token stands for the payment method of the group that it was made from. */
  const tokens = new Map<string, GroupInternals>();
  const groupOf = (elements: unknown): GroupInternals | undefined =>
    typeof elements === 'object' && elements ? groups.get(elements) : undefined;

  async function retrieve(kind: Kind, secret: unknown): Promise<Outcome> {
    const call = kind === 'setup' ? 'retrieveSetupIntent' : 'retrievePaymentIntent';
    if (typeof secret !== 'string' || kindOf(secret) !== kind)
      return wrongSecret(`stripe.${call}()`, `${kind} intent`);
    return toOutcome(await callServer(base, 'retrieve', { clientSecret: secret }));
  }

  return classInstance({
    _registerWrapper: () => undefined,
    _registerAppInfo: () => undefined,
    registerAppInfo: () => undefined,
    elements(given: unknown) {
      const group = createElementsGroup(base, typeof locale === 'string' ? locale : 'auto', given);
      groups.set(group.elements, group.internals);
      return group.elements;
    },
    async createConfirmationToken(given: unknown) {
      const group = groupOf(toFields(given)['elements']);
      if (!group)
        throw new IntegrationError(
          'createConfirmationToken(): elements should be made by stripe.elements().',
        );
      if (group.needsSubmit())
        throw new IntegrationError('elements.submit() must be called before createConfirmationToken().');
      const answer = await group.createToken();
      if ('error' in answer) return answer;
      const id = `ctoken_${crypto.randomUUID().replaceAll('-', '')}`;
      tokens.set(id, group);
      return { confirmationToken: { id, payment_method_preview: answer.preview } };
    },
    confirmSetup: (given: unknown) => confirm('setup', given, { base, tokens, groupOf }),
    confirmPayment: (given: unknown) => confirm('payment', given, { base, tokens, groupOf }),
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
  });
}

interface ConfirmContext {
  readonly base: string;
  readonly tokens: ReadonlyMap<string, GroupInternals>;
  groupOf(elements: unknown): GroupInternals | undefined;
}

async function confirm(
  kind: Kind,
  given: unknown,
  { base, tokens, groupOf }: ConfirmContext,
): Promise<Outcome> {
  const call = kind === 'setup' ? 'confirmSetup' : 'confirmPayment';
  const fields = toFields(given);
  const token = toFields(fields['confirmParams'])['confirmation_token'];
  const group = typeof token === 'string' ? tokens.get(token) : groupOf(fields['elements']);
  if (!group) throw new IntegrationError(`stripe.${call}(): elements should be made by stripe.elements().`);
  const secret = typeof fields['clientSecret'] === 'string' ? fields['clientSecret'] : group.clientSecret;
  if (secret === null) throw new IntegrationError(`stripe.${call}(): clientSecret is missing.`);
  if (group.needsSubmit())
    throw new IntegrationError(`elements.submit() must be called before stripe.${call}().`);
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
