import type { Counter, Profile } from '../../data/account/profile.types';
import type { AccountStore } from './account.types';
import { createCurrentAccount, loadProfileOnSignIn } from './load-profile';
import type { LoadProfileParts, CurrentAccount } from './load-profile';
import { createSerialQueue } from './serial-queue';

type LoadService = LoadProfileParts['service'];

const createVisits =
  (service: LoadService, { $account, user, change }: CurrentAccount) =>
  async (): Promise<void> => {
    const now = $account.get();
    const signedIn = user();
    if (now.status !== 'ready' || !signedIn) return;
    const { touch } = await service();
    const touched = await touch(signedIn, now.profile).catch(() => null);
    if (touched) change(signedIn.uid, (profile) => ({ ...profile, stats: { ...profile.stats, ...touched } }));
  };

/** Counting also records a visit. */
const createCounts = (
  service: LoadService,
  { change }: CurrentAccount,
  visited: () => Promise<void>,
): Pick<AccountStore, 'count' | 'correct'> => {
  const queue = createSerialQueue();
  const keep = (uid: string, counter: Counter, write: () => Promise<number>): Promise<void> =>
    queue(async () => {
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
      keep(uid, counter, async () => (await service()).profiles.count(uid, counter, by)),
    correct: (uid, counter, value) =>
      keep(uid, counter, async () => {
        await (await service()).profiles.setCount(uid, counter, value);
        return value;
      }),
  };
};

/** Writes to the database first, and changes the account after success. */
const createChanges = (
  service: LoadService,
  { user, change }: CurrentAccount,
  analytics: LoadProfileParts['analytics'],
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
    async savePreferences(changes) {
      const isSaved = await save(
        async (uid) => (await service()).profiles.savePreferences(uid, changes),
        (profile) => ({ ...profile, preferences: { ...profile.preferences, ...changes } }),
      );
      if (isSaved) analytics.log('preference_update', { preferences: Object.keys(changes).join(' ') });
      return isSaved;
    },
    saveNames: (changes) =>
      save(
        async (uid) => (await service()).profiles.saveNames(uid, changes),
        (profile) => ({ ...profile, ...changes }),
      ),
  };
};

/** Profile, statistics and migration of the signed-in user (spec section 4). */
export const createAccount = (parts: LoadProfileParts): AccountStore => {
  const { session, service } = parts;
  const current = createCurrentAccount(session);
  const anonymousQueue = createSerialQueue();
  const loadProfile = loadProfileOnSignIn(parts, current, anonymousQueue);
  const visited = createVisits(service, current);
  return {
    $account: current.$account,
    visited,
    ...createCounts(service, current, visited),
    ...createChanges(service, current, parts.analytics),
    async retry() {
      const signedIn = current.user();
      if (signedIn) await loadProfile(signedIn);
    },
    async answerOnboarding(answers) {
      const answerer = current.user();
      const { answer } = await service();
      const after = await anonymousQueue(() => answer(answerer, answers));
      if (answerer && after)
        current.change(answerer.uid, (now) => ({ ...now, preferences: after.preferences }));
      return answerer === null || after !== null;
    },
    recordAnonymously: (make) =>
      anonymousQueue(async () => void (await make((await service()).anonymousId.use()))),
  };
};
