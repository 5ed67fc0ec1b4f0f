import { describe, expect, it } from 'vitest';
import { hex, one, stack, text, wrong } from '../wire';

const solid = (colour: string) => ({ type: 'solid', colour });
const both = <T>(value: T) => ({ light: value, dark: value });

describe('a text', () => {
  it.each([
    ['body_s', 13, null],
    ['body_m', 14, null],
    ['body_l', 15, null],
    ['body_xl', 16, null],
    ['heading_xs', 14, 6],
    ['heading_s', 16, 5],
    ['heading_m', 18, 4],
    ['heading_l', 20, 3],
    ['heading_xl', 26, 2],
    ['heading_xxl', 32, 1],
    [44, 44, null],
  ])('of size %s has %dpx and heading level %s', (font_size, fontSize, headingLevel) => {
    expect(one('text', text('hello', { font_size })).look.base).toMatchObject({ fontSize, headingLevel });
  });

  it.each(
    Object.entries({
      extra_light: 100,
      thin: 200,
      light: 300,
      regular: 400,
      medium: 500,
      semibold: 600,
      bold: 700,
      extra_bold: 800,
      black: 900,
    }),
  )('of weight %s has %d', (font_weight, fontWeight) => {
    expect(one('text', text('hello', { font_weight })).look.base.fontWeight).toBe(fontWeight);
  });

  it.each([
    [550, 550],
    [0, 1],
    [4000, 1000],
  ])('of the exact weight %d has %d, whatever the named one is', (font_weight_int, fontWeight) => {
    const node = one('text', text('hello', { font_weight: 'bold', font_weight_int }));
    expect(node.look.base.fontWeight).toBe(fontWeight);
  });

  it.each([
    ['leading', 'start'],
    ['center', 'center'],
    ['trailing', 'end'],
  ])('aligned %s starts at %s', (horizontal_alignment, expected) => {
    expect(one('text', text('hello', { horizontal_alignment })).look.base.alignment).toBe(expected);
  });

  it('is black on light and white on dark without a colour', () => {
    const { paint } = one('text', text('hello')).look.base;
    expect(paint).toEqual({ light: solid('#000000'), dark: solid('#ffffff') });
  });

  it('has its font by the paywall’s name for it', () => {
    const config = {
      fonts: { primary: { web: { type: 'google_fonts', value: 'Open Sans' } }, plain: 'Inter' },
    };
    const font = (font_name: string | undefined, base = {}) =>
      one('text', text('hello', { font_name }), { config, base }).look.base.fontName;
    expect(font('primary')).toBe('Open Sans');
    expect(font('plain')).toBe('Inter');
    expect(font('Georgia')).toBe('Georgia');
    expect(font(undefined)).toBeNull();
    expect(font(undefined, { default_font_name: 'primary' })).toBe('Open Sans');
  });
});

describe('the selected state', () => {
  it('changes what it names and nothing else', () => {
    const overrides = { states: { selected: { color: hex('#f00'), text_lid: 'terms' } } };
    const { base, rules, resolveLook } = one('text', text('hello', { font_size: 'body_l', overrides })).look;
    expect(rules).toEqual([[{ type: 'selected' }]]);
    expect(resolveLook(1)).toEqual({
      ...base,
      paint: both(solid('#ff0000')),
      tokens: [{ type: 'text', text: 'https://lime.example/terms' }],
    });
  });

  it('tells of what is wrong in it where it is', () => {
    const overrides = { states: { selected: { spacing: 'wide' } } };
    expect(wrong(stack([], { overrides, margin: 3 }))).toEqual([
      { path: 'margin', message: 'Expected an object, got 3.' },
      {
        path: 'overrides.states.selected.spacing',
        message: 'Expected a number that is not negative, got "wide".',
      },
    ]);
  });
});
