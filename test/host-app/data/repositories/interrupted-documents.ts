import { DocumentsError } from '../../../../host-app/ports';
import type { Documents } from '../../../../host-app/ports';

/** 'unsent': the call never left; 'unheard': it was done, but the answer never came. */
export type Interruption = 'unsent' | 'unheard';

/** Documents whose calls are counted; the one with the number in `failAt` is interrupted. */
export const interrupted = (documents: Documents, how: Interruption = 'unsent') => {
  const state = { calls: 0, failAt: Number.POSITIVE_INFINITY };
  const counted =
    <Given extends readonly unknown[], T>(act: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      state.calls += 1;
      const isLost = state.calls === state.failAt;
      const lost = new DocumentsError('offline', 'The connection was lost.');
      if (isLost && how === 'unsent') throw lost;
      const answer = await act(...given);
      if (isLost) throw lost;
      return answer;
    };
  const counting: Documents = {
    read: counted(documents.read),
    write: counted(documents.write),
    update: counted(documents.update),
    add: counted(documents.add),
    remove: counted(documents.remove),
    commit: counted(documents.commit),
    list: counted(documents.list),
    count: counted(documents.count),
  };
  return { state, documents: counting };
};
