import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Calculation, HistoryRepository, NewCalculation } from '../data/history';
import type { SessionStore } from './session';

export type History =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly calculations: readonly Calculation[];
      /** The last load has failed; the data is from an earlier one. */
      readonly isStale?: true;
    };

export interface HistoryStore {
  readonly $history: ReadableAtom<History>;
  load(): Promise<void>;
  /** `false` when no user is signed in or the entry could not be saved (spec section 8: without a message). */
  add(calculation: NewCalculation): Promise<boolean>;
  /** `false` when it could not be removed; then it is still in the list. */
  remove(id: string): Promise<boolean>;
}

/** The calculations of the signed-in user. */
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
    // The displayed entries stay.
    if (next) $history.set(next);
    else $history.set(now.status === 'ready' ? { ...now, isStale: true } : { status: 'failed' });
  };
  return {
    $history,
    load,
    async add(calculation) {
      // Just after the page has opened, the session may not be known yet.
      const now = await session.resolved();
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
