import { describe, expect, it } from 'vitest';
import { parsePaywall } from '../../../../sdk/internal';
import { as, paywallWire, text } from '../wire';

const web = (url: string, more: object = {}) => ({ web: { family: 'Lime Sans', url, ...more } });
const readWith = (fonts: object, ...components: readonly object[]) => {
  const { paywall, problems } = parsePaywall(paywallWire(components), {
    packageIds: [],
    locales: ['en'],
    uiConfig: { app: { fonts } },
  });
  const families = paywall?.stack.children.map((node) => as('text', node).look.base.fontName);
  return { fonts: paywall?.fonts, families, problems };
};

describe('the fonts of the account', () => {
  it('are loaded under a private name, only those that a text uses', () => {
    const { fonts, families, problems } = readWith(
      {
        body: web('https://fonts.lime.example/body.woff2', { style: 'italic', weight: '650' }),
        other: web('https://fonts.lime.example/other.woff2'),
      },
      text('hello', { font_name: 'body' }),
      text('hello'),
    );
    const [font] = fonts ?? [];
    expect(fonts).toHaveLength(1);
    expect(font).toMatchObject({
      family: 'Lime Sans',
      url: 'https://fonts.lime.example/body.woff2',
      style: 'italic',
      weight: 650,
    });
    expect(font?.privateFamily).toMatch(/^purchase-font-[0-9a-z]+$/);
    expect(families).toEqual([font?.privateFamily, null]);
    expect(problems).toEqual([]);
  });

  it('of two names share the file, and two files never share the name', () => {
    const same = readWith(
      { a: web('https://f.example/1'), b: web('https://f.example/1'), c: web('https://f.example/2') },
      text('hello', { font_name: 'a' }),
      text('hello', { font_name: 'b' }),
      text('hello', { font_name: 'c' }),
    );
    expect(new Set(same.families).size).toBe(2);
  });

  it('of a forbidden address are a problem, and the text has the name as a font of the page', () => {
    const { fonts, problems } = readWith(
      { body: web('data:font/woff2;base64,AAAA') },
      text('hello', { font_name: 'body' }),
    );
    expect(fonts).toEqual([]);
    expect(problems.map(({ path }) => path)).toEqual(['ui_config.app.fonts.body.web.url']);
  });

  it('used in the selected look alone are loaded, too', () => {
    const { fonts } = readWith(
      { body: web('https://f.example/1') },
      text('hello', { overrides: { states: { selected: { font_name: 'body' } } } }),
    );
    expect(fonts).toHaveLength(1);
  });
});
