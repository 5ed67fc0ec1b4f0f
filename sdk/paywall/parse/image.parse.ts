import type { ImageLook } from '../content/content.types';
import type { ThemedImage } from '../content/look.types';
import type { ImageNode, PaywallNode } from '../content/paywall.types';
import { identity } from './fields/context.parse';
import { looks } from './fields/looks.parse';
import type { Context, NodeSource } from './fields/context.parse';
import { alternativeOf, IMAGE_FITS, localisedImage, themedImage } from './fields/images.parse';
import { border, margin, mask, padding, shadow, size } from './fields/look.parse';
import { choice, flag, isMissing, length } from './fields/reading.parse';
import type { Fields } from './fields/reading.parse';

const imageLook = (fields: Fields, source: ThemedImage, context: Context): ImageLook => {
  const { log, colours } = context;
  return {
    isVisible: flag(fields('visible'), log, true),
    source,
    alternative: alternativeOf(fields, context),
    fit: choice(fields('fit_mode'), log, IMAGE_FITS, 'fit'),
    size: size(fields('size'), log),
    overlay: colours.paint(fields('gradient_colors')) ?? colours.paint(fields('color_overlay')),
    mask: mask(fields('mask_shape'), log),
    maxHeight: length(fields('max_height'), log, null),
    margin: margin(fields('margin'), log),
    padding: padding(fields('padding'), log),
    border: border(fields('border'), context),
    shadow: shadow(fields('shadow'), context),
  };
};

export const readImage = (source: NodeSource, context: Context): ImageNode | null => {
  const picture = localisedImage(source.fields, context);
  return picture && imageNode(source, picture, context);
};

const imageNode = (source: NodeSource, picture: ThemedImage, context: Context): ImageNode => ({
  ...identity(source),
  type: 'image',
  look: looks(source.fields, context, (fields, context) =>
    imageLook(fields, localisedImage(fields, context) ?? picture, context),
  ),
});

/** A video is shown as its still picture, otherwise as its fallback component. */
export const readVideo = (source: NodeSource, context: Context): PaywallNode | null => {
  const { fields, path } = source;
  const still = fields('fallback_source');
  if (isMissing(still)) {
    if (!isMissing(fields('fallback'))) return context.node(fields('fallback'), context);
    context.log.add(path, 'Videos are shown as a picture, and this one has no fallback_source.');
    return null;
  }
  const picture = themedImage(still, context);
  const own: NodeSource = { path, fields: (name) => (name === 'source' ? still : fields(name)) };
  return picture && imageNode(own, picture, context);
};
