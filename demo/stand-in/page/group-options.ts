import { IntegrationError } from './integration-error';

/** What the intent must be about, when the group was made for an amount. */
export function expectedOf({ mode, amount, currency }: Record<string, unknown>): object {
  return { mode, ...(mode === 'payment' && { amount, currency }) };
}

/** The options of a group without a client secret, as Stripe.js checks them. */
export function checkAmount({ mode, amount, currency }: Record<string, unknown>): void {
  if (mode !== 'payment' && mode !== 'setup' && mode !== 'subscription')
    throw new IntegrationError(
      'Invalid value for elements(): mode should be payment, setup or subscription.',
    );
  const isCurrency = typeof currency === 'string' && /^[a-z]{3}$/.test(currency);
  if (!isCurrency && (mode !== 'setup' || currency !== undefined))
    throw new IntegrationError(
      'Invalid value for elements(): currency should be a lower-case currency code.',
    );
  const isAmount = typeof amount === 'number' && Number.isInteger(amount) && amount > 0;
  if (mode === 'payment' && !isAmount)
    throw new IntegrationError(
      'Invalid value for elements(): amount should be a positive number of the smallest unit.',
    );
}

/** Null for a group that is made for an amount. */
export function readSecret(settings: Record<string, unknown>): string | null {
  const secret = settings['clientSecret'];
  if (secret === undefined && 'mode' in settings) {
    checkAmount(settings);
    return null;
  }
  if (typeof secret === 'string' && /^(seti|pi)_[^_].*_secret_.+$/.test(secret)) return secret;
  throw new IntegrationError(
    'Invalid value for elements(): clientSecret should be a client secret of the form ${id}_secret_${secret}. ' +
      `You specified: ${String(secret)}.`,
  );
}
