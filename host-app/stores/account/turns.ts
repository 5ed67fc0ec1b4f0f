export type Turns = <T>(run: () => Promise<T>) => Promise<T>;

/** One after the other, whatever becomes of each. */
export const createTurns = (): Turns => {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
};
