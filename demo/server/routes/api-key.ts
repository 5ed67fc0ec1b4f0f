import type { IncomingHttpHeaders } from 'node:http';
import { backendError } from '../purchase/backend-error';

export function readApiKey(headers: IncomingHttpHeaders): string {
  const key = /^Bearer (rcb_[A-Za-z0-9_.-]+)$/.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) throw backendError('invalidApiKey');
  return key;
}
