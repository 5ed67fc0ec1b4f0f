/** Pure: decides which overlay is visible. At most one dialog and one banner, and none over a purchase. */

export interface OverlayRequests {
  readonly path: string;
  readonly isSignedOut: boolean;
  /** Which overlays should be shown. */
  readonly signIn: boolean;
  readonly survey: boolean;
  readonly welcome: boolean;
  readonly update: boolean;
  readonly consent: boolean;
  readonly promo: boolean;
  readonly iosApp: boolean;
}

export interface ActiveOverlay {
  readonly modal: 'sign-in' | 'survey' | 'welcome' | null;
  readonly banner: 'update' | 'consent' | 'promo' | 'ios-app' | null;
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The user is buying or answers the onboarding questions: no overlay may interrupt. */
export const isUninterrupted = (path: string): boolean =>
  within(path, '/checkout') || within(path, '/onboarding');

const modalOf = ({ path, isSignedOut, signIn, survey, welcome }: OverlayRequests): ActiveOverlay['modal'] => {
  // Opened by the user, so it comes first, and on every page.
  if (signIn) return 'sign-in';
  if (isUninterrupted(path)) return null;
  if (survey) return 'survey';
  return welcome && isSignedOut ? 'welcome' : null;
};

const bannerOf = ({ path, update, consent, promo, iosApp }: OverlayRequests): ActiveOverlay['banner'] => {
  if (isUninterrupted(path)) return null;
  if (update) return 'update';
  if (consent) return 'consent';
  // The app banner is small, and closed for good: nothing has to be dismissed to see it.
  if (iosApp) return 'ios-app';
  return promo ? 'promo' : null;
};

export const activeOverlayOf = (facts: OverlayRequests): ActiveOverlay => {
  const modal = modalOf(facts);
  return { modal, banner: modal === null ? bannerOf(facts) : null };
};
