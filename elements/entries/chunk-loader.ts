import { ErrorCode, PurchasesError } from '../../sdk/index';
import { preloadModule } from '../../sdk/script';
import type { UiLoader } from '../../sdk/script';
import type { PurchasesClass } from '../base/instances';
import type { createUi } from './ui';

const LIMIT_MS = 120_000;
const FILES = __SCREENS_FILES__;
const LATER_STEPS = __LATER_STEPS_FILE__;
const PAYWALL = __PAYWALL_FILE__;

interface Chunk {
  readonly createUi: typeof createUi;
}

const failed = (reason: string): PurchasesError =>
  new PurchasesError(ErrorCode.NetworkError, 'The checkout could not be loaded.', reason);

/**
 * Fetches the screens' files side by side. It checks all of them before any of them runs, so that a changed file is
 * refused with a clear error.
 * @param script address of the core's own file; the others are beside it.
 */
export const chunkLoader = (script: string | undefined, purchases: PurchasesClass): UiLoader => {
  const fetched = async (file: string, integrity: string): Promise<string> => {
    if (!script) throw failed('Use a script tag with src.');
    const url = new URL(file, script).href;
    await preloadModule(url, integrity, LIMIT_MS).catch((reason: string) => {
      throw failed(reason);
    });
    return url;
  };
  const load = async (): ReturnType<UiLoader> => {
    const [screens] = await Promise.all(FILES.map((file) => fetched(...file)));
    return ((await import(screens ?? '')) as Chunk).createUi(purchases, PurchasesError, () =>
      fetched(...LATER_STEPS),
    );
  };
  return Object.assign(load, {
    // A failure is reported when a paywall is shown.
    fetchPaywallFile: () => void fetched(...PAYWALL).catch(() => {}),
  });
};
