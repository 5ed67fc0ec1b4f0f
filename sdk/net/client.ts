import { isPurchasesError } from '../errors/is-purchases-error';
import type { Clock } from '../ports/clock';
import type { Fetch } from '../ports/http';
import type { Log } from '../ports/log';
import type { Random } from '../ports/random';
import { createAttempt } from './attempt';
import type { RequestOptions } from './attempt';
import type { Endpoint } from './endpoints';
import { malformedAnswer, statusFailure } from './failures';
import type { ClientConfig } from './http-config';
import { withRetries } from './retry';

interface RequestPorts {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** Sends a request and returns the parsed answer. Rejects with a `PurchasesError` in every other case. */
export type Client = <T>(endpoint: Endpoint<T>, options?: RequestOptions) => Promise<T>;

export const createClient = (config: ClientConfig, ports: RequestPorts): Client => {
  const { log } = ports;
  const send = withRetries(createAttempt(config, ports), ports);

  const ask = async <T>(endpoint: Endpoint<T>, options: RequestOptions): Promise<T> => {
    log.debug(`${endpoint.name}: asking.`);
    try {
      const { status, body } = await send(endpoint, options);
      if (status >= 400) throw statusFailure(endpoint, status, body);
      try {
        const report = (problem: string): void => log.warn(`${endpoint.name}: ${problem} It is left out.`);
        return await endpoint.read(JSON.parse(body), '', report, status);
      } catch (reason) {
        // The code that reads could not be fetched.
        throw isPurchasesError(reason) ? reason : malformedAnswer(endpoint, status, reason);
      }
    } catch (error) {
      if (isPurchasesError(error))
        log.error(`${endpoint.name}: ${error.message} ${error.underlyingErrorMessage ?? ''}`);
      throw error;
    }
  };

  const underWay = new Map<string, Promise<unknown>>();

  /**
   * The same GETs at the same time share one request. A GET that can be cancelled is not shared: it belongs to a purchase,
   * and its answer must not be older than the step that asks.
   */
  return <T>(endpoint: Endpoint<T>, options: RequestOptions = {}): Promise<T> => {
    const { method, path, name } = endpoint;
    if (method !== 'GET' || options.signal || options.isOwn) return ask(endpoint, options);
    const key = name + path;
    // A name and a path always have the same reader, so the running request returns a T.
    const running = underWay.get(key) as Promise<T> | undefined;
    const promise = running ?? ask(endpoint, options).finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
};
