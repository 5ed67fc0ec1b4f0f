/** Receives a part of an answer that was left out: its path, the expected type and the actual one. */
export type Report = (problem: string) => void;
/**
 * Readers turn unknown JSON into typed values. A reader gets a value and its path. It returns the value, or throws a
 * `TypeError` with the path, the expected type and the actual value. The client turns that error into a `PurchasesError`
 * (code 12). A tolerant reader reports what it leaves out instead.
 */
export type Read<T> = (value: unknown, path: string, report?: Report) => T;
export type Infer<R> = R extends Read<infer T> ? T : never;

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;

const malformed = (path: string, expected: string, value: unknown): TypeError =>
  new TypeError(`${path || 'answer'}: expected ${expected}, got ${kindOf(value)}.`);

const guard =
  <T>(expected: string, is: (value: unknown) => value is T): Read<T> =>
  (value, path) => {
    if (!is(value)) throw malformed(path, expected, value);
    return value;
  };

export const text = guard('text', (value): value is string => typeof value === 'string');
export const flag = guard('true or false', (value): value is boolean => typeof value === 'boolean');
export const integer = guard('a whole number', (value): value is number => Number.isSafeInteger(value));
export const number = guard('a number', (value): value is number => Number.isFinite(value));
/** Money in micros: an integer of 0 or more. */
export const micros = guard(
  'an amount in micros',
  (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0,
);
export const currency = guard(
  'a currency code',
  (value): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
);
/** A decimal number of 0 or more, such as a price in the main unit. */
export const decimal = guard(
  'a number',
  (value): value is number => Number.isFinite(value) && (value as number) >= 0,
);
export const anything: Read<unknown> = (value) => value;

/** A date and time; the server sends ISO 8601. */
export const instant: Read<Date> = (value, path) => {
  const date = new Date(text(value, path));
  if (Number.isNaN(date.getTime())) throw malformed(path, 'a date', value);
  return date;
};

/** The server sends absent fields and null with the same meaning: both become null. */
export const optional =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path, report) =>
    value === undefined || value === null ? null : read(value, path, report);

/** Reads `null` where `read` fails, also for an absent value, and reports why. */
export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path, report) => {
    try {
      return read(value, path, report);
    } catch (error) {
      report?.((error as TypeError).message);
      return null;
    }
  };

/** Like `optional`; a value that can't be read becomes null, too, and is reported. */
export const tolerant = <T>(read: Read<T>): Read<T | null> => orNull(optional(read));

/** A value that does not reject the whole answer: the error of a malformed one is the value. */
export const orError =
  <T>(read: Read<T>): Read<T | TypeError> =>
  (value, path) => {
    try {
      return read(value, path);
    } catch (error) {
      return error as TypeError;
    }
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const record: Read<Record<string, unknown>> = guard('an object', isRecord);

export const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, path, report) => {
    if (!Array.isArray(value)) throw malformed(path, 'a list', value);
    return value.map((item: unknown, index) => read(item, `${path}[${index}]`, report));
  };

/** A list without the items that can't be read; they are reported. */
export const records =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (...what) =>
    list(orNull(read))(...what).flatMap((item) => (item === null ? [] : [item]));

/** An object used as a dictionary. `Object.fromEntries` defines keys, so a key `__proto__` stays plain data. */
export const dictionary =
  <T>(read: Read<T>): Read<Readonly<Record<string, T>>> =>
  (value, path, report) =>
    Object.fromEntries(
      Object.entries(record(value, path)).map(([key, item]) => [key, read(item, `${path}.${key}`, report)]),
    );

type Fields = Readonly<Record<string, Read<unknown>>>;

/** An object with known fields. Other fields are left out. */
export const shape =
  <F extends Fields>(fields: F): Read<{ readonly [K in keyof F]: Infer<F[K]> }> =>
  (value, path, report) => {
    const source = record(value, path);
    const own = (key: string): unknown => (Object.hasOwn(source, key) ? source[key] : undefined);
    const entries = Object.entries(fields).map(([key, read]) => [
      key,
      read(own(key), path ? `${path}.${key}` : key, report),
    ]);
    // Each field was checked above. The compiler can't follow a mapped type through fromEntries.
    return Object.fromEntries(entries) as { readonly [K in keyof F]: Infer<F[K]> };
  };
