import {
  createServerClient,
  createTokenSigner,
  createTokenVerifier,
  readWebhook,
} from 'purchase-elements/server';
import type { IncomingHttpHeaders } from 'node:http';
import type { TokenKey, WebhookEvent } from 'purchase-elements/server';

type IsAny<T> = 0 extends 1 & T ? true : false;

export const typed: [IsAny<typeof createServerClient>, IsAny<WebhookEvent>] = [false, false];
const options = { secretKey: process.env['KEY'], fetch };
export const one = createServerClient(options).getCustomerInfo('ada');
// @ts-expect-error the second version of the provider's API has no customer info
export const two = createServerClient({ ...options, projectId: 'proj1' }).getCustomerInfo('ada');
export const hook = (headers: Headers | IncomingHttpHeaders, body: string | Buffer): Promise<WebhookEvent> =>
  readWebhook({ headers, body }, { authorization: process.env['HOOK'] });
export const reasonOf = (event: WebhookEvent): string => {
  // @ts-expect-error only some events have it
  event.cancelReason;
  return event.type === 'CANCELLATION'
    ? event.cancelReason
    : event.type === 'UNKNOWN'
      ? event.originalType
      : '';
};
declare const key: TokenKey;
const { keySet } = createTokenSigner({ issuer: 'a', audience: 'b', keys: [key] });
// @ts-expect-error a published key has no private half
keySet.keys[0]?.d;
export const from = [keySet, new URL('https://example.org/jwks.json')].map((set) =>
  createTokenVerifier({ issuer: 'a', audience: 'b', keySet: set }),
);
