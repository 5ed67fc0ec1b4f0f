import type { Answer } from './answer';
import type { Exchange } from './exchange';

export const openCors: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
};

export function preflight({ headers }: Exchange): Answer {
  const asked = headers['access-control-request-headers'];
  const wantsPrivateNetwork = headers['access-control-request-private-network'] === 'true';
  return {
    status: 204,
    headers: {
      ...openCors,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': typeof asked === 'string' && asked !== '' ? asked : '*',
      'Access-Control-Max-Age': '600',
      Vary: 'Access-Control-Request-Headers',
      ...(wantsPrivateNetwork ? { 'Access-Control-Allow-Private-Network': 'true' } : {}),
    },
    body: '',
  };
}
