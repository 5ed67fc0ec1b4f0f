import type { User } from '../../ports';

/** What the database's rules take; account services are not that strict. */
const LONGEST_NAME = 200;
const PHOTO = /^https:\/\/\S{1,1990}$/;

export const recordedName = ({ displayName }: Pick<User, 'displayName'>): string | null =>
  displayName === null ? null : displayName.slice(0, LONGEST_NAME);

/** `null` for a picture that could be changed on its way. */
export const recordedPhoto = ({ photoURL }: Pick<User, 'photoURL'>): string | null =>
  photoURL !== null && PHOTO.test(photoURL) ? photoURL : null;
