import type { PaywallValue, StateDeclaration, StateUpdate } from '../content/condition.types';
import type { Context } from './fields/context.parse';
import {
  choice,
  complain,
  fieldsOf,
  isMissing,
  isRecord,
  itemsOf,
  quote,
  text,
} from './fields/reading.parse';
import type { Fields, ProblemLog, Spot } from './fields/reading.parse';

type ValueType = StateDeclaration['type'];

const TYPES: Readonly<Record<ValueType, (value: unknown) => value is PaywallValue>> = {
  boolean: (value) => typeof value === 'boolean',
  integer: (value): value is number => Number.isSafeInteger(value),
  double: (value): value is number => Number.isFinite(value),
  string: (value) => typeof value === 'string',
};
const NAMES = { boolean: 'boolean', integer: 'integer', double: 'double', string: 'string' } as const;

const valueOf = (spot: Spot, type: ValueType, log: ProblemLog): PaywallValue | null => {
  if (TYPES[type](spot.value)) return spot.value;
  complain(spot, `a value of the type ${type}`, log);
  return null;
};

const readDeclaration = (spot: Spot, log: ProblemLog): StateDeclaration | null => {
  const fields = fieldsOf(spot, log);
  if (!fields) return null;
  if (isMissing(fields('type'))) complain(fields('type'), 'a type of value', log);
  const type = choice(fields('type'), log, NAMES, null);
  const initial = type && valueOf(fields('default'), type, log);
  return type === null || initial === null ? null : { type, initial };
};

/** The values that the paywall declares in `state_declarations`. */
export const readDeclarations = (root: Fields, log: ProblemLog): ReadonlyMap<string, StateDeclaration> => {
  const spot = root('state_declarations');
  const fields = fieldsOf(spot, log);
  const names = fields && isRecord(spot.value) ? Object.keys(spot.value) : [];
  return new Map(
    names.flatMap((name): [string, StateDeclaration][] => {
      const found = fields && readDeclaration(fields(name), log);
      return found ? [[name, found]] : [];
    }),
  );
};

/** Stands for the tab's own id. */
const TAB_ID = '$value';

/** The updates of a tab. An update of a wrong type is left out, with a problem. */
export const readUpdates = (spot: Spot, tabId: string, context: Context): readonly StateUpdate[] => {
  const { log, stateDeclarations } = context;
  return itemsOf(spot, log).flatMap((item): StateUpdate[] => {
    const fields = fieldsOf(item, log);
    if (!fields) return [];
    if (isMissing(fields('set'))) complain(fields('set'), 'the name of a declared state', log);
    const name = text(fields('set'), log, null);
    if (name === null) return [];
    const declaration = stateDeclarations.get(name);
    if (!declaration) {
      log.add(fields('set').path, `There is no declared state "${quote(name)}".`);
      return [];
    }
    const to = fields('to');
    const value = valueOf(to.value === TAB_ID ? { ...to, value: tabId } : to, declaration.type, log);
    return value === null ? [] : [{ name, value }];
  });
};
