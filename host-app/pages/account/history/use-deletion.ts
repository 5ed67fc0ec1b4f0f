import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-context';

/** As long as it can be taken back. */
const GRACE_MS = 6000;

export interface Deletion {
  /** Asked to be deleted, and not deleted yet. */
  readonly pending: string | null;
  ask(id: string): void;
  undo(): void;
}

/** Deletes after a while in which it can be taken back; at once when the page is left or another one is deleted. */
export const useDeletion = (): Deletion => {
  const { ports, stores } = useApp();
  const [pending, setPending] = useState<string | null>(null);
  const waiting = useRef<{ readonly id: string; readonly cancel: () => void } | null>(null);
  const finish = useCallback(async (): Promise<void> => {
    const now = waiting.current;
    if (!now) return;
    waiting.current = null;
    now.cancel();
    const isGone = await stores.history.remove(now.id);
    if (!waiting.current) setPending(null);
    if (!isGone) stores.toasts.show('That could not be deleted. It is still in your history.', 'danger');
  }, [stores]);
  useEffect(() => () => void finish(), [finish]);
  return {
    pending,
    ask(id) {
      void finish();
      waiting.current = { id, cancel: ports.clock.after(GRACE_MS, () => void finish()) };
      setPending(id);
    },
    undo() {
      waiting.current?.cancel();
      waiting.current = null;
      setPending(null);
    },
  };
};
