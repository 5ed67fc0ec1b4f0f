import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const MOST_BODY_BYTES = 1_000_000;

export class BodyTooLarge extends Error {}

/** One request, read so far as every route needs it. */
export interface Exchange {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  readText(): Promise<string>;
}

export function toExchange(request: IncomingMessage, fallbackHost: string): Exchange {
  let body: Promise<string> | null = null;
  return {
    method: request.method ?? 'GET',
    url: new URL(toTarget(request.url), `http://${toHost(request.headers.host, fallbackHost)}`),
    headers: request.headers,
    readText: () => (body ??= readBody(request)),
  };
}

/** A target such as `//other.example/` would otherwise replace the host. */
function toTarget(target: string | undefined): string {
  return `/${(target ?? '/').replace(/^[/\\]+/, '')}`;
}

/** The Host header ends up in answers, so only a plain host and port is believed. */
function toHost(host: string | undefined, fallback: string): string {
  return host !== undefined && /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host) ? host : fallback;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > MOST_BODY_BYTES) throw new BodyTooLarge('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
