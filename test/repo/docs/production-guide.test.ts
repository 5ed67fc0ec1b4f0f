import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIREBASE_VARIABLES } from '../../../scripts/build/firebase-environment.mjs';
import { readSource } from '../../support/source-tree';

const guide = readFileSync('docs/production.md', 'utf8');
/** Everything in code marks, and every line of the shell examples. */
const marks = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
const shell = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, text = '']) =>
  text.trim().split('\n'),
);

const all = (pattern: RegExp): string[] => [...new Set([...guide.matchAll(pattern)].map(([found]) => found))];

test('the guide names every variable of the build, and no other', () => {
  const named = all(/\b(?:FIREBASE|FIRESTORE|GEMINI)_[A-Z_]+\b/g);
  expect(named.sort()).toEqual(FIREBASE_VARIABLES.map(({ name }) => name).sort());
  expect(readFileSync('scripts/build/firebase-environment.mjs', 'utf8')).toContain('APP_TARGET');
});

test('each file it names is there', () => {
  const files = marks.filter((mark) => /^[\w-]+(\/[\w.-]+)*\.(ts|mjs|json|rules|html)$/.test(mark));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('each npm command is a script of the package, and each script it runs is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const run = [...guide.matchAll(/\bnpm (?:run )?(start|test|[\w:]+)/g)].map(([, name = '']) => name);
  expect(run.length).toBeGreaterThan(2);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
  const launched = shell.flatMap((line) => /^node (\S+)/.exec(line)?.[1] ?? []);
  expect(launched.filter((file) => !existsSync(file))).toEqual([]);
});

test('the command line tools have the version that the tests use', () => {
  const { text } = readSource('scripts/emulators/firebase-tools.mjs');
  const version = /FIREBASE_TOOLS_VERSION = '([\d.]+)'/.exec(text)?.[1];
  const named = all(/firebase-tools@[\d.]+\d/g);
  expect(named).toEqual([`firebase-tools@${version}`]);
});

test.each([
  ['google.com', 'host-app/data/firebase/auth/auth-user.ts'],
  ['apple.com', 'host-app/data/firebase/auth/auth-user.ts'],
  ['unauthorized-domain', 'host-app/data/firebase/auth/auth-errors.ts'],
  ['v3:', 'host-app/data/firebase/app-check.ts'],
  ['isAdmin', 'firestore.rules'],
  ['/admin', 'host-app/routes.tsx'],
  ['/__', 'host-app/worker/request-kind.ts'],
  ['same-origin-allow-popups', 'demo/server/http/security-headers.ts'],
  ['rcb_sb_', 'host-app/config.ts'],
  ['proxyURL', 'host-app/config.ts'],
  ['origin', 'host-app/config.ts'],
  ['build/app-firebase', 'scripts/tasks/emulators.mjs'],
])('%s, as the guide calls it, is in %s', (name, file) => {
  expect(marks).toContain(name);
  expect(readSource(file).text).toContain(name);
});

test('what the rules and the hosting are deployed from is named in firebase.json', () => {
  const { firestore, hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    firestore: { rules: string; indexes: string };
    hosting: { public: string };
  };
  expect(guide).toContain(firestore.rules);
  expect(guide).toContain(firestore.indexes);
  expect(marks).toContain(hosting.public);
});
