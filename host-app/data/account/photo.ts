/** Longest photo address that is stored in a profile, in characters: about 30 kB of image data. */
export const PHOTO_LIMIT = 40_000;

const INLINE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const LONGEST_ADDRESS = 2000;

/** Only https, so that the image cannot be changed in transit. */
const ADDRESS = /^https:\/\/\S+$/;

/** A photo that this app has made, or a provider's https address; `null` for anything else. */
export const photoOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const isFit = value.startsWith('data:')
    ? value.length <= PHOTO_LIMIT && INLINE.test(value)
    : value.length <= LONGEST_ADDRESS && ADDRESS.test(value);
  return isFit ? value : null;
};
