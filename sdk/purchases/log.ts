import { quote } from '../errors/quote';
import type { Log } from '../ports/log';

/** How much the SDK writes. The default is silent (spec section 9). */
export const LogLevel = { Silent: 0, Error: 1, Warn: 2, Info: 3, Debug: 4, Verbose: 5 } as const;
export type LogLevel = (typeof LogLevel)[keyof typeof LogLevel];

/** Receives every line at or below the chosen level, e.g. to send it to your own logging. */
export type LogHandler = (level: LogLevel, message: string) => void;

export interface LogControl extends Log {
  setLevel(level: LogLevel): void;
  setHandler(handler: LogHandler | null): void;
}

/** Servers and platforms quote what they were sent, so the promise of `Log` is kept here, for every line. */
const redact = (message: string): string => quote(message).replace(/[^\s"'<>@]{1,254}@[^\s"'<>]+/g, '…@…');

const methods = ['log', 'error', 'warn', 'info', 'debug', 'debug'] as const;

const toConsole: LogHandler = (level, message) => console[methods[level]](`[Purchases] ${message}`);

export const createLog = (): LogControl => {
  let limit: LogLevel = LogLevel.Silent;
  let write: LogHandler = toConsole;
  const at = (level: LogLevel) => (message: string) => {
    if (level > limit) return;
    try {
      write(level, redact(message));
    } catch {
      // A broken log handler of the host page must not break a purchase.
    }
  };
  return {
    error: at(LogLevel.Error),
    warn: at(LogLevel.Warn),
    info: at(LogLevel.Info),
    debug: at(LogLevel.Debug),
    verbose: at(LogLevel.Verbose),
    setLevel: (level) => void (limit = level),
    setHandler: (handler) => void (write = handler ?? toConsole),
  };
};
