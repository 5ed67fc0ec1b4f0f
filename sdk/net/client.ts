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

  /** The same GETs at the same time share one request, unless one can be cancelled. */
  return <T>(endpoint: Endpoint<T>, options: RequestOptions = {}): Promise<T> => {
    const { method, path } = endpoint;
    if (method !== 'GET' || options.signal) return ask(endpoint, options);
    // A path always has the same reader, so the running request returns a T.
    const running = underWay.get(path) as Promise<T> | undefined;
    const promise = running ?? ask(endpoint, options).finally(() => underWay.delete(path));
    underWay.set(path, promise);
    return promise;
  };
};
