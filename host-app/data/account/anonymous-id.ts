import type { TextStore } from '../../ports';

/** Spec section 3. */
const KEY = 'anonymous_user_id';
/** Marks an id under which nothing has been recorded yet. */
const FRESH_KEY = 'anonymous_user_id_fresh';
/** Prefix of ids of earlier versions. The billing provider knows those, so they are not secret. */
const SHARED = '$RCAnonymousID:';

/**
 * The visitor's id before sign-in. It is a secret, because each client that knows it can claim the records made
 * under it. It is therefore only written into these records; the billing provider has another id for the visitor.
 */
export interface AnonymousId {
  current(): string;
  /** Returns the same id and marks it as used. Call it before a record is made under the id. */
  use(): string;
  /** True when nothing has been recorded under the id since `rotate` made it. */
  isFresh(): boolean;
  rotate(): void;
}

/** `randomId` must return 128 random bits as 32 hexadecimal digits. */
export const createAnonymousId = (store: TextStore, randomId: () => string): AnonymousId => {
  // Fallback where the browser stores nothing: the id lives as long as the page.
  let made: string | null = null;
  const make = (): string => {
    made = randomId();
    store.write(KEY, made);
    return made;
  };
  const kept = (): string | null => {
    const id = store.read(KEY);
    return id && !id.startsWith(SHARED) ? id : null;
  };
  const current = (): string => kept() ?? made ?? make();
  return {
    current,
    use() {
      store.remove(FRESH_KEY);
      return current();
    },
    isFresh: () => store.read(FRESH_KEY) === current(),
    rotate: () => void store.write(FRESH_KEY, make()),
  };
};
