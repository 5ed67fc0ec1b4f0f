import type { Reply } from '../http/answer';
import type { Exchange } from '../http/exchange';
import { parseJson } from '../input';
import { remember } from './tenants';
import type { Tenant } from './tenant.types';

/** The limit of one text. A thousand requests of a tenant are stored. */
const MOST_TEXT = 20_000;

const ours = ['content-type', 'accept', 'origin', 'referer'];

/** Records a request for `GET control/requests`, with all `x-…` headers and without the key. */
export async function recordRequest(
  tenant: Tenant,
  exchange: Exchange,
  call: string | null,
  reply: Reply,
): Promise<void> {
  const headers = Object.entries(exchange.headers).filter(
    ([name]) => name.startsWith('x-') || ours.includes(name),
  );
  remember(tenant.requests, {
    at: new Date().toISOString(),
    call,
    method: exchange.method,
    path: exchange.url.pathname + exchange.url.search,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: exchange.method === 'GET' ? null : toBody(await exchange.readText().catch(() => '')),
    status: reply === 'cut' ? 0 : reply.status,
  });
}

function toBody(text: string): unknown {
  if (text.length > MOST_TEXT) return `${text.slice(0, MOST_TEXT)}…`;
  try {
    return withoutCard(parseJson(text, 'body'));
  } catch {
    return text;
  }
}

/** Stores only the last four digits of a card number, even of a test card, and no CVC. */
function withoutCard(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('method' in value)) return value;
  const { method } = value;
  if (typeof method !== 'object' || method === null) return value;
  const number = 'number' in method ? `•••• ${String(method.number).slice(-4)}` : undefined;
  return { ...value, method: { ...method, number, cvc: undefined } };
}
