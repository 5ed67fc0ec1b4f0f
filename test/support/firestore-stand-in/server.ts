import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createDatabase } from './calls';
import type { Database } from './calls';
import type { Indexes } from './indexes';
import { RpcError } from './rpc-error';
import type { RpcStatus } from './rpc-error';

/**
 * What goes wrong with a call. 'hang': nobody answers. 'cut': the connection ends before the call was done; 'cut-late':
 * after it, in the middle of the answer. 'proxy': a page of somebody in between.
 */
export type Fault = RpcStatus | 'hang' | 'cut' | 'cut-late' | 'proxy';

export interface FirestoreStandIn {
  /** '127.0.0.1:40123' */
  readonly host: string;
  readonly documents: Database['documents'];
  readonly clear: Database['clear'];
  /** Names of the calls so far. */
  readonly calls: readonly string[];
  /** Each call goes wrong, until told otherwise with `null`. */
  fail(fault: Fault | null): void;
  close(): Promise<void>;
}

interface Options {
  readonly now?: () => number;
  readonly indexes?: Indexes;
}

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Content-Type': 'application/json',
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, HEADERS).end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, error: RpcError, method: string): void =>
  // All calls but one are streams, whose answers are lists.
  send(response, error.httpStatus, method === 'commit' ? error.body : [error.body]);

const answer = async (
  database: Database,
  fault: Fault | null,
  [path, method]: readonly [string, string],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const body = JSON.parse(await text(request)) as Parameters<Database['call']>[2];
  if (fault === 'hang') return;
  if (fault === 'cut') return void request.socket.destroy();
  if (fault === 'proxy') return void response.writeHead(502).end('<h1>Bad gateway</h1>');
  try {
    if (fault !== null && fault !== 'cut-late') throw new RpcError(fault, 'Refused by the test.');
    const result = database.call(method, path, body);
    if (fault === null) return send(response, 200, result);
    response.writeHead(200, { ...HEADERS, 'Content-Length': '1000' }).write('[{');
    setTimeout(() => request.socket.destroy(), 5);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    refuse(response, error, method);
  }
};

/** A database that speaks to the real client library, in this process. No rules are asked. */
export const startFirestoreStandIn = async ({
  now = Date.now,
  indexes = { indexes: [], fieldOverrides: [] },
}: Options = {}): Promise<FirestoreStandIn> => {
  const database = createDatabase(now, indexes);
  const calls: string[] = [];
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, path = '', method = ''] = /^\/v1\/(.+):(\w+)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (request.method === 'OPTIONS') return send(response, 200, {});
    calls.push(method);
    return void answer(database, fault, [path, method], request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents: database.documents,
    clear: database.clear,
    calls,
    fail(next) {
      fault = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
