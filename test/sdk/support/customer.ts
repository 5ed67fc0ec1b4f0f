import { expect } from 'vitest';
import { isPurchasesError, Purchases, LogLevel } from '../../../sdk/index';
import type { HttpConfig, LogHandler, Package, PurchasesError } from '../../../sdk/index';
import { checkoutPorts } from '../../../sdk/internal';
import type { CheckoutPorts } from '../../../sdk/internal';
import type { TestBackend } from './backend';

export const KEY = 'rcb_sb_Lime.Key-1_x';
export const USER = 'nils';

/** An instance that talks to the test server; it is not the shared one. */
export const connect = (backend: TestBackend, appUserId = USER, http: HttpConfig = {}): Purchases =>
  new Purchases({ apiKey: KEY, appUserId, httpConfig: { ...http, proxyURL: backend.url } });

/** The server, the clock and the log of an instance, for `createCheckout`. */
export const portsOf = (purchases: Purchases): Omit<CheckoutPorts, 'payment'> => checkoutPorts(purchases);

/** The error that a call ends with; anything else than a `PurchasesError` fails the test. */
export const failureOf = async (promise: Promise<unknown>): Promise<PurchasesError> => {
  const error: unknown = await promise.then(
    (value) => expect.fail(`Expected a rejection, got ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!isPurchasesError(error)) throw error;
  return error;
};

/** The error that a synchronous call throws. */
export const thrownBy = (action: () => unknown): PurchasesError => {
  try {
    action();
  } catch (error) {
    if (isPurchasesError(error)) return error;
    throw error;
  }
  return expect.fail('Expected an error, and nothing was thrown.');
};

export const packageOf = async (
  purchases: Purchases,
  identifier = '$rc_monthly',
  offering = 'spring',
): Promise<Package> => {
  const found = (await purchases.getOfferings()).all[offering]?.packagesById[identifier];
  return found ?? expect.fail(`No package ${identifier}`);
};

/** Collects every log line until `stopListening`. */
export const listen = (level: LogLevel = LogLevel.Verbose): { lines: string[]; handler: LogHandler } => {
  const lines: string[] = [];
  const handler: LogHandler = (at, message) => void lines.push(`${at} ${message}`);
  Purchases.setLogLevel(level);
  Purchases.setLogHandler(handler);
  return { lines, handler };
};

export const stopListening = (): void => {
  Purchases.setLogLevel(LogLevel.Silent);
  Purchases.setLogHandler(null);
};
