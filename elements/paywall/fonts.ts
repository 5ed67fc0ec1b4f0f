import { ofDocument } from '../../sdk/internal';
import type { WebFont } from '../../sdk/internal';

/** A font that arrives later would only move the text while the customer reads it. */
const LIMIT_MS = 8000;

/** Each file is loaded once for all paywalls of the page. */
const loads = new Map<string, Promise<void>>();

/** Files of other hosts must be encrypted. The page's own host may be a local one. */
const isAllowed = (url: string): boolean => {
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || origin === location.origin;
};

const inTime = async (work: Promise<FontFace>): Promise<FontFace> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The font is added when it is complete, so that its text is readable in the fallback font until then. */
const load = async ({ privateFamily, url, style, weight }: WebFont): Promise<void> => {
  if (!isAllowed(url)) throw new Error('its address is not https');
  const face = new FontFace(privateFamily, `url(${JSON.stringify(url)})`, { style, weight: String(weight) });
  ofDocument('fonts').add(await inTime(face.load()));
};

/** Loads the fonts of a paywall. A font that can't be loaded leaves its texts in the fallback font. */
export const loadFonts = (fonts: readonly WebFont[], warn: (message: string) => void): void => {
  for (const font of fonts) {
    if (loads.has(font.privateFamily)) continue;
    const failed = (error: unknown): void =>
      warn(
        `The font "${font.family}" of the paywall was not loaded: ${error instanceof Error ? error.message : String(error)}. ` +
          `Allow ${font.url} in font-src of the page's policy, and check that its host answers with CORS headers.`,
      );
    loads.set(font.privateFamily, load(font).catch(failed));
  }
};
