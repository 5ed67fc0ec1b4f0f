/** Pure: decides which overlay is visible. At most one dialog and one banner, and none over a purchase. */

export interface StageFacts {
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

export interface Stage {
  readonly modal: 'sign-in' | 'survey' | 'welcome' | null;
  readonly banner: 'update' | 'consent' | 'promo' | 'ios-app' | null;
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The user is buying or answers the onboarding questions: no overlay may interrupt. */
export const isQuiet = (path: string): boolean => within(path, '/checkout') || within(path, '/onboarding');

const modalOf = ({ path, isSignedOut, signIn, survey, welcome }: StageFacts): Stage['modal'] => {
  // Opened by the user, so it comes first, and on every page.
  if (signIn) return 'sign-in';
  if (isQuiet(path)) return null;
  if (survey) return 'survey';
  return welcome && isSignedOut ? 'welcome' : null;
};

const bannerOf = ({ path, update, consent, promo, iosApp }: StageFacts): Stage['banner'] => {
  if (isQuiet(path)) return null;
  if (update) return 'update';
  if (consent) return 'consent';
  if (promo) return 'promo';
  return iosApp ? 'ios-app' : null;
};

export const stageOf = (facts: StageFacts): Stage => {
  const modal = modalOf(facts);
  return { modal, banner: modal === null ? bannerOf(facts) : null };
};
