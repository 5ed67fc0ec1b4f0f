import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import type { Fields } from './records';
import { mailOf } from './records';

setLogLevel('silent');

export const RULES = readFileSync('firestore.rules', 'utf8');

/** The emulator that scripts/tasks/emulators.mjs has started. */
const emulator = (): { readonly host: string; readonly port: number } => {
  const { hostname, port } = new URL(`http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`);
  return { host: hostname, port: Number(port) };
};

export interface RulesWorld {
  /** The database as this person sees it. */
  as(uid: string, claims?: Fields): Firestore;
  appOf(uid: string, claims?: Fields): FirebaseApp;
  readonly visitor: Firestore;
  /** Writes past the rules. */
  seed(documents: Readonly<Record<string, Fields>>): Promise<void>;
  clear(): Promise<void>;
  end(): Promise<void>;
}

/** An empty database of its own with these rules. */
export const createRulesWorld = async (projectId: string, rules: string = RULES): Promise<RulesWorld> => {
  const { host, port } = emulator();
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules, host, port } });
  const apps = new Map<string, FirebaseApp>();
  const open = (name: string, token?: string | { readonly sub: string }): FirebaseApp => {
    const known = apps.get(name);
    if (known) return known;
    const app = initializeApp({ projectId, apiKey: 'none' }, `${projectId} ${name}`);
    const options = token === undefined ? {} : { mockUserToken: token };
    connectFirestoreEmulator(getFirestore(app), host, port, options);
    apps.set(name, app);
    return app;
  };
  const appOf = (uid: string, claims: Fields = {}): FirebaseApp =>
    open(`${uid} ${JSON.stringify(claims)}`, { sub: uid, email: mailOf(uid), ...claims } as { sub: string });
  return {
    appOf,
    as: (uid, claims) => getFirestore(appOf(uid, claims)),
    visitor: getFirestore(open('a visitor')),
    async seed(documents) {
      // The emulator takes this word for a service account.
      const owner = getFirestore(open('the owner', 'owner'));
      const batch = writeBatch(owner);
      for (const [path, data] of Object.entries(documents)) batch.set(doc(owner, path), data);
      await batch.commit();
    },
    clear: () => environment.clearFirestore(),
    async end() {
      await Promise.all([...apps.values()].map(deleteApp));
      await environment.cleanup();
    },
  };
};
