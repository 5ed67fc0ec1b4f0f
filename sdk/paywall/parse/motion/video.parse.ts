import type { VideoLook } from '../../content/motion.types';
import type { PaywallNode } from '../../content/paywall.types';
import { identity } from '../fields/context.parse';
import type { Context, NodeSource } from '../fields/context.parse';
import { themedImage } from '../fields/images.parse';
import { looks } from '../fields/looks.parse';
import { flag, isMissing } from '../fields/reading.parse';
import type { Fields } from '../fields/reading.parse';
import { themedVideo } from '../fields/videos.parse';
import { frameLook, readImage } from '../pictures/image.parse';

const videoLook = (
  fields: Fields,
  base: Pick<VideoLook, 'source' | 'poster'>,
  context: Context,
): VideoLook => {
  const { log } = context;
  return {
    ...frameLook(fields, context),
    ...base,
    isAutoPlay: flag(fields('auto_play'), log, true),
    isLooping: flag(fields('loop'), log, false),
    isMuted: flag(fields('mute_audio'), log, true),
    hasControls: flag(fields('show_controls'), log, false),
  };
};

/** A video. Without one that can be shown: its picture, otherwise its fallback component. */
export const readVideo = (source: NodeSource, context: Context): PaywallNode | null => {
  const { fields, path } = source;
  const still = fields('fallback_source');
  const hasStill = !isMissing(still);
  const video = isMissing(fields('source')) ? null : themedVideo(fields('source'), context);
  if (video)
    return {
      ...identity(source),
      type: 'video',
      look: looks(fields, context, (fields, context) => {
        const picture = fields('fallback_source');
        const base = {
          source: themedVideo(fields('source'), context) ?? video,
          poster: isMissing(picture) ? null : themedImage(picture, context),
        };
        return videoLook(fields, base, context);
      }),
    };
  if (hasStill)
    return readImage({ path, fields: (name) => (name === 'source' ? still : fields(name)) }, context);
  if (!isMissing(fields('fallback'))) return context.node(fields('fallback'), context);
  context.log.add(path, 'This video has no source and no fallback_source.');
  return null;
};
