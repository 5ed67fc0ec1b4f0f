/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`, and ignores transparency. `null` for any other text. */
export const parseHex = (hex: string): Rgb | null => {
  const match = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(hex);
  if (!match?.[1]) return null;
  const digits =
    match[1].length < 6 ? [...match[1]].map((digit) => digit + digit) : (match[1].match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => parseInt(pair, 16));
  return [red, green, blue];
};

export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A cache: one palette converts the same few channel values thousands of times. */
const linear: number[] = [];

const linearOf = (channel: number): number => {
  const share = channel / 255;
  return (linear[channel] ??= share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
};

/** Relative luminance as defined by WCAG 2.2: 0 for black, 1 for white. */
export const luminance = (rgb: Rgb): number =>
  0.2126 * linearOf(rgb[0]) + 0.7152 * linearOf(rgb[1]) + 0.0722 * linearOf(rgb[2]);

/** WCAG contrast ratio, 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const one = luminance(a) + 0.05;
  const other = luminance(b) + 0.05;
  return one > other ? one / other : other / one;
};

/**
 * A `share` of 0 gives `a`, of 1 gives `b`. Channels are rounded, so that the contrast is computed for the colour on
 * screen.
 */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

/** Backgrounds lighter than this get black text (spec section 9). */
const LUMINANCE_THRESHOLD = 0.37;
export const READABLE = 4.5;

/** Black or white by the luminance threshold; the other one if the contrast would be below 4.5:1. */
export const textOn = (background: Rgb): Rgb => {
  const [first, second] = luminance(background) > LUMINANCE_THRESHOLD ? [BLACK, WHITE] : [WHITE, BLACK];
  return contrast(first, background) >= READABLE ? first : second;
};

/** Moves `colour` towards `target` until it reaches the ratio on every background. */
export const readableOn = (
  colour: Rgb,
  target: Rgb,
  ratio: number,
  ...backgrounds: readonly [Rgb, ...Rgb[]]
): Rgb => {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, target, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate;
  }
  return target;
};
