import type { Clock } from '../ports/clock';
import type { Fetch } from '../ports/http';
import type { Endpoint } from './endpoints';
import { networkFailure } from './failures';
import { CLIENT_VERSION, DEFAULT_API_URL, isSandboxKey } from './http-config';
import type { ClientConfig } from './http-config';

export interface RequestOptions {
  readonly body?: unknown;
  /** Ends the request and its retries. */
  readonly signal?: AbortSignal | undefined;
  /** Sends a request of its own: what is on its way may be out of date. */
  readonly isOwn?: boolean;
  /** Headers of this request only. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is requested, whatever its answer means. */
export type Call = Omit<Endpoint<unknown>, 'read'>;

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

export type Attempt = (call: Call, options: RequestOptions) => Promise<Answer>;

export const TIMEOUT_MS = 30_000;

/** Extra headers come first: they can't replace these. */
export const headersFor = ({ apiKey, httpConfig }: ClientConfig): Record<string, string> => ({
  ...httpConfig?.additionalHeaders,
  Authorization: `Bearer ${apiKey}`,
  'Content-Type': 'application/json',
  Accept: 'application/json',
  'X-Platform': 'web',
  'X-Version': CLIENT_VERSION,
  'X-Is-Sandbox': String(isSandboxKey(apiKey)),
});

/** Sends a request once. */
export const createAttempt = (
  config: ClientConfig,
  { fetch, clock }: { readonly fetch: Fetch; readonly clock: Clock },
): Attempt => {
  const base = config.httpConfig?.proxyURL || DEFAULT_API_URL;
  return async (call, options) => {
    const controller = new AbortController();
    const abort = (): void => controller.abort(new Error('The request was cancelled.'));
    if (options.signal?.aborted) abort();
    options.signal?.addEventListener('abort', abort);
    // The race is explicit, because some fetch implementations do not reject when the signal fires during the body.
    const ended = new Promise<never>((_, reject) =>
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
    );
    const stopTimer = clock.after(TIMEOUT_MS, () =>
      controller.abort(new Error(`No answer in ${TIMEOUT_MS / 1000} seconds.`)),
    );
    const exchange = async (): Promise<Answer> => {
      const response = await fetch(base + call.path, {
        method: call.method,
        headers: { ...headersFor(config), ...options.headers },
        signal: controller.signal,
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      });
      return {
        status: response.status,
        body: await response.text(),
        retryAfter: response.headers.get('Retry-After'),
      };
    };
    try {
      controller.signal.throwIfAborted();
      return await Promise.race([exchange(), ended]);
    } catch (reason) {
      throw networkFailure(reason);
    } finally {
      stopTimer();
      options.signal?.removeEventListener('abort', abort);
    }
  };
};
