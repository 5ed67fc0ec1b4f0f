import type { TextStore } from '../../ports';

/** Spec section 3. */
const KEY = 'anonymous_user_id';
/** The id under which nothing was recorded yet. */
const FRESH_KEY = 'anonymous_user_id_fresh';
/** Ids of earlier versions began like this; the billing provider was told them. */
const SHARED = '$RCAnonymousID:';

/**
 * Who a visitor is before they sign in. A secret: whoever knows it can claim the records that were made under it, so it goes
 * nowhere but into these records; the billing provider knows the visitor by an id of its own.
 */
export interface AnonymousId {
  current(): string;
  /** The same, for a record that is about to be made under it. */
  use(): string;
  /** Nothing was recorded under it since it was made by `rotate`. */
  isFresh(): boolean;
  rotate(): void;
}

/** `randomId` has to give 128 random bits as 32 hexadecimal digits. */
export const createAnonymousId = (store: TextStore, randomId: () => string): AnonymousId => {
  // Where nothing can be kept, it holds as long as the page.
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
