import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-context';

type Stores = Pick<ReturnType<typeof useApp>['stores'], 'history' | 'toasts' | 'session'>;

/** Time in which the user can undo the deletion. */
const GRACE_MS = 6000;

export interface Deletion {
  /** The entry whose deletion the user has requested and can still undo. */
  readonly pending: string | null;
  ask(id: string): void;
  undo(): void;
}

const removeEntry = async ({ history, toasts, session }: Stores, id: string): Promise<void> => {
  const before = session.$session.get();
  if (await history.remove(id)) return;
  toasts.show('That could not be deleted. It is still in your history.', 'danger', {
    label: 'Try again',
    run() {
      const now = session.$session.get();
      const isSame = before.status === 'in' && now.status === 'in' && before.user.uid === now.user.uid;
      if (isSame) void removeEntry({ history, toasts, session }, id);
    },
  });
};

/**
 * Deletes an entry after a delay in which the user can undo it. Leaving the page or deleting another entry
 * ends the delay.
 */
export const useDeletion = (): Deletion => {
  const { ports, stores } = useApp();
  const [pending, setPending] = useState<string | null>(null);
  const waiting = useRef<{ readonly id: string; readonly cancel: () => void } | null>(null);
  const finish = useCallback(async (): Promise<void> => {
    const now = waiting.current;
    if (!now) return;
    waiting.current = null;
    now.cancel();
    await removeEntry(stores, now.id);
    if (!waiting.current) setPending(null);
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
