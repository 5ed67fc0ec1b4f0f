import { redact } from '../errors/quote';
import type { Log } from '../ports/log';

/** How much the SDK logs. By default silent (spec section 9), or warnings and errors with a sandbox key. */
export const LogLevel = { Silent: 0, Error: 1, Warn: 2, Info: 3, Debug: 4, Verbose: 5 } as const;
export type LogLevel = (typeof LogLevel)[keyof typeof LogLevel];

/** Receives every line of the chosen level or a more important one, e.g. to send it to your own logging. */
export type LogHandler = (level: LogLevel, message: string) => void;

export interface LogControl extends Log {
  setLevel(level: LogLevel): void;
  setHandler(handler: LogHandler | null): void;
  /** Writes warnings if the page has not chosen a level. */
  warnByDefault(): void;
}

const methods = ['log', 'error', 'warn', 'info', 'debug', 'debug'] as const;

const toConsole: LogHandler = (level, message) => console[methods[level]](`[Purchases] ${message}`);

export const createLog = (): LogControl => {
  let limit: LogLevel = LogLevel.Silent;
  let isChosen = false;
  let write: LogHandler = toConsole;
  const at = (level: LogLevel) => (message: string) => {
    if (level > limit) return;
    try {
      // Servers and platforms may quote what they got.
      write(level, redact(message));
    } catch {
      // An error of the host page's log handler must not break a purchase.
    }
  };
  return {
    error: at(LogLevel.Error),
    warn: at(LogLevel.Warn),
    info: at(LogLevel.Info),
    debug: at(LogLevel.Debug),
    verbose: at(LogLevel.Verbose),
    warns: () => limit >= LogLevel.Warn,
    warnByDefault: () => void (isChosen || (limit = LogLevel.Warn)),
    setLevel: (level) => {
      limit = level;
      isChosen = true;
    },
    setHandler: (handler) => void (write = handler ?? toConsole),
  };
};
