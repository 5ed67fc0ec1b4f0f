import {
  createServerClient,
  createTokenSigner,
  createTokenVerifier,
  generateTokenKey,
} from 'purchase-elements/server';
import type { TokenKey, TokenSigner, TokenVerifier } from 'purchase-elements/server';

const sandbox = process.env['SANDBOX_URL'] ?? 'http://localhost:4300';

/** Reads what a customer has access to. A site of yours sets the variable, and leaves `proxyURL` out. */
export const billing = createServerClient({
  secretKey: process.env['BILLING_SECRET_KEY'] ?? 'sk_sb_examples',
  proxyURL: `${sandbox}/sandbox`,
});

export const webhookSecrets = {
  authorization: process.env['WEBHOOK_AUTHORIZATION'] ?? 'Bearer next-example',
  signingSecret: process.env['WEBHOOK_SIGNING_SECRET'] ?? 'next-example',
};

interface Tokens {
  readonly signer: TokenSigner;
  readonly verifier: TokenVerifier;
}

async function createTokens(): Promise<Tokens> {
  const stored = process.env['TOKEN_KEYS'];
  const keys = stored ? (JSON.parse(stored) as TokenKey[]) : [await generateTokenKey()];
  const names = { issuer: 'https://stepwise.example', audience: 'lessons' };
  const signer = createTokenSigner({ ...names, keys });
  return { signer, verifier: createTokenVerifier({ ...names, keySet: signer.keySet }) };
}

/** Each route is a bundle of its own, so what they share is kept beside the process. */
const shared = globalThis as typeof globalThis & { tokens?: Promise<Tokens>; seenEvents?: Set<string> };

/** Without `TOKEN_KEYS`, each start makes a key, and the tokens of the last start are refused. */
export const tokens = (): Promise<Tokens> => (shared.tokens ??= createTokens());

/** In your database: a table with a unique column. */
export const seenEvents = (shared.seenEvents ??= new Set());
