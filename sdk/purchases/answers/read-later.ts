import type { Reader } from '../../net/endpoints';

/** A reader whose code is fetched from now on, side by side with the request. */
export const readLater = <C, T>(load: () => Promise<C>, choose: (code: C) => Reader<T>): Reader<T> => {
  const loading = load();
  loading.catch(() => {}); // Reported when the answer is read.
  return async (...answer) => choose(await loading)(...answer);
};
