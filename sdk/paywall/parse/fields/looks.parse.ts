import type { Rule } from '../../content/condition.types';
import type { Looks } from '../../content/look.types';
import { combineLooks, createLooks, MOST_RULES } from '../../content/looks.view';
import type { StackNode } from '../../content/paywall.types';
import { readRule } from './conditions.parse';
import { innerStack } from './context.parse';
import type { Context } from './context.parse';
import { fieldsOf, flag, isMissing, itemsOf, layered } from './reading.parse';
import type { Fields, ProblemLog, Spot } from './reading.parse';

/** The structure of a node is the same in each of its looks. */
const FIXED_PROPERTIES: ReadonlySet<string> = new Set([
  'id',
  'type',
  'overrides',
  'stack',
  'components',
  'items',
  'pages',
  'tabs',
  'field_id',
  'option_id',
  'keyboard_type',
  'capitalize',
]);

interface Override {
  /** `null`: the override never applies, but its properties are checked. */
  readonly rule: Rule | null;
  readonly properties: Fields;
}

const overridable = (spot: Spot, log: ProblemLog): Fields | null => {
  const fields = fieldsOf(spot, log);
  if (!fields) return null;
  for (const name of FIXED_PROPERTIES)
    if (!isMissing(fields(name))) log.add(fields(name).path, `An override can’t change "${name}".`);
  return (name) => (FIXED_PROPERTIES.has(name) ? { ...fields(name), value: null } : fields(name));
};

const readOverride = (spot: Spot, context: Context): readonly Override[] => {
  const entry = fieldsOf(spot, context.log);
  if (!entry) return [];
  const rule = readRule(entry('conditions'), context);
  const properties = overridable(entry('properties'), context.log);
  return properties ? [{ rule, properties }] : [];
};

/** A list of overrides, or the older `overrides.states.selected`. */
const readOverrides = (fields: Fields, context: Context): readonly Override[] => {
  const { log } = context;
  const spot = fields('overrides');
  if (Array.isArray(spot.value)) return itemsOf(spot, log).flatMap((item) => readOverride(item, context));
  const states = fieldsOf(spot, log)?.('states');
  const selected = states && fieldsOf(states, log)?.('selected');
  const properties = selected ? overridable(selected, log) : null;
  return properties ? [{ rule: [{ type: 'selected' }], properties }] : [];
};

/** A colour over a whole background replaces it, although the two have different names. */
const over = (base: Fields, { properties }: Override): Fields => {
  const both = layered(base, properties);
  const isColourOnly = !isMissing(properties('background_color')) && isMissing(properties('background'));
  return (name) => (name === 'background' && isColourOnly ? properties(name) : both(name));
};

/** The overrides that can apply. A bit mask has a limit. */
const withRules = (overrides: readonly Override[], { log }: Context, path: string) => {
  const found = overrides.flatMap(({ rule, properties }) => (rule ? [{ rule, properties }] : []));
  if (found.length > MOST_RULES) log.add(path, `There are more than ${MOST_RULES} overrides.`);
  return found.slice(0, MOST_RULES);
};

/**
 * Reads a look, and each override alone, so that the problems of all overrides are known. Combined overrides are read on
 * first use.
 */
export const looks = <T extends object>(
  fields: Fields,
  context: Context,
  read: (fields: Fields, context: Context) => T,
): Looks<T> => {
  const base = read(fields, context);
  if (isMissing(fields('overrides'))) return createLooks(base, [], () => base);
  const overrides = readOverrides(fields, context);
  const active = withRules(overrides, context, fields('overrides').path);
  const alone = new Map(
    overrides.map((override) => [override.properties, read(over(fields, override), context)]),
  );
  // A later reading has its own limit, because the paywall is already complete.
  const later = { ...context, budget: { left: context.budget.left } };
  return createLooks(
    base,
    active.map(({ rule }) => rule),
    (mask) => {
      const layers = active.filter((_, index) => (mask & (1 << index)) !== 0);
      const [first, ...others] = layers;
      const single = first && others.length === 0 ? alone.get(first.properties) : undefined;
      return single ?? read(layers.reduce(over, fields), later);
    },
  );
};

/** The stack of a node that has no look of its own: `visible` of the node and its overrides apply to the stack. */
export const wrappedStack = (fields: Fields, name: string, context: Context): StackNode | null => {
  const stack = innerStack(fields(name), context);
  if (!stack || (isMissing(fields('visible')) && isMissing(fields('overrides')))) return stack;
  const own = looks(fields, context, (fields, { log }) => ({
    isVisible: flag(fields('visible'), log, true),
  }));
  if (own.rules.length + stack.look.rules.length > MOST_RULES) {
    context.log.add(fields('overrides').path, `There are more than ${MOST_RULES} overrides.`);
    return stack;
  }
  const look = combineLooks(stack.look, own, (inner, { isVisible }) => ({
    ...inner,
    isVisible: inner.isVisible && isVisible,
  }));
  return { ...stack, look };
};
