import type { IncomingMessage, ServerResponse } from 'node:http';
import { createStandInProvider } from './card-provider/stand-in-provider';
import { createStripeProvider } from './card-provider/stripe-provider';
import type { StripeOptions } from './card-provider/stripe-provider';
import { text } from './http/answer';
import type { Reply } from './http/answer';
import { toExchange } from './http/exchange';
import type { FirebaseHosts } from './http/firebase-hosts';
import { listen } from './http/listen';
import { logLine } from './http/request-log';
import type { Log } from './http/request-log';
import { createDispatch } from './dispatch';
import type { Roots } from './routes/static-routes';
import { openStateFile } from './tenant/state-file';

export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  roots: Roots;
  /** null keeps the state in memory only. */
  stateFile: string | null;
  log?: Log;
  config?: {
    /** With these, intents are made and read at Stripe instead of the stand-in. */
    stripe?: StripeOptions;
    /** Hosts of advertising scripts that pages may load, `https://…`. */
    tagHosts?: readonly string[];
    /** What pages of a study app with Firebase need. */
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
  const stripe = options.config?.stripe;
  const state = openStateFile(options.stateFile, log);
  const dispatch = createDispatch({
    sandbox: {
      state,
      cards: stripe === undefined ? createStandInProvider() : createStripeProvider(stripe),
      realNow: options.config?.now ?? Date.now,
    },
    roots: options.roots,
    hosts: {
      connect: stripe === undefined ? [] : ['https://api.stripe.com'],
      tags: options.config?.tagHosts ?? [],
      firebase: options.config?.firebaseHosts ?? null,
    },
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = Date.now();
    const exchange = toExchange(request, `localhost:${options.port}`);
    let reply: Reply;
    try {
      reply = await dispatch(exchange);
    } catch (error) {
      log(`error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      reply = text(500, 'The sandbox server failed; its log says why.');
    }
    send(response, reply, exchange.method);
    const status = reply === 'cut' ? 0 : reply.status;
    const decided = reply === 'cut' ? 'connection cut' : reply.decided;
    log(logLine({ method: exchange.method, path: loggedPath(exchange.url), status, startedAt, decided }));
  }

  const listening = await listen(
    (request, response) => {
      void answer(request, response);
    },
    options.port,
    options.host,
  );

  return {
    url: `http://localhost:${listening.port}`,
    port: listening.port,
    async close() {
      await listening.close();
      state.flush();
    },
  };
}

function send(response: ServerResponse, reply: Reply, method: string): void {
  if (reply === 'cut') {
    response.socket?.destroy();
    return;
  }
  const body = Buffer.from(reply.body);
  const hasBody = reply.status !== 204 && reply.status !== 304;
  // Browsers silently send a request again, POST as well, when a connection that was used before is cut without an
  // answer; a planted `drop` would then never be seen. So no connection is used twice.
  response.setHeader('Connection', 'close');
  response.writeHead(reply.status, {
    ...reply.headers,
    ...(hasBody ? { 'Content-Length': body.length } : {}),
  });
  response.end(method === 'HEAD' || !hasBody ? undefined : body);
}

/** The query of a management link is its token. */
function loggedPath(url: URL): string {
  return url.pathname.startsWith('/sandbox/manage') ? url.pathname : url.pathname + url.search;
}
