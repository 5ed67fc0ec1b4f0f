import { useState } from 'react';

/** The current result, or the last valid one while the input is invalid. */
export const useLastValid = <Result>(
  result: Result | null,
): { readonly shown: Result | null; readonly isStale: boolean } => {
  const [last, setLast] = useState<Result | null>(result);
  if (result !== null && result !== last) setLast(result);
  return { shown: result ?? last, isStale: result === null && last !== null };
};
