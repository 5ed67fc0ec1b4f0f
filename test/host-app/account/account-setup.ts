import { createProgressRepository } from '../../../host-app/data/progress';
import type { DocumentData, Documents } from '../../../host-app/ports';
import { createAccount } from '../../../host-app/stores/account/account';
import { createAccountService } from '../../../host-app/stores/account/account-service';
import { createProgress } from '../../../host-app/stores/library/progress';
import { createSession } from '../../../host-app/stores/session';
import { createTheme } from '../../../host-app/stores/theme';
import type { Theme } from '../../../host-app/ports';
import { createIds, createLocalWorld, createRecordingAnalytics } from '../fakes';

export const topics = [
  ...['basics', 'equations', 'quadratic', 'functions', 'systems'].map((topic) => ['algebra', topic]),
  ...['basics', 'triangles', 'circles', 'solids'].map((topic) => ['geometry', topic]),
].map(([subject = '', topic = '']) => ({ subject, topic, title: topic, summary: `About ${topic}` }));

const MUTATING = new Set(['write', 'update', 'add', 'remove', 'commit']);

/** What the database charges for: a list costs a read for each document, a commit a write for each change. */
const chargeOf = (name: keyof Documents, given: readonly unknown[], answer: unknown) => {
  const items = (value: unknown): number => (Array.isArray(value) ? value.length : 1);
  if (MUTATING.has(name)) return { reads: 0, writes: name === 'commit' ? items(given[0]) : 1 };
  const reads = typeof answer === 'number' ? Math.ceil(answer / 1000) : items(answer);
  return { reads: Math.max(1, reads), writes: 0 };
};

/** Documents whose calls are counted; the call with the number in `failAt` fails before it does anything. */
const createFragile = (documents: Documents) => {
  const state = { calls: 0, failAt: Number.POSITIVE_INFINITY, log: [] as string[], reads: 0, writes: 0 };
  const fragile = new Proxy(documents, {
    get(target, name: keyof Documents) {
      return async (...given: never[]) => {
        state.calls += 1;
        if (MUTATING.has(name)) state.log.push(`${name} ${String(given[0])}`);
        if (state.calls === state.failAt) throw new Error('the connection was lost');
        const answer = await (target[name] as (...all: never[]) => unknown)(...given);
        const { reads, writes } = chargeOf(name, given, answer);
        state.reads += reads;
        state.writes += writes;
        return answer;
      };
    },
  });
  return { state, documents: fragile };
};

/** All documents, by path. */
export const everything = (store: { keys(): readonly string[]; read(key: string): string | null }) =>
  Object.fromEntries(
    store
      .keys()
      .filter((key) => key.startsWith('documents:'))
      .sort()
      .map((key) => [key.slice('documents:'.length), JSON.parse(store.read(key) ?? 'null') as DocumentData]),
  );

/** Stores of an account over the local adapters. */
export const createAccountWorld = (email: () => string = () => 'ada@example.org') => {
  const world = createLocalWorld(email);
  const { state, documents } = createFragile(world.documents);
  const zone = { name: 'Europe/Berlin' };
  const applied: Theme[] = [];
  const analytics = createRecordingAnalytics();
  const start = () => {
    const session = createSession(world.auth);
    const theme = createTheme(world.store, (chosen) => applied.push(chosen));
    const progress = createProgress({
      repository: createProgressRepository(documents),
      session,
      store: world.store,
      topics: () => Promise.resolve(topics),
    });
    const work = createAccountService({
      documents,
      store: world.store,
      clock: world.clock,
      browser: { userAgent: 'test', randomId: createIds() },
      timeZone: () => zone.name,
      theme: () => theme.$theme.get(),
      async ensureProgress() {
        await progress.load();
        return progress.$progress.get().status === 'ready';
      },
    });
    const account = createAccount({
      session,
      analytics,
      theme,
      service: () => Promise.resolve(work),
      hasUnfinished: () => world.store.read('unfinished_migrations') !== null,
    });
    session.start();
    return { session, theme, progress, account, work };
  };
  return {
    ...world,
    plain: world.documents,
    documents,
    state,
    zone,
    applied,
    events: analytics.events,
    start,
    ...start(),
  };
};

export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
};
