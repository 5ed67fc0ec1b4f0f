import type { Connector, TimelineLook } from '../content/content.types';
import type { TextNode, TimelineItem, TimelineNode } from '../content/paywall.types';
import { identity } from './fields/context.parse';
import { looks } from './fields/looks.parse';
import type { Context, NodeSource } from './fields/context.parse';
import { readIconLook } from './pictures/icon.parse';
import { margin, padding, size } from './fields/look.parse';
import { choice, fieldsOf, flag, itemsOf, length, requiredFields } from './fields/reading.parse';
import type { Fields, Spot } from './fields/reading.parse';
import { readText } from './text.parse';

const ICON_ALIGNMENTS = { title: 'title', title_and_description: 'title-and-description' } as const;

const connector = (spot: Spot, { log, colours }: Context): Connector | null => {
  const fields = fieldsOf(spot, log);
  const paint = fields && colours.paint(fields('color'));
  const width = fields ? length(fields('width'), log, 0) : 0;
  return fields && paint && width > 0 ? { width, paint, margin: margin(fields('margin'), log) } : null;
};

/** Reads a title or a description. The data may omit the type, because it is always a text. */
const textAt = (spot: Spot, context: Context): TextNode | null => {
  const fields = fieldsOf(spot, context.log);
  return fields && readText({ fields, path: spot.path }, context);
};

const readItem = (spot: Spot, context: Context): TimelineItem | null => {
  const fields = requiredFields(spot, context.log);
  const title = fields && textAt(fields('title'), context);
  const icon = fields && requiredFields(fields('icon'), context.log);
  if (!fields || !icon) return null;
  if (!title) {
    context.log.add(`${spot.path}.title`, 'Expected a text.');
    return null;
  }
  return {
    key: spot.path,
    title,
    description: textAt(fields('description'), context),
    icon: readIconLook(icon, context, fields('icon_background')),
    connector: connector(fields('connector'), context),
  };
};

const timelineLook = (fields: Fields, { log }: Context): TimelineLook => ({
  isVisible: flag(fields('visible'), log, true),
  itemSpacing: length(fields('item_spacing'), log, 0),
  textSpacing: length(fields('text_spacing'), log, 0),
  columnGutter: length(fields('column_gutter'), log, 8),
  iconAlignment: choice(fields('icon_alignment'), log, ICON_ALIGNMENTS, 'title'),
  size: size(fields('size'), log),
  margin: margin(fields('margin'), log),
  padding: padding(fields('padding'), log),
});

export const readTimeline = (source: NodeSource, context: Context): TimelineNode => ({
  ...identity(source),
  type: 'timeline',
  look: looks(source.fields, context, timelineLook),
  items: itemsOf(source.fields('items'), context.log).flatMap((spot) => {
    // Each item adds a few nodes.
    context.budget.left -= 1;
    const item = context.budget.left > 0 ? readItem(spot, context) : null;
    return item ? [item] : [];
  }),
});
