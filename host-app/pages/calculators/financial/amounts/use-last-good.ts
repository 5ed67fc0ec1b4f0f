import { useState } from 'react';

/** The result, or while there is none, the last one there was. */
export const useLastGood = <Result>(
  result: Result | null,
): { readonly shown: Result | null; readonly isStale: boolean } => {
  const [last, setLast] = useState<Result | null>(result);
  if (result !== null && result !== last) setLast(result);
  return { shown: result ?? last, isStale: result === null && last !== null };
};
