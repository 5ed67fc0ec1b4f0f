import { ErrorCode, preloadModule, PurchasesError } from '../../../sdk/script';

const LIMIT_MS = 120_000;

let core: string | undefined;

/** @param address of the core's own file; the others are beside it. */
export const setCoreAddress = (address: string | undefined): void => {
  core = address;
};

const failed = (reason: string): PurchasesError =>
  new PurchasesError(ErrorCode.NetworkError, 'The checkout could not be loaded.', reason);

/**
 * Fetches a file and checks it before it runs, so that a changed file is refused with a clear error.
 * @returns its address.
 */
export const checkedFile = async (file: string, integrity: string): Promise<string> => {
  if (!core) throw failed('Use a script tag with src.');
  const url = new URL(file, core).href;
  await preloadModule(url, integrity, LIMIT_MS).catch((reason: string) => {
    throw failed(reason);
  });
  return url;
};
