import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const MOST_BODY_BYTES = 1_000_000;

/** After the answer is known, the server still reads the rest of the request, up to this size and time. */
const MOST_DRAINED_BYTES = 256_000_000;
const DRAIN_MS = 30_000;

export class BodyTooLarge extends Error {}

/** The client closed the connection before its request had arrived. */
export class ClientGone extends Error {}

/** One request, with the parts that every route needs. */
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

/** Makes sure that a target such as `//other.example/` does not replace the host. */
function toTarget(target: string | undefined): string {
  return `/${(target ?? '/').replace(/^[/\\]+/, '')}`;
}

/** The Host header becomes part of answers, so only a plain host and port is accepted. */
function toHost(host: string | undefined, fallback: string): string {
  if (host === undefined || !/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host)) return fallback;
  // Some names of this shape are no address: [:::], 999.999.999.999, port 99999.
  return URL.canParse(`http://${host}`) ? host : fallback;
}

/** Reads the body. The part after the limit is read, too, but not stored: see `drain`. */
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
 * Waits for the end of the request. If the server ended the connection while the client is still sending, the system
 * would reset the connection, and the client would not get the answer.
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
