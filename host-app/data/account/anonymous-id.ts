import type { TextStore } from '../../ports';

/** Spec section 3. The billing provider's anonymous customer has the same id. */
const KEY = 'anonymous_user_id';
/** The id under which nothing was recorded yet. */
const FRESH_KEY = 'anonymous_user_id_fresh';
/** By this beginning the billing provider knows its anonymous customers. */
const PREFIX = '$RCAnonymousID:';

/** Who a visitor is before they sign in: a secret of 128 random bits, which proves that a record is theirs. */
export interface AnonymousId {
  current(): string;
  /** The same, for a record that is about to be made under it. */
  use(): string;
  /** Nothing was recorded under it since it was made by `rotate`. */
  isFresh(): boolean;
  rotate(): void;
}

export const createAnonymousId = (store: TextStore, randomId: () => string): AnonymousId => {
  // Where nothing can be kept, it holds as long as the page.
  let made: string | null = null;
  const make = (): string => {
    made = PREFIX + randomId();
    store.write(KEY, made);
    return made;
  };
  const current = (): string => store.read(KEY) || made || make();
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
