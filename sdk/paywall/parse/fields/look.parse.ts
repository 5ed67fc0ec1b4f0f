import type {
  Alignment,
  Background,
  Border,
  BoxLook,
  Corners,
  Extent,
  Insets,
  MaskShape,
  Place,
  Shadow,
  Shape,
  Size,
} from '../../content/look.types';
import type { Context } from './context.parse';
import { IMAGE_FITS, themedImage } from './images.parse';
import { choice, complain, fieldsOf, flag, isMissing, length, number } from './reading.parse';
import { videoBackground } from './videos.parse';
import type { Fields, ProblemLog, Spot } from './reading.parse';

const EITHER_WAY = { start: 'start', center: 'center', end: 'end' } as const;
/** The names of the other direction mean the same: `leading` and `top` are the start. */
const SIDES = { leading: 'start', trailing: 'end' } as const;
const EDGES = { top: 'start', bottom: 'end' } as const;
export const ACROSS = { ...SIDES, ...EITHER_WAY, ...EDGES } as const satisfies Record<string, Alignment>;
export const DOWN = { ...EDGES, ...EITHER_WAY, ...SIDES } as const satisfies Record<string, Alignment>;

const at = (vertical: Alignment, horizontal: Alignment): Place => ({ horizontal, vertical });
const PLACES = {
  top_leading: at('start', 'start'),
  top: at('start', 'center'),
  top_trailing: at('start', 'end'),
  leading: at('center', 'start'),
  center: at('center', 'center'),
  trailing: at('center', 'end'),
  bottom_leading: at('end', 'start'),
  bottom: at('end', 'center'),
  bottom_trailing: at('end', 'end'),
};

export const place = (spot: Spot, log: ProblemLog, otherwise: Place = PLACES.center): Place =>
  choice(spot, log, PLACES, otherwise);

const EXTENTS = { fixed: 'fixed', relative: 'relative', fit: 'fit', fill: 'fill' } as const;

const extent = (spot: Spot, log: ProblemLog, otherwise: Extent): Extent => {
  const fields = fieldsOf(spot, log);
  if (!fields) return otherwise;
  const type = choice(fields('type'), log, EXTENTS, null);
  if (type === null) {
    if (isMissing(fields('type'))) complain(fields('type'), 'one of fixed, relative, fit, fill', log);
    return otherwise;
  }
  if (type !== 'fixed' && type !== 'relative') return { type };
  const value = length(fields('value'), log, null);
  if (value === null && isMissing(fields('value'))) complain(fields('value'), 'a number', log);
  return value === null ? otherwise : { type, value };
};

const FILL_FIT: Size = { width: { type: 'fill' }, height: { type: 'fit' } };

export const size = (spot: Spot, log: ProblemLog, otherwise: Size = FILL_FIT): Size => {
  const fields = fieldsOf(spot, log);
  return fields
    ? {
        width: extent(fields('width'), log, otherwise.width),
        height: extent(fields('height'), log, otherwise.height),
      }
    : otherwise;
};

const insets = (spot: Spot, log: ProblemLog, read: typeof number): Insets => {
  const fields = fieldsOf(spot, log);
  const side = (name: string): number => (fields ? read(fields(name), log, 0) : 0);
  return { top: side('top'), bottom: side('bottom'), leading: side('leading'), trailing: side('trailing') };
};
export const padding = (spot: Spot, log: ProblemLog): Insets => insets(spot, log, length);
export const margin = (spot: Spot, log: ProblemLog): Insets => insets(spot, log, number);

const corners = (spot: Spot, log: ProblemLog): Corners => {
  const fields = fieldsOf(spot, log);
  const corner = (name: string): number => (fields ? length(fields(name), log, 0) : 0);
  return {
    topLeading: corner('top_leading'),
    topTrailing: corner('top_trailing'),
    bottomLeading: corner('bottom_leading'),
    bottomTrailing: corner('bottom_trailing'),
  };
};

const SHAPES = { rectangle: 'rectangle', pill: 'pill', circle: 'circle' } as const;
const MASKS = { ...SHAPES, concave: 'concave', convex: 'convex' } as const;

/** A missing or unknown shape becomes a rectangle. */
const readShape = (
  spot: Spot,
  log: ProblemLog,
  types: Readonly<Record<string, MaskShape['type']>>,
): MaskShape => {
  const fields = fieldsOf(spot, log);
  const type = fields ? choice(fields('type'), log, types, 'rectangle') : 'rectangle';
  return type === 'rectangle' ? { type, corners: corners(fields?.('corners') ?? NOTHING, log) } : { type };
};
const NOTHING: Spot = { value: null, path: '' };

export const mask = (spot: Spot, log: ProblemLog): MaskShape => readShape(spot, log, MASKS);
/** The cast is safe: the table has only these shapes. */
export const shape = (spot: Spot, log: ProblemLog): Shape => readShape(spot, log, SHAPES) as Shape;

export const border = (spot: Spot, { log, colours }: Context): Border | null => {
  const fields = fieldsOf(spot, log);
  const paint = fields && colours.paint(fields('color'));
  const width = fields ? length(fields('width'), log, 0) : 0;
  return paint && width > 0 ? { paint, width } : null;
};

export const shadow = (spot: Spot, { log, colours }: Context): Shadow | null => {
  const fields = fieldsOf(spot, log);
  const colour = fields && colours.colour(fields('color'));
  if (!fields || !colour) return null;
  const x = number(fields('x'), log, 0);
  const y = number(fields('y'), log, 0);
  return { x, y, radius: length(fields('radius'), log, 0), colour };
};

const BACKGROUNDS = { color: 'color', image: 'image', video: 'video' } as const;

export const background = (spot: Spot, context: Context): Background | null => {
  const { log, colours } = context;
  const fields = fieldsOf(spot, log);
  const type = fields && choice(fields('type'), log, BACKGROUNDS, null);
  if (!fields || !type) return null;
  if (type === 'color') {
    const paint = colours.paint(fields('value'));
    return paint && { type: 'paint', paint };
  }
  if (type === 'video') return videoBackground(fields, context);
  const image = themedImage(fields('value'), context);
  const fit = choice(fields('fit_mode'), log, IMAGE_FITS, 'fill');
  return image && { type: 'image', image, fit, overlay: colours.paint(fields('color_overlay')) };
};

/** The data has either a whole background or only a colour. */
const ownBackground = (fields: Fields, context: Context): Background | null => {
  const whole = background(fields('background'), context);
  if (whole) return whole;
  const paint = context.colours.paint(fields('background_color'));
  return paint && { type: 'paint', paint };
};

export const box = (fields: Fields, context: Context): BoxLook => {
  const { log } = context;
  return {
    isVisible: flag(fields('visible'), log, true),
    size: size(fields('size'), log),
    margin: margin(fields('margin'), log),
    padding: padding(fields('padding'), log),
    background: ownBackground(fields, context),
    border: border(fields('border'), context),
    shadow: shadow(fields('shadow'), context),
    shape: shape(fields('shape'), log),
  };
};
