import { isSameText, verifyHmac } from './compare';
import { misuse, refused } from './misuse';
import { parseWebhook } from './webhook-event';
import type { WebhookEvent, WebhookHeaders, WebhookRequest, WebhookSecrets } from './webhook.types';

const SIGNATURE = 'x-revenuecat-webhook-signature';
const DEFAULT_TOLERANCE = 300;

const isHeaders = (headers: WebhookHeaders): headers is { get(name: string): string | null } =>
  typeof headers['get'] === 'function';

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const value = isHeaders(headers) ? headers.get(name) : headers[name];
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
};

/** An empty secret, as of an environment variable that is not set, must not open the door. */
const checkSecrets = ({ authorization, signingSecret, ...others }: WebhookSecrets): readonly string[] => {
  const secrets = [signingSecret ?? []].flat();
  const wasGiven = (name: keyof WebhookSecrets, isEmpty: boolean): void => {
    if (isEmpty) throw misuse(`${name} is empty. Is the environment variable set?`);
  };
  wasGiven('authorization', authorization === '');
  wasGiven('signingSecret', signingSecret !== undefined && (secrets.length === 0 || secrets.includes('')));
  if (authorization === undefined && signingSecret === undefined)
    throw misuse('readWebhook needs authorization or signingSecret. Is the environment variable set?');
  if (others.toleranceSeconds !== undefined && !(others.toleranceSeconds > 0))
    throw misuse('toleranceSeconds must be more than 0.');
  return secrets;
};

/** `t=<seconds>,v1=<hex>`; while the secret is changed there is more than one `v1`. */
const parseSignature = (header: string): { readonly time: string; readonly digests: readonly string[] } => {
  const parts = header.split(',').map((part) => part.trim());
  const valuesOf = (name: string): string[] =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  return { time: valuesOf('t')[0] ?? '', digests: valuesOf('v1') };
};

const checkSignature = async (
  bytes: Uint8Array<ArrayBuffer>,
  header: string,
  secrets: readonly string[],
  tolerance: number,
): Promise<void> => {
  if (header === '') throw refused('the webhook has no signature.');
  const { time, digests } = parseSignature(header);
  if (!/^\d{1,12}$/.test(time)) throw refused('the signature of the webhook has no time.');
  if (Math.abs(Date.now() / 1_000 - Number(time)) > tolerance)
    throw refused('the signature of the webhook is too old.');
  const signed = new Uint8Array([...new TextEncoder().encode(`${time}.`), ...bytes]);
  for (const secret of secrets)
    for (const digest of digests) if (await verifyHmac(secret, signed, digest)) return;
  throw refused('the signature of the webhook does not match.');
};

/**
 * Checks that a webhook is the provider's, and reads it. Answer 200 when you have stored the event, 401 for error 36, and
 * 500 for others: the provider sends the event again.
 * @throws PurchasesError 36 when the webhook is refused, 12 when its body is no event, 23 when a secret is missing or the
 * body was parsed before.
 *
 * @example
 * const event = await readWebhook(
 *   { headers: request.headers, body: await request.text() },
 *   { authorization: 'Bearer our-secret' },
 * );
 * if (event.type === 'CANCELLATION') report(event.cancelReason);
 */
export const readWebhook = async (
  { headers, body }: WebhookRequest,
  secrets: WebhookSecrets,
): Promise<WebhookEvent> => {
  const signingSecrets = checkSecrets(secrets);
  if (typeof body !== 'string' && !(body instanceof Uint8Array))
    throw misuse('body must be the raw text or bytes of the request, before a JSON parser.');
  const { authorization, toleranceSeconds = DEFAULT_TOLERANCE } = secrets;
  if (authorization !== undefined && !(await isSameText(authorization, headerOf(headers, 'authorization'))))
    throw refused('the Authorization header of the webhook does not match.');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
  if (signingSecrets.length > 0)
    await checkSignature(bytes, headerOf(headers, SIGNATURE), signingSecrets, toleranceSeconds);
  return parseWebhook(new TextDecoder().decode(bytes));
};
