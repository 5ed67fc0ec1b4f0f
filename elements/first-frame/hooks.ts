import * as React from 'react';
import type { Context } from 'react';

/** The place where React looks for the implementation of its hooks while a component runs. */
interface Internals {
  H: unknown;
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, Internals>;

type Cleanup = () => void;
type Effect = () => void | Cleanup;

/** What a run of components left behind. */
export interface HookLog {
  /** Of `useLayoutEffect`: to be called when what was drawn is on the page. */
  readonly layoutEffects: Effect[];
  /** Of `useSyncExternalStore`: each begins to listen and returns what ends it. */
  readonly subscribers: ((onChange: () => void) => Cleanup)[];
}

const nothing = (): void => {};
const first = (initial: unknown): unknown => (typeof initial === 'function' ? initial() : initial);

const hooksFor = ({ layoutEffects, subscribers }: HookLog): object => ({
  useState: (initial: unknown) => [first(initial), nothing],
  useReducer: (_reduce: unknown, initial: unknown, init?: (from: unknown) => unknown) => [
    init ? init(initial) : initial,
    nothing,
  ],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (call: unknown) => call,
  useContext: (context: Context<unknown> & { _currentValue: unknown }) => context._currentValue,
  useSyncExternalStore: (subscribe: HookLog['subscribers'][number], read: () => unknown) => {
    subscribers.push(subscribe);
    return read();
  },
  // None of React’s own ids: both trees are on the page for a moment.
  useId: () => 'first',
  useLayoutEffect: (effect: Effect) => void layoutEffects.push(effect),
  // What a component does after it was painted is left to React.
  useEffect: nothing,
});

/** Runs `draw` with hooks that hold for one rendering: state is what it begins with. */
export const withFirstHooks = <T>(log: HookLog, draw: () => T): T => {
  const before = internals?.H;
  if (!internals) throw new Error('This version of React keeps its hooks elsewhere.');
  internals.H = hooksFor(log);
  try {
    return draw();
  } finally {
    internals.H = before;
  }
};
