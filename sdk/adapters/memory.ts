import type { Clock } from '../ports/clock';
import type {
  PaymentFormOptions,
  PaymentRefusal,
  PaymentFormEvents,
  PaymentProvider,
} from '../ports/payment';

/** A clock that changes only by `advance`. Actions run in the order of their time. */
export interface ManualClock extends Clock {
  advance(ms: number): Promise<void>;
  /** The time of the next action; `Infinity` if there is none. */
  nextAt(): number;
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

export const manualClock = (start = 0): ManualClock => {
  let now = start;
  let timers: { at: number; action: () => void }[] = [];
  const nextAt = (): number => Math.min(...timers.map(({ at }) => at));
  const next = (until: number) => timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after: (ms, action) => {
      const timer = { at: now + ms, action };
      timers.push(timer);
      return () => void (timers = timers.filter((item) => item !== timer));
    },
    nextAt,
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (let timer = next(until); timer; timer = next(until)) {
        timers = timers.filter((item) => item !== timer);
        now = timer.at;
        timer.action();
        await settle();
      }
      now = until;
    },
  };
};

/** A card form for tests. It is complete as soon as it opens, and gives the answers of a list. */
export interface ScriptedPayments extends PaymentProvider {
  readonly opened: PaymentFormOptions[];
  /** The event handlers of the newest form. */
  events: PaymentFormEvents | null;
  confirmations: number;
}

export const scriptedPayments = (
  answers: readonly (PaymentRefusal | null | Error)[] = [null],
): ScriptedPayments => {
  const payments: ScriptedPayments = {
    opened: [],
    events: null,
    confirmations: 0,
    async open(options, events) {
      payments.opened.push(options);
      payments.events = events;
      queueMicrotask(() => (events.onReady(), events.onChange(true)));
      return {
        mount() {},
        unmount() {},
        destroy() {},
        async confirm() {
          const answer = answers[Math.min(payments.confirmations++, answers.length - 1)] ?? null;
          if (answer instanceof Error) throw answer;
          return answer;
        },
      };
    },
  };
  return payments;
};
