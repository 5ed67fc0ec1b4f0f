import { testRepositories } from '../host-app/data/repositories.shared';
import { createEmulatorBackEnd } from '../host-app/data/repositories/back-ends/emulator-back-end';

const named = (variable: string): string => {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: this runs in npm run test:emulators.`);
  return value;
};

testRepositories(
  createEmulatorBackEnd({
    firestore: named('FIRESTORE_EMULATOR_HOST'),
    auth: named('FIREBASE_AUTH_EMULATOR_HOST'),
    projectId: named('GCLOUD_PROJECT'),
  }),
);
