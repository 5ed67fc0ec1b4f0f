import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Calculation, HistoryRepository, NewCalculation } from '../data/history';
import type { SessionStore } from './session';

export type History =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly calculations: readonly Calculation[];
      /** What is on screen could not be loaded again. */
      readonly isStale?: true;
    };

export interface HistoryStore {
  readonly $history: ReadableAtom<History>;
  load(): Promise<void>;
  /** `false` when nobody is signed in or it could not be kept (spec section 8: silently). */
  add(calculation: NewCalculation): Promise<boolean>;
  /** `false` when it could not be removed; then it is still on the list. */
  remove(id: string): Promise<boolean>;
}

/** The calculations of the person who is signed in. */
export const createHistory = (repository: HistoryRepository, session: SessionStore): HistoryStore => {
  const $history = atom<History>({ status: 'idle' });
  const uid = (): string | null => {
    const now = session.$session.get();
    return now.status === 'in' ? now.user.uid : null;
  };
  session.onUser(() => $history.set({ status: 'idle' }));
  const load = async (): Promise<void> => {
    const owner = uid();
    if (owner === null) return;
    if ($history.get().status !== 'ready') $history.set({ status: 'loading' });
    const next = await repository.latest(owner).then(
      (calculations): History => ({ status: 'ready', calculations }),
      (): null => null,
    );
    if (owner !== uid()) return;
    const now = $history.get();
    // What is on screen stays there.
    if (next) $history.set(next);
    else $history.set(now.status === 'ready' ? { ...now, isStale: true } : { status: 'failed' });
  };
  return {
    $history,
    load,
    async add(calculation) {
      // Right after the page has opened it may not be known yet who is there.
      const now = await session.known();
      if (now.status !== 'in') return false;
      try {
        await repository.add(now.user.uid, calculation);
      } catch {
        return false;
      }
      if ($history.get().status === 'ready') await load();
      return true;
    },
    async remove(id) {
      const owner = uid();
      if (owner === null) return false;
      try {
        await repository.remove(owner, id);
      } catch {
        return false;
      }
      const now = $history.get();
      if (now.status === 'ready')
        $history.set({ ...now, calculations: now.calculations.filter((one) => one.id !== id) });
      return true;
    },
  };
};
