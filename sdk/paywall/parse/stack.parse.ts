import type { Layout } from '../content/look.types';
import { mapLooks, plainLooks } from '../content/looks.view';
import type { Badge, PaywallNode, StackLook, StackNode } from '../content/paywall.types';
import { identity, innerStack, plainStack } from './fields/context.parse';
import { looks } from './fields/looks.parse';
import type { Context, NodeSource } from './fields/context.parse';
import { ACROSS, box, DOWN, place, shape } from './fields/look.parse';
import { choice, fieldsOf, isMissing, itemsOf, length } from './fields/reading.parse';
import type { Fields, ProblemLog, Spot } from './fields/reading.parse';
import { readText } from './text.parse';

const DIRECTIONS = { vertical: 'vertical', horizontal: 'horizontal', zlayer: 'zlayer' } as const;
const DISTRIBUTIONS = {
  start: 'start',
  center: 'center',
  end: 'end',
  space_between: 'space-between',
  space_around: 'space-around',
  space_evenly: 'space-evenly',
} as const;

const layout = (spot: Spot, log: ProblemLog): Layout => {
  const fields = fieldsOf(spot, log);
  if (!fields) return { type: 'vertical', alignment: 'center', distribution: 'start' };
  const type = choice(fields('type'), log, DIRECTIONS, 'vertical');
  if (type === 'zlayer') return { type, place: place(fields('alignment'), log) };
  return {
    type,
    alignment: choice(fields('alignment'), log, type === 'vertical' ? ACROSS : DOWN, 'center'),
    distribution: choice(fields('distribution'), log, DISTRIBUTIONS, 'start'),
  };
};

const BADGE_STYLES = {
  overlay: 'overlay',
  overlaid: 'overlay',
  edge_to_edge: 'edge-to-edge',
  nested: 'nested',
} as const;

/** Converts a badge with a text into a badge with a stack around that text. */
const textBadge = (fields: Fields, path: string, context: Context): StackNode => {
  const inner: Fields = (name) =>
    ['background_color', 'margin', 'padding', 'size', 'overrides'].includes(name)
      ? { value: null, path: `${path}.${name}` }
      : fields(name);
  const text = readText({ fields: inner, path: `${path}.text` }, context);
  const stack = plainStack(path, text);
  const look: StackLook = {
    ...stack.look.base,
    ...box(fields, context),
    size: { width: { type: 'fit' }, height: { type: 'fit' } },
  };
  return { ...stack, look: plainLooks(look) };
};

const badge = (spot: Spot, context: Context): Badge | null => {
  const { log } = context;
  const fields = fieldsOf(spot, log);
  if (!fields) return null;
  const stack = isMissing(fields('stack'))
    ? textBadge(fields, spot.path, context)
    : innerStack(fields('stack'), context);
  if (!stack) return null;
  return {
    style: choice(fields('style'), log, BADGE_STYLES, 'overlay'),
    place: place(fields('alignment'), log, { horizontal: 'end', vertical: 'start' }),
    stack: isMissing(fields('shape')) ? stack : withShape(stack, fields, log),
  };
};

/** Applies the badge's own shape to the stack inside. */
const withShape = (stack: StackNode, fields: Fields, log: ProblemLog): StackNode => {
  const own = shape(fields('shape'), log);
  return { ...stack, look: mapLooks(stack.look, (look) => ({ ...look, shape: own })) };
};

const OVERFLOWS = { default: false, scroll: true, none: false } as const;

/** The badges that are already read, by their path: most overrides do not change the badge. */
type Badges = Map<string, Badge | null>;

const badgeOnce = (spot: Spot, context: Context, badges: Badges): Badge | null => {
  const known = badges.get(spot.path);
  if (known !== undefined) return known;
  const found = badge(spot, context);
  badges.set(spot.path, found);
  return found;
};

const stackLook = (fields: Fields, context: Context, badges: Badges): StackLook => ({
  ...box(fields, context),
  layout: layout(fields('dimension'), context.log),
  spacing: length(fields('spacing'), context.log, 0),
  badge: badgeOnce(fields('badge'), context, badges),
  isScrolling: choice(fields('overflow'), context.log, OVERFLOWS, false),
});

/** Reads the children, without those that can't be shown. Their readers have recorded the problems. */
const readChildren = (spot: Spot, context: Context): readonly PaywallNode[] => {
  const children: PaywallNode[] = [];
  for (const item of itemsOf(spot, context.log)) {
    const child = context.node(item, context);
    if (child) children.push(child);
    if (context.budget.left <= 0) break;
  }
  return children;
};

export const readStack = (source: NodeSource, context: Context): StackNode => {
  const badges: Badges = new Map();
  return {
    ...identity(source),
    type: 'stack',
    look: looks(source.fields, context, (fields, context) => stackLook(fields, context, badges)),
    children: readChildren(source.fields('components'), context),
  };
};
