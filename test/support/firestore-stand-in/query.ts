import { parsePath, valueAt } from './field-paths';
import { RpcError } from './rpc-error';
import { compareValues } from './values';
import type { Collected, Filter, Found, Order, StructuredQuery, Value } from './wire.types';

const NAME = '__name__';

const fieldOf = ({ name, kept }: Found, path: string): Value | undefined =>
  path === NAME ? { stringValue: name } : valueAt(kept.fields, parsePath(path));

const unsupported = (what: string): RpcError =>
  new RpcError('UNIMPLEMENTED', `The stand-in knows no ${what}.`);

const OPERATORS: Readonly<Record<string, (order: number) => boolean>> = {
  EQUAL: (order) => order === 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
  LESS_THAN: (order) => order < 0,
};

const matches = (found: Found, { fieldFilter, unaryFilter, compositeFilter }: Filter): boolean => {
  if (compositeFilter) {
    if (compositeFilter.op !== 'AND') throw unsupported(`filter ${compositeFilter.op}`);
    return compositeFilter.filters.every((filter) => matches(found, filter));
  }
  if (unaryFilter) {
    if (unaryFilter.op !== 'IS_NULL') throw unsupported(`filter ${unaryFilter.op}`);
    const value = fieldOf(found, unaryFilter.field.fieldPath);
    return value !== undefined && 'nullValue' in value;
  }
  const holds = fieldFilter && OPERATORS[fieldFilter.op];
  if (!holds) throw unsupported(`filter ${fieldFilter?.op ?? 'without a name'}`);
  const value = fieldOf(found, fieldFilter.field.fieldPath);
  return value !== undefined && holds(compareValues(value, fieldFilter.value));
};

const inCollection = (parent: string, { from }: StructuredQuery): ((name: string) => boolean) => {
  const [{ collectionId, allDescendants = false } = {}] = from;
  if (from.length !== 1 || !collectionId || allDescendants) throw unsupported('collection group');
  const start = `${parent}/${collectionId}/`;
  return (name) => name.startsWith(start) && !name.slice(start.length).includes('/');
};

const compareBy =
  (orders: readonly Order[]) =>
  (a: Found, b: Found): number => {
    for (const { field, direction } of orders) {
      const [left, right] = [fieldOf(a, field.fieldPath), fieldOf(b, field.fieldPath)];
      const order = left && right ? compareValues(left, right) : 0;
      if (order !== 0) return direction === 'DESCENDING' ? -order : order;
    }
    return 0;
  };

/** With the name at the end, as the database itself adds it. */
const fullOrder = (orders: readonly Order[]): readonly Order[] => {
  const last = orders.at(-1);
  if (last?.field.fieldPath === NAME) return orders;
  return [...orders, { field: { fieldPath: NAME }, direction: last?.direction ?? 'ASCENDING' }];
};

/** The document after which the query begins: cursors at another field than the name are not known here. */
const startName = ({ startAt, orderBy = [] }: StructuredQuery): string => {
  if (!startAt) return '';
  const name = startAt.values[0]?.referenceValue;
  const isKnown =
    startAt.values.length === 1 && startAt.before !== true && orderBy[0]?.field.fieldPath === NAME;
  if (name === undefined || !isKnown) throw unsupported('cursor of this kind');
  return name;
};

export const runQuery = (documents: Collected, parent: string, asked: StructuredQuery): readonly Found[] => {
  const { where, orderBy = [], limit, ...rest } = asked;
  const extra = Object.keys(rest).filter((key) => key !== 'from' && key !== 'startAt');
  const start = startName(asked);
  if (extra.length > 0) throw unsupported(`query with ${extra.join(', ')}`);
  const isInside = inCollection(parent, asked);
  const orders = fullOrder(orderBy);
  const found = [...documents]
    .map(([name, kept]) => ({ name, kept }))
    .filter(({ name }) => isInside(name) && name > start)
    .filter((one) => !where || matches(one, where))
    // A document without the field has no place in its order.
    .filter((one) => orders.every(({ field }) => fieldOf(one, field.fieldPath) !== undefined))
    .sort(compareBy(orders));
  const most = typeof limit === 'object' ? limit.value : limit;
  return most === undefined ? found : found.slice(0, most);
};
