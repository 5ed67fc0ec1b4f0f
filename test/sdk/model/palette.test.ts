import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paletteFor, plainBranding } from '../../../sdk/internal';
import type { Appearance, SurfaceColours } from '../../../sdk/internal';

const plain = plainBranding().appearance;

/** WCAG 2.2, written again here so that the palette is not judged by its own measure. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const digits = (count: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdefABCDEF'.split('')), { minLength: count, maxLength: count })
    .map((parts) => `#${parts.join('')}`);
const colour = fc.option(fc.oneof({ weight: 6, arbitrary: digits(6) }, digits(3), digits(4), digits(8)));
const looks = fc.record({
  primary: colour,
  primaryText: colour,
  accent: colour,
  error: colour,
  panelBackground: colour,
  formBackground: colour,
  pageBackground: colour,
  font: fc.constant(null),
  shapes: fc.constantFrom('default', 'rectangle', 'rounded', 'pill'),
  showProductDescription: fc.boolean(),
}) satisfies fc.Arbitrary<Appearance>;

const surfaces = (look: Appearance): readonly SurfaceColours[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const { form, panel } = paletteFor(look, scheme);
    return [form, panel];
  });

/** What is seen while the veil lies over the button, as the style sheet blends it. */
const veiled = ({ primary, primaryVeil }: SurfaceColours, share: number): string => {
  const [below, above] = [primary, primaryVeil].map((hex) =>
    [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)),
  ) as [number[], number[]];
  const blended = below.map((channel, at) => Math.round(channel + ((above[at] ?? 0) - channel) * share));
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

describe('whatever colours a brand has', () => {
  it.each([
    ['text on its background', (s: SurfaceColours) => contrast(s.text, s.background), 4.5],
    ['muted text on its background', (s: SurfaceColours) => contrast(s.textMuted, s.background), 4.5],
    ['muted text on a tinted row', (s: SurfaceColours) => contrast(s.textMuted, s.subtle), 4.5],
    ['errors on their background', (s: SurfaceColours) => contrast(s.error, s.background), 4.5],
    ['errors on a tinted row', (s: SurfaceColours) => contrast(s.error, s.subtle), 4.5],
    ['the words of the button', (s: SurfaceColours) => contrast(s.primaryText, s.primary), 4.5],
    [
      'the words of the button under the pointer',
      (s: SurfaceColours) => contrast(s.primaryText, veiled(s, 0.12)),
      4.5,
    ],
    [
      'the words of the button that is pressed',
      (s: SurfaceColours) => contrast(s.primaryText, veiled(s, 0.2)),
      4.5,
    ],
    ['the edge of the button', (s: SurfaceColours) => contrast(s.primaryLine, s.background), 3],
    ['the edge of a field', (s: SurfaceColours) => contrast(s.fieldLine, s.background), 3],
    ['a small mark', (s: SurfaceColours) => contrast(s.accent, s.background), 3],
    ['the focus ring on its background', (s: SurfaceColours) => contrast(s.focus, s.background), 3],
  ] as const)('%s can be read', (_, measure, least) => {
    fc.assert(
      fc.property(looks, (look) => surfaces(look).every((surface) => measure(surface) >= least)),
      { numRuns: 500 },
    );
  });

  it('every colour is six hex digits', () => {
    fc.assert(
      fc.property(looks, (look) => {
        const { page, backdrop } = paletteFor(look);
        const all = surfaces(look).flatMap((colours) => Object.values({ ...colours, scheme: '#000000' }));
        return (
          [...all, page].every((value) => /^#[0-9a-f]{6}$/.test(value)) && /^#[0-9a-f]{6}99$/.test(backdrop)
        );
      }),
    );
  });

  it('its button, backgrounds and page are kept as they are', () => {
    fc.assert(
      fc.property(digits(6), (hex) => {
        const look = {
          ...plain,
          primary: hex,
          formBackground: hex,
          panelBackground: hex,
          pageBackground: hex,
        };
        const { form, panel, page } = paletteFor(look);
        const kept = [form.primary, panel.primary, form.background, panel.background, page];
        return kept.every((value) => value === hex.toLowerCase());
      }),
    );
  });
});

describe('text on a background', () => {
  /** Spec section 9: above a luminance of 0.37 it is black; below, white where that can be read. */
  it('is black above the threshold, and white below it as far as white can be read', () => {
    fc.assert(
      fc.property(digits(6), (hex) => {
        const { text, background } = paletteFor({ ...plain, formBackground: hex }).form;
        const isWhite = luminance(background) <= 0.37 && contrast('#ffffff', background) >= 4.5;
        return text === (isWhite ? '#ffffff' : '#000000');
      }),
      { numRuns: 500 },
    );
  });
});

describe('the brand’s colour of the button’s label', () => {
  const labelOf = (primaryText: string) =>
    paletteFor({ ...plain, primary: '#1a1a66', primaryText }).form.primaryText;

  it('is used if it can be read on the button', () => {
    expect(labelOf('#ffe08a')).toBe('#ffe08a');
    expect(labelOf('#333388')).toBe('#ffffff');
  });
});

describe('the plain look', () => {
  it('is a light form beside a calm, neutral panel', () => {
    const { form, panel } = paletteFor(plain);
    expect(form).toMatchObject({
      background: '#ffffff',
      text: '#000000',
      primary: '#000000',
      primaryText: '#ffffff',
    });
    expect(panel).toMatchObject({
      background: '#f5f5f7',
      text: '#000000',
      primary: '#000000',
      primaryText: '#ffffff',
    });
    expect(form.focus).toBe('#000080');
  });

  it.each([
    ['rounded', { input: '12px', button: '12px', modal: '16px' }],
    ['rectangle', { input: '0px', button: '0px', modal: '0px' }],
    ['pill', { input: '24px', button: '56px', modal: '16px' }],
  ] as const)('has the radii of the shape %s', (shapes, radius) => {
    expect(paletteFor({ ...plain, shapes }).radius).toMatchObject(radius);
  });
});
