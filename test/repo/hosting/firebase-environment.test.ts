import { groupInTarget } from '../../../scripts/build/plugins/notices.mjs';
import { describe, expect, test } from 'vitest';
import { inputHash, stampName } from '../../../scripts/build/groups.mjs';
import {
  appTarget,
  FIREBASE_VARIABLES,
  firebaseConstant,
  readFirebase,
} from '../../../scripts/build/firebase-environment.mjs';

const whole = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'app.example.org',
  FIREBASE_PROJECT_ID: 'demo-app',
  FIREBASE_APP_ID: '1:1:web:1',
};
const emulators = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8085',
};

describe('the Firebase configuration of a build', () => {
  test('is absent when nothing is set, or set to nothing', () => {
    expect(readFirebase({ PATH: '/bin' })).toBeNull();
    expect(readFirebase({ FIREBASE_API_KEY: '' })).toBeNull();
    expect(firebaseConstant({})).toEqual({ __FIREBASE__: 'null' });
  });

  test('is what the variables say', () => {
    expect(readFirebase({ ...whole, ...emulators, FIREBASE_MEASUREMENT_ID: 'G-1' })).toEqual({
      apiKey: 'key',
      authDomain: 'app.example.org',
      projectId: 'demo-app',
      appId: '1:1:web:1',
      measurementId: 'G-1',
      authEmulator: '127.0.0.1:9099',
      firestoreEmulator: '127.0.0.1:8085',
    });
  });

  test.each(Object.keys(whole))('without %s it is a mistake that names it', (name) => {
    expect(() => readFirebase({ ...whole, [name]: '' })).toThrow(new RegExp(`but not ${name}\\.`));
  });

  test('that is optional in all its parts is a mistake, too', () => {
    expect(() => readFirebase(emulators)).toThrow(/FIREBASE_API_KEY, .*FIREBASE_APP_ID/);
  });

  test('takes both emulators, or none, as hosts with ports', () => {
    const { FIRESTORE_EMULATOR_HOST: host } = emulators;
    expect(() => readFirebase({ ...whole, FIRESTORE_EMULATOR_HOST: host })).toThrow(/Set both/);
    expect(() =>
      readFirebase({ ...whole, ...emulators, FIRESTORE_EMULATOR_HOST: 'http://127.0.0.1:1/' }),
    ).toThrow(/FIRESTORE_EMULATOR_HOST must be a host and a port/);
    expect(() => readFirebase({ ...whole, FIREBASE_AUTH_DOMAIN: 'https://app.example.org' })).toThrow(
      /bare domain/,
    );
  });
});

describe('a build of the app', () => {
  const hashWith = (name: string, value: string): string => {
    const before = process.env[name];
    process.env[name] = value;
    try {
      return inputHash('app', false);
    } finally {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    }
  };

  test.each(FIREBASE_VARIABLES.map(({ name }) => name))('is made anew when %s changes', (name) => {
    expect(hashWith(name, 'one')).not.toBe(hashWith(name, 'two'));
  });

  test('is made anew with the pages that `npm start` leaves for later', () => {
    expect(hashWith('APP_PAGES', 'later')).not.toBe(hashWith('APP_PAGES', ''));
  });

  test('notes the licences of each folder by themselves', () => {
    expect(groupInTarget('app', {})).not.toBe(groupInTarget('app', { APP_TARGET: 'build/app-firebase' }));
  });

  test('may go to a folder of its own, with a stamp of its own, but to no other', () => {
    expect(appTarget({})).toBe('build/app');
    expect(appTarget({ APP_TARGET: 'build/app-firebase' })).toBe('build/app-firebase');
    for (const folder of ['/tmp/app', 'build/../src', 'build/server', 'dist', 'host-app'])
      expect(() => appTarget({ APP_TARGET: folder })).toThrow(/APP_TARGET must be/);
    expect(stampName('app')).toBe(`app in ${appTarget()}`);
    expect(stampName('server')).toBe('server');
  });
});
