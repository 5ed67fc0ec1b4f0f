import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { TextStore } from '../../ports';
import type { Tags } from '../../ports-page';

const KEY = 'tag_consent';

/** 'unneeded': nothing is configured that needs consent. */
type Consent = 'unneeded' | 'asking' | 'granted' | 'denied';

export interface ConsentStore {
  readonly $consent: ReadableAtom<Consent>;
  answer(consent: 'granted' | 'denied'): void;
  /** Opens the question again; for the link on the privacy page. */
  ask(): void;
  start(): void;
}

/** The consent question for advertising scripts. No script is loaded without consent. */
export const createConsent = (store: TextStore, tags: Tags, reload: () => void): ConsentStore => {
  const kept = store.read(KEY);
  const first: Consent = kept === 'granted' || kept === 'denied' ? kept : 'asking';
  const $consent = atom<Consent>(tags.isConfigured ? first : 'unneeded');
  let isLoaded = false;
  const follow = (): void => {
    if ($consent.get() !== 'granted' || isLoaded) return;
    isLoaded = true;
    tags.load().catch((error: unknown) => console.warn('[tags]', error));
  };
  return {
    $consent,
    start: follow,
    ask() {
      if (tags.isConfigured) $consent.set('asking');
    },
    answer(consent) {
      store.write(KEY, consent);
      $consent.set(consent);
      follow();
      // A script that runs cannot be removed, so the page is reloaded without it.
      if (consent === 'denied' && isLoaded) reload();
    },
  };
};
