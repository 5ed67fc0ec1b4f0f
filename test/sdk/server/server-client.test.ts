import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { createServerClient, ErrorCode } from '../../../sdk/server';
import type { ServerFetch } from '../../../sdk/server';
import { createClient, DAY, startSandbox } from '../../demo/sandbox-client';
import type { Client } from '../../demo/sandbox-client';

let server: RunningServer;
beforeAll(async () => (server = await startSandbox()));
afterAll(() => server.close());

const secretOf = (client: Client): string => client.key.replace(/^rcb_/, 'sk_');
const proxyURL = (): string => `${server.url}/sandbox`;

/** Answers one after the other; the last one again and again. */
const fakeFetch = (...answers: readonly (readonly [status: number, body: unknown])[]) => {
  const left = [...answers];
  return vi.fn<ServerFetch>(async () => {
    const [status, body] = (left.length > 1 ? left.shift() : left[0]) ?? [500, ''];
    return {
      status,
      headers: { get: () => '0' },
      text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
    };
  });
};

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => error,
  );

describe.each([
  ['version 1', {}],
  ['version 2', { projectId: 'proj1' }],
])('the client of %s', (_version, project) => {
  it('knows what the sandbox sold, until it ends, and for ever when it has no end', async () => {
    const sandbox = createClient(server);
    const billing = createServerClient({ secretKey: secretOf(sandbox), proxyURL: proxyURL(), ...project });
    expect((await billing.getActiveEntitlements('u1')).size).toBe(0);

    await sandbox.subscribe('a@example.org', 'monthly');
    const pro = (await billing.getActiveEntitlements('u1')).get('pro');
    expect(pro?.identifier).toBe('pro');
    const days = ((pro?.expirationDate?.getTime() ?? 0) - Date.now()) / DAY;
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(32);

    await sandbox.control('/subscribers/u1', { action: 'cancel' });
    expect((await billing.getActiveEntitlements('u1')).has('pro')).toBe(true);
    await sandbox.advance(40 * DAY);
    expect([...(await billing.getActiveEntitlements('u1')).keys()]).toEqual([]);

    await sandbox.control('/subscribers/u2', { action: 'grant', productId: 'lifetime' });
    expect((await billing.getActiveEntitlements('u2')).get('pro')).toEqual({
      identifier: 'pro',
      expirationDate: null,
    });
  });

  it('tries again after a failure of the moment, and reports one that lasts', async () => {
    const sandbox = createClient(server);
    const billing = createServerClient({ secretKey: secretOf(sandbox), proxyURL: proxyURL(), ...project });
    const call = 'projectId' in project ? 'getActiveEntitlements' : 'getCustomerInfo';
    await sandbox.control('/faults', { call, kind: 'status', status: 503, headers: { 'Retry-After': '0' } });
    await expect(billing.getActiveEntitlements('u1')).resolves.toBeInstanceOf(Map);
    await sandbox.control('/faults', { call, kind: 'garbage' });
    await expect(billing.getActiveEntitlements('u1')).rejects.toMatchObject({
      errorCode: ErrorCode.UnexpectedBackendResponseError,
    });
  });

  it.each(['', ' ', '.', '..', null])('refuses the app user id %j', async (id) => {
    const fetch = fakeFetch([200, {}]);
    const billing = createServerClient({ secretKey: 'sk_x', fetch, ...project });
    await expect(billing.getActiveEntitlements(id as string)).rejects.toMatchObject({
      errorCode: ErrorCode.InvalidAppUserIdError,
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('gives up in time when nothing answers, and does not call that "no entitlement"', async () => {
    const fetch = vi.fn<ServerFetch>(() => new Promise(() => {}));
    const billing = createServerClient({ secretKey: 'sk_x', fetch, timeoutMs: 30, ...project });
    await expect(billing.getActiveEntitlements('u1')).rejects.toMatchObject({
      errorCode: ErrorCode.NetworkError,
      underlyingErrorMessage: 'No answer in 0.03 seconds.',
    });
  });
});

it('version 1 reads the whole customer', async () => {
  const sandbox = createClient(server);
  await sandbox.subscribe('a@example.org', 'monthly');
  const billing = createServerClient({ secretKey: secretOf(sandbox), proxyURL: proxyURL() });
  const info = await billing.getCustomerInfo('u1');
  expect(info.activeSubscriptions.has('monthly')).toBe(true);
  expect(info.subscriptionsByProductIdentifier['monthly']?.price?.currency).toBe('USD');
});

describe('version 2', () => {
  const names = { items: [{ id: 'entl1', lookup_key: 'pro' }], next_page: null };
  const create = (fetch: ServerFetch) => createServerClient({ secretKey: 'sk_x', projectId: 'proj1', fetch });

  it('reads every page, from the configured host only', async () => {
    const fetch = fakeFetch(
      [200, names],
      [200, { items: [], next_page: 'https://evil.example/v2/projects/proj1/next?starting_after=1' }],
      [200, { items: [{ entitlement_id: 'entl1', expires_at: null }] }],
    );
    expect((await create(fetch).getActiveEntitlements('u 1')).has('pro')).toBe(true);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://api.revenuecat.com/v2/projects/proj1/entitlements',
      'https://api.revenuecat.com/v2/projects/proj1/customers/u%201/active_entitlements',
      'https://api.revenuecat.com/v2/projects/proj1/next?starting_after=1',
    ]);
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({
      Authorization: 'Bearer sk_x',
      Accept: 'application/json',
    });
  });

  it('reads the names once, and again for an entitlement that is new', async () => {
    const active = (id: string) => [200, { items: [{ entitlement_id: id, expires_at: null }] }] as const;
    const fetch = fakeFetch([200, names], active('entl1'), active('entl2'), [
      200,
      { items: [{ id: 'entl2', lookup_key: 'extra' }] },
    ]);
    const billing = create(fetch);
    expect([...(await billing.getActiveEntitlements('u1')).keys()]).toEqual(['pro']);
    expect([...(await billing.getActiveEntitlements('u1')).keys()]).toEqual(['extra']);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('fails for an unknown project, although an unknown customer has no entitlements', async () => {
    const missing = [404, { type: 'resource_missing', message: 'Not found.' }] as const;
    await expect(create(fakeFetch(missing)).getActiveEntitlements('u1')).rejects.toMatchObject({
      extra: { statusCode: 404 },
    });
    expect((await create(fakeFetch([200, names], missing)).getActiveEntitlements('u1')).size).toBe(0);
  });
});

describe('a mistake in the options', () => {
  it.each([
    [{ secretKey: undefined }, ErrorCode.InvalidCredentialsError, /secretKey is missing/],
    [{ secretKey: 'rcb_public' }, ErrorCode.InvalidCredentialsError, /public key/],
    [{ secretKey: 'sk_x', proxyURL: 'http://billing.example' }, ErrorCode.ConfigurationError, /https/],
    [{ secretKey: 'sk_x', proxyURL: 'billing' }, ErrorCode.ConfigurationError, /https/],
    [{ secretKey: 'sk_x', projectId: '../x' }, ErrorCode.ConfigurationError, /projectId/],
    [{ secretKey: 'sk_x', timeoutMs: 0 }, ErrorCode.ConfigurationError, /timeoutMs/],
  ])('%j is named', (options, errorCode, message) => {
    expect(() => createServerClient(options)).toThrow(
      expect.objectContaining({ errorCode, message: expect.stringMatching(message) as string }),
    );
  });

  it('in a page, the client is refused', () => {
    vi.stubGlobal('document', {});
    expect(() => createServerClient({ secretKey: 'sk_x' })).toThrow(/must not run in a page/);
  });
});

it('the sandbox takes each kind of key for its own calls only', async () => {
  const sandbox = createClient(server);
  const path = '/v2/projects/proj1/entitlements';
  expect((await sandbox.get(path)).status).toBe(403);
  const secret = createClient(server, secretOf(sandbox));
  expect((await secret.get(path)).status).toBe(200);
  expect((await secret.buy('a@example.org')).status).toBe(403);
  const refused = createServerClient({ secretKey: 'nothing', proxyURL: proxyURL() });
  expect(await errorOf(refused.getActiveEntitlements('u1'))).toMatchObject({
    errorCode: ErrorCode.InvalidCredentialsError,
    extra: { statusCode: 401 },
  });
});
