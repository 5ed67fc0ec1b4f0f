import { importJWK, SignJWT } from 'jose';
import { misuse } from './misuse';
import type { ActiveEntitlements } from './server-client';
import { checkKeys, publicKeyOf } from './token-keys';
import type { TokenKey, TokenKeySet } from './token-keys';

/** The type in a token's header, so that a token of another purpose with the same key is no entitlement token. */
export const TOKEN_TYPE = 'entitlements+jwt';

export interface TokenSignerOptions {
  /** Names the service that signs, usually its address (`iss`). */
  readonly issuer: string;
  /** Names the services that may rely on the token (`aud`). */
  readonly audience: string | readonly string[];
  /** The first key signs. All are published, so that tokens of the keys before and after are accepted. */
  readonly keys: readonly TokenKey[];
  /** How long a token is valid, in seconds: 1 to 3,600. Default: 300. */
  readonly lifeSeconds?: number;
}

export interface TokenSigner {
  /** The token, as compact text. */
  sign(customer: { readonly appUserId: string; readonly entitlements: ActiveEntitlements }): Promise<string>;
  /** The public keys. Publish them as JSON, for example at `/.well-known/jwks.json`. */
  readonly keySet: TokenKeySet;
}

const LONGEST_LIFE = 3_600;

/** Seconds since the epoch, as tokens count. */
const seconds = (ms: number): number => Math.floor(ms / 1_000);

/**
 * Creates signed tokens that say what a customer has access to. An API or a page that has the public keys verifies them
 * without asking the provider.
 * @throws PurchasesError 23 when an option is invalid.
 *
 * @example
 * const signer = createTokenSigner({ issuer: 'https://example.org', audience: 'lessons', keys: [tokenKey] });
 * const token = await signer.sign({ appUserId: 'ada', entitlements });
 */
export const createTokenSigner = (options: TokenSignerOptions): TokenSigner => {
  const { issuer, audience, lifeSeconds = 300 } = options;
  const keys = checkKeys(options.keys);
  const audiences = [audience].flat();
  if (!issuer || audiences.length === 0 || audiences.includes(''))
    throw misuse('issuer and audience must not be empty.');
  if (!(lifeSeconds >= 1 && lifeSeconds <= LONGEST_LIFE))
    throw misuse(`lifeSeconds must be between 1 and ${LONGEST_LIFE}.`);
  const [current] = keys;
  let imported: ReturnType<typeof importJWK> | null = null;
  return {
    keySet: { keys: keys.map(publicKeyOf) },
    async sign({ appUserId, entitlements }) {
      if (!appUserId) throw misuse('appUserId must be the id of a customer.');
      imported ??= importJWK({ ...current }, 'ES256');
      const now = seconds(Date.now());
      const ends = [...entitlements.values()].map(
        ({ identifier, expirationDate }): [string, number | null] => [
          identifier,
          expirationDate && seconds(expirationDate.getTime()),
        ],
      );
      return new SignJWT({ entitlements: Object.fromEntries(ends) })
        .setProtectedHeader({ alg: 'ES256', typ: TOKEN_TYPE, kid: current.kid })
        .setIssuer(issuer)
        .setAudience(audiences)
        .setSubject(appUserId)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(await imported);
    },
  };
};
