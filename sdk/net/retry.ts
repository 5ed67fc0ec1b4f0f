import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Random } from '../ports/random';
import type { Answer, Attempt, Call } from './attempt';

interface RetryPorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

const MAX_RETRIES = 2;
const LONGEST_RETRY_AFTER_MS = 30_000;

/** Seconds, or a date; null when absent or unreadable. */
const retryAfterMs = (value: string | null, now: number): number | null => {
  if (!value) return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return ms >= 0 ? ms : null;
};

/** Before the next try; null when there is none: only GETs are repeated. */
const retryDelay = (
  { clock, random }: RetryPorts,
  call: Call,
  retry: number,
  answer: Answer | null,
): number | null => {
  if (call.method !== 'GET' || retry >= MAX_RETRIES) return null;
  if (answer && answer.status < 500 && answer.status !== 429) return null;
  const asked = retryAfterMs(answer?.retryAfter ?? null, clock.now());
  if (asked === null) return 2 ** retry * 400 * (0.5 + random.fraction());
  return asked <= LONGEST_RETRY_AFTER_MS ? asked : null;
};

const pause = async (clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> => {
  let end = (): void => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  const stop = clock.after(ms, end);
  signal?.addEventListener('abort', end);
  await over;
  stop();
  signal?.removeEventListener('abort', end);
};

/** Repeats what may be repeated, after a pause. */
export const withRetries =
  (attempt: Attempt, ports: RetryPorts): Attempt =>
  async (call, options) => {
    for (let retry = 0; ; retry++) {
      let answer: Answer | null = null;
      let failure: unknown = null;
      try {
        answer = await attempt(call, options);
        if (answer.status < 400) return answer;
      } catch (error) {
        failure = error;
      }
      const delay = options.signal?.aborted ? null : retryDelay(ports, call, retry, answer);
      if (delay === null) {
        if (answer) return answer;
        throw failure;
      }
      ports.log.debug(`${call.name}: trying again in ${Math.round(delay)} ms.`);
      await pause(ports.clock, delay, options.signal);
    }
  };
