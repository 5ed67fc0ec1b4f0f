import type { App } from '../../../app-context';

type Stores = Pick<App['stores'], 'progress' | 'session' | 'toasts'>;

/** A lesson is done, or not; what could not be saved can be tried again. */
export const saveDone = async (
  stores: Stores,
  subject: string,
  topic: string,
  isDone: boolean,
): Promise<void> => {
  const { progress, session, toasts } = stores;
  const before = session.$session.get();
  if (await progress.setDone(subject, topic, isDone)) return;
  toasts.show('Your progress could not be saved.', 'danger', {
    label: 'Try again',
    // Not for somebody else who sits there by now.
    run: () => void (session.$session.get() === before && saveDone(stores, subject, topic, isDone)),
  });
};
