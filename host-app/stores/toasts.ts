import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../ports';

/** Spec section 9. */
const LIFE_MS = 5000;

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'plain';
  readonly text: string;
}

export interface ToastStore {
  readonly $toasts: ReadableAtom<readonly Toast[]>;
  show(text: string, tone?: Toast['tone']): void;
  close(id: number): void;
}

/** Messages that close themselves after 5 s. */
export const createToasts = (clock: Clock): ToastStore => {
  const $toasts = atom<readonly Toast[]>([]);
  let last = 0;
  const close = (id: number): void => $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  return {
    $toasts,
    close,
    show(text, tone = 'success') {
      last += 1;
      const id = last;
      $toasts.set([...$toasts.get(), { id, tone, text }]);
      clock.after(LIFE_MS, () => close(id));
    },
  };
};
