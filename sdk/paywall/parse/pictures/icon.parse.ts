import type { Icon, IconBackground } from '../../content/content.types';
import type { Size, ThemedPaint } from '../../content/look.types';
import type { IconNode } from '../../content/paywall.types';
import { identity } from '../fields/context.parse';
import { looks } from '../fields/looks.parse';
import type { Context, NodeSource } from '../fields/context.parse';
import { picture } from '../fields/images.parse';
import { border, margin, mask, padding, shadow, size } from '../fields/look.parse';
import { fieldsOf, flag, isMissing, length, text } from '../fields/reading.parse';
import type { Fields, Spot } from '../fields/reading.parse';

const DEFAULT_SIDE = 24;
const BLACK_ON_LIGHT: ThemedPaint = {
  light: { type: 'solid', colour: '#000000' },
  dark: { type: 'solid', colour: '#ffffff' },
};

const square = (value: number): Size => ({
  width: { type: 'fixed', value },
  height: { type: 'fixed', value },
});

/** A file of the icon below its `base_url`. Browsers can show webp and svg, but not heic. */
const iconUrl = (fields: Fields, context: Context): string | null => {
  const base = picture(fields('base_url'), context);
  const formats = fieldsOf(fields('formats'), context.log);
  const file = formats && [formats('svg'), formats('webp'), formats('png')].find((spot) => !isMissing(spot));
  return base && file ? picture(file, { ...context, assetBaseUrl: base }) : null;
};

const iconBackground = (spot: Spot, context: Context): IconBackground | null => {
  const fields = fieldsOf(spot, context.log);
  const paint = fields && context.colours.paint(fields('color'));
  if (!fields || !paint) return null;
  return {
    shape: mask(shapeOf(fields('shape')), context.log),
    paint,
    border: border(fields('border'), context),
    shadow: shadow(fields('shadow'), context),
  };
};

/** `'circle'` is short for `{ type: 'circle' }`. */
const shapeOf = ({ value, path }: Spot): Spot => ({
  value: typeof value === 'string' ? { type: value } : value,
  path,
});

/** Reads both formats: `icon_name` with files, and `name` with one length for both sides. */
export const readIconLook = (fields: Fields, context: Context, outerBackground?: Spot): Icon => {
  const { log, colours } = context;
  const side = length(fields('width_and_height'), log, DEFAULT_SIDE);
  const own = fields('icon_background');
  return {
    name: text(fields('icon_name'), log, null) ?? text(fields('name'), log, ''),
    url: iconUrl(fields, context),
    paint: colours.paint(fields('color')) ?? BLACK_ON_LIGHT,
    size: size(fields('size'), log, square(side)),
    padding: padding(fields('padding'), log),
    margin: margin(fields('margin'), log),
    background: iconBackground(isMissing(own) && outerBackground ? outerBackground : own, context),
  };
};

export const readIcon = (source: NodeSource, context: Context): IconNode => ({
  ...identity(source),
  type: 'icon',
  look: looks(source.fields, context, (fields, context) => ({
    isVisible: flag(fields('visible'), context.log, true),
    icon: readIconLook(fields, context),
  })),
});
