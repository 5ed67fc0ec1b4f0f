import {
  average,
  collection,
  doc,
  getAggregate,
  getCount,
  getDoc,
  query,
  runTransaction,
  setDoc,
  sum,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { DocumentReference, Firestore } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';

/** A database that was just emptied, past its rules. */
export interface Wire {
  readonly host: string;
  readonly firestore: Firestore;
}

type Answer = { readonly error?: { readonly status: string }; readonly commitTime?: string };

const rootOf = ({ firestore }: Wire): string =>
  `projects/${firestore.app.options.projectId ?? ''}/databases/(default)/documents`;

/** The call itself, for what the client library never asks. */
const commit = async (wire: Wire, writes: readonly unknown[]): Promise<string> => {
  const response = await fetch(`http://${wire.host}/v1/${rootOf(wire)}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  const { error, commitTime } = (await response.json()) as Answer;
  return error ? `${response.status} ${error.status}` : `${response.status} ${commitTime ? 'done' : ''}`;
};

const read = async (place: DocumentReference): Promise<unknown> => (await getDoc(place)).data();

const testPreconditions = (open: () => Promise<Wire>): void => {
  test('a write may depend on what is there, and says why it was refused', async () => {
    const wire = await open();
    const name = (id: string): string => `${rootOf(wire)}/things/${id}`;
    await setDoc(doc(wire.firestore, 'things/there'), { a: 1 });
    const change = (id: string, currentDocument?: object) => [
      {
        update: { name: name(id), fields: { a: { integerValue: '2' } } },
        ...(currentDocument && { currentDocument }),
      },
    ];
    const stale = { updateTime: '2020-01-01T00:00:00.000001Z' };
    expect(await commit(wire, change('there', { exists: false }))).toBe('409 ALREADY_EXISTS');
    expect(await commit(wire, change('absent', { exists: true }))).toBe('404 NOT_FOUND');
    expect(await commit(wire, change('there', stale))).toBe('400 FAILED_PRECONDITION');
    expect(await commit(wire, [{ delete: name('absent'), currentDocument: { exists: true } }])).toBe(
      '404 NOT_FOUND',
    );
    expect(await read(doc(wire.firestore, 'things/there'))).toEqual({ a: 1 });
    expect(await commit(wire, change('there', { exists: true }))).toBe('200 done');
    expect(await commit(wire, [{ delete: name('absent') }])).toBe('200 done');
    expect(await read(doc(wire.firestore, 'things/there'))).toEqual({ a: 2 });
  });

  test('a name that no document can have is refused', async () => {
    const wire = await open();
    const put = (path: string) => commit(wire, [{ update: { name: `${rootOf(wire)}/${path}`, fields: {} } }]);
    expect(await Promise.all(['things', 'things/a/b', 'things/__a__'].map(put))).toEqual(
      Array.from({ length: 3 }, () => '400 INVALID_ARGUMENT'),
    );
  });
};

const testTransactions = (open: () => Promise<Wire>): void => {
  test('a transaction begins anew when somebody was faster', async () => {
    const { firestore } = await open();
    const [counter, other] = [doc(firestore, 'things/counter'), doc(firestore, 'things/other')];
    await setDoc(counter, { count: 1 });
    let turns = 0;
    await runTransaction(firestore, async (transaction) => {
      const found = await transaction.get(counter);
      const missing = await transaction.get(other);
      turns += 1;
      if (turns === 1) await setDoc(counter, { count: 10 });
      if (turns === 2) await setDoc(other, { made: 'by somebody else' });
      transaction.update(counter, { count: Number(found.data()?.['count']) + 1 });
      if (!missing.exists()) transaction.set(other, { made: 'here' });
    });
    expect(turns).toBe(3);
    expect(await read(counter)).toEqual({ count: 11 });
    expect(await read(other)).toEqual({ made: 'by somebody else' });
  });
};

const testValues = (open: () => Promise<Wire>): void => {
  test('documents are counted, and their numbers summed', async () => {
    const { firestore } = await open();
    const things = collection(firestore, 'things');
    for (const [at, n] of [1, 2.5, 'three', 4].entries())
      await setDoc(doc(things, `t${at}`), { n, kind: at % 2 });
    expect((await getCount(things)).data()).toEqual({ count: 4 });
    const even = query(things, where('kind', '==', 0));
    const asked = { sum: sum('n'), average: average('n') };
    expect((await getAggregate(even, asked)).data()).toEqual({ sum: 1, average: 1 });
    expect((await getAggregate(things, asked)).data()).toEqual({ sum: 7.5, average: 2.5 });
    const none = query(things, where('kind', '==', 9));
    expect((await getAggregate(none, asked)).data()).toEqual({ sum: 0, average: null });
  });

  test('times are kept to the microsecond', async () => {
    const { firestore } = await open();
    const place = doc(firestore, 'things/t1');
    await setDoc(place, { fine: new Timestamp(5, 123_456_789), old: new Timestamp(-5, 1_000) });
    expect(await read(place)).toEqual({
      fine: new Timestamp(5, 123_456_000),
      old: new Timestamp(-5, 1_000),
    });
  });
};

/** What the stand-in promises of the database's wire is true of the emulator. */
export const testWire = (open: () => Promise<Wire>): void => {
  describe('the wire', () => {
    testPreconditions(open);
    testTransactions(open);
    testValues(open);
  });
};
