import { RpcError } from './rpc-error';
import type { Fields, Value } from './wire.types';

const PART = /^(?:([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\[`\\])+)`)(\.|$)/;

/** 'a.`b-c`' names the field 'b-c' in the map 'a'. */
export const parsePath = (path: string): readonly string[] => {
  const [whole, plain, quoted, end] = PART.exec(path) ?? [];
  const rest = path.slice(whole?.length ?? 0);
  if (whole === undefined || (end === '.') !== rest.length > 0)
    throw new RpcError('INVALID_ARGUMENT', `Invalid property path "${path}".`);
  const name = plain ?? (quoted ?? '').replace(/\\([`\\])/g, '$1');
  return rest === '' ? [name] : [name, ...parsePath(rest)];
};

const innerFields = (value: Value | undefined): Fields =>
  value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};

export const valueAt = (fields: Fields, [name, ...rest]: readonly string[]): Value | undefined => {
  const value = name === undefined ? undefined : fields[name];
  return rest.length === 0 ? value : valueAt(innerFields(value), rest);
};

/** A field on the way that is no map becomes one; `undefined` takes the field away. */
export const withValueAt = (
  fields: Fields,
  [name, ...rest]: readonly string[],
  value: Value | undefined,
): Fields => {
  if (name === undefined) return fields;
  const { [name]: before, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...others, [name]: value };
  if (value === undefined && valueAt(fields, [name, ...rest]) === undefined) return fields;
  return { ...others, [name]: { mapValue: { fields: withValueAt(innerFields(before), rest, value) } } };
};
