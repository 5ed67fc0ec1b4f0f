import type { User } from '../../ports';

/** What the database's rules take; account services are not that strict. */
const LONGEST_NAME = 200;

export const recordedName = ({ displayName }: Pick<User, 'displayName'>): string | null =>
  displayName === null ? null : displayName.slice(0, LONGEST_NAME);
