import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_REDIRECTS, PERSONAL_PAGES } from '../../../demo/server/routes/static-routes';
import { redirects } from '../../../host-app/routes';
import { readFirebaseHosts } from '../../../demo/server/http/firebase-hosts';
import { pageHeaders } from '../../../demo/server/http/security-headers';
import { DEFAULT_ASSET_URL } from '../../../sdk/purchases/config/config';
import { DEFAULT_API_URL } from '../../../sdk/net/http-config';

interface HeaderRule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}
interface FirebaseFile {
  readonly firestore: { readonly rules: string; readonly indexes: string };
  readonly hosting: {
    readonly public: string;
    readonly redirects: readonly { readonly source: string; readonly destination: string }[];
    readonly rewrites: readonly { readonly regex: string; readonly destination: string }[];
    readonly headers: readonly HeaderRule[];
  };
}

const { firestore, hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseFile;

const matches = ({ source, regex }: HeaderRule, path: string): boolean =>
  regex !== undefined
    ? new RegExp(regex).test(path)
    : source === '**' || (source?.endsWith('/**') === true && path.startsWith(source.slice(0, -2)));

/** As Hosting puts them together: of the same header, the last one counts. */
const headersOf = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    hosting.headers
      .filter((rule) => matches(rule, path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );

const sourcesOf = (policy: string | undefined): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (policy ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources] as const;
    }),
  );

/** With real cards and a project at Firebase. */
const served = pageHeaders({
  connect: ['https://api.stripe.com'],
  tags: [],
  firebase: readFirebaseHosts({
    FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
    FIREBASE_MEASUREMENT_ID: 'G-1',
  }),
});

test.each(['/', '/learning/algebra/basics', '/offline.html'])(
  'the page at %s gets the headers that our own server sends',
  (path) => {
    const { 'Content-Security-Policy': policy, ...others } = headersOf(path);
    const { 'Content-Security-Policy': wanted, ...rest } = served;
    expect(others).toEqual({ ...rest, 'Cache-Control': 'no-cache' });
    const allowed = sourcesOf(policy);
    for (const [name, sources] of sourcesOf(wanted?.replaceAll('https://demo.fire', 'https://*.fire')))
      expect(allowed.get(name)).toEqual(expect.arrayContaining([...sources]));
    expect([...allowed.keys()].sort()).toEqual([...sourcesOf(wanted).keys()].sort());
  },
);

test('the page may speak to the billing provider, and show its pictures', () => {
  const allowed = sourcesOf(headersOf('/')['Content-Security-Policy']);
  expect(allowed.get('connect-src')).toContain(DEFAULT_API_URL);
  expect(allowed.get('img-src')).toContain(DEFAULT_ASSET_URL);
});

test('no source is so wide that any script would do', () => {
  const policy = headersOf('/')['Content-Security-Policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-|(?:^|\s)(?:https?:|\*)(?:[\s;]|$)/);
});

test('hashed files are kept for good, the worker and documents are asked for each time', () => {
  expect(headersOf('/assets/main.no909o24.js')['Cache-Control']).toMatch(/max-age=31536000, immutable/);
  for (const path of ['/service-worker.js', '/', '/theme.js', '/manifest.webmanifest'])
    expect(headersOf(path)['Cache-Control']).toBe('no-cache');
  // A worker's own policy would be the page's.
  expect(headersOf('/assets/worker.no909o24.js')['Content-Security-Policy']).toBeUndefined();
});

test('the app’s empty page answers for personal pages only, and a missing file stays missing', () => {
  const answers = (path: string): string | undefined =>
    hosting.rewrites.find(({ regex }) => new RegExp(regex).test(path))?.destination;
  for (const path of ['/profile', '/profile/history', '/onboarding', '/admin'])
    expect([path, answers(path), PERSONAL_PAGES.test(path)]).toEqual([path, '/index.html', true]);
  for (const path of ['/ai', '/profiles', '/formulas/gone', '/administration'])
    expect([path, answers(path), PERSONAL_PAGES.test(path)]).toEqual([path, undefined, false]);
  expect(answers('/assets/gone.no909o24.js')).toBeUndefined();
});

test('a redirect of the app is one of the server, too', () => {
  const wanted = Object.fromEntries(redirects.map(({ path, to }) => [path, to]));
  expect(APP_REDIRECTS).toEqual(wanted);
  expect(
    Object.fromEntries(hosting.redirects.map(({ source, destination }) => [source, destination])),
  ).toEqual(wanted);
});

test('what is named is there', () => {
  for (const path of [firestore.rules, firestore.indexes]) expect(readFileSync(path, 'utf8')).not.toBe('');
  expect(hosting.public).toBe('build/app');
});
