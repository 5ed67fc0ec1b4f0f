import type { Counter, Profile } from '../../data/account/profile.types';
import type { AccountStore } from './account.types';
import { createPresence, watchArrivals } from './arrivals';
import type { ArrivalParts, Presence } from './arrivals';
import { createTurns } from './turns';

type Work = ArrivalParts['work'];

const createVisits =
  (work: Work, { $account, user, change }: Presence) =>
  async (): Promise<void> => {
    const now = $account.get();
    const present = user();
    if (now.status !== 'ready' || !present) return;
    const { touch } = await work();
    const touched = await touch(present, now.profile).catch(() => null);
    if (touched) change(present.uid, (profile) => ({ ...profile, stats: { ...profile.stats, ...touched } }));
  };

/** Counting also records a visit. */
const createCounts = (
  work: Work,
  { change }: Presence,
  visited: () => Promise<void>,
): Pick<AccountStore, 'count' | 'correct'> => {
  const inTurn = createTurns();
  const keep = (uid: string, counter: Counter, write: () => Promise<number>): Promise<void> =>
    inTurn(async () => {
      try {
        const value = await write();
        change(uid, (profile) => ({ ...profile, stats: { ...profile.stats, [counter]: value } }));
        await visited();
      } catch {
        // The next call starts from the stored value.
      }
    });
  return {
    count: (uid, counter, by) =>
      keep(uid, counter, async () => (await work()).profiles.count(uid, counter, by)),
    correct: (uid, counter, value) =>
      keep(uid, counter, async () => {
        await (await work()).profiles.setCount(uid, counter, value);
        return value;
      }),
  };
};

/** Writes to the database first, and changes the account after success. */
const createChanges = (
  work: Work,
  { user, change }: Presence,
): Pick<AccountStore, 'savePreferences' | 'saveNames'> => {
  const save = async (write: (uid: string) => Promise<void>, apply: (profile: Profile) => Profile) => {
    const uid = user()?.uid;
    if (uid === undefined) return false;
    try {
      await write(uid);
    } catch {
      return false;
    }
    change(uid, apply);
    return true;
  };
  return {
    savePreferences: (changes) =>
      save(
        async (uid) => (await work()).profiles.savePreferences(uid, changes),
        (profile) => ({ ...profile, preferences: { ...profile.preferences, ...changes } }),
      ),
    saveNames: (changes) =>
      save(
        async (uid) => (await work()).profiles.saveNames(uid, changes),
        (profile) => ({ ...profile, ...changes }),
      ),
  };
};

/** Profile, statistics and migration of the signed-in user (spec section 4). */
export const createAccount = (parts: ArrivalParts): AccountStore => {
  const { session, work } = parts;
  const presence = createPresence(session);
  const anonymously = createTurns();
  const arrive = watchArrivals(parts, presence, anonymously);
  const visited = createVisits(work, presence);
  return {
    $account: presence.$account,
    visited,
    ...createCounts(work, presence, visited),
    ...createChanges(work, presence),
    async retry() {
      const present = presence.user();
      if (present) await arrive(present);
    },
    async answerOnboarding(answers) {
      const answerer = presence.user();
      const { answer } = await work();
      const after = await anonymously(() => answer(answerer, answers));
      if (answerer && after)
        presence.change(answerer.uid, (now) => ({ ...now, preferences: after.preferences }));
      return answerer === null || after !== null;
    },
    recordAnonymously: (make) => anonymously(async () => void (await make((await work()).anonymousId.use()))),
  };
};
