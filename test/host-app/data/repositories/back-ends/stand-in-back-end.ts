import { readFile } from 'node:fs/promises';
import { deleteApp, initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore/lite';
import { connectDocuments } from '../../../../../host-app/data/firebase/documents/documents-client';
import type { Indexes } from '../../../../support/firestore-stand-in/indexes';
import { startFirestoreStandIn } from '../../../../support/firestore-stand-in/server';
import { createFakeClock } from '../../../fakes';
import type { BackEnd } from './back-end.types';
import { INDEXES } from '../documents.shared';
import { userNamed } from './people';

/** The client library of the database, and a stand-in for what it asks. */
export const createStandInBackEnd = (): BackEnd => {
  const clock = createFakeClock();
  const app = initializeApp({ projectId: 'demo-stand-in', apiKey: 'none' }, 'stand-in');
  const start = async () => {
    const deployed = JSON.parse(await readFile('firestore.indexes.json', 'utf8')) as Indexes;
    const indexes = { ...deployed, indexes: [...deployed.indexes, ...INDEXES] };
    const server = await startFirestoreStandIn({ now: clock.now, indexes });
    return { server, documents: connectDocuments(app, server.host) };
  };
  const emptied = async () => {
    starting ??= start();
    const { server, documents } = await starting;
    server.clear();
    return { server, documents };
  };
  let starting: ReturnType<typeof start> | undefined;
  return {
    name: 'through the client library, in front of a stand-in that has the deployed indexes',
    hasRules: false,
    async open() {
      const { documents } = await emptied();
      return {
        as: () => documents,
        owner: documents,
        user: userNamed,
        openedAt: clock.now(),
        now: clock.now,
        tick: () => clock.pass(1),
      };
    },
    async wire() {
      const { server } = await emptied();
      return { host: server.host, firestore: getFirestore(app) };
    },
    async close() {
      await deleteApp(app);
      await (await starting)?.server.close();
    },
  };
};
