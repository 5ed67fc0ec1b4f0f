import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createStandInProvider } from './card-provider/stand-in-provider';
import { createStripeProvider } from './card-provider/stripe-provider';
import type { StripeOptions } from './card-provider/stripe-provider';
import type { Reply } from './http/answer';
import { ClientGone, drain, toExchange } from './http/exchange';
import type { Exchange } from './http/exchange';
import type { FirebaseHosts } from './http/firebase-hosts';
import { listen } from './http/listen';
import { ownOrigins } from './http/own-origin';
import { logLine } from './http/request-log';
import type { Log } from './http/request-log';
import { failed, send } from './http/send';
import { createDispatch } from './dispatch';
import type { Dispatch } from './dispatch';
import type { Roots } from './routes/static-routes';
import { openStateFile } from './tenant/state-file';
import type { StateFile } from './tenant/state-file';

export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  roots: Roots;
  /** null: the state is only in memory. */
  stateFile: string | null;
  log?: Log;
  config?: {
    /** With these options, intents are created and read at Stripe instead of the stand-in. */
    stripe?: StripeOptions;
    /**
     * Further origins whose pages may use the control, for example of a proxy in front of this server. Requests to these
     * hosts are accepted, too.
     */
    origins?: readonly string[];
    /** Hosts of advertising scripts that pages may load, `https://…`. */
    tagHosts?: readonly string[];
    /** Sources for pages of a study app with Firebase. */
    firebaseHosts?: FirebaseHosts | null;
    /** The real time in milliseconds; tenants' clocks are offsets from it. */
    now?: () => number;
  };
}

export interface RunningServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? (() => undefined);
  const complain = (error: unknown): void => {
    log(`error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  };
  const state = openStateFile(options.stateFile, log);
  let own = ownOrigins(options.port, options.host, options.config?.origins ?? []);
  const dispatch = createDispatch(toDispatch(options, state, () => own));

  async function replyTo(exchange: Exchange): Promise<Reply> {
    try {
      return await dispatch(exchange);
    } catch (error) {
      if (error instanceof ClientGone) return 'cut';
      complain(error);
      return failed;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = Date.now();
    const exchange = toExchange(request, `localhost:${options.port}`);
    const reply = await replyTo(exchange);
    await state.settled();
    if (reply !== 'cut') await drain(request);
    send(response, reply, exchange.method, complain);
    const status = reply === 'cut' ? 0 : reply.status;
    const decided = reply === 'cut' ? 'connection cut' : reply.decided;
    log(logLine({ method: exchange.method, path: loggedPath(exchange.url), status, startedAt, decided }));
  }

  const listening = await listen(
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        complain(error);
        response.destroy();
      });
    },
    options.port,
    options.host,
  );
  own = ownOrigins(listening.port, options.host, options.config?.origins ?? []);

  return {
    url: `http://localhost:${listening.port}`,
    port: listening.port,
    async close() {
      await listening.close();
      await state.close();
    },
  };
}

function toDispatch(options: ServerOptions, state: StateFile, own: Dispatch['own']): Dispatch {
  const { stripe, now, tagHosts, firebaseHosts } = options.config ?? {};
  return {
    sandbox: {
      state,
      cards: stripe === undefined ? createStandInProvider() : createStripeProvider(stripe),
      realNow: now ?? Date.now,
      wait: (ms) => wait(ms, undefined, { ref: false }),
    },
    roots: options.roots,
    hosts: {
      connect: stripe === undefined ? [] : ['https://api.stripe.com'],
      tags: tagHosts ?? [],
      firebase: firebaseHosts ?? null,
    },
    own,
  };
}

/** Hides the query of a management link, which is its token. */
function loggedPath(url: URL): string {
  return url.pathname.startsWith('/sandbox/manage') ? url.pathname : url.pathname + url.search;
}
