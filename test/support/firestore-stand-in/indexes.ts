import { RpcError } from './rpc-error';
import type { Filter, StructuredQuery } from './wire.types';

/** As in firestore.indexes.json. */
export interface Indexes {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
  }[];
  /** An empty list takes the field's own index away. */
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly unknown[];
  }[];
}

const missing = (): RpcError => new RpcError('FAILED_PRECONDITION', 'The query requires an index.');

const equalFields = (filter: Filter | undefined): readonly string[] => {
  if (!filter) return [];
  if (filter.compositeFilter) return filter.compositeFilter.filters.flatMap(equalFields);
  return [filter.fieldFilter?.field.fieldPath ?? filter.unaryFilter?.field.fieldPath ?? ''];
};

const checkFields = (collection: string, fields: readonly string[], { fieldOverrides }: Indexes): void => {
  const isWithout = (field: string): boolean =>
    fieldOverrides.some(
      ({ collectionGroup, fieldPath, indexes }) =>
        collectionGroup === collection && indexes.length === 0 && (fieldPath === '*' || fieldPath === field),
    );
  if (fields.some(isWithout)) throw missing();
};

/**
 * The production database refuses a query by a field that has no index, or one that filters by one field and sorts by
 * another when no index for both was deployed; the official emulator lets it pass.
 */
export const checkIndex = (query: StructuredQuery, deployed: Indexes): void => {
  const collection = query.from[0]?.collectionId ?? '';
  const equal = equalFields(query.where);
  const orders = (query.orderBy ?? [])
    .map(({ field, direction = 'ASCENDING' }) => ({ fieldPath: field.fieldPath, order: direction }))
    .filter(({ fieldPath }) => fieldPath !== '__name__' && !equal.includes(fieldPath));
  checkFields(collection, [...equal, ...orders.map(({ fieldPath }) => fieldPath)], deployed);
  if (orders.length === 0 || (orders.length === 1 && equal.length === 0)) return;
  const isThere = deployed.indexes.some(({ collectionGroup, fields }) => {
    const filtered = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
    const sorted = fields.slice(equal.length).map(({ fieldPath, order }) => ({ fieldPath, order }));
    return (
      collectionGroup === collection &&
      JSON.stringify(filtered.sort()) === JSON.stringify([...equal].sort()) &&
      JSON.stringify(sorted) === JSON.stringify(orders)
    );
  });
  if (!isThere) throw missing();
};
