import type { FavouritesRepository } from '../../data/favourites';
import type { HistoryRepository } from '../../data/history';
import type { AccountStore } from './account.types';

type Statistics = Pick<AccountStore, 'count' | 'correct' | '$account'>;

/**
 * Counts in the profile what is added to the history: a problem for the solver's entries, a calculation for
 * the others.
 */
export const historyWithStatistics = (
  repository: HistoryRepository,
  account: Statistics,
): HistoryRepository => ({
  ...repository,
  async add(uid, calculation) {
    const id = await repository.add(uid, calculation);
    void account.count(uid, calculation.calculator === 'ai' ? 'totalSolvedProblems' : 'totalCalculations', 1);
    return id;
  },
});

/** Keeps the profile's number of favourites up to date. */
export const favouritesWithStatistics = (
  repository: FavouritesRepository,
  account: Statistics,
): FavouritesRepository => ({
  async list(uid) {
    const found = await repository.list(uid);
    const now = account.$account.get();
    const isOff =
      now.status === 'ready' &&
      now.profile.uid === uid &&
      now.profile.stats.totalSavedFormulas !== found.length;
    if (isOff) void account.correct(uid, 'totalSavedFormulas', found.length);
    return found;
  },
  async add(uid, formula) {
    const id = await repository.add(uid, formula);
    void account.count(uid, 'totalSavedFormulas', 1);
    return id;
  },
  async remove(uid, id) {
    await repository.remove(uid, id);
    void account.count(uid, 'totalSavedFormulas', -1);
  },
});
