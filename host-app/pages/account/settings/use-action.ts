import { useRef, useState } from 'react';
import { AuthError } from '../../../ports';

export type ActionState =
  | { readonly status: 'idle' | 'busy' }
  | { readonly status: 'done'; readonly message: string }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

const CANCELLED = new Set(['cancelled-popup-request', 'popup-closed-by-user']);

const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'That did not work. Please try again.';

/** Runs an action, one at a time. `work` returns the message for success. */
export const useAction = (): readonly [ActionState, (work: () => Promise<string>) => Promise<boolean>] => {
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const isBusy = useRef(false);
  const run = async (work: () => Promise<string>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setState({ status: 'busy' });
    try {
      setState({ status: 'done', message: await work() });
      return true;
    } catch (error) {
      const isChange = error instanceof AuthError && CANCELLED.has(error.code);
      const retry = (): void => void run(work);
      setState(isChange ? { status: 'idle' } : { status: 'failed', message: wordsOf(error), retry });
      return false;
    } finally {
      isBusy.current = false;
    }
  };
  return [state, run];
};
