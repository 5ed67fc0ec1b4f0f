import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Browser, TextStore } from '../../ports';

const DISMISSED = 'ios_banner_dismissed';

export interface IosAppStore {
  /** True when the banner should be shown. */
  readonly $isOffered: ReadableAtom<boolean>;
  dismiss(): void;
}

/** The banner of the iOS app: on iPhones and iPads until the user closes it (spec section 2, overlay 2). */
export const createIosApp = (
  store: TextStore,
  { isIos }: Pick<Browser, 'isIos'>,
  storeUrl: string | null,
): IosAppStore => {
  const $isOffered = atom(storeUrl !== null && isIos && store.read(DISMISSED) === null);
  return {
    $isOffered,
    dismiss() {
      store.write(DISMISSED, 'true');
      $isOffered.set(false);
    },
  };
};
