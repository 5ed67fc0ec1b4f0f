import type { Background, ThemedVideo, VideoSource } from '../../content/look.types';
import type { Context } from './context.parse';
import { fileUrl, IMAGE_FITS, themedImage } from './images.parse';
import { choice, complain, fieldsOf, flag, isMissing, length } from './reading.parse';
import type { Fields, Spot } from './reading.parse';

const readSource = (spot: Spot, context: Context): VideoSource | null => {
  const fields = fieldsOf(spot, context.log);
  if (!fields) return null;
  const lowRes = fileUrl(fields('url_low_res'), 'a video', context);
  const url = fileUrl(fields('url'), 'a video', context) ?? lowRes;
  if (url === null) {
    complain(fields('url'), 'the address of a video', context.log);
    return null;
  }
  return {
    url,
    lowRes,
    width: length(fields('width'), context.log, null),
    height: length(fields('height'), context.log, null),
  };
};

/** Light and dark; `null`, with a problem, if light mode has no video. */
export const themedVideo = (spot: Spot, context: Context): ThemedVideo | null => {
  const fields = fieldsOf(spot, context.log);
  const light = fields && readSource(fields('light'), context);
  if (!fields || !light) {
    if (!fields || isMissing(fields('light'))) complain(spot, 'a video for light mode', context.log);
    return null;
  }
  const dark = isMissing(fields('dark')) ? null : readSource(fields('dark'), context);
  return { light, dark: dark ?? light };
};

/** A video behind the content. Without a video that can be shown, its picture is the background. */
export const videoBackground = (fields: Fields, context: Context): Background | null => {
  const { log, colours } = context;
  const still = isMissing(fields('fallback_image')) ? fields('fallback_source') : fields('fallback_image');
  const poster = isMissing(still) ? null : themedImage(still, context);
  const fit = choice(fields('fit_mode'), log, IMAGE_FITS, 'fill');
  const overlay = colours.paint(fields('color_overlay'));
  const video = themedVideo(fields('value'), context);
  if (!video) return poster && { type: 'image', image: poster, fit, overlay };
  return {
    type: 'video',
    video,
    poster,
    fit,
    overlay,
    isLooping: flag(fields('loop'), log, true),
    isMuted: flag(fields('mute_audio'), log, true),
  };
};
