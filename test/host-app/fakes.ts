import { createLocalAuth } from '../../host-app/data/local/auth';
import { createLocalDocuments } from '../../host-app/data/local/documents';
import { createMemoryTextStore } from '../../host-app/data/local/text-store';
import type { Analytics, Auth, Clock, Documents, EventParameters, TextStore } from '../../host-app/ports';

export interface FakeClock extends Clock {
  /** Lets time pass; what is due runs in order, and promises settle in between. */
  pass(ms: number): Promise<void>;
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

export const createFakeClock = (start = Date.UTC(2026, 10, 21, 12)): FakeClock => {
  let now = start;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    async pass(ms) {
      const end = now + ms;
      await settled();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        timers = timers.filter((one) => one !== next);
        next.run();
        await settled();
      }
      now = end;
      await settled();
    },
  };
};

/** Ids that count: id-1, id-2, … */
export const createIds = (): (() => string) => {
  let last = 0;
  return () => {
    last += 1;
    return `id-${last}`;
  };
};

export interface LoggedEvent {
  readonly event: string;
  readonly parameters: EventParameters;
}

export const createRecordingAnalytics = (): Analytics & { readonly events: LoggedEvent[] } => {
  const events: LoggedEvent[] = [];
  return {
    events,
    log: (event, parameters = {}) => void events.push({ event, parameters }),
    setUser: () => undefined,
  };
};

export interface LocalWorld {
  readonly clock: FakeClock;
  readonly store: TextStore;
  readonly documents: Documents;
  readonly auth: Auth;
}

/** The local adapters over a memory; `ada@example.org` is chosen whenever an account is asked for. */
export const createLocalWorld = (email: () => string | null = () => 'ada@example.org'): LocalWorld => {
  const clock = createFakeClock();
  const store = createMemoryTextStore();
  const randomId = createIds();
  return {
    clock,
    store,
    documents: createLocalDocuments({ store, clock, randomId }),
    auth: createLocalAuth({
      store,
      clock,
      randomId,
      choose: async () => {
        const chosen = email();
        return chosen === null ? null : { email: chosen, displayName: 'Ada' };
      },
    }),
  };
};
