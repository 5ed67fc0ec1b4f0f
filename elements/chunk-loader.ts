import { ErrorCode, PurchasesError } from '../sdk/index';
import type { UiLoader } from '../sdk/script';
import type { PurchasesClass } from './instances';
import type { createUi } from './ui';

const LIMIT_MS = 120_000;

const failed = (reason: string): PurchasesError =>
  new PurchasesError(ErrorCode.NetworkError, 'The checkout could not be loaded.', reason);

/** Fetches and checks the chunk before it is run, so that a changed file is refused with a clear error. */
const preload = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.crossOrigin = 'anonymous';
    link.integrity = __UI_INTEGRITY__;
    const timer = setTimeout(() => end(failed('It took too long.')), LIMIT_MS);
    const end = (error?: PurchasesError): void => {
      clearTimeout(timer);
      link.remove();
      if (error) reject(error);
      else resolve();
    };
    link.onload = () => end();
    link.onerror = () => end(failed(`${url} is missing, blocked or changed.`));
    // Browsers that do not know modulepreload fire no event; they go straight to the import.
    if (!link.relList.supports('modulepreload')) return end();
    document.head.append(link);
  });

/**
 * @param script address of the core's own file; the chunk lies beside it.
 */
export const chunkLoader =
  (script: string | null, purchases: PurchasesClass): UiLoader =>
  async () => {
    if (!script) throw failed('Use a classic script tag with src.');
    const url = new URL(__UI_FILE__, script).href;
    await preload(url);
    const chunk = (await import(url)) as { createUi: typeof createUi };
    return chunk.createUi(purchases);
  };
