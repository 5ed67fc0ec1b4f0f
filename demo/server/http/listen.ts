import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

const ATTEMPTS_FOR_ANY_PORT = 5;

/** Without a host, listens on both loopback addresses only: clients use one or the other for `localhost`. */
export async function listen(listener: RequestListener, port: number, host?: string): Promise<Listening> {
  if (host !== undefined) return toListening([await open(listener, port, host)]);
  for (let attempt = 1; ; attempt += 1) {
    const first = await open(listener, port, '127.0.0.1');
    try {
      return toListening([first, await open(listener, portOf(first), '::1')]);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') return toListening([first]);
      await close(first);
      if (port !== 0 || attempt === ATTEMPTS_FOR_ANY_PORT) throw error;
    }
  }
}

function open(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      // An error such as too many open files affects only this connection.
      server.on('error', () => undefined);
      resolve(server);
    });
  });
}

function toListening(servers: readonly [Server, ...Server[]]): Listening {
  return {
    port: portOf(servers[0]),
    async close() {
      await Promise.all(servers.map(close));
    },
  };
}

/** Closes kept-alive connections at once; waiting for them would take seconds. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
