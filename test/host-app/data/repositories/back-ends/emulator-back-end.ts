import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  signInWithCredential,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { connectDocuments } from '../../../../../host-app/data/firebase/documents/documents-client';
import type { Documents, User } from '../../../../../host-app/ports';
import type { BackEnd, Person } from './back-end.types';
import { people } from '../all-documents';

export interface EmulatorHosts {
  readonly firestore: string;
  readonly auth: string;
  readonly projectId: string;
}

const APART = `repositories-${Date.now()}`;

const createApp = ({ projectId }: EmulatorHosts, name: string): FirebaseApp =>
  initializeApp({ projectId, apiKey: 'none' }, `${APART}-${name}`);

/** Signs in with the account service's emulator, as the popup would in the end. */
const signIn = async (app: FirebaseApp, { auth: host }: EmulatorHosts, person: Person): Promise<User> => {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true });
  const claims = {
    sub: `${person}-${APART}`,
    email: `${person}@example.org`,
    email_verified: true,
    name: person,
  };
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)));
  const { uid, email, displayName, photoURL, metadata } = user;
  return {
    uid,
    email,
    displayName,
    photoURL,
    provider: 'google',
    createdAt: Date.parse(metadata.creationTime ?? ''),
    lastSignInAt: Date.parse(metadata.lastSignInTime ?? ''),
  };
};

/** In the name of the database's owner, whom no rule stops. */
const connectOwner = (hosts: EmulatorHosts, app: FirebaseApp): Documents => {
  const { hostname, port } = new URL(`http://${hosts.firestore}`);
  connectFirestoreEmulator(getFirestore(app), hostname, Number(port), { mockUserToken: 'owner' });
  return connectDocuments(app, hosts.firestore);
};

const clear = async ({ firestore, projectId }: EmulatorHosts): Promise<void> => {
  const database = `projects/${projectId}/databases/(default)`;
  const { ok, status } = await fetch(`http://${firestore}/emulator/v1/${database}/documents`, {
    method: 'DELETE',
  });
  if (!ok) throw new Error(`The emulator could not be emptied: ${status}`);
};

/** Google's own emulators, with the rules that are deployed. */
export const createEmulatorBackEnd = (hosts: EmulatorHosts): BackEnd => {
  const apps: FirebaseApp[] = [];
  const app = (name: string): FirebaseApp => {
    const made = createApp(hosts, name);
    apps.push(made);
    return made;
  };
  const start = async () => {
    const visitor = connectDocuments(app('visitor'), hosts.firestore);
    const ownersApp = app('owner');
    const owner = connectOwner(hosts, ownersApp);
    const signedIn = new Map<Person, { readonly user: User; readonly documents: Documents }>();
    for (const person of people) {
      const own = app(person);
      const user = await signIn(own, hosts, person);
      signedIn.set(person, { user, documents: connectDocuments(own, hosts.firestore) });
    }
    const known = (person: Person) => {
      const found = signedIn.get(person);
      if (!found) throw new Error(`Nobody knows ${person}.`);
      return found;
    };
    return { visitor, owner, ownersApp, known };
  };
  let starting: ReturnType<typeof start> | undefined;
  return {
    name: 'through the client library, in front of the official emulators',
    hasRules: true,
    async open() {
      starting ??= start();
      const { visitor, owner, known } = await starting;
      await clear(hosts);
      return {
        as: (person) => (person === null ? visitor : known(person).documents),
        owner,
        user: (person) => known(person).user,
        openedAt: Date.now(),
        now: Date.now,
        tick: () => Promise.resolve(),
      };
    },
    async wire() {
      starting ??= start();
      const { ownersApp } = await starting;
      await clear(hosts);
      return { host: hosts.firestore, firestore: getFirestore(ownersApp) };
    },
    async close() {
      await Promise.all(apps.map(deleteApp));
    },
  };
};
