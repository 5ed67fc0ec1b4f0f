import type { User as FirebaseUser } from 'firebase/auth';
import type { SignInProvider, User } from '../../../ports';

const PROVIDERS: Readonly<Record<string, SignInProvider>> = { 'google.com': 'google', 'apple.com': 'apple' };

const time = (text: string | undefined): number => {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? 0 : at;
};

/** The account's Google or Apple provider; `null` for accounts with a password only. */
export const providerOf = (user: Pick<FirebaseUser, 'providerData'>): SignInProvider | null =>
  user.providerData.flatMap(({ providerId }) => PROVIDERS[providerId] ?? []).at(0) ?? null;

export const hasPassword = (user: Pick<FirebaseUser, 'providerData'>): boolean =>
  user.providerData.some(({ providerId }) => providerId === 'password');

/** The service changes its own object in place; the app uses plain data. */
export const plainUser = (user: FirebaseUser): User => ({
  uid: user.uid,
  email: user.email,
  displayName: user.displayName,
  photoURL: user.photoURL,
  provider: providerOf(user) ?? 'password',
  createdAt: time(user.metadata.creationTime),
  lastSignInAt: time(user.metadata.lastSignInTime),
});
