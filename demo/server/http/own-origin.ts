import { json } from './answer';
import type { Answer } from './answer';
import type { Exchange } from './exchange';

/** The origins whose pages may change a tenant: the server's own, and those in its options. */
export type OwnOrigins = ReadonlySet<string>;

export function ownOrigins(port: number, host: string | undefined, named: readonly string[]): OwnOrigins {
  const hosts = ['localhost', '127.0.0.1', '[::1]'];
  if (host !== undefined) hosts.push(host.includes(':') ? `[${host}]` : host);
  const addresses = [...hosts.map((name) => `http://${name}:${port}`), ...named];
  return new Set(addresses.map((address) => new URL(address).origin));
}

/**
 * A request without `Origin` does not come from a script of another page: it is a test, curl, or a link. The host is
 * checked as well. A page whose name points to this machine (DNS rebinding) has the server's origin for the browser.
 */
export function isOwn({ headers }: Exchange, own: OwnOrigins): boolean {
  const host = hostOf(headers.host ?? '');
  if (![...own].some((origin) => new URL(origin).host === host)) return false;
  if (headers.origin !== undefined) return own.has(headers.origin);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function hostOf(header: string): string | null {
  const address = `http://${header}`;
  return /^[^/\\?#@]+$/.test(header) && URL.canParse(address) ? new URL(address).host : null;
}

export function refuseStranger(): Answer {
  const message = 'This is answered to this server’s own pages only; SANDBOX_ORIGINS can name more origins.';
  return json(403, { message }, 'not from an own page');
}
