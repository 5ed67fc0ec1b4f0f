import { networkFailure, malformedAnswer, statusFailure } from '../net/failures';
import type { Answer, Attempt } from '../net/attempt';
import type { Endpoint } from '../net/endpoints';
import { withRetries } from '../net/retry';

/** What the client uses of an answer. `Response` of the platform has it. */
export interface ServerResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The platform's `fetch` fits, and so does one that adds a log or a cache. */
export type ServerFetch = (
  url: string,
  init: { readonly method: string; readonly headers: Record<string, string> },
) => Promise<ServerResponse>;

export interface RequestSettings {
  readonly secretKey: string;
  readonly baseUrl: string;
  readonly fetch: ServerFetch;
  /** For the whole call, repetitions included. */
  readonly timeoutMs: number;
}

/** Sends a GET and returns the parsed answer. Rejects with a `PurchasesError` in every other case. */
export type ServerRequest = <T>(endpoint: Endpoint<T>) => Promise<T>;

const after = (ms: number, action: () => void): (() => void) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};

const silent = (): void => {};

const PORTS = {
  clock: { now: () => Date.now(), after },
  random: { bytes: (count: number) => new Uint8Array(count), fraction: () => Math.random() },
  log: { error: silent, warn: silent, info: silent, debug: silent, verbose: silent },
};

/** A `fetch` that ignores the signal must not make the caller wait for ever. */
const orAborted = <T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> =>
  signal === undefined
    ? work
    : Promise.race([
        work,
        new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
        ),
      ]);

const createAttempt =
  ({ secretKey, baseUrl, fetch }: RequestSettings): Attempt =>
  async ({ method, path }, { signal }) => {
    const exchange = async (): Promise<Answer> => {
      const headers = { Authorization: `Bearer ${secretKey}`, Accept: 'application/json' };
      const init = { method, headers, signal };
      const response = await fetch(baseUrl + path, init);
      const body = await response.text();
      return { status: response.status, body, retryAfter: response.headers.get('Retry-After') };
    };
    try {
      signal?.throwIfAborted();
      return await orAborted(signal, exchange());
    } catch (reason) {
      throw networkFailure(reason);
    }
  };

export const createServerRequest = (settings: RequestSettings): ServerRequest => {
  const send = withRetries(createAttempt(settings), PORTS);
  return async (endpoint) => {
    const limit = new AbortController();
    const stopTimer = after(settings.timeoutMs, () =>
      limit.abort(new Error(`No answer in ${settings.timeoutMs / 1_000} seconds.`)),
    );
    try {
      const { status, body } = await send(endpoint, { signal: limit.signal });
      if (status >= 400) throw statusFailure(endpoint, status, body);
      try {
        return endpoint.read(JSON.parse(body), '', undefined, status);
      } catch (reason) {
        throw malformedAnswer(endpoint, status, reason);
      }
    } finally {
      stopTimer();
    }
  };
};
