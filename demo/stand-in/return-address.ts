import type { Intent } from './intent-result';

/** The page's return address with the parameters that a redirect method comes back with. */
export function withResult(
  returnUrl: string,
  intent: Pick<Intent, 'id' | 'object' | 'client_secret' | 'status'>,
): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}
