import { createLocalDocuments } from '../../../../../host-app/data/local/documents';
import { createMemoryTextStore } from '../../../../../host-app/data/local/text-store';
import { createFakeClock } from '../../../fakes';
import type { BackEnd } from './back-end.types';
import { userNamed } from './people';
import { createSecrets } from '../samples';

/** The adapter that keeps documents in the browser. */
export const localBackEnd: BackEnd = {
  name: 'in the browser',
  hasRules: false,
  async open() {
    const clock = createFakeClock();
    const documents = createLocalDocuments({
      store: createMemoryTextStore(),
      clock,
      randomId: createSecrets(1_000_000),
    });
    return {
      as: () => documents,
      owner: documents,
      user: userNamed,
      openedAt: clock.now(),
      now: clock.now,
      tick: () => clock.pass(1),
    };
  },
  close: () => Promise.resolve(),
};
