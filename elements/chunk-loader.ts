import { ErrorCode, PurchasesError } from '../sdk/index';
import { preloadModule } from '../sdk/script';
import type { UiLoader } from '../sdk/script';
import type { PurchasesClass } from './instances';
import type { createUi } from './script-ui';

const LIMIT_MS = 120_000;

interface Chunk {
  readonly createUi: typeof createUi;
}

const failed = (reason: string): PurchasesError =>
  new PurchasesError(ErrorCode.NetworkError, 'The checkout could not be loaded.', reason);

/**
 * Chunks are fetched and checked before they are run, so that a changed file is refused with a clear error.
 * @param script address of the core's own file; the chunks lie beside it.
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
  return async () =>
    ((await import(await fetched(__UI_FILE__, __UI_INTEGRITY__))) as Chunk).createUi(purchases, fetched);
};
