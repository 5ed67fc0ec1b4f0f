import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const MOST_BODY_BYTES = 1_000_000;

/** What a client still sends after its answer is known is thrown away, up to this much and for this long. */
const MOST_DRAINED_BYTES = 256_000_000;
const DRAIN_MS = 30_000;

export class BodyTooLarge extends Error {}

/** The client left before its request had arrived. */
export class ClientGone extends Error {}

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
  if (host === undefined || !/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host)) return fallback;
  // There are names of this shape that are no address: [:::], 999.999.999.999, a port of 99999.
  return URL.canParse(`http://${host}`) ? host : fallback;
}

/** What comes after the limit is not kept, but still taken in: see `drain`. */
function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const leave = (): void => {
      reject(new ClientGone('The client left before its request had arrived.'));
    };
    if (request.destroyed || request.readableEnded) {
      leave();
      return;
    }
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MOST_BODY_BYTES) chunks.push(chunk);
      else reject(new BodyTooLarge(`The body is larger than ${MOST_BODY_BYTES} bytes.`));
    });
    request.once('end', () => {
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
    request.once('error', leave);
    request.once('close', leave);
  });
}

/**
 * Waits for the end of the request. An answer that ends the connection while the client is still sending is lost: the
 * system resets the connection, and the client sees that instead.
 */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.destroyed || request.readableEnded) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const timer = setTimeout(resolve, DRAIN_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    for (const name of ['end', 'close', 'error']) request.once(name, end);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_DRAINED_BYTES) end();
    });
    request.resume();
  });
}
