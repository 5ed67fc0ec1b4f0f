import {
  BLACK,
  contrast,
  luminance,
  mix,
  parseHex,
  READABLE,
  readableOn,
  textOn,
  toHex,
  WHITE,
} from './colour';
import type { Rgb } from './colour';
import { resolveTheme } from './theme';
import type { Shapes, BrandColours, Appearance, ResolvedTheme } from '../../ports/theme';

export type Scheme = 'light' | 'dark';

/** The colours of one surface. Each has enough contrast with its background. */
export interface SurfaceColours {
  /** The colour scheme of the browser's own controls on this surface. */
  readonly scheme: Scheme;
  readonly background: string;
  readonly text: string;
  readonly textMuted: string;
  /** Hairlines that only separate areas. */
  readonly line: string;
  /** Edges of fields, at least 3:1 (WCAG 1.4.11). */
  readonly fieldLine: string;
  /** A background that differs slightly from the surface, for fields and rows. */
  readonly subtle: string;
  readonly primary: string;
  readonly primaryText: string;
  /** Edge of the primary button; it has 3:1 if the button itself has not. */
  readonly primaryLine: string;
  /** A transparent layer over the primary button while it is hovered or pressed. */
  readonly primaryVeil: string;
  readonly accent: string;
  readonly focus: string;
  readonly error: string;
}

export interface Palette {
  readonly form: SurfaceColours;
  readonly panel: SurfaceColours;
  readonly page: string;
  /** Covers the page while the dialog is open; transparent. */
  readonly backdrop: string;
  readonly radius: { readonly input: string; readonly button: string; readonly modal: string };
  readonly font: string | null;
}

/** Defaults of the form and the product panel, in light and in dark mode. Both are neutral: the business has set no colours. */
const defaults = {
  light: {
    form: {
      background: '#ffffff',
      primary: '#000000',
      accent: '#767676',
      focus: '#000080',
      error: '#f2545b',
    },
    panel: {
      background: '#f5f5f7',
      primary: '#000000',
      accent: '#767676',
      focus: '#000080',
      error: '#f2545b',
    },
    page: '#ffffff',
  },
  dark: {
    form: {
      background: '#1a1a1d',
      primary: '#ffffff',
      accent: '#767676',
      focus: '#ffffff',
      error: '#f2545b',
    },
    panel: {
      background: '#222226',
      primary: '#ffffff',
      accent: '#767676',
      focus: '#ffffff',
      error: '#f2545b',
    },
    page: '#000000',
  },
} as const;

type Base = (typeof defaults)[Scheme]['form' | 'panel'];

/** Spec section 9: rounded 12px, rectangle 0, pill 24px for fields and 56px for buttons; the dialog 16px. */
const rounded = { input: '12px', button: '12px', modal: '16px' };
const radii = {
  default: rounded,
  rounded,
  rectangle: { input: '0px', button: '0px', modal: '0px' },
  pill: { input: '24px', button: '56px', modal: '16px' },
} satisfies Record<Shapes, Palette['radius']>;

const rgb = (hex: string | null | undefined, otherwise: string): Rgb =>
  (hex && parseHex(hex)) || parseHex(otherwise) || BLACK;

/** WCAG 1.4.11: the minimum contrast of parts that are not text. */
const EDGE = 3;
/** The opacity of the veil over a pressed button; see kit.css. */
const VEIL = 0.2;

const isReadable = (colour: Rgb, on: Rgb): boolean => contrast(colour, on) >= READABLE;
const opposite = (colour: Rgb): Rgb => (colour === WHITE ? BLACK : WHITE);
const isDark = (background: Rgb): boolean => textOn(background) === WHITE;

/** A colour slightly nearer to the text; farther from it if the text would lose its contrast. */
const subtleOf = (background: Rgb, text: Rgb): Rgb => {
  const towards = mix(background, text, 0.03);
  return isReadable(text, towards) ? towards : mix(background, opposite(text), 0.03);
};

/** The brand's own colour for the button's label where it can be read. */
const labelOn = (primary: Rgb, own: string | null): Rgb => {
  const colour = own === null ? null : parseHex(own);
  return colour && isReadable(colour, primary) ? colour : textOn(primary);
};

const surface = (base: Base, back: Rgb, look: BrandColours): SurfaceColours => {
  const text = textOn(back);
  const subtle = subtleOf(back, text);
  const line = mix(back, text, 0.14);
  const primary = rgb(look.primary, base.primary);
  const primaryText = labelOn(primary, look.primaryText);
  const away = luminance(primaryText) > luminance(primary) ? BLACK : WHITE;
  const veil = isReadable(primaryText, mix(primary, primaryText, VEIL)) ? primaryText : away;
  const seen = (colour: Rgb): string => toHex(readableOn(colour, text, EDGE, back));
  const read = (colour: Rgb): string => toHex(readableOn(colour, text, READABLE, back, subtle));
  return {
    scheme: text === WHITE ? 'dark' : 'light',
    background: toHex(back),
    text: toHex(text),
    textMuted: read(mix(text, back, 0.4)),
    line: toHex(line),
    fieldLine: seen(line),
    subtle: toHex(subtle),
    primary: toHex(primary),
    primaryText: toHex(primaryText),
    primaryLine: seen(primary),
    primaryVeil: toHex(veil),
    accent: seen(rgb(look.accent, base.accent)),
    // The focus ring is also drawn on notices.
    focus: toHex(readableOn(rgb(look.accent, base.focus), text, EDGE, back, subtle)),
    error: read(rgb(look.error, base.error)),
  };
};

/** Keeps a dark background; replaces any other one with near-black, tinted with the accent. */
const darkened = (own: string | null, base: string, accent: string | null): string => {
  const brand = own === null ? null : parseHex(own);
  if (brand && isDark(brand)) return toHex(brand);
  return toHex(mix(rgb(base, base), rgb(accent, base), 0.06));
};

/**
 * On a dark surface greys become white, because the plain look's button is black. Other colours become lighter until they
 * are visible.
 */
const brightened = (own: string | null, background: string): string | null => {
  const colour = own === null ? null : parseHex(own);
  if (!colour || Math.max(...colour) - Math.min(...colour) < 24) return null;
  return toHex(readableOn(colour, WHITE, EDGE, rgb(background, background)));
};

/** The colours of the dark set: the page's overrides, otherwise derived from the light ones. */
const darkColours = (look: ResolvedTheme): BrandColours => {
  const { accent, error } = look;
  const { form, panel, page } = defaults.dark;
  const formBackground = darkened(look.formBackground, form.background, accent);
  return {
    accent,
    error,
    primary: brightened(look.primary, formBackground),
    primaryText: look.primaryText,
    formBackground,
    panelBackground: darkened(look.panelBackground, panel.background, accent),
    pageBackground: darkened(look.pageBackground, page, accent),
    ...look.dark,
  };
};

/** The colours of a look for light or dark, its radii and its font, for style sheets and for the card form. */
export const paletteFor = (look: Appearance | ResolvedTheme, scheme: Scheme = 'light'): Palette => {
  const base = defaults[scheme];
  const colours = scheme === 'dark' ? darkColours('dark' in look ? look : resolveTheme(look)) : look;
  const page = rgb(colours.pageBackground, base.page);
  return {
    form: surface(base.form, rgb(colours.formBackground, base.form.background), colours),
    panel: surface(base.panel, rgb(colours.panelBackground, base.panel.background), colours),
    page: toHex(page),
    backdrop: `${toHex(mix(page, BLACK, 0.9))}99`,
    radius: radii[look.shapes],
    font: look.font,
  };
};
