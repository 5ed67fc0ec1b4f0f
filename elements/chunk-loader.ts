import { ErrorCode, PurchasesError } from '../sdk/index';
import { preloadModule } from '../sdk/script';
import type { UiLoader } from '../sdk/script';
import type { PurchasesClass } from './instances';
import type { createUi } from './ui';

const LIMIT_MS = 120_000;

const failed = (reason: string): PurchasesError =>
  new PurchasesError(ErrorCode.NetworkError, 'The checkout could not be loaded.', reason);

/**
 * The chunk is fetched and checked before it is run, so that a changed file is refused with a clear error.
 * @param script address of the core's own file; the chunk lies beside it.
 */
export const chunkLoader =
  (script: string | undefined, purchases: PurchasesClass): UiLoader =>
  async () => {
    if (!script) throw failed('Use a script tag with src.');
    const url = new URL(__UI_FILE__, script).href;
    await preloadModule(url, __UI_INTEGRITY__, LIMIT_MS).catch((reason: string) => {
      throw failed(reason);
    });
    const chunk = (await import(url)) as { createUi: typeof createUi };
    return chunk.createUi(purchases);
  };
