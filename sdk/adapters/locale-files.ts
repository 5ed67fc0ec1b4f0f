import { preloadModule } from './module-file';
import { ofDocument } from './page-document';

/** Beyond it English has long been shown. */
const LIMIT_MS = 30_000;

/** Known only while the script runs for the first time, so it is looked up at once. */
const script = typeof document === 'undefined' ? null : ofDocument('currentScript');

/**
 * Where the single file finds its locale files: beside itself, or where its tag says. An inline copy has no place.
 */
export const placeOfScript = (): string | null => {
  if (!(script instanceof HTMLScriptElement)) return null;
  const { localesUrl } = script.dataset;
  if (localesUrl !== undefined)
    return new URL(`${localesUrl.replace(/\/$/, '')}/`, ofDocument('baseURI')).href;
  return script.src ? new URL('locales/', script.src).href : null;
};

/** The name holds a part of the digest, so that an old file is never taken for a new one. */
const fileName = (locale: string, digest: string): string =>
  `${locale}.${digest.slice(0, 8).replace(/\W/g, '_')}.js`;

/**
 * Locale files in a folder, as modules that are checked against their digests.
 * @param digests SHA-256 in base64, by locale.
 * @param folder ends with a slash; `null` where none is known.
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
