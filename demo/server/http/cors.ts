import type { Answer } from './answer';
import type { Exchange } from './exchange';

/** For calls of pages of any origin: the billing protocol, the card provider's stand-in, and pictures. */
export const openCors: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
};

/** For an origin that has been checked. */
export function ownCors({ headers }: Exchange): Record<string, string> {
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    Vary: 'Origin',
    ...(headers.origin === undefined ? {} : { 'Access-Control-Allow-Origin': headers.origin }),
  };
}

/**
 * Answers a preflight. A page of the public internet may not access this machine's network, unless its origin is in
 * `SANDBOX_ORIGINS`. Pages on this machine need no permission.
 */
export function preflight({ headers }: Exchange, mayCrossNetworks: boolean): Answer {
  const asked = headers['access-control-request-headers'];
  const wantsPrivateNetwork = headers['access-control-request-private-network'] === 'true';
  return {
    status: 204,
    headers: {
      ...openCors,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': typeof asked === 'string' && asked !== '' ? asked : '*',
      'Access-Control-Max-Age': '600',
      Vary: 'Access-Control-Request-Headers',
      ...(wantsPrivateNetwork && mayCrossNetworks ? { 'Access-Control-Allow-Private-Network': 'true' } : {}),
    },
    body: '',
  };
}

export function ownPreflight(exchange: Exchange): Answer {
  return {
    status: 204,
    headers: {
      ...ownCors(exchange),
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    },
    body: '',
  };
}
