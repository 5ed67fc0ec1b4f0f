import { vi } from 'vitest';
import { manualClock } from '../../../sdk/adapters/memory';
import type { ManualClock } from '../../../sdk/adapters/memory';
import { customerStoreOf, purchasesContext } from '../../../sdk/internal';
import type { CustomerState, CustomerStore, Connectivity } from '../../../sdk/internal';
import type { Purchases } from '../../../sdk/index';
import type { TestBackend } from '../support/backend';
import { connect } from '../support/customer';
import { entitlementWire, subscriber, subscriptionItem } from '../support/fixtures';

/** A line in the test's hand. */
export interface TestLine extends Connectivity {
  online: boolean;
  /** Somebody comes back to the page, or the line changes. */
  happen(): void;
  readonly watchers: Set<() => void>;
}

const testLine = (): TestLine => {
  const watchers = new Set<() => void>();
  const line: TestLine = {
    online: true,
    watchers,
    isOnline: () => line.online,
    happen: () => watchers.forEach((watcher) => watcher()),
    watch(changed) {
      const watcher = (): void => changed(false);
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  return line;
};

export interface StoreBench {
  readonly purchases: Purchases;
  readonly clock: ManualClock;
  readonly line: TestLine;
  readonly store: CustomerStore;
  /** Every state that a listener was given, in short words. */
  readonly seen: string[];
  listen(): () => void;
  until(check: () => void): Promise<void>;
  /** Long enough for anything that is not to happen. */
  settle(): Promise<void>;
}

export const wordFor = (state: CustomerState): string =>
  state.name === 'ready'
    ? `${state.info.originalAppUserId}: ${Object.keys(state.info.entitlements.active).join() || 'nothing'}${state.isStale ? ', stale' : ''}`
    : state.name;

const listening = new Set<() => void>();

/** A store that is still listened to would ask in the next test. */
export const stopAll = (): void => {
  for (const stop of listening) stop();
  listening.clear();
};

/** A store of a real instance that talks to the test server; only the store's own clock is in the test's hand. */
export const openStore = (backend: TestBackend): StoreBench => {
  const purchases = connect(backend);
  const clock = manualClock();
  const seenByStore = new Proxy(purchases, {
    get(target, name) {
      if (name === 'context') return { ...purchasesContext(target), clock };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const line = testLine();
  const store = customerStoreOf(seenByStore, line);
  const seen: string[] = [];
  return {
    purchases,
    clock,
    line,
    store,
    seen,
    listen: () => {
      const stop = store.$customer.subscribe((state) => void seen.push(wordFor(state)));
      listening.add(stop);
      return stop;
    },
    until: (check) => vi.waitFor(check, { interval: 3, timeout: 5000 }),
    settle: () => new Promise((resolve) => setTimeout(resolve, 60)),
  };
};

const SECOND = 1000;
const START = Date.parse('2031-05-04T10:20:30Z');
const instant = (seconds: number): string => new Date(START + seconds * SECOND).toISOString();

/** What the server says of somebody, `at` seconds after the start; `end`: when PRO ends. */
export const said = (user: string, { at = 0, end = null as number | null, isPro = true } = {}) => {
  const expires_date = end === null ? null : instant(end);
  const answer = subscriber({
    original_app_user_id: user,
    entitlements: isPro ? { pro: entitlementWire('lime_month', { expires_date }) } : {},
    subscriptions: isPro ? { lime_month: subscriptionItem({ expires_date }) } : {},
    non_subscriptions: {},
  });
  return { ...answer, request_date: instant(at), request_date_ms: START + at * SECOND };
};
