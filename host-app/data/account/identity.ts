import type { User } from '../../ports';

/** Limit of the database's rules. Account services accept longer names. */
const LONGEST_NAME = 200;

export const recordedName = ({ displayName }: Pick<User, 'displayName'>): string | null =>
  displayName === null ? null : displayName.slice(0, LONGEST_NAME);
