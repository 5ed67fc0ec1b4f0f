import {
  createServerClient,
  createTokenSigner,
  createTokenVerifier,
  generateTokenKey,
} from 'purchase-elements/server';

/** @import { TokenKey } from 'purchase-elements/server' */

export const SANDBOX = process.env.SANDBOX_URL ?? 'http://localhost:4300';

/** Reads what a customer has access to. A site of yours sets the variable, and leaves `proxyURL` out. */
export const billing = createServerClient({
  secretKey: process.env.BILLING_SECRET_KEY ?? 'sk_sb_express',
  proxyURL: `${SANDBOX}/sandbox`,
});

/** Without the variable, each start makes a key, and the tokens of the last start are refused. */
const storedKeys = process.env.TOKEN_KEYS;
/** @type {TokenKey[]} */
const keys = storedKeys ? JSON.parse(storedKeys) : [await generateTokenKey()];

const names = { issuer: 'https://stepwise.example', audience: 'lessons' };

export const signer = createTokenSigner({ ...names, keys });

/** Another service would have the address of the keys here: `new URL('https://stepwise.example/.well-known/jwks.json')`. */
export const verifier = createTokenVerifier({ ...names, keySet: signer.keySet });
