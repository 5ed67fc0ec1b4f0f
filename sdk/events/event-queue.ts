import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Random } from '../ports/random';

/** `refused`: the server will not take these events; `lost`: they can be sent again. */
export type PostResult = 'taken' | 'refused' | 'lost';

interface QueuePorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Sends a body. Never rejects. */
  post(body: string): Promise<PostResult>;
  /** When false, nothing is sent and what waits is deleted. */
  isOn(): boolean;
}

/** Waits for events and sends them in batches. */
export interface EventQueue {
  /** @param event JSON */
  add(event: string): void;
  /** Sends what waits, also while another batch is being sent. */
  flush(): void;
}

/** Browsers keep 64 KiB of requests alive when a page is left; the protocol allows 50 KiB a batch. */
export const BATCH_BYTES = 50 * 1024;
/** More events are not kept: the oldest are deleted. */
export const MOST_WAITING = 500;
/** Events of one moment travel together. */
export const GATHER_MS = 1000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 300_000;

const wrap = (events: readonly string[]): string => `{"events":[${events.join(',')}]}`;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
/** A call here would put this file into the entry of the package, because a bundler can't leave it out. */
const EMPTY_BYTES = '{"events":[]}'.length;

export const createEventQueue = ({ clock, random, log, post, isOn }: QueuePorts): EventQueue => {
  let waiting: string[] = [];
  let sending = 0;
  let failures = 0;
  let stopTimer: (() => void) | null = null;

  const sendAfter = (ms: number): void => {
    stopTimer ??= clock.after(ms, () => {
      stopTimer = null;
      if (sending === 0) send();
    });
  };

  const take = (): readonly string[] => {
    let bytes = EMPTY_BYTES;
    const tooMuch = waiting.findIndex((event) => (bytes += bytesOf(event) + 1) > BATCH_BYTES + 1);
    return waiting.splice(0, tooMuch < 0 ? waiting.length : tooMuch);
  };

  const onResult = (result: PostResult, batch: readonly string[]): void => {
    sending -= 1;
    if (!isOn()) waiting = [];
    else if (result === 'lost') {
      waiting = [...batch, ...waiting].slice(-MOST_WAITING);
      const ms = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
      failures += 1;
      sendAfter(ms * (0.9 + 0.2 * random.fraction()));
    } else {
      if (result === 'refused') log.warn(`Events: ${batch.length} were refused.`);
      failures = 0;
      if (sending === 0) send();
    }
  };

  const send = (): void => {
    if (!isOn()) waiting = [];
    const batch = take();
    if (batch.length === 0) return;
    stopTimer?.();
    stopTimer = null;
    sending += 1;
    void post(wrap(batch)).then((result) => onResult(result, batch));
  };

  return {
    add(event) {
      if (!isOn()) return;
      if (bytesOf(event) + EMPTY_BYTES > BATCH_BYTES) return log.warn('Events: one is too large to be sent.');
      waiting = [...waiting, event].slice(-MOST_WAITING);
      sendAfter(GATHER_MS);
    },
    flush: send,
  };
};
