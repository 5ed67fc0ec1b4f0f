import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import type * as ServerEntry from '../../../sdk/server';

/** What an edge runtime has beside the language: no page, no `process`, no `Buffer`, no `require`. */
const EDGE = {
  AbortController,
  AbortSignal,
  CryptoKey,
  Headers,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  Uint8Array,
  atob,
  btoa,
  clearTimeout,
  crypto,
  fetch,
  setTimeout,
  structuredClone,
};

/** The server entry with all that it imports, in one file. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'sdk/server.ts', formats: ['iife'], name: 'server', fileName: 'server' },
    },
  });
  const [output] = built as Rollup.RollupOutput[];
  return output?.output[0].code ?? '';
}

test('the server entry runs where there is no page and no Node', async () => {
  const context = createContext({ ...EDGE });
  runInContext(`${await bundle()}; globalThis.entry = server;`, context);
  const { entry } = context as { entry: typeof ServerEntry };
  expect(runInContext('typeof process + typeof document + typeof Buffer', context)).toBe(
    'undefinedundefinedundefined',
  );

  const names = { issuer: 'https://example.org', audience: 'lessons' };
  const signer = entry.createTokenSigner({ ...names, keys: [await entry.generateTokenKey()] });
  const entitlements = new Map([['pro', { identifier: 'pro', expirationDate: null }]]);
  const token = await signer.sign({ appUserId: 'ada', entitlements });
  const read = await entry.createTokenVerifier({ ...names, keySet: signer.keySet }).verify(token);
  expect(read.entitlements.has('pro')).toBe(true);

  const body = '{"event":{"id":"1","type":"TEST","event_timestamp_ms":1,"app_user_id":"ada"}}';
  const webhook = await entry.readWebhook(
    { headers: { authorization: 'Bearer hook' }, body },
    { authorization: 'Bearer hook' },
  );
  expect(webhook.type).toBe('TEST');

  const answer = {
    request_date: '2024-01-01T00:00:00Z',
    subscriber: { entitlements: {}, subscriptions: {}, non_subscriptions: {}, first_seen: null },
  };
  const billing = entry.createServerClient({ secretKey: 'sk_x', fetch: async () => Response.json(answer) });
  expect((await billing.getActiveEntitlements('ada')).size).toBe(0);
});
