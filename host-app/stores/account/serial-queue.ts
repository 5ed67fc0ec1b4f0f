export type SerialQueue = <T>(run: () => Promise<T>) => Promise<T>;

/** Runs tasks one after the other. A failed task does not stop the queue. */
export const createSerialQueue = (): SerialQueue => {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
};
