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

interface Filtered {
  readonly field: string;
  readonly isRange: boolean;
}

const filteredFields = (filter: Filter | undefined): readonly Filtered[] => {
  if (!filter) return [];
  if (filter.compositeFilter) return filter.compositeFilter.filters.flatMap(filteredFields);
  const { fieldFilter, unaryFilter } = filter;
  const field = fieldFilter?.field.fieldPath ?? unaryFilter?.field.fieldPath ?? '';
  return [{ field, isRange: fieldFilter !== undefined && fieldFilter.op !== 'EQUAL' }];
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
  const filtered = filteredFields(query.where);
  const equal = filtered.filter(({ isRange }) => !isRange).map(({ field }) => field);
  const ranges = [...new Set(filtered.filter(({ isRange }) => isRange).map(({ field }) => field))];
  // A range is read in the order of its field.
  const sorted = query.orderBy ?? ranges.map((fieldPath) => ({ field: { fieldPath } }));
  const orders = sorted
    .map((one) => ({
      fieldPath: one.field.fieldPath,
      order: 'direction' in one ? (one.direction ?? 'ASCENDING') : 'ASCENDING',
    }))
    .filter(({ fieldPath }) => fieldPath !== '__name__' && !equal.includes(fieldPath));
  checkFields(collection, [...equal, ...orders.map(({ fieldPath }) => fieldPath)], deployed);
  if (orders.length === 0 || (orders.length === 1 && equal.length === 0)) return;
  const isThere = deployed.indexes.some(({ collectionGroup, fields }) => {
    const names = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
    const ordered = fields.slice(equal.length).map(({ fieldPath, order }) => ({ fieldPath, order }));
    return (
      collectionGroup === collection &&
      JSON.stringify(names.sort()) === JSON.stringify([...equal].sort()) &&
      JSON.stringify(ordered) === JSON.stringify(orders)
    );
  });
  if (!isThere) throw missing();
};
