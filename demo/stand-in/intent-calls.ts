import { connectionError, readIntentResult } from './intent-result';
import type { IntentResult } from './intent-result';

export const CONFIRM_TIMEOUT_MS = 30_000;

/** Asks the sandbox server; a lost connection is an answer as well, so nothing hangs. */
export async function callServer(
  base: string,
  call: 'confirm' | 'resolve' | 'retrieve',
  body: { clientSecret: string } & Record<string, unknown>,
): Promise<IntentResult> {
  try {
    const response = await fetch(`${base}/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CONFIRM_TIMEOUT_MS),
    });
    const value: unknown = await response.json();
    return readIntentResult(value);
  } catch {
    return connectionError();
  }
}
