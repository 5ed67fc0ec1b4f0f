import { createLocalDocuments } from '../../../../host-app/data/local/documents';
import { createMemoryTextStore } from '../../../../host-app/data/local/text-store';
import { createFakeClock, createIds } from '../../fakes';
import type { BackEnd } from './back-end.types';
import { userNamed } from './people';

/** The adapter that keeps documents in the browser. */
export const localBackEnd: BackEnd = {
  name: 'in the browser',
  hasRules: false,
  async open() {
    const clock = createFakeClock();
    const documents = createLocalDocuments({
      store: createMemoryTextStore(),
      clock,
      randomId: createIds(),
    });
    return {
      as: () => documents,
      owner: documents,
      user: userNamed,
      now: clock.now,
      tick: () => clock.pass(1),
    };
  },
  close: () => Promise.resolve(),
};
