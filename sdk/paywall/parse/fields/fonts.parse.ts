import type { WebFont } from '../../content/paywall.types';
import { quote, text } from './reading.parse';
import type { ProblemLog, Spot } from './reading.parse';

/** The fonts of a paywall, by the names that its texts use. */
export interface Fonts {
  /** `null` without a name. Also `null`, with a problem, for a name that is not safe in a style sheet. */
  family(spot: Spot, log: ProblemLog): string | null;
  /** Those of the account's fonts that were asked for. */
  used(): readonly WebFont[];
}

const FONT_NAME = /^[\p{L}\p{N} _-]{1,64}$/u;

/** `'Inter'`, `{ value: 'Inter' }`, `{ name | family: … }`, or one of these under `web`. */
const familyOf = (entry: unknown, depth = 0): string | null => {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || depth > 1) return null;
  for (const key of ['web', 'family', 'value', 'name']) {
    const found = Object.hasOwn(entry, key)
      ? familyOf((entry as Readonly<Record<string, unknown>>)[key], depth + 1)
      : null;
    if (found !== null) return found;
  }
  return null;
};

/** Font families by their names in `components_config.fonts`: fonts that the page itself has. */
const pageFonts = (fonts: unknown): ReadonlyMap<string, string> => {
  const entries = typeof fonts === 'object' && fonts !== null ? Object.entries(fonts) : [];
  return new Map(
    entries.flatMap(([name, entry]: [string, unknown]): [string, string][] => {
      const family = familyOf(entry);
      return family !== null && FONT_NAME.test(family) ? [[name, family]] : [];
    }),
  );
};

/** The account's fonts win over fonts of the page with the same name. */
export const createFonts = (config: unknown, webFonts: ReadonlyMap<string, WebFont>): Fonts => {
  const known = pageFonts(config);
  const used = new Set<WebFont>();
  return {
    family: (spot, log) => {
      const name = text(spot, log, null);
      if (name === null) return null;
      const webFont = webFonts.get(name);
      if (webFont) {
        used.add(webFont);
        return webFont.privateFamily;
      }
      const family = known.get(name) ?? name;
      if (FONT_NAME.test(family)) return family;
      log.add(spot.path, `"${quote(name)}" is not the name of a font.`);
      return null;
    },
    used: () => [...used],
  };
};

/** FNV-1a: short, and the same in every browser. */
const digest = (value: string): string => {
  let hash = 0x811c9dc5;
  for (const character of value) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** A name that no style sheet of the page uses; the same file always has the same name. */
export const privateFamily = ({ url, style, weight }: Omit<WebFont, 'privateFamily'>): string =>
  `purchase-font-${digest(`${url} ${style} ${weight}`)}`;
