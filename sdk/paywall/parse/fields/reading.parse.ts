import type { PaywallProblem } from '../../content/paywall.types';

/**
 * Reading without throwing: every reader gets a spot (a value and where it was found) and something to fall back
 * on; what does not fit becomes a problem, and the fallback is used. Absent and `null` are the same and are fine.
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
/** A length beyond it is a slip, and no screen shows it. */
const LONGEST = 100_000;

/** Each problem once: looks are read once for every state. */
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

/** Words out of the data, short enough for a message. */
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

/** Own fields only: a field called `constructor` is there only when the data has one. */
const ownField = (source: Readonly<Record<string, unknown>>, path: string, name: string): Spot => ({
  value: Object.hasOwn(source, name) ? source[name] : undefined,
  path: path ? `${path}.${name}` : name,
});

export const complain = (spot: Spot, expected: string, log: ProblemLog): void =>
  log.add(spot.path, `Expected ${expected}, got ${kindOf(spot.value)}.`);

/** `null` with a problem for anything but an object; `null` without one for nothing. */
export const fieldsOf = (spot: Spot, log: ProblemLog): Fields | null => {
  const { value, path } = spot;
  if (isMissing(spot)) return null;
  if (isRecord(value)) return (name) => ownField(value, path, name);
  complain(spot, 'an object', log);
  return null;
};

/** Like `fieldsOf`, for an object that has to be there. */
export const requiredFields = (spot: Spot, log: ProblemLog): Fields | null => {
  if (isMissing(spot)) complain(spot, 'an object', log);
  return fieldsOf(spot, log);
};

/** `over` wins where it says something. */
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

/** One of the names of a table; the result is what the table has under it. */
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
