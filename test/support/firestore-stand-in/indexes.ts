import { RpcError } from './rpc-error';
import type { Filter, StructuredQuery } from './wire.types';

/** As in firestore.indexes.json. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
}

const equalFields = (filter: Filter | undefined): readonly string[] => {
  if (!filter) return [];
  if (filter.compositeFilter) return filter.compositeFilter.filters.flatMap(equalFields);
  return [filter.fieldFilter?.field.fieldPath ?? filter.unaryFilter?.field.fieldPath ?? ''];
};

/**
 * The production database refuses a query that filters by one field and sorts by another when no index for both was
 * deployed; the official emulator lets it pass.
 */
export const checkIndex = (query: StructuredQuery, indexes: readonly CompositeIndex[]): void => {
  const equal = equalFields(query.where);
  const orders = (query.orderBy ?? [])
    .map(({ field, direction = 'ASCENDING' }) => ({ fieldPath: field.fieldPath, order: direction }))
    .filter(({ fieldPath }) => fieldPath !== '__name__' && !equal.includes(fieldPath));
  if (orders.length === 0 || (orders.length === 1 && equal.length === 0)) return;
  const isThere = indexes.some(({ collectionGroup, fields }) => {
    const filtered = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
    const sorted = fields.slice(equal.length).map(({ fieldPath, order }) => ({ fieldPath, order }));
    return (
      collectionGroup === query.from[0]?.collectionId &&
      JSON.stringify(filtered.sort()) === JSON.stringify([...equal].sort()) &&
      JSON.stringify(sorted) === JSON.stringify(orders)
    );
  });
  if (!isThere) throw new RpcError('FAILED_PRECONDITION', 'The query requires an index.');
};
