import type { DocumentQuery, StoredDocument } from '../../ports';

type Comparable = number | string;

/** The sort order of Firestore for values of different types. */
const toComparable = (value: unknown): readonly [kind: number, value: Comparable] => {
  if (value === null) return [0, 0];
  if (typeof value === 'boolean') return [1, Number(value)];
  if (typeof value === 'number') return [2, value];
  if (value instanceof Date) return [3, value.getTime()];
  if (typeof value === 'string') return [4, value];
  return [5, 0];
};

const sign = (a: Comparable, b: Comparable): number => (a < b ? -1 : a > b ? 1 : 0);

const compare = (a: unknown, b: unknown): number => {
  const [[leftKind, left], [rightKind, right]] = [toComparable(a), toComparable(b)];
  return leftKind - rightKind || sign(left, right);
};

const valueAt = (data: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return data;
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return valueAt((data as Readonly<Record<string, unknown>>)[name], rest);
};

const fieldOf = ({ data }: StoredDocument, field: string): unknown => valueAt(data, field.split('.'));

/** Firestore's order: by id where no order is given. Documents without the sort field are left out. */
export const select = (
  documents: readonly StoredDocument[],
  { where = {}, between, orderBy, after, limit }: DocumentQuery,
): readonly StoredDocument[] => {
  const found = documents
    .filter((document) => Object.entries(where).every(([field, value]) => fieldOf(document, field) === value))
    .filter((document) => {
      const time = between && fieldOf(document, between.field);
      return !between || (time instanceof Date && time >= between.from && time < between.before);
    })
    .filter(({ id }) => after === undefined || id > after)
    .filter((document) => !orderBy || fieldOf(document, orderBy.field) !== undefined);
  const downwards = orderBy?.direction === 'desc' ? -1 : 1;
  found.sort((a, b) => {
    const order = orderBy ? compare(fieldOf(a, orderBy.field), fieldOf(b, orderBy.field)) : 0;
    return (order || sign(a.id, b.id)) * downwards;
  });
  return limit === undefined ? found : found.slice(0, limit);
};
