import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { TextStore } from '../../ports';
import type { Tags } from '../../ports-page';

const KEY = 'tag_consent';

/** 'unneeded': nothing is configured that anybody would have to agree to. */
export type Consent = 'unneeded' | 'asking' | 'granted' | 'denied';

export interface ConsentStore {
  readonly $consent: ReadableAtom<Consent>;
  answer(consent: 'granted' | 'denied'): void;
  /** Asks again; for a link on the privacy page. */
  ask(): void;
  start(): void;
}

/** Asked before any advertising script is loaded; without a yes none ever is. */
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
      // A script that runs can not be taken back; without it the page begins anew.
      if (consent === 'denied' && isLoaded) reload();
    },
  };
};
