import { RpcError } from './rpc-error';

const SHAPE = /^(\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

/** Microseconds since 1970: finer times are cut, as the database does. */
export const toMicros = (text: string): bigint => {
  const [, seconds, fraction = ''] = SHAPE.exec(text) ?? [];
  const ms = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  if (Number.isNaN(ms)) throw new RpcError('INVALID_ARGUMENT', `Invalid timestamp: ${text}`);
  return BigInt(ms) * 1000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
};

export const fromMicros = (micros: bigint): string => {
  const rest = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = new Date(Number((micros - rest) / 1000n)).toISOString().slice(0, 19);
  return `${seconds}.${String(rest).padStart(6, '0')}Z`;
};

/** Times of commits: no two are the same, and none goes back. */
export const createTimes = (now: () => number): (() => string) => {
  let last = 0n;
  return () => {
    const time = BigInt(Math.floor(now())) * 1000n;
    last = time > last ? time : last + 1n;
    return fromMicros(last);
  };
};
