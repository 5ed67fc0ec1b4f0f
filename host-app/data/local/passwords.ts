import { AuthError } from '../../ports';
import type { TextStore } from '../../ports';

const KEY = 'local_passwords';
/** The number of rounds that OWASP recommends for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;

interface StoredPassword {
  readonly salt: string;
  readonly hash: string;
  readonly rounds: number;
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const isStoredPassword = (value: unknown): value is StoredPassword =>
  typeof value === 'object' &&
  value !== null &&
  'salt' in value &&
  typeof value.salt === 'string' &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  'rounds' in value &&
  typeof value.rounds === 'number' &&
  value.rounds > 0;

const parse = (text: string | null): Readonly<Record<string, StoredPassword>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, kept]) => isStoredPassword(kept)));
  } catch {
    return {};
  }
};

/** Slow on purpose: the hash is the only protection of a password in a browser's storage. */
export const hashPassword = async (password: string, salt: string, rounds = ROUNDS): Promise<string> => {
  // Missing on pages without TLS.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) throw new AuthError('insecure-page', 'Passwords need a page that was opened with https.');
  const key = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds },
    key,
    256,
  );
  return hex(new Uint8Array(bits));
};

/** Passwords of local accounts, each stored as a salted hash. */
interface LocalPasswords {
  isRight(uid: string, password: string): Promise<boolean>;
  change(uid: string, password: string): Promise<void>;
  forget(uid: string): void;
}

export const createLocalPasswords = (store: TextStore, randomId: () => string): LocalPasswords => {
  const all = (): Readonly<Record<string, StoredPassword>> => parse(store.read(KEY));
  const keep = (next: Readonly<Record<string, StoredPassword>>): boolean =>
    Object.keys(next).length > 0 ? store.write(KEY, JSON.stringify(next)) : (store.remove(KEY), true);
  return {
    async isRight(uid, password) {
      const kept = all()[uid];
      return kept !== undefined && (await hashPassword(password, kept.salt, kept.rounds)) === kept.hash;
    },
    async change(uid, password) {
      const salt = randomId();
      const hash = await hashPassword(password, salt);
      if (!keep({ ...all(), [uid]: { salt, hash, rounds: ROUNDS } }))
        throw new AuthError('storage-unavailable', 'This browser has no room left for the new password.');
    },
    forget(uid) {
      const { [uid]: _gone, ...others } = all();
      keep(others);
    },
  };
};
