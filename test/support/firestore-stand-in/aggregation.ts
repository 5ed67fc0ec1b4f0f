import { parsePath, valueAt } from './field-paths';
import { RpcError } from './rpc-error';
import type { Aggregation, Fields, Found, Value } from './wire.types';

const numbers = (found: readonly Found[], path: string): readonly number[] =>
  found.flatMap(({ kept }) => {
    const value = valueAt(kept.fields, parsePath(path));
    if (value && 'integerValue' in value) return [Number(value.integerValue)];
    return value && 'doubleValue' in value ? [Number(value.doubleValue)] : [];
  });

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const toValue = (value: number): Value =>
  Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };

const aggregate = (found: readonly Found[], { count, sum, avg }: Aggregation): Value => {
  if (count) return toValue(Math.min(found.length, Number(count.upTo ?? found.length)));
  if (sum) return toValue(total(numbers(found, sum.field.fieldPath)));
  if (!avg) throw new RpcError('INVALID_ARGUMENT', 'An aggregation without an operator.');
  const values = numbers(found, avg.field.fieldPath);
  return values.length === 0 ? { nullValue: null } : { doubleValue: total(values) / values.length };
};

export const aggregated = (found: readonly Found[], wanted: readonly Aggregation[]): Fields =>
  Object.fromEntries(wanted.map((one) => [one.alias, aggregate(found, one)]));
