import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { FetchImplementation, JWTVerifyGetKey } from 'jose';
import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';
import { networkFailure } from '../net/failures';
import { dictionary, integer, optional } from '../net/read';
import { misuse, refused } from './misuse';
import type { ActiveEntitlements } from './server-client';
import type { TokenKeySet } from './token-keys';
import { TOKEN_TYPE } from './token-signer';

export interface TokenVerifierOptions {
  /** As the signer has it. */
  readonly issuer: string;
  /** The name of this service. A token for other services is refused. */
  readonly audience: string;
  /** The public keys, or their address. An address is read when it is needed, and again for a key that is not known yet. */
  readonly keySet: TokenKeySet | URL;
  /** How far the clocks of both services may differ, in seconds. Default: 10. */
  readonly clockToleranceSeconds?: number;
  /** Reads the address of the keys. Default: the platform's `fetch`. */
  readonly fetch?: FetchKeys;
}

/** As the platform's `fetch`, for the address of the keys. */
export type FetchKeys = (url: string, init: { readonly method: string }) => Promise<unknown>;

/** What a valid token says. */
export interface EntitlementToken {
  readonly appUserId: string;
  /** Those that are still active. */
  readonly entitlements: ActiveEntitlements;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface TokenVerifier {
  /**
   * Checks signature, issuer, audience and time.
   * @throws PurchasesError 36 when the token is refused, 10 or 12 when the public keys could not be read: then it is not
   * known whether the token is valid.
   */
  verify(token: string): Promise<EntitlementToken>;
}

const readEnds = dictionary(optional(integer));

/** The reasons are those of the library; none of them has a part of the token. */
const toRefusal = (error: unknown): PurchasesError => {
  if (error instanceof errors.JWKSInvalid)
    return new PurchasesError(ErrorCode.UnexpectedBackendResponseError, undefined, error.message);
  const isOfKeys =
    error instanceof errors.JWKSTimeout || (error as errors.JOSEError).code === 'ERR_JOSE_GENERIC';
  if (!(error instanceof errors.JOSEError) || isOfKeys) return networkFailure(error);
  return refused(error.message);
};

const keysOf = ({ keySet, fetch }: TokenVerifierOptions): JWTVerifyGetKey => {
  const find =
    keySet instanceof URL
      ? createRemoteJWKSet(keySet, fetch ? { [customFetch]: fetch as FetchImplementation } : {})
      : createLocalJWKSet({ keys: keySet.keys.map((key) => ({ ...key })) });
  return (header, token) => {
    // Without a name the library would take the only key of a set.
    if (!header.kid) throw new errors.JWSInvalid('the token names no key.');
    return find(header, token);
  };
};

/**
 * Verifies the tokens of `createTokenSigner`, in an API, at the edge or in a page. ES256 is the only accepted algorithm.
 * @throws PurchasesError 23 when an option is invalid.
 *
 * @example
 * const verifier = createTokenVerifier({ issuer: 'https://example.org', audience: 'lessons', keySet: signer.keySet });
 * const { entitlements } = await verifier.verify(token);
 * entitlements.has('pro');
 */
export const createTokenVerifier = (options: TokenVerifierOptions): TokenVerifier => {
  const { issuer, audience, keySet, clockToleranceSeconds = 10 } = options;
  if (!issuer || !audience) throw misuse('issuer and audience must not be empty.');
  if (!(keySet instanceof URL) && !Array.isArray((keySet as Partial<TokenKeySet> | undefined)?.keys))
    throw misuse('keySet must be a key set or a URL.');
  const find = keysOf(options);
  const rules = {
    issuer,
    audience,
    algorithms: ['ES256'],
    typ: TOKEN_TYPE,
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ['sub', 'iat', 'nbf', 'exp', 'entitlements'],
  };
  return {
    async verify(token) {
      const { payload } = await jwtVerify(token, find, rules).catch((error: unknown) => {
        throw toRefusal(error);
      });
      const { sub = '', iat = 0, exp = 0, entitlements } = payload;
      let ends: Readonly<Record<string, number | null>>;
      try {
        ends = readEnds(entitlements, 'entitlements');
      } catch (error) {
        throw refused((error as TypeError).message);
      }
      const now = Date.now();
      const active = Object.entries(ends).flatMap(([identifier, end]) => {
        const expirationDate = end === null ? null : new Date(end * 1_000);
        return expirationDate && expirationDate.getTime() <= now
          ? []
          : [[identifier, { identifier, expirationDate }] as const];
      });
      return {
        appUserId: sub,
        entitlements: new Map(active),
        issuedAt: new Date(iat * 1_000),
        expiresAt: new Date(exp * 1_000),
      };
    },
  };
};
