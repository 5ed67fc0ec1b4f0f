import type { ClientConfig } from './http-config';
import { CLIENT_VERSION, isSandboxKey } from './http-config';

/** The headers of every call, GETs too. Extra headers are set first, so they can't replace these. */
export const headersFor = ({ apiKey, httpConfig }: ClientConfig): Record<string, string> => ({
  ...httpConfig?.additionalHeaders,
  Authorization: `Bearer ${apiKey}`,
  'Content-Type': 'application/json',
  Accept: 'application/json',
  'X-Platform': 'web',
  'X-Version': CLIENT_VERSION,
  'X-Is-Sandbox': String(isSandboxKey(apiKey)),
});
