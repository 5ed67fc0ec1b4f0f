import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  resolveTheme,
  paletteFor,
  plainBranding,
  readAppearance,
  readOverrides,
} from '../../../sdk/internal';
import type { AppearanceOverrides, PurchasesContext } from '../../../sdk/internal';
import type { AppearanceOptions } from '../../../sdk/index';

const read = (
  value: unknown,
): { readonly overrides: AppearanceOverrides; readonly said: readonly string[] } => {
  const said: string[] = [];
  return { overrides: readAppearance(value, (problem) => said.push(problem)), said };
};

const everything: AppearanceOptions = {
  theme: 'dark',
  shape: 'pill',
  font: '"Source Sans 3", Arial, sans-serif',
  colors: {
    primary: '#0A7D4F',
    accent: '#f80',
    error: 'rgb(180, 0, 20)',
    form: '#fff',
    panel: '#eee',
    page: '#ddd',
  },
  darkColors: { primary: 'rgb(120 200 160)', form: '#101010' },
  variables: {
    '--purchase-form-field-line': '#00000080',
    '--purchase-backdrop': 'rgb(0 0 0 / 40%)',
    '--purchase-radius-button': '1.5rem',
    '--purchase-z-index': '50',
  },
};

describe('what a page passes as appearance', () => {
  it('is read key by key', () => {
    expect(read(everything)).toEqual({
      said: [],
      overrides: {
        theme: 'dark',
        shapes: 'pill',
        font: 'Source Sans 3,Arial,sans-serif',
        primary: '#0a7d4f',
        accent: '#ff8800',
        error: '#b40014',
        formBackground: '#ffffff',
        panelBackground: '#eeeeee',
        pageBackground: '#dddddd',
        dark: { primary: '#78c8a0', formBackground: '#101010' },
        variables: everything.variables,
      },
    });
  });

  it('may be JSON, as attributes carry it', () => {
    expect(read(JSON.stringify(everything))).toEqual(read(everything));
  });

  it.each([undefined, null, {}, { theme: undefined, colors: null }])('may be %j', (value) => {
    expect(read(value)).toEqual({ overrides: {}, said: [] });
  });

  it.each([
    ['dark', 'appearance is not an object.'],
    ['{"theme":', 'appearance is not an object.'],
    [['dark'], 'appearance is not an object.'],
    [{ them: 'dark' }, 'appearance.them is not known.'],
    [{ constructor: 'dark' }, 'appearance.constructor is not known.'],
    [{ theme: 'night' }, 'appearance.theme can’t be "night".'],
    [{ theme: 1 }, 'appearance.theme can’t be 1.'],
    [{ shape: 'default' }, 'appearance.shape can’t be "default".'],
    [{ font: 'x;} body{display:none' }, 'appearance.font can’t be "x;} body{display:none".'],
    [{ font: 'url(https://x)' }, 'appearance.font can’t be "url(https://x)".'],
    [{ colors: { primary: 'red' } }, 'appearance.colors.primary can’t be "red".'],
    [{ colors: { primary: 'rgb(256 0 0)' } }, 'appearance.colors.primary can’t be "rgb(256 0 0)".'],
    [{ colors: { button: '#fff' } }, 'appearance.colors.button is not known.'],
    [{ darkColors: { form: '#12' } }, 'appearance.darkColors.form can’t be "#12".'],
    [{ variables: { '--purchase-form': '#fff' } }, 'appearance.variables.--purchase-form is not known.'],
    [
      { variables: { '--purchase-form-text': 'url(//x)' } },
      'appearance.variables.--purchase-form-text can’t be "url(//x)".',
    ],
    [
      { variables: { '--purchase-radius-input': 'calc(1px)' } },
      'appearance.variables.--purchase-radius-input can’t be "calc(1px)".',
    ],
  ])('%j is told and left out', (value, problem) => {
    const { overrides, said } = read(value);
    expect(said).toEqual([problem]);
    expect(Object.values(overrides).flatMap((inner) => Object.values(inner as object))).toEqual([]);
  });

  it('never throws, and lets nothing through that could end a declaration', () => {
    const keys = ['theme', 'shape', 'font', 'colors', 'darkColors', 'variables'];
    const inner = fc.dictionary(
      fc.constantFrom('primary', 'form', '--purchase-form-text', '--purchase-radius-input', '__proto__'),
      fc.oneof(fc.anything(), fc.string({ unit: fc.constantFrom(...'#f0(),;:{}/*\\"\' %rgbpx'.split('')) })),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...keys), fc.oneof(inner, fc.string()))),
        (value) => {
          const { font = '', variables = {} } = read(value).overrides;
          return [font ?? '', ...Object.values(variables)].every((text) => !/[;{}\\]|url|\/\*/.test(text));
        },
      ),
    );
  });
});

describe('what a purchase asks for', () => {
  const shop = (appearance: AppearanceOptions, said: string[] = []): PurchasesContext =>
    ({ appearance, log: { warn: (line: string) => said.push(line) } }) as unknown as PurchasesContext;

  it('wins over configure, colour by colour, and both over the branding', async () => {
    const overrides = await readOverrides(
      shop({ theme: 'light', shape: 'pill', colors: { primary: '#111', form: '#222' } }),
      {
        theme: 'dark',
        colors: { form: '#333' },
      },
    );
    const look = resolveTheme(
      { ...plainBranding().appearance, primary: '#aaaaaa', error: '#bb0000' },
      overrides,
    );
    expect(look).toMatchObject({
      theme: 'dark',
      shapes: 'pill',
      primary: '#111111',
      formBackground: '#333333',
      error: '#bb0000',
    });
  });

  it('is written to the log where it can’t be read', async () => {
    const said: string[] = [];
    await readOverrides(shop({ shape: 'round' } as unknown as AppearanceOptions, said), { theme: 'night' });
    expect(said).toEqual(['appearance.shape can’t be "round".', 'appearance.theme can’t be "night".']);
  });
});

describe('the dark set', () => {
  const look = resolveTheme(plainBranding().appearance);
  const white = { primary: '#6d28d9', formBackground: '#ffffff', panelBackground: '#f5f1ff' };

  it('turns light backgrounds dark and keeps those that are', () => {
    const { form, panel } = paletteFor({ ...look, ...white, panelBackground: '#0f0b1a' }, 'dark');
    expect(form).toMatchObject({ scheme: 'dark', text: '#ffffff' });
    expect(panel.background).toBe('#0f0b1a');
  });

  it('makes a brand’s colour lighter where it would not be seen, and a black button white', () => {
    expect(paletteFor({ ...look, ...white }, 'dark').form.primary).not.toBe('#6d28d9');
    expect(paletteFor({ ...look, ...white, primary: '#a78bfa' }, 'dark').form.primary).toBe('#a78bfa');
    expect(paletteFor({ ...look, primary: '#000000' }, 'dark').form.primary).toBe('#ffffff');
  });

  it('takes the page’s own dark colours as they are', () => {
    const { form } = paletteFor(
      { ...look, ...white, dark: { primary: '#220044', formBackground: '#202020' } },
      'dark',
    );
    expect(form).toMatchObject({ background: '#202020', primary: '#220044' });
  });
});
