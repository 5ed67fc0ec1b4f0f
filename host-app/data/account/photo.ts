/** Longest picture that is kept with a profile, in characters of its address: about 30 kB of picture. */
export const PHOTO_LIMIT = 40_000;

const INLINE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const LONGEST_ADDRESS = 2000;

/** Over https, so that nobody can change it on its way. */
const ADDRESS = /^https:\/\/\S+$/;

/** A picture of our own making, or one from a provider over https; `null` for anything else. */
export const photoOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const isFit = value.startsWith('data:')
    ? value.length <= PHOTO_LIMIT && INLINE.test(value)
    : value.length <= LONGEST_ADDRESS && ADDRESS.test(value);
  return isFit ? value : null;
};
