import { createContext, useMemo, useSyncExternalStore } from 'react';
import { countdownVariables } from '../../../sdk/internal';
import type { CountdownNode } from '../../../sdk/internal';
import type { TextValues } from '../drawing/context';

/** The countdown around a text. */
export const CountdownContext = createContext<CountdownNode | null>(null);

const SECOND = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | null = null;

/** One timer updates every countdown of the page, at each full second. */
const tick = (): void => {
  timer = setTimeout(
    () => {
      tick();
      for (const listener of listeners) listener();
    },
    SECOND - (Date.now() % SECOND),
  );
};

const everySecond = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (timer === null) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearTimeout(timer);
    timer = null;
  };
};

const never = (): (() => void) => () => {};

const secondsLeft = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND));

/** True after the end of the countdown. */
export const useIsOver = ({ endsAt }: CountdownNode): boolean =>
  useSyncExternalStore(everySecond, () => endsAt <= Date.now());

const NONE: TextValues = {};

export const useCountdownValues = (countdown: CountdownNode | null, locale: string): TextValues => {
  const left = useSyncExternalStore(countdown ? everySecond : never, () =>
    countdown ? secondsLeft(countdown.endsAt) : 0,
  );
  return useMemo(
    () => (countdown ? countdownVariables(countdown, countdown.endsAt - left * SECOND, locale) : NONE),
    [countdown, left, locale],
  );
};
