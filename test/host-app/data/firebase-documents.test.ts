import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createFirebaseDocuments } from '../../../host-app/data/firebase/documents/documents';
import { connectDocuments } from '../../../host-app/data/firebase/documents/documents-client';
import { toDocumentsError } from '../../../host-app/data/firebase/documents/documents-failure';
import { DocumentsError } from '../../../host-app/ports';
import type { Documents } from '../../../host-app/ports';
import { startFirestoreStandIn } from '../../support/firestore-stand-in/server';
import type { FirestoreStandIn } from '../../support/firestore-stand-in/server';
import { createFakeClock } from '../fakes';

const LIMIT = 15_000;
const UNREACHABLE = 'The database can’t be reached. Check the connection and try again.';
const UNCERTAIN =
  'No answer came, so it is not certain that this was saved. Check the connection and try again.';
const NEVER_SENT = 'The database can’t be reached, so nothing was sent. Try again.';

const app = initializeApp({ projectId: 'demo-faults', apiKey: 'none' }, 'faults');
let server: FirestoreStandIn;
let direct: Documents;

beforeAll(async () => {
  server = await startFirestoreStandIn();
  direct = connectDocuments(app, server.host);
});
afterEach(() => {
  server.fail(null);
  server.clear();
});
afterAll(async () => {
  await deleteApp(app);
  await server.close();
});

const failureOf = async (call: Promise<unknown>): Promise<DocumentsError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DocumentsError);
  return error as DocumentsError;
};

test.each([
  ['PERMISSION_DENIED', 'denied'],
  ['UNAUTHENTICATED', 'denied'],
  ['RESOURCE_EXHAUSTED', 'full'],
  ['UNAVAILABLE', 'offline'],
  ['FAILED_PRECONDITION', 'unknown'],
  ['INTERNAL', 'unknown'],
  ['cut', 'offline'],
  ['cut-late', 'offline'],
  ['proxy', 'offline'],
] as const)('an answer that is %s is the failure "%s", for each call', async (fault, reason) => {
  server.fail(fault);
  const calls = [
    direct.read('things/t1'),
    direct.list({ collection: 'things' }),
    direct.write('things/t1', { secret: 'xyzzy' }),
    direct.update('things/t1', { secret: 'xyzzy' }),
    direct.add('things', { secret: 'xyzzy' }),
    direct.remove('things/t1'),
    direct.commit([{ kind: 'write', path: 'things/t1', data: { secret: 'xyzzy' } }]),
  ];
  for (const failure of await Promise.all(calls.map(failureOf))) {
    expect(failure.reason).toBe(reason);
    expect(failure.message, 'words for people').toMatch(/^[A-Z][^{}:/]+\.$/);
    expect(failure.cause).toBeInstanceOf(Error);
  }
});

test('without a connection a read can be tried again, and a write says that it may have arrived', async () => {
  server.fail('cut-late');
  expect((await failureOf(direct.read('things/t1'))).message).toBe(UNREACHABLE);
  expect((await failureOf(direct.write('things/t1', { a: 1 }))).message).toBe(UNCERTAIN);
  server.fail(null);
  expect((await direct.read('things/t1'))?.data, 'it did').toEqual({ a: 1 });
});

test('where nobody listens, it is offline', async () => {
  const gone = await startFirestoreStandIn();
  await gone.close();
  const lonely = initializeApp({ projectId: 'demo-faults', apiKey: 'none' }, 'lonely');
  const documents = connectDocuments(lonely, gone.host);
  expect((await failureOf(documents.read('things/t1'))).reason).toBe('offline');
  await deleteApp(lonely);
});

test.each([
  ['Chromium', 'Failed to fetch'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Safari', 'Load failed'],
  ['Safari on the move', 'The network connection was lost.'],
])('the words of %s for a lost connection are known', async (_, words) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError(words)));
  expect((await failureOf(direct.read('things/t1'))).reason).toBe('offline');
});

test.each([
  ['auth/network-request-failed', 'offline'],
  ['auth/user-token-expired', 'denied'],
  ['auth/user-disabled', 'denied'],
  ['auth/internal-error', 'unknown'],
] as const)('the account service may refuse the token: %s is the failure "%s"', (code, reason) => {
  expect(toDocumentsError('reads', new FirebaseError(code, 'Firebase: no token.')).reason).toBe(reason);
});

test('a failure prints nothing: what was to be saved is nobody’s business', async () => {
  const print = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  server.fail('cut');
  await failureOf(direct.write('things/t1', { secret: 'xyzzy' }));
  for (const printed of print) expect(printed).not.toHaveBeenCalled();
});

test('what the client refuses to send is a failure like any other', async () => {
  expect((await failureOf(direct.read('things'))).reason).toBe('unknown');
  expect((await failureOf(direct.update('things/t1', { 'a..b': 1 }))).reason).toBe('unknown');
});

test('a query for which no index was deployed fails here as it would in production', async () => {
  const strict = await startFirestoreStandIn({
    indexes: {
      indexes: [],
      fieldOverrides: [{ collectionGroup: 'things', fieldPath: 'text', indexes: [] }],
    },
  });
  const other = initializeApp({ projectId: 'demo-faults', apiKey: 'none' }, 'strict');
  const documents = connectDocuments(other, strict.host);
  const collection = 'things';
  const orderBy = { field: 'at', direction: 'asc' } as const;
  expect(await documents.list({ collection, where: { a: 1, b: 2 } })).toEqual([]);
  expect(await documents.list({ collection, orderBy })).toEqual([]);
  expect((await failureOf(documents.list({ collection, where: { a: 1 }, orderBy }))).reason).toBe('unknown');
  expect((await failureOf(documents.list({ collection, where: { text: 'x' } }))).reason).toBe('unknown');
  await deleteApp(other);
  await strict.close();
});

test('nothing is loaded before the first need of data, and then once', async () => {
  const connect = vi.fn(() => Promise.resolve(direct));
  const documents = createFirebaseDocuments(connect, createFakeClock());
  expect(connect).not.toHaveBeenCalled();
  const [id, nothing] = await Promise.all([documents.add('things', { a: 1 }), documents.read('things/none')]);
  expect(nothing).toBeNull();
  expect(await documents.list({ collection: 'things' })).toEqual([{ id, data: { a: 1 } }]);
  await documents.commit([{ kind: 'update', path: `things/${id}`, changes: { a: 2 } }]);
  await documents.update(`things/${id}`, { b: 3 });
  expect((await documents.read(`things/${id}`))?.data).toEqual({ a: 2, b: 3 });
  await documents.write(`things/${id}`, { c: 4 });
  await documents.remove(`things/${id}`);
  expect(await documents.read(`things/${id}`)).toBeNull();
  expect(connect).toHaveBeenCalledOnce();
});

test('a client that could not be loaded is loaded again by the next call', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const connect = vi.fn<() => Promise<Documents>>().mockRejectedValueOnce(cause).mockResolvedValue(direct);
  const documents = createFirebaseDocuments(connect, createFakeClock());
  const failure = await failureOf(documents.write('things/t1', { a: 1 }));
  expect(failure).toMatchObject({ reason: 'offline', message: NEVER_SENT, cause });
  await documents.write('things/t1', { a: 1 });
  expect((await direct.read('things/t1'))?.data).toEqual({ a: 1 });
});

test('a call that nobody answers ends after 15 seconds', async () => {
  const clock = createFakeClock();
  const documents = createFirebaseDocuments(() => Promise.resolve(direct), clock);
  server.fail('hang');
  const before = server.calls.length;
  const [read, written] = [documents.read('things/t1'), documents.write('things/t1', { a: 1 })].map(
    failureOf,
  );
  await vi.waitUntil(() => server.calls.length === before + 2, { timeout: 10_000 });
  await clock.pass(LIMIT - 1);
  expect(await Promise.race([read, written, Promise.resolve('waiting')])).toBe('waiting');
  await clock.pass(1);
  expect(await read).toMatchObject({ reason: 'offline', message: UNREACHABLE });
  expect(await written).toMatchObject({ reason: 'offline', message: UNCERTAIN });
});

test('a write that was given up while the client was still loading is not sent afterwards', async () => {
  const clock = createFakeClock();
  let arrive: (documents: Documents) => void = () => undefined;
  const loading = new Promise<Documents>((resolve) => {
    arrive = resolve;
  });
  const documents = createFirebaseDocuments(() => loading, clock);
  const written = failureOf(documents.write('things/late', { a: 1 }));
  await clock.pass(LIMIT);
  expect(await written).toMatchObject({ reason: 'offline', message: NEVER_SENT });
  arrive(direct);
  await documents.write('things/again', { a: 1 });
  expect((await direct.list({ collection: 'things' })).map(({ id }) => id)).toEqual(['again']);
});

test('an answer in time leaves no timer behind', async () => {
  const clock = createFakeClock();
  const stop = vi.fn();
  const after = vi.fn(() => stop);
  const documents = createFirebaseDocuments(() => Promise.resolve(direct), { ...clock, after });
  await documents.read('things/t1');
  expect(after).toHaveBeenCalledExactlyOnceWith(LIMIT, expect.any(Function));
  expect(stop).toHaveBeenCalledOnce();
});
