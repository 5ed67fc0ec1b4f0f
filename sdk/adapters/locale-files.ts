import { preloadModule } from './module-file';
import { ofDocument } from './page-document';

/** English is on screen long before this limit. */
const LIMIT_MS = 30_000;

/** The browser knows the current script only while it runs for the first time, so it is read at once. */
const script = typeof document === 'undefined' ? null : ofDocument('currentScript');

/**
 * The address of the single file's language files: beside the file, or in its tag's attribute. An inline script has none.
 */
export const placeOfScript = (): string | null => {
  if (!(script instanceof HTMLScriptElement)) return null;
  const { localesUrl } = script.dataset;
  if (localesUrl !== undefined)
    return new URL(`${localesUrl.replace(/\/$/, '')}/`, ofDocument('baseURI')).href;
  return script.src ? new URL('locales/', script.src).href : null;
};

/** The name contains a part of the digest, so that an old file is not mistaken for a new one. */
const fileName = (locale: string, digest: string): string =>
  `${locale}.${digest.slice(0, 8).replace(/\W/g, '_')}.js`;

/**
 * Language files in a folder, loaded as modules that are checked against their digests.
 * @param digests SHA-256 in base64, by locale.
 * @param folder ends with a slash; `null` if it is unknown.
 */
export const filesIn = (
  folder: string | null,
  digests: Readonly<Record<string, string>>,
): Readonly<Record<string, () => Promise<unknown>>> =>
  Object.fromEntries(
    Object.entries(digests).map(([locale, digest]) => [
      locale,
      async () => {
        if (!folder) throw new Error('There is no place to fetch texts from.');
        const url = folder + fileName(locale, digest);
        await preloadModule(url, `sha256-${digest}`, LIMIT_MS);
        const file = (await import(url)) as { default: unknown };
        return file.default;
      },
    ]),
  );
