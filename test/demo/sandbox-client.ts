import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer } from '../../demo/server/server';
import type { RunningServer, ServerOptions } from '../../demo/server/server';

export const DAY = 86_400_000;

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'sandbox-'));
}

export function writeFiles(root: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
}

export function rootsIn(folder: string): ServerOptions['roots'] {
  return {
    dist: join(folder, 'dist'),
    app: join(folder, 'app'),
    demo: join(folder, 'demo'),
    standIn: join(folder, 'stand-in'),
  };
}

export function startSandbox(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return startServer({ port: 0, roots: rootsIn(temporaryFolder()), stateFile: null, ...options });
}

export interface Result {
  status: number;
  headers: Headers;
  text: string;
  json: Json;
}

/** Reads into an answer without knowing its type: `at(json, 'operation', 'status')`. */
export type Json = unknown;

export function at(json: Json, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const found: unknown = Reflect.get(value, key);
    return found;
  }, json);
}

let lastKey = 0;

export type Client = ReturnType<typeof createClient>;

/** Speaks to one tenant, as the SDK, the card form and the control would. */
export function createClient(server: { url: string }, key = `rcb_sb_test_${process.pid}_${(lastKey += 1)}`) {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Result> {
    const response = await fetch(`${server.url}/sandbox${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'X-Platform': 'web',
        'X-Version': '0.16.0',
        'X-Is-Sandbox': 'true',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  }

  const get = (path: string) => send('GET', path);
  const post = (path: string, body: unknown) => send('POST', path, body);
  const control = (path: string, body: unknown) => send('POST', `/control${path}`, body);

  function buy(email: string, productId = 'monthly', more: Record<string, unknown> = {}) {
    return post('/rcbilling/v1/purchase', {
      app_user_id: 'u1',
      product_id: productId,
      price_id: `prc_${productId}_base_option_usd`,
      presented_offering_identifier: 'default',
      supports_direct_payment: true,
      email,
      ...more,
    });
  }

  function confirm(started: Result, number = '4242424242424242') {
    const clientSecret = at(started.json, 'data', 'client_secret');
    return post('/stripe/confirm', {
      clientSecret,
      method: { type: 'card', number, expiry: '1299', cvc: '123' },
    });
  }

  const poll = (started: Result) =>
    get(`/rcbilling/v1/checkout/${String(at(started.json, 'operation_session_id'))}`);

  async function pollToEnd(started: Result, most = 20): Promise<Result> {
    let answer = await poll(started);
    for (let count = 1; count < most && /started|in_progress/.test(statusOf(answer)); count += 1)
      answer = await poll(started);
    return answer;
  }

  async function subscribe(email = 'a@example.org', productId = 'monthly'): Promise<void> {
    const started = await buy(email, productId);
    await confirm(started);
    await pollToEnd(started);
  }

  return {
    key,
    get,
    post,
    send,
    control,
    buy,
    confirm,
    poll,
    pollToEnd,
    subscribe,
    advance: (ms: number) => control('/clock', { advanceMs: ms }),
    subscriber: async (id = 'u1') => (await get(`/v1/subscribers/${id}`)).json,
    ledger: async () => listAt((await get('/control/ledger')).json, 'ledger'),
    requests: async () => listAt((await get('/control/requests')).json, 'requests'),
  };
}

export function statusOf(result: Result): string {
  return String(at(result.json, 'operation', 'status'));
}

export function listAt(json: Json, name: string): unknown[] {
  const found = at(json, name);
  if (!Array.isArray(found)) throw new Error(`no list named ${name}`);
  const list: unknown[] = found;
  return list;
}

function parse(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
