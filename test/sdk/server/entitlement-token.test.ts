import { createHmac, generateKeyPairSync } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import {
  createTokenSigner,
  createTokenVerifier,
  ErrorCode,
  generateTokenKey,
  isPurchasesError,
} from '../../../sdk/server';
import type { TokenKey, TokenKeySet, TokenSignerOptions } from '../../../sdk/server';

const ISSUER = 'https://example.org';
const AUDIENCE = 'lessons';
const DAY = 86_400_000;
const [KEY, OTHER_KEY] = await Promise.all([generateTokenKey(), generateTokenKey()]);

const signer = (more: Partial<TokenSignerOptions> = {}) =>
  createTokenSigner({ issuer: ISSUER, audience: AUDIENCE, keys: [KEY], ...more });
const verifier = (keySet: TokenKeySet | URL = signer().keySet, more: object = {}) =>
  createTokenVerifier({ issuer: ISSUER, audience: AUDIENCE, keySet, ...more });

const entitlement = (identifier: string, expirationDate: Date | null = null) =>
  [identifier, { identifier, expirationDate }] as const;
const ADA = { appUserId: 'ada', entitlements: new Map([entitlement('pro')]) };

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const partsOf = (token: string) => {
  const [header, payload, signature = ''] = token.split('.');
  return { header: decode(header), payload: decode(payload), signature };
};

const refusedFor = (message: RegExp) => ({
  errorCode: ErrorCode.SignatureVerificationError,
  message: expect.stringMatching(message) as string,
});

it('a token says what the customer has access to, and for how long', async () => {
  const until = new Date(Math.floor(Date.now() / 1_000) * 1_000 + DAY);
  const ended = new Date(Date.now() - DAY);
  const entitlements = new Map([
    entitlement('pro', until),
    entitlement('forever'),
    entitlement('ended', ended),
    entitlement('__proto__'),
  ]);
  const token = await signer().sign({ appUserId: 'ada', entitlements });
  const read = await verifier().verify(token);
  expect(read.appUserId).toBe('ada');
  expect([...read.entitlements.keys()]).toEqual(['pro', 'forever', '__proto__']);
  expect(read.entitlements.get('pro')?.expirationDate).toEqual(until);
  expect(read.expiresAt.getTime() - read.issuedAt.getTime()).toBe(300_000);
  expect(partsOf(token).header).toEqual({ alg: 'ES256', typ: 'entitlements+jwt', kid: KEY.kid });
});

it('the published keys have no private part', () => {
  expect(JSON.stringify(signer().keySet)).not.toContain(KEY.d);
  expect(Object.keys(signer().keySet.keys[0] ?? {}).sort()).toEqual([
    'alg',
    'crv',
    'kid',
    'kty',
    'use',
    'x',
    'y',
  ]);
});

describe('while keys are changed', () => {
  it('tokens of the old key and of the new one are accepted', async () => {
    const old = await signer().sign(ADA);
    const rotated = signer({ keys: [OTHER_KEY, KEY] });
    const both = verifier(rotated.keySet);
    await expect(both.verify(old)).resolves.toMatchObject({ appUserId: 'ada' });
    const token = await rotated.sign(ADA);
    expect(partsOf(token).header['kid']).toBe(OTHER_KEY.kid);
    await expect(both.verify(token)).resolves.toMatchObject({ appUserId: 'ada' });
    await expect(verifier().verify(token)).rejects.toMatchObject(refusedFor(/no applicable key/));
  });

  it('the address of the keys is read once, and again for a new key', async () => {
    let keySet = signer().keySet;
    const fetch = vi.fn(async () => Response.json(keySet));
    const remote = verifier(new URL('https://example.org/jwks.json'), { fetch });
    const token = await signer().sign(ADA);
    await remote.verify(token);
    await remote.verify(token);
    expect(fetch).toHaveBeenCalledTimes(1);
    const rotated = signer({ keys: [OTHER_KEY, KEY] });
    keySet = rotated.keySet;
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    try {
      await expect(remote.verify(await rotated.sign(ADA))).resolves.toMatchObject({ appUserId: 'ada' });
    } finally {
      vi.useRealTimers();
    }
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Promise<Response>, ErrorCode]>([
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), ErrorCode.NetworkError],
    ['status 503', async () => new Response('', { status: 503 }), ErrorCode.NetworkError],
    ['a web page', async () => new Response('<p>'), ErrorCode.NetworkError],
    ['no keys', async () => Response.json({}), ErrorCode.UnexpectedBackendResponseError],
  ])('%s from the address of the keys is no refusal of the token', async (_what, fetch, errorCode) => {
    const remote = verifier(new URL('https://example.org/jwks.json'), { fetch });
    await expect(remote.verify(await signer().sign(ADA))).rejects.toMatchObject({ errorCode });
  });
});

describe('a token is refused', () => {
  const changed = async (change: (parts: ReturnType<typeof partsOf>) => object): Promise<string> => {
    const parts = partsOf(await signer().sign(ADA));
    const { header, payload, signature } = { ...parts, ...change(parts) };
    return `${encode(header)}.${encode(payload)}.${signature}`;
  };

  it('without a signature: alg none', async () => {
    for (const alg of ['none', 'None', 'NONE'])
      await expect(
        verifier().verify(await changed(({ header }) => ({ header: { ...header, alg }, signature: '' }))),
      ).rejects.toMatchObject(refusedFor(/alg/i));
  });

  it('signed with the public key as a shared secret: HS256', async () => {
    const { payload } = partsOf(await signer().sign(ADA));
    const start = `${encode({ alg: 'HS256', typ: 'entitlements+jwt', kid: KEY.kid })}.${encode(payload)}`;
    for (const secret of [KEY.x, JSON.stringify(signer().keySet.keys[0])]) {
      const signature = createHmac('sha256', secret).update(start).digest('base64url');
      await expect(verifier().verify(`${start}.${signature}`)).rejects.toMatchObject(refusedFor(/alg/i));
    }
  });

  it.each<[string, (parts: ReturnType<typeof partsOf>) => object, RegExp]>([
    ['with another customer', ({ payload }) => ({ payload: { ...payload, sub: 'eve' } }), /signature/],
    ['with more entitlements', ({ payload }) => ({ payload: { ...payload, entitlements: {} } }), /signature/],
    ['without a signature', () => ({ signature: '' }), /signature/],
    ['that names no key', ({ header }) => ({ header: { ...header, kid: undefined } }), /names no key/],
    ['of an unknown key', ({ header }) => ({ header: { ...header, kid: 'x' } }), /no applicable key/],
  ])('%s', async (_what, change, message) => {
    await expect(verifier().verify(await changed(change))).rejects.toMatchObject(refusedFor(message));
  });

  it.each<[string, object, Record<string, unknown>, RegExp]>([
    ['of another type', { typ: 'JWT' }, {}, /typ/],
    ['without an end', {}, { exp: undefined }, /exp/],
    ['without a customer', {}, { sub: undefined }, /sub/],
    ['without entitlements', {}, { entitlements: undefined }, /entitlements/],
    ['with entitlements that can not be read', {}, { entitlements: { pro: 'x' } }, /entitlements\.pro/],
  ])('%s, although our key has signed it', async (_what, header, payload, message) => {
    const parts = partsOf(await signer().sign(ADA));
    const token = await new SignJWT({ ...parts.payload, ...payload })
      .setProtectedHeader({ alg: 'ES256', ...parts.header, ...header })
      .sign(await importJWK({ ...KEY }, 'ES256'));
    await expect(verifier().verify(token)).rejects.toMatchObject(refusedFor(message));
  });

  it('that was signed with the private half of another key, under the name of ours', async () => {
    const forged = await signer({ keys: [{ ...OTHER_KEY, kid: KEY.kid }] }).sign(ADA);
    await expect(verifier().verify(forged)).rejects.toMatchObject(refusedFor(/signature/));
  });

  it.each([
    ['issuer', { issuer: 'https://other.example' }, /iss/],
    ['audience', { audience: 'other' }, /aud/],
  ])('of another %s', async (_what, more, message) => {
    const token = await signer(more).sign(ADA);
    await expect(verifier().verify(token)).rejects.toMatchObject(refusedFor(message));
  });

  it('after its end, and before its beginning, with some seconds for the clocks', async () => {
    const token = await signer({ lifeSeconds: 60 }).sign(ADA);
    const at = async (seconds: number) => {
      vi.useFakeTimers({ now: Date.now() + seconds * 1_000, toFake: ['Date'] });
      return verifier()
        .verify(token)
        .finally(() => vi.useRealTimers());
    };
    await expect(at(65)).resolves.toBeTruthy();
    await expect(at(75)).rejects.toMatchObject(refusedFor(/exp/));
    await expect(at(-8)).resolves.toBeTruthy();
    await expect(at(-20)).rejects.toMatchObject(refusedFor(/nbf/));
  });

  it.each(['', 'x', 'a.b.c', 'a.b', 'long'])('that is no token: %j', async (text) => {
    const token = text === 'long' ? `${'a'.repeat(10_000)}.b.c` : text;
    await expect(verifier().verify(token)).rejects.toMatchObject({
      errorCode: ErrorCode.SignatureVerificationError,
    });
  });
});

describe('a mistake in the options is named', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const rsa = { ...privateKey.export({ format: 'jwk' }), kid: 'rsa' } as unknown as TokenKey;
  const publicOnly = signer().keySet.keys as readonly TokenKey[];

  it.each<[string, Partial<TokenSignerOptions>, RegExp]>([
    ['no key', { keys: [] }, /keys is empty/],
    ['an RSA key', { keys: [rsa] }, /P-256/],
    ['a public key', { keys: publicOnly }, /P-256/],
    ['a key twice', { keys: [KEY, KEY] }, /same kid/],
    ['no issuer', { issuer: '' }, /issuer/],
    ['no audience', { audience: [] }, /audience/],
    ['no life', { lifeSeconds: 0 }, /lifeSeconds/],
    ['a day of life', { lifeSeconds: 86_400 }, /lifeSeconds/],
  ])('%s', (_what, options, message) => {
    expect(() => signer(options)).toThrow(message);
  });

  it('of the verifier', () => {
    expect(() => verifier(undefined, { audience: '' })).toThrow(/audience/);
    expect(() => verifier('https://x' as unknown as URL)).toThrow(/keySet/);
  });

  it('no message has a part of a key', async () => {
    const error: unknown = await verifier()
      .verify(`${await signer().sign(ADA)}x`)
      .catch((reason: unknown) => reason);
    expect(isPurchasesError(error)).toBe(true);
    expect(String(error)).not.toContain(KEY.d);
  });
});
