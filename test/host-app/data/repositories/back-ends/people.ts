import type { User } from '../../../../../host-app/ports';
import type { Person } from './back-end.types';

export const userNamed = (person: Person): User => ({
  uid: person,
  email: `${person}@example.org`,
  displayName: person,
  photoURL: null,
  provider: 'google',
  createdAt: 1000,
  lastSignInAt: 1000,
});
