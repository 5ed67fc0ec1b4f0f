import type { App } from '../../../app-context';

type Stores = Pick<App['stores'], 'progress' | 'session' | 'toasts'>;

/** Saves whether a lesson is completed. A failure offers another try. */
export const saveCompletion = async (
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
    // Does nothing when another user has signed in meanwhile.
    run: () => void (session.$session.get() === before && saveCompletion(stores, subject, topic, isDone)),
  });
};
