import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { TextStore } from '../../ports';
import type { Interaction } from '../tracker';
import type { SignInStore } from '../sign-in';
import { isUninterrupted } from './active-overlay.view';

const SEEN = 'has_seen_welcome_modal';

export interface WelcomeStore {
  readonly $isOpen: ReadableAtom<boolean>;
  /** A signed-out visitor has opened this page. */
  visited(path: string): void;
  signIn(): void;
  skip(): void;
}

interface WelcomeParts {
  readonly store: TextStore;
  readonly signIn: Pick<SignInStore, 'open'>;
  readonly track: Interaction;
  readonly isCovered: () => boolean;
}

/** Shows the welcome dialog once, on the first visit (spec section 4, 'Welcome modal'). */
export const createWelcome = ({ store, signIn, track, isCovered }: WelcomeParts): WelcomeStore => {
  const $isOpen = atom(false);
  let isSeen = store.read(SEEN) !== null;
  return {
    $isOpen,
    visited(path) {
      if (isSeen || isUninterrupted(path) || isCovered()) return;
      // Also remembered here: where nothing can be stored, it is shown once per page load.
      isSeen = true;
      store.write(SEEN, 'true');
      $isOpen.set(true);
    },
    signIn() {
      track('click', 'first_visit_signin_button');
      $isOpen.set(false);
      signIn.open('welcome_modal', () => track('success', 'first_visit_signin_complete'));
    },
    skip() {
      track('click', 'first_visit_signin_skip');
      $isOpen.set(false);
    },
  };
};
