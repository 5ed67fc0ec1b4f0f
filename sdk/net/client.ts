import type { ClientConfig } from './http-config';
import { isPurchasesError } from '../errors/is-purchases-error';
import type { Endpoint } from './endpoints';
import { malformedAnswer, networkFailure, statusFailure } from './failures';
import { headersFor } from './headers';
import type { Log } from '../ports/log';
import type { Fetch } from '../ports/http';
import type { Clock } from '../ports/clock';
import type { Random } from '../ports/random';
import { DEFAULT_API_URL } from './http-config';

export interface RequestPorts {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

export interface RequestOptions {
  readonly body?: unknown;
  /** Ends the request, and its retries, early. */
  readonly signal?: AbortSignal | undefined;
}

/** Asks the server and returns the answer, parsed; rejects with a `PurchasesError` in every other case. */
export type Client = <T>(endpoint: Endpoint<T>, options?: RequestOptions) => Promise<T>;

type Call = Omit<Endpoint<unknown>, 'read'>;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

export const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;
const LONGEST_RETRY_AFTER_MS = 30_000;

/** Seconds, or a date; null when absent, unreadable or too far away to wait for. */
const retryAfterMs = (value: string | null, now: number): number | null => {
  if (!value) return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return ms >= 0 ? ms : null;
};

export const createClient = (config: ClientConfig, ports: RequestPorts): Client => {
  const { fetch, clock, random, log } = ports;
  const base = config.httpConfig?.proxyURL || DEFAULT_API_URL;

  const attempt = async (endpoint: Call, options: RequestOptions): Promise<Answer> => {
    const controller = new AbortController();
    const abort = (): void => controller.abort(new Error('The request was cancelled.'));
    if (options.signal?.aborted) abort();
    options.signal?.addEventListener('abort', abort);
    // Raced by hand: not every fetch rejects when its signal fires while the body is read.
    const ended = new Promise<never>((_, reject) =>
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
    );
    const stopTimer = clock.after(TIMEOUT_MS, () =>
      controller.abort(new Error(`No answer in ${TIMEOUT_MS / 1000} seconds.`)),
    );
    const exchange = async (): Promise<Answer> => {
      const response = await fetch(base + endpoint.path, {
        method: endpoint.method,
        headers: headersFor(config),
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

  const pause = async (ms: number, signal: AbortSignal | undefined): Promise<void> => {
    let end = (): void => {};
    const over = new Promise<void>((resolve) => (end = resolve));
    const stop = clock.after(ms, end);
    signal?.addEventListener('abort', end);
    await over;
    stop();
    signal?.removeEventListener('abort', end);
  };

  const backOff = (retry: number): number => 2 ** retry * 400 * (0.5 + random.fraction());

  /** How long to wait before the next try, or null when there is none: only GETs are repeated. */
  const retryDelay = (endpoint: Call, retry: number, answer: Answer | null): number | null => {
    if (endpoint.method !== 'GET' || retry >= MAX_RETRIES) return null;
    if (answer && answer.status < 500 && answer.status !== 429) return null;
    const asked = retryAfterMs(answer?.retryAfter ?? null, clock.now());
    if (asked === null) return backOff(retry);
    return asked <= LONGEST_RETRY_AFTER_MS ? asked : null;
  };

  const withRetries = async (endpoint: Call, options: RequestOptions): Promise<Answer> => {
    for (let retry = 0; ; retry++) {
      let answer: Answer | null = null;
      let failure: unknown = null;
      try {
        answer = await attempt(endpoint, options);
        if (answer.status < 400) return answer;
      } catch (error) {
        failure = error;
      }
      const delay = options.signal?.aborted ? null : retryDelay(endpoint, retry, answer);
      if (delay === null) {
        if (answer) return answer;
        throw failure;
      }
      log.debug(`${endpoint.name}: trying again in ${Math.round(delay)} ms.`);
      await pause(delay, options.signal);
    }
  };

  const ask = async <T>(endpoint: Endpoint<T>, options: RequestOptions): Promise<T> => {
    log.debug(`${endpoint.name}: asking.`);
    try {
      const { status, body } = await withRetries(endpoint, options);
      if (status >= 400) throw statusFailure(endpoint, status, body);
      try {
        return endpoint.read(JSON.parse(body), '');
      } catch (reason) {
        throw malformedAnswer(endpoint, status, reason);
      }
    } catch (error) {
      if (isPurchasesError(error))
        log.error(`${endpoint.name}: ${error.message} ${error.underlyingErrorMessage ?? ''}`);
      throw error;
    }
  };

  const underWay = new Map<string, Promise<unknown>>();

  /** Callers that ask the same at the same time share one request, unless one of them may call it off. */
  return <T>(endpoint: Endpoint<T>, options: RequestOptions = {}): Promise<T> => {
    const { method, path } = endpoint;
    if (method !== 'GET' || options.signal) return ask(endpoint, options);
    // A path always has the same reader, so what is under way there is a T.
    const running = underWay.get(path) as Promise<T> | undefined;
    const promise = running ?? ask(endpoint, options).finally(() => underWay.delete(path));
    underWay.set(path, promise);
    return promise;
  };
};
