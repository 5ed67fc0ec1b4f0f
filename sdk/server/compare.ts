const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, HMAC, false, ['sign', 'verify']);

/** `null` for what is no SHA-256 digest in hexadecimal digits. */
const fromHex = (hex: string): Uint8Array<ArrayBuffer> | null =>
  /^[0-9a-f]{64}$/i.test(hex)
    ? Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16))
    : null;

/** Whether the digest is that of the bytes. The platform compares in constant time. */
export const verifyHmac = async (
  secret: string,
  bytes: Uint8Array<ArrayBuffer>,
  hexDigest: string,
): Promise<boolean> => {
  const digest = fromHex(hexDigest);
  return digest !== null && crypto.subtle.verify(HMAC, await importKey(encode(secret)), digest, bytes);
};

/**
 * Compares a secret with what was sent, without telling by the time how much of it is right: both go through an HMAC with
 * a random key, and the platform compares the digests in constant time.
 */
export const isSameText = async (secret: string, sent: string): Promise<boolean> => {
  const key = await importKey(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.sign(HMAC, key, encode(secret));
  return crypto.subtle.verify(HMAC, key, digest, encode(sent));
};
