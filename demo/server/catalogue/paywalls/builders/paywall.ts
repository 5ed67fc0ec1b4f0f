import { colour } from './boxes';
import { imageSource, lightAndDark } from './content';
import type { Colour, Paint, Palette, Wire, WireNode } from './wire.types';

export type Words = Readonly<Record<string, string>>;
export type Locale = 'en_US' | 'de_DE' | 'ar_SA';

export interface PaywallParts {
  /** The description in the lab's list. */
  readonly title: string;
  readonly note: string;
  readonly packages: readonly (readonly [string, string])[];
  readonly palette: Palette;
  readonly fonts?: Wire;
  readonly defaultFont?: string;
  readonly background: Wire;
  readonly header?: WireNode;
  readonly stack: WireNode;
  readonly footer?: WireNode;
  readonly words: { readonly en_US: Words } & Partial<Readonly<Record<Locale, Words>>>;
}

export const linear = (degrees: number, ...points: readonly (readonly [string, number])[]): Wire => ({
  type: 'linear',
  degrees,
  points: points.map(([color, percent]) => ({ color, percent })),
});

export const plainPage = (name: Colour): Wire => ({ type: 'color', value: colour(name) });

export const picturePage = (file: string, pixels: readonly [number, number], overlay: Colour): Wire => ({
  type: 'image',
  value: imageSource(lightAndDark(file), pixels),
  fit_mode: 'fill',
  color_overlay: colour(overlay),
});

/** A video of the asset folder. Its picture is shown until it plays. */
export const videoSource = (file: string, [width, height]: readonly [number, number]): Wire => ({
  light: { url: `paywalls/${file}.webm`, width, height },
});

export const videoPage = (
  file: string,
  picture: string,
  pixels: readonly [number, number],
  overlay: Colour,
): Wire => ({
  type: 'video',
  value: videoSource(file, pixels),
  fallback_image: imageSource(picture, pixels),
  fit_mode: 'fill',
  loop: true,
  mute_audio: true,
  color_overlay: colour(overlay),
});

/** Texts of every paywall. */
const common: Readonly<Record<Locale, Words>> = {
  en_US: { restore: 'Restore purchases', terms: 'Terms', privacy: 'Privacy', tick: '✓' },
  de_DE: { restore: 'Wiederherstellen', terms: 'AGB', privacy: 'Datenschutz', tick: '✓' },
  ar_SA: { restore: 'استعادة المشتريات', terms: 'الشروط', privacy: 'الخصوصية', tick: '✓' },
};
const addresses = {
  terms_url: 'https://stepwise.example/terms',
  privacy_url: 'https://stepwise.example/privacy',
};

const paint = (value: Paint): Wire => (typeof value === 'string' ? { type: 'hex', value } : value);

const colours = (palette: Palette): Wire =>
  Object.fromEntries(
    Object.entries(palette).map(([name, [light, dark]]) => [
      name,
      { light: paint(light), dark: paint(dark) },
    ]),
  );

/** Paywalls that do not change are written once for each address, not once for each question. */
const written = new WeakMap<PaywallParts, Map<string, Wire>>();

/** The paywall in the provider's format. Addresses of pictures are relative to `assetBaseUrl`. */
export function toPaywallWire(parts: PaywallParts, assetBaseUrl: string): Wire {
  const byAddress = written.get(parts) ?? new Map<string, Wire>();
  const wire = byAddress.get(assetBaseUrl) ?? writePaywall(parts, assetBaseUrl);
  written.set(parts, byAddress.set(assetBaseUrl, wire));
  return wire;
}

function writePaywall(parts: PaywallParts, assetBaseUrl: string): Wire {
  const { stack, footer, header, words } = parts;
  const locales = Object.entries(words) as readonly [Locale, Words][];
  return numbered({
    components_config: {
      colors: colours(parts.palette),
      fonts: parts.fonts ?? {},
      asset_base_url: assetBaseUrl,
      base: {
        ...(parts.defaultFont === undefined ? {} : { default_font_name: parts.defaultFont }),
        background: parts.background,
        ...(header === undefined ? {} : { header: { type: 'header', name: 'Header', stack: header } }),
        stack,
        sticky_footer: footer === undefined ? null : { type: 'footer', name: 'Footer', stack: footer },
      },
    },
    components_localizations: Object.fromEntries(
      locales.map(([locale, own]) => [locale, { ...common[locale], ...addresses, ...own }]),
    ),
    default_locale: 'en_US',
  });
}

/** Gives each component an id: its name and the number of components before it. */
function numbered(whole: Wire): Wire {
  let count = 0;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const isComponent = 'name' in value && 'type' in value;
    const id = isComponent ? { type: value.type, id: `n${(count += 1)}` } : {};
    return { ...id, ...Object.fromEntries(entries.map(([key, inner]) => [key, visit(inner)])) };
  };
  return visit(whole) as Wire;
}
