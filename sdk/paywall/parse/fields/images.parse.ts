import type { ImageFit, ImageSource, ThemedImage } from '../../content/look.types';
import type { Context } from './context.parse';
import { complain, fieldsOf, isMissing, length, text } from './reading.parse';
import type { Fields, Spot } from './reading.parse';
import { safePicture } from '../../content/urls.parse';

export const IMAGE_FITS = { fit: 'fit', fill: 'fill', crop: 'fill' } as const satisfies Record<
  string,
  ImageFit
>;

/** The address of a file, or `null`. A forbidden address is a problem. */
export const fileUrl = (spot: Spot, what: string, { log, assetBaseUrl }: Context): string | null => {
  const value = text(spot, log, '');
  if (value === '') return null;
  const url = safePicture(value, assetBaseUrl);
  if (url === null) complain(spot, `an http address of ${what}`, log);
  return url;
};

export const picture = (spot: Spot, context: Context): string | null => fileUrl(spot, 'a picture', context);

const readSource = (spot: Spot, context: Context): ImageSource | null => {
  const fields = fieldsOf(spot, context.log);
  if (!fields) return null;
  const webp = picture(fields('webp'), context);
  const heic = picture(fields('heic'), context);
  const original = picture(fields('original'), context) ?? webp ?? heic;
  if (original === null) {
    complain(fields('original'), 'the address of a picture', context.log);
    return null;
  }
  return {
    original,
    webp,
    webpLowRes: picture(fields('webp_low_res'), context),
    heic,
    heicLowRes: picture(fields('heic_low_res'), context),
    width: length(fields('width'), context.log, null),
    height: length(fields('height'), context.log, null),
  };
};

/** Light and dark; `null`, with a problem, if light mode has no picture. */
export const themedImage = (spot: Spot, context: Context): ThemedImage | null => {
  const fields = fieldsOf(spot, context.log);
  const light = fields && readSource(fields('light'), context);
  if (!fields || !light) {
    if (!fields || isMissing(fields('light'))) complain(spot, 'pictures for light mode', context.log);
    return null;
  }
  const dark = isMissing(fields('dark')) ? null : readSource(fields('dark'), context);
  return { light, dark: dark ?? light };
};

/** A localised picture replaces the picture in the node. */
export const localisedImage = (fields: Fields, context: Context): ThemedImage | null => {
  const lid = fields('override_source_lid');
  const localised = isMissing(lid) ? null : context.words.any(lid);
  return themedImage(localised ?? fields('source'), context);
};

/** Empty for a picture without an alternative text. */
export const alternativeOf = (fields: Fields, { words }: Context): string =>
  words.text(fields('alt_lid')) ?? words.text(fields('alt_text_lid')) ?? '';
