import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../ports';

/** Spec section 9. */
const LIFE_MS = 5000;
/** A message with a button stays longer, so that the user can read it and reach the button. */
const LIFE_WITH_ACTION_MS = 20_000;

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'plain';
  readonly text: string;
  readonly action?: ToastAction;
}

export interface ToastStore {
  readonly $toasts: ReadableAtom<readonly Toast[]>;
  show(text: string, tone?: Toast['tone'], action?: ToastAction): void;
  close(id: number): void;
}

/** Messages that close themselves: after 5 s, or later when they have a button. */
export const createToasts = (clock: Clock): ToastStore => {
  const $toasts = atom<readonly Toast[]>([]);
  let last = 0;
  const close = (id: number): void => $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  return {
    $toasts,
    close,
    show(text, tone = 'success', action) {
      last += 1;
      const id = last;
      // The same failure replaces its earlier message.
      const others = $toasts.get().filter((toast) => !action || toast.text !== text);
      $toasts.set([...others, { id, tone, text, ...(action && { action }) }]);
      clock.after(action ? LIFE_WITH_ACTION_MS : LIFE_MS, () => close(id));
    },
  };
};
