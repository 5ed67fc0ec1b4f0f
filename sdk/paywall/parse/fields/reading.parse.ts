import type { PaywallProblem } from '../../content/paywall.types';

/**
 * Readers do not throw. Each one gets a spot (a value and its path) and a fallback. For an invalid value it records a
 * problem and returns the fallback. Absent values and `null` are both allowed.
 */
export interface Spot {
  readonly value: unknown;
  readonly path: string;
}

/** The fields of an object by name. */
export type Fields = (name: string) => Spot;

export interface ProblemLog {
  readonly list: readonly PaywallProblem[];
  add(path: string, message: string): void;
}

const MOST_PROBLEMS = 500;
/** A greater length is a mistake in the data; no screen can show it. */
const LONGEST = 100_000;

/** Records each problem once, because a look is read once for every state. */
export const createProblemLog = (): ProblemLog => {
  const list: PaywallProblem[] = [];
  const seen = new Set<string>();
  return {
    list,
    add: (path, message) => {
      const key = `${path}\n${message}`;
      if (seen.has(key) || list.length >= MOST_PROBLEMS) return;
      seen.add(key);
      list.push({ path, message });
    },
  };
};

/** A text from the data, shortened for a message. */
export const quote = (value: string): string => (value.length > 80 ? `${value.slice(0, 80)}…` : value);

const kindOf = (value: unknown): string => {
  if (typeof value === 'string') return `"${quote(value)}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : 'an object';
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isMissing = ({ value }: Spot): boolean => value === undefined || value === null;

/** Own fields only: a field called `constructor` exists only if the data has it. */
const ownField = (source: Readonly<Record<string, unknown>>, path: string, name: string): Spot => ({
  value: Object.hasOwn(source, name) ? source[name] : undefined,
  path: path ? `${path}.${name}` : name,
});

export const complain = (spot: Spot, expected: string, log: ProblemLog): void =>
  log.add(spot.path, `Expected ${expected}, got ${kindOf(spot.value)}.`);

/** `null` for a missing object; `null` with a problem for a value of another type. */
export const fieldsOf = (spot: Spot, log: ProblemLog): Fields | null => {
  const { value, path } = spot;
  if (isMissing(spot)) return null;
  if (isRecord(value)) return (name) => ownField(value, path, name);
  complain(spot, 'an object', log);
  return null;
};

/** Like `fieldsOf`, for a required object. */
export const requiredFields = (spot: Spot, log: ProblemLog): Fields | null => {
  if (isMissing(spot)) complain(spot, 'an object', log);
  return fieldsOf(spot, log);
};

/** Fields of `over` replace those below. */
export const layered =
  (base: Fields, over: Fields): Fields =>
  (name) => {
    const spot = over(name);
    return isMissing(spot) ? base(name) : spot;
  };

export const itemsOf = (spot: Spot, log: ProblemLog): readonly Spot[] => {
  const { value, path } = spot;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => ({ value: item, path: `${path}[${index}]` }));
  if (!isMissing(spot)) complain(spot, 'a list', log);
  return [];
};

const reader =
  <T>(expected: string, is: (value: unknown) => value is T) =>
  <D>(spot: Spot, log: ProblemLog, otherwise: D): T | D => {
    if (is(spot.value)) return spot.value;
    if (!isMissing(spot)) complain(spot, expected, log);
    return otherwise;
  };

export const text = reader('text', (value): value is string => typeof value === 'string');
export const flag = reader('true or false', (value): value is boolean => typeof value === 'boolean');
/** A number of pixels, degrees, milliseconds …, possibly negative. */
export const number = reader(
  'a number',
  (value): value is number => typeof value === 'number' && Math.abs(value) <= LONGEST,
);
export const length = reader(
  'a number that is not negative',
  (value): value is number => typeof value === 'number' && value >= 0 && value <= LONGEST,
);

/** Reads one of the names of a table; the result is the table's value for this name. */
export const choice = <T, D>(
  spot: Spot,
  log: ProblemLog,
  table: Readonly<Record<string, T>>,
  otherwise: D,
): T | D => {
  const { value } = spot;
  if (typeof value === 'string' && Object.hasOwn(table, value)) return table[value] as T;
  if (!isMissing(spot)) complain(spot, `one of ${Object.keys(table).join(', ')}`, log);
  return otherwise;
};
