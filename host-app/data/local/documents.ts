import { DocumentsError, serverTime } from '../../ports';
import type { Clock, DocumentData, Documents, StoredDocument, TextStore } from '../../ports';
import { select } from './documents-query';

const PREFIX = 'documents:';
const TIME = '$time';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Dates are stored as `{ $time: milliseconds }`. */
const encode = (value: unknown, now: number): unknown => {
  if (value === serverTime) return { [TIME]: now };
  if (value instanceof Date) return { [TIME]: value.getTime() };
  if (Array.isArray(value)) return value.map((item) => encode(item, now));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item, now)]));
};

const decode = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(decode);
  if (!isRecord(value)) return value;
  const time = value[TIME];
  if (typeof time === 'number') return new Date(time);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decode(item)]));
};

/** `a.b` addresses the field `b` inside `a`. */
const withChange = (data: DocumentData, [name, ...rest]: readonly string[], value: unknown): DocumentData => {
  if (name === undefined) return data;
  const inner = data[name];
  return {
    ...data,
    [name]: rest.length === 0 ? value : withChange(isRecord(inner) ? inner : {}, rest, value),
  };
};

interface LocalDocumentsParts {
  readonly store: TextStore;
  readonly clock: Clock;
  readonly randomId: () => string;
}

const key = (path: string): string => PREFIX + path;

/** Reads and writes single documents. */
const createDocumentStore = ({ store, clock }: LocalDocumentsParts) => {
  const load = (path: string): DocumentData | null => {
    const text = store.read(key(path));
    if (text === null) return null;
    try {
      const value = decode(JSON.parse(text));
      return isRecord(value) ? value : null;
    } catch {
      return null;
    }
  };
  const save = (path: string, data: DocumentData): void => {
    if (store.write(key(path), JSON.stringify(encode(data, clock.now())))) return;
    throw new DocumentsError('full', 'This browser has no room left, or does not allow storage.');
  };
  const update = (path: string, changes: DocumentData): void => {
    const found = load(path);
    if (!found) throw new DocumentsError('missing', `There is no document ${path}.`);
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const changed = given.reduce<DocumentData>(
      (data, [name, value]) => withChange(data, name.split('.'), value),
      found,
    );
    save(path, changed);
  };
  return { load, save, update };
};

/** Documents in the browser's own storage: the default when no database is configured. */
export const createLocalDocuments = (parts: LocalDocumentsParts): Documents => {
  const { store, randomId } = parts;
  const { load, save, update } = createDocumentStore(parts);
  const restore = ([path, text]: readonly [string, string | null]): void => {
    if (text === null) store.remove(key(path));
    else store.write(key(path), text);
  };
  const list: Documents['list'] = async (query) => {
    const start = key(`${query.collection}/`);
    const documents = store
      .keys()
      .filter((name) => name.startsWith(start) && !name.slice(start.length).includes('/'))
      .flatMap((name): StoredDocument[] => {
        const data = load(name.slice(PREFIX.length));
        return data ? [{ id: name.slice(start.length), data }] : [];
      });
    return select(documents, query);
  };
  return {
    async read(path) {
      const data = load(path);
      return data ? { id: path.slice(path.lastIndexOf('/') + 1), data } : null;
    },
    async write(path, data) {
      save(path, data);
    },
    async update(path, changes) {
      update(path, changes);
    },
    async add(collection, data) {
      const id = randomId();
      save(`${collection}/${id}`, data);
      return id;
    },
    async remove(path) {
      store.remove(key(path));
    },
    async commit(changes) {
      const before = changes.map(({ path }) => [path, store.read(key(path))] as const);
      try {
        for (const change of changes)
          if (change.kind === 'write') save(change.path, change.data);
          else update(change.path, change.changes);
      } catch (error) {
        before.forEach(restore);
        throw error;
      }
    },
    list,
    count: async (query) => (await list(query)).length,
  };
};
