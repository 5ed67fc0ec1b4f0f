import { at } from '../sandbox-client';
import type { Client, Json, Result } from '../sandbox-client';

/** The checkout calls of one tenant, as a client of version 1.x sends them. */
export const createCheckoutClient = (client: Client) => {
  const path = (session: Result): string =>
    `/rcbilling/v1/checkout/${String(at(session.json, 'operation_session_id'))}`;

  return {
    start: (productId: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      client.send(
        'POST',
        '/rcbilling/v1/checkout/start',
        {
          app_user_id: 'u1',
          product_id: productId,
          price_id: `prc_${productId}_base_option_usd`,
          presented_offering_identifier: 'default',
          trace_id: 'trace',
          ...more,
        },
        headers,
      ),
    price: (session: Result, body: Record<string, unknown> = {}) => client.send('PATCH', path(session), body),
    complete: (session: Result, body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      client.send('POST', `${path(session)}/complete`, body, headers),
    confirm: (completed: Result, number = '4242424242424242') =>
      client.post('/stripe/confirm', {
        clientSecret: secretOf(completed),
        method: { type: 'card', number, expiry: '1299', cvc: '123' },
      }),
    useTaxes: (config: Record<string, unknown> = {}) =>
      Promise.all([
        client.control('/branding', { patch: { gateway_tax_collection_enabled: true } }),
        client.control('/config', config),
      ]),
    token: async (appUserId = 'u1', lifeMs?: number): Promise<Record<string, string>> => {
      const made = await client.control(`/tokens/${appUserId}`, { lifeMs });
      return { 'X-RC-Subscriber-Token': String(at(made.json, 'token')) };
    },
  };
};

export const secretOf = (completed: Result): unknown => at(completed.json, 'gateway_params', 'client_secret');

export const elementsOf = (answer: Result): Json =>
  at(answer.json, 'gateway_params', 'elements_configuration');
