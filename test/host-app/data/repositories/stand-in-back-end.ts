import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { connectDocuments } from '../../../../host-app/data/firebase/documents-client';
import { startFirestoreStandIn } from '../../../support/firestore-stand-in/server';
import type { FirestoreStandIn } from '../../../support/firestore-stand-in/server';
import { createFakeClock } from '../../fakes';
import type { BackEnd } from './back-end.types';
import { INDEXES } from './documents.shared';
import { userNamed } from './people';

/** The client library of the database, and a stand-in for what it asks. */
export const createStandInBackEnd = (): BackEnd => {
  const opened: { readonly app: FirebaseApp; readonly server: FirestoreStandIn }[] = [];
  return {
    name: 'through the client library, in front of a stand-in',
    hasRules: false,
    async open() {
      const clock = createFakeClock();
      const server = await startFirestoreStandIn({ now: clock.now, indexes: INDEXES });
      const app = initializeApp({ projectId: 'demo-stand-in', apiKey: 'none' }, `stand-in-${opened.length}`);
      opened.push({ app, server });
      const documents = connectDocuments(app, server.host);
      return {
        as: () => documents,
        owner: documents,
        user: userNamed,
        now: clock.now,
        tick: () => clock.pass(1),
      };
    },
    async close() {
      for (const { app, server } of opened) {
        await deleteApp(app);
        await server.close();
      }
    },
  };
};
