import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { misuse } from './misuse';

/** The public half of a key, as a JSON Web Key. */
export interface PublicTokenKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  /** The key's name. Tokens carry it, so that a verifier finds the key. */
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

/** A key that signs: keep it with your other secrets. */
export interface TokenKey extends PublicTokenKey {
  readonly d: string;
}

/** What is published for those that verify: a JSON Web Key Set. */
export interface TokenKeySet {
  readonly keys: readonly PublicTokenKey[];
}

/**
 * Makes a new key for `createTokenSigner`. Store it as JSON.
 *
 * @example
 * console.log(JSON.stringify(await generateTokenKey()));
 */
export const generateTokenKey = async (): Promise<TokenKey> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { x = '', y = '', d = '' } = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint({ kty: 'EC', crv: 'P-256', x, y });
  return { kty: 'EC', crv: 'P-256', x, y, d, kid, alg: 'ES256', use: 'sig' };
};

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** @throws PurchasesError 23 when a key can't sign with ES256, or two have the same name. */
export const checkKeys = (keys: readonly TokenKey[]): readonly [TokenKey, ...TokenKey[]] => {
  const [first, ...others] = keys;
  if (first === undefined) throw misuse('keys is empty: generateTokenKey makes a key.');
  for (const { kty, crv, x, y, d, kid } of keys) {
    const isKnown = (kty as string) === 'EC' && (crv as string) === 'P-256';
    if (!isKnown || ![x, y, d, kid].every(isText))
      throw misuse('keys has an entry that is no private P-256 key with a kid: generateTokenKey makes one.');
  }
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length)
    throw misuse('keys has two entries of the same kid.');
  return [first, ...others];
};

/** Without the private half. The fields are named one by one, so that no other field is published. */
export const publicKeyOf = ({ x, y, kid }: TokenKey): PublicTokenKey => ({
  kty: 'EC',
  crv: 'P-256',
  x,
  y,
  kid,
  alg: 'ES256',
  use: 'sig',
});
