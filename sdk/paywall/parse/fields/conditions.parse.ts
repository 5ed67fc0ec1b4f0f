import type { Condition, PaywallValue, Rule } from '../../content/condition.types';
import type { Context } from './context.parse';
import { choice, complain, fieldsOf, flag, isMissing, itemsOf, quote, text } from './reading.parse';
import type { Fields, ProblemLog, Spot } from './reading.parse';

/** `null` for a condition that never holds. */
type ConditionReader = (fields: Fields, context: Context) => Condition | null;

const EQUALITY = { '=': true, '!=': false } as const;
const MEMBERSHIP = { in: true, 'not in': false } as const;

const operator = (fields: Fields, table: Readonly<Record<string, boolean>>, log: ProblemLog) => {
  const spot = fields('operator');
  if (isMissing(spot)) complain(spot, `one of ${Object.keys(table).join(', ')}`, log);
  return choice(spot, log, table, null);
};

/** `{ operator: '!=', value: true }` is the same as `{ operator: '=', value: false }`. */
const offerCondition =
  (type: 'intro-offer' | 'promo-offer'): ConditionReader =>
  (fields, { log }) => {
    const isEqual = operator(fields, EQUALITY, log);
    if (isMissing(fields('value'))) complain(fields('value'), 'true or false', log);
    const value = flag(fields('value'), log, null);
    return isEqual === null || value === null ? null : { type, is: isEqual === value };
  };

const selectedPackage: ConditionReader = (fields, { log }) => {
  const is = operator(fields, MEMBERSHIP, log);
  const spot = fields('packages');
  if (isMissing(spot)) complain(spot, 'a list of packages', log);
  const items = itemsOf(spot, log);
  const packageIds = items.map((item) => text(item, log, null)).filter((id) => id !== null);
  const isList = Array.isArray(spot.value) && packageIds.length === items.length;
  return is === null || !isList ? null : { type: 'selected-package', is, packageIds };
};

const isValue = (value: unknown): value is PaywallValue =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

const operand = (spot: Spot, log: ProblemLog): PaywallValue | null => {
  if (isValue(spot.value)) return spot.value;
  complain(spot, 'a text, a number, or true or false', log);
  return null;
};

const required = (spot: Spot, expected: string, log: ProblemLog): string | null => {
  if (isMissing(spot)) complain(spot, expected, log);
  return text(spot, log, null);
};

const variable: ConditionReader = (fields, { log, customVariables }) => {
  const is = operator(fields, EQUALITY, log);
  const given = required(fields('variable'), 'the name of a custom variable', log);
  const value = operand(fields('value'), log);
  if (is === null || given === null || value === null) return null;
  const name = given.replace(/^\$?custom\./, '');
  if (!customVariables.has(name))
    log.add(fields('variable').path, `There is no custom variable "${quote(name)}".`);
  return { type: 'variable', is, name, value: String(value) };
};

const stateValue: ConditionReader = (fields, { log, stateDeclarations }) => {
  const is = operator(fields, EQUALITY, log);
  const name = required(fields('name'), 'the name of a declared state', log);
  const value = operand(fields('value'), log);
  if (is === null || name === null || value === null) return null;
  const declaration = stateDeclarations.get(name);
  if (!declaration) log.add(fields('name').path, `There is no declared state "${quote(name)}".`);
  else if (typeof declaration.initial !== typeof value)
    complain(fields('value'), `a value of the type ${declaration.type}`, log);
  else return { type: 'state', is, name, value };
  return null;
};

/** Every known condition. */
const CONDITIONS: Readonly<Record<string, ConditionReader>> = {
  selected: () => ({ type: 'selected' }),
  hover: () => ({ type: 'hover' }),
  focus: () => ({ type: 'focus' }),
  error: () => ({ type: 'error' }),
  // From the provider's other clients: each width includes the wider ones.
  compact: () => ({ type: 'width', from: 'compact' }),
  medium: () => ({ type: 'width', from: 'medium' }),
  expanded: () => ({ type: 'width', from: 'expanded' }),
  intro_offer: () => ({ type: 'intro-offer', is: true }),
  intro_offer_condition: offerCondition('intro-offer'),
  promo_offer: () => ({ type: 'promo-offer', is: true }),
  promo_offer_condition: offerCondition('promo-offer'),
  // A product on the web has one introductory offer at most.
  multiple_intro_offers: () => null,
  selected_package_condition: selectedPackage,
  variable_condition: variable,
  state_condition: stateValue,
};

const readCondition = (spot: Spot, context: Context): Condition | null => {
  const { log } = context;
  const fields = fieldsOf(spot, log);
  if (!fields) {
    if (isMissing(spot)) complain(spot, 'a condition', log);
    return null;
  }
  const type = fields('type');
  if (isMissing(type)) complain(type, 'a type of condition', log);
  const read = choice(type, log, CONDITIONS, null);
  return read && read(fields, context);
};

/** `null` if one of the conditions never holds. Without conditions the rule never holds either. */
export const readRule = (spot: Spot, context: Context): Rule | null => {
  const spots = itemsOf(spot, context.log);
  const conditions = spots.map((item) => readCondition(item, context));
  const known = conditions.filter((condition) => condition !== null);
  if (isMissing(spot) || (Array.isArray(spot.value) && spots.length === 0))
    complain(spot, 'at least one condition', context.log);
  return known.length === conditions.length && known.length > 0 ? known : null;
};
