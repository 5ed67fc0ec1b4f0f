import type { Appearance, Shapes } from './branding';
import { contrast, mix, parseHex, READABLE, readableOn, textOn, toHex } from './colour';
import type { Rgb } from './colour';

/** The colours of one surface, each readable on its background. */
export interface SurfaceColours {
  readonly background: string;
  readonly text: string;
  readonly textMuted: string;
  /** Hairlines that only part things. */
  readonly line: string;
  /** Edges of fields, 3:1 and better (WCAG 1.4.11). */
  readonly fieldLine: string;
  /** A background a touch away from the surface's own, for fields and rows. */
  readonly subtle: string;
  readonly primary: string;
  readonly primaryText: string;
  readonly accent: string;
  readonly focus: string;
  readonly error: string;
}

export interface Palette {
  readonly form: SurfaceColours;
  readonly panel: SurfaceColours;
  readonly page: string;
  readonly radius: { readonly input: string; readonly button: string; readonly modal: string };
  readonly font: string | null;
}

/** Defaults of the form (light) and the product panel (dark). */
const defaults = {
  form: { background: '#ffffff', primary: '#000000', accent: '#767676', focus: '#000080', error: '#f2545b' },
  panel: { background: '#000000', primary: '#ffffff', accent: '#767676', focus: '#ffffff', error: '#f2545b' },
} as const;

/** Spec section 9: rounded 12px, rectangle 0, pill 24px for fields and 56px for buttons; the dialog 16px. */
const radii = {
  default: { input: '12px', button: '12px', modal: '16px' },
  rounded: { input: '12px', button: '12px', modal: '16px' },
  rectangle: { input: '0px', button: '0px', modal: '0px' },
  pill: { input: '24px', button: '56px', modal: '16px' },
} satisfies Record<Shapes, Palette['radius']>;

const rgb = (hex: string | null, otherwise: string): Rgb =>
  (hex && parseHex(hex)) || parseHex(otherwise) || [0, 0, 0];

/** The faintest mix of text and background that is still readable. */
const muted = (text: Rgb, background: Rgb): Rgb => {
  for (let share = 0.4; share > 0; share -= 0.05) {
    const candidate = mix(text, background, share);
    if (contrast(candidate, background) >= READABLE) return candidate;
  }
  return text;
};

/** WCAG 1.4.11: what has to be seen, but not read. */
const EDGE = 3;

const surface = (
  base: (typeof defaults)['form' | 'panel'],
  background: string | null,
  look: Appearance,
): SurfaceColours => {
  const back = rgb(background, base.background);
  const text = textOn(back);
  const primary = rgb(look.primary, base.primary);
  return {
    background: toHex(back),
    text: toHex(text),
    textMuted: toHex(muted(text, back)),
    line: toHex(mix(back, text, 0.14)),
    fieldLine: toHex(readableOn(mix(back, text, 0.14), back, EDGE)),
    subtle: toHex(mix(back, text, 0.03)),
    primary: toHex(primary),
    primaryText: toHex(textOn(primary)),
    accent: toHex(readableOn(rgb(look.accent, base.accent), back, EDGE)),
    focus: toHex(readableOn(rgb(look.accent, base.focus), back, EDGE)),
    error: toHex(readableOn(rgb(look.error, base.error), back)),
  };
};

/** Branding as colours, radii and a font, ready for style sheets and for the card form. */
export const paletteFor = (look: Appearance): Palette => ({
  form: surface(defaults.form, look.formBackground, look),
  panel: surface(defaults.panel, look.panelBackground, look),
  page: toHex(rgb(look.pageBackground, '#ffffff')),
  radius: radii[look.shapes],
  font: look.font,
});
