import type { IncomingHttpHeaders } from 'node:http';
import { backendError } from '../purchase/backend-error';

export interface ApiKey {
  /** The public key, which names the tenant. */
  key: string;
  /** Secret keys are for the integrator's server. The secret key of `rcb_x` is `sk_x`. */
  isSecret: boolean;
}

export function readApiKey(headers: IncomingHttpHeaders): ApiKey {
  const found = /^Bearer (rcb|sk)(_[A-Za-z0-9_.-]+)$/.exec(headers.authorization ?? '');
  if (found === null) throw backendError('invalidApiKey');
  return { key: `rcb${found[2] ?? ''}`, isSecret: found[1] === 'sk' };
}
