import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Favourite, FavouritesRepository, NewFavourite } from '../../data/favourites';
import type { SessionStore } from '../session';
import type { SignInStore } from '../sign-in';
import type { ToastStore } from '../toasts';

/** Spec section 8. */
const LOAD_FAILED = 'Failed to load your favorite formulas. Please try again later.';
const ADD_FAILED = 'Failed to add formula to favorites. Please try again later.';
const REMOVE_FAILED = 'Failed to remove formula from favorites. Please try again later.';

export type Favourites =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly list: readonly Favourite[];
      /** The last load has failed; the data is from an earlier one. */
      readonly isStale?: true;
    };

export interface FavouritesStore {
  /** 'idle' for visitors, and before the first load. */
  readonly $favourites: ReadableAtom<Favourites>;
  load(): Promise<void>;
  /** Adds or removes a favourite. A visitor is asked to sign in, and then it is added. */
  toggle(formula: NewFavourite): Promise<void>;
  /** `false` when it could not be removed; then it is still in the list. */
  remove(formulaId: string): Promise<boolean>;
}

interface FavouritesParts {
  readonly repository: FavouritesRepository;
  readonly session: SessionStore;
  readonly signIn: SignInStore;
  readonly toasts: ToastStore;
  readonly now: () => number;
}

/** The list of favourites on screen, and its loading. */
const createList = ({ repository, session }: FavouritesParts) => {
  const $favourites = atom<Favourites>({ status: 'idle' });
  const uid = (): string | null => {
    const state = session.$session.get();
    return state.status === 'in' ? state.user.uid : null;
  };
  /** Changes on this page: a list that was asked for before one of them lacks it. */
  let changes = 0;
  session.onUser(() => $favourites.set({ status: 'idle' }));
  const list = (): readonly Favourite[] => {
    const state = $favourites.get();
    return state.status === 'ready' ? state.list : [];
  };
  return {
    $favourites,
    uid,
    list,
    show(next: readonly Favourite[]): void {
      changes += 1;
      const now = $favourites.get();
      $favourites.set({ ...(now.status === 'ready' ? now : {}), status: 'ready', list: next });
    },
    without: (formulaId: string): readonly Favourite[] =>
      list().filter((favourite) => favourite.formulaId !== formulaId),
    async load(): Promise<void> {
      const owner = uid();
      if (owner === null) return;
      const before = changes;
      if ($favourites.get().status !== 'ready') $favourites.set({ status: 'loading' });
      const next = await repository.list(owner).then(
        (found): Favourites => ({ status: 'ready', list: found }),
        (): null => null,
      );
      if (owner !== uid() || before !== changes) return;
      const now = $favourites.get();
      if (next) $favourites.set(next);
      else if (now.status === 'ready') $favourites.set({ ...now, isStale: true });
      else $favourites.set({ status: 'failed', message: LOAD_FAILED });
    },
  };
};

/** The favourite formulas of the signed-in user. */
export const createFavourites = (parts: FavouritesParts): FavouritesStore => {
  const { repository, session, signIn, toasts, now } = parts;
  const { $favourites, uid, list, show, without, load } = createList(parts);
  /**
   * Shows a message with a 'try again' button, which does nothing when another user has signed in meanwhile.
   */
  const showFailure = (owner: string, text: string, again: () => Promise<unknown>): void =>
    toasts.show(text, 'danger', {
      label: 'Try again',
      run: () => void (owner === uid() && again()),
    });

  /** Shows the favourite at once, and removes it again when it could not be saved. */
  const add = async (formula: NewFavourite): Promise<void> => {
    const owner = uid();
    if (owner === null) return;
    if ($favourites.get().status !== 'ready') await load();
    if (owner !== uid() || list().some(({ formulaId }) => formulaId === formula.formulaId)) return;
    const isShown = $favourites.get().status === 'ready';
    if (isShown) show([{ ...formula, id: formula.formulaId, addedAt: new Date(now()) }, ...list()]);
    try {
      await repository.add(owner, formula);
    } catch {
      if (owner === uid() && isShown) show(without(formula.formulaId));
      showFailure(owner, ADD_FAILED, () => add(formula));
      return;
    }
    if (!isShown) await load();
  };

  const remove = async (formulaId: string): Promise<boolean> => {
    const owner = uid();
    const before = list();
    const favourite = before.find((one) => one.formulaId === formulaId);
    if (owner === null || !favourite) return false;
    show(without(formulaId));
    try {
      await repository.remove(owner, favourite.id);
      return true;
    } catch {
      if (owner === uid()) show(before.filter((one) => one === favourite || list().includes(one)));
      showFailure(owner, REMOVE_FAILED, () => remove(formulaId));
      return false;
    }
  };

  return {
    $favourites,
    load,
    remove,
    async toggle(formula) {
      if (session.$session.get().status === 'unknown') await session.resolved();
      if (uid() === null) {
        signIn.open('favorites', () => void add(formula));
        return;
      }
      const isFavourite = list().some(({ formulaId }) => formulaId === formula.formulaId);
      await (isFavourite ? remove(formula.formulaId) : add(formula));
    },
  };
};
