import { RpcError } from './rpc-error';
import { fromMicros, toMicros } from './times';
import type { Fields, Value } from './wire.types';

/** In the order in which the database sorts values of different kinds. */
const KINDS = [
  'nullValue',
  'booleanValue',
  'number',
  'timestampValue',
  'stringValue',
  'arrayValue',
  'mapValue',
];

type Comparable = number | bigint | string | boolean;

const rank = (value: Value): number => {
  const [kind = ''] = Object.keys(value);
  return KINDS.indexOf(kind === 'integerValue' || kind === 'doubleValue' ? 'number' : kind);
};

const scalar = (value: Value): Comparable => {
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return toMicros(value.timestampValue);
  if ('stringValue' in value) return value.stringValue;
  return 0;
};

const sign = (a: Comparable, b: Comparable): number => (a < b ? -1 : a > b ? 1 : 0);

const firstDifference = (differences: readonly number[]): number => differences.find((one) => one !== 0) ?? 0;

const compareLists = (a: readonly Value[], b: readonly Value[]): number =>
  firstDifference([
    ...a.flatMap((item, at) => (b[at] === undefined ? [] : [compareValues(item, b[at])])),
    a.length - b.length,
  ]);

const entries = (fields: Fields = {}): readonly Value[] =>
  Object.entries(fields)
    .sort(([a], [b]) => sign(a, b))
    .flatMap(([name, value]): Value[] => [{ stringValue: name }, value]);

export const compareValues = (a: Value, b: Value): number => {
  if ('arrayValue' in a && 'arrayValue' in b)
    return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? []);
  if ('mapValue' in a && 'mapValue' in b)
    return compareLists(entries(a.mapValue.fields), entries(b.mapValue.fields));
  return rank(a) - rank(b) || sign(scalar(a), scalar(b));
};

const keptValue = (value: Value, isInArray: boolean): Value => {
  if (rank(value) < 0 || Object.keys(value).length !== 1)
    throw new RpcError('INVALID_ARGUMENT', `Invalid value: ${JSON.stringify(value)}`);
  if ('timestampValue' in value) return { timestampValue: fromMicros(toMicros(value.timestampValue)) };
  if ('mapValue' in value) return { mapValue: { fields: keptFields(value.mapValue.fields) } };
  if (!('arrayValue' in value)) return value;
  if (isInArray) throw new RpcError('INVALID_ARGUMENT', 'Cannot convert an array value in an array value.');
  return { arrayValue: { values: (value.arrayValue.values ?? []).map((item) => keptValue(item, true)) } };
};

/** As the database keeps them. */
export const keptFields = (fields: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === '' || /^__.*__$/.test(name))
        throw new RpcError('INVALID_ARGUMENT', `Invalid field name: "${name}"`);
      return [name, keptValue(value, false)];
    }),
  );

export const areEqual = (a: Fields, b: Fields): boolean =>
  compareValues({ mapValue: { fields: a } }, { mapValue: { fields: b } }) === 0;
