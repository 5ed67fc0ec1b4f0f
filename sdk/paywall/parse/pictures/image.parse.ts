import type { ImageLook } from '../../content/content.types';
import type { ThemedImage } from '../../content/look.types';
import type { ImageNode } from '../../content/paywall.types';
import { identity } from '../fields/context.parse';
import type { Context, NodeSource } from '../fields/context.parse';
import { alternativeOf, IMAGE_FITS, localisedImage } from '../fields/images.parse';
import { border, margin, mask, padding, shadow, size } from '../fields/look.parse';
import { looks } from '../fields/looks.parse';
import { choice, flag, length } from '../fields/reading.parse';
import type { Fields } from '../fields/reading.parse';

/** What pictures and videos have in common. */
export const frameLook = (fields: Fields, context: Context): Omit<ImageLook, 'source'> => {
  const { log, colours } = context;
  return {
    isVisible: flag(fields('visible'), log, true),
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
  look: looks(source.fields, context, (fields, context) => ({
    ...frameLook(fields, context),
    source: localisedImage(fields, context) ?? picture,
  })),
});
