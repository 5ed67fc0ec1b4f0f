import { describe, expect, it } from 'vitest';
import { as, chosen, good, hex, one, paywallWire, plan, stack, text, wrong } from './wire';

const none = { top: 0, bottom: 0, leading: 0, trailing: 0 };
const fixed = (width: number, height: number) => ({
  width: { type: 'fixed', value: width },
  height: { type: 'fixed', value: height },
});
const solid = (colour: string) => ({ type: 'solid', colour });
const both = <T>(value: T) => ({ light: value, dark: value });

describe('a stack', () => {
  it('has a look to its smallest part', () => {
    const node = one('stack', {
      ...stack([text('hello')]),
      id: 'a1',
      name: 'Box',
      dimension: { type: 'horizontal', alignment: 'bottom', distribution: 'space_between' },
      spacing: 8,
      margin: { top: -4, bottom: 1, leading: 2, trailing: 3 },
      padding: { top: 5, bottom: 6, leading: 7, trailing: 8 },
      size: { width: { type: 'fixed', value: 320 }, height: { type: 'fill' } },
      background_color: hex('#ABC'),
      border: { color: hex('#11223344'), width: 2 },
      shadow: { x: -1, y: 2, radius: 3, color: hex('#000000') },
      shape: {
        type: 'rectangle',
        corners: { top_leading: 1, top_trailing: 2, bottom_leading: 3, bottom_trailing: 4 },
      },
      overflow: 'scroll',
    });
    expect(node).toMatchObject({ key: 'base.stack.components[0]', id: 'a1', name: 'Box' });
    expect(node.look.selected).toBe(node.look.normal);
    expect(node.look.normal).toEqual({
      isVisible: true,
      layout: { type: 'horizontal', alignment: 'end', distribution: 'space-between' },
      spacing: 8,
      margin: { top: -4, bottom: 1, leading: 2, trailing: 3 },
      padding: { top: 5, bottom: 6, leading: 7, trailing: 8 },
      size: { width: { type: 'fixed', value: 320 }, height: { type: 'fill' } },
      background: { type: 'paint', paint: both(solid('#aabbcc')) },
      border: { colour: both('#11223344'), width: 2 },
      shadow: { x: -1, y: 2, radius: 3, colour: both('#000000') },
      shape: {
        type: 'rectangle',
        corners: { topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4 },
      },
      badge: null,
      isScrolling: true,
    });
    expect(node.children.map(({ type }) => type)).toEqual(['text']);
  });

  it('is complete when the data says nothing', () => {
    const { look, children } = one('stack', { type: 'stack' });
    expect(children).toEqual([]);
    expect(look.normal).toEqual({
      isVisible: true,
      layout: { type: 'vertical', alignment: 'center', distribution: 'start' },
      spacing: 0,
      margin: none,
      padding: none,
      size: { width: { type: 'fill' }, height: { type: 'fit' } },
      background: null,
      border: null,
      shadow: null,
      shape: {
        type: 'rectangle',
        corners: { topLeading: 0, topTrailing: 0, bottomLeading: 0, bottomTrailing: 0 },
      },
      badge: null,
      isScrolling: false,
    });
  });

  it.each([
    ['top_leading', 'start', 'start'],
    ['top', 'start', 'center'],
    ['center', 'center', 'center'],
    ['trailing', 'center', 'end'],
    ['bottom_trailing', 'end', 'end'],
  ])('lays layers at %s', (alignment, vertical, horizontal) => {
    const { layout } = one('stack', stack([], { dimension: { type: 'zlayer', alignment } })).look.normal;
    expect(layout).toEqual({ type: 'zlayer', place: { vertical, horizontal } });
  });

  it('may have a picture behind it', () => {
    const value = { light: { original: 'https://lime.example/a.png' } };
    const background = { type: 'image', value, fit_mode: 'fit', color_overlay: hex('#00000080') };
    expect(one('stack', stack([], { background })).look.normal.background).toMatchObject({
      type: 'image',
      fit: 'fit',
      image: { light: { original: 'https://lime.example/a.png', webp: null } },
      overlay: both(solid('#00000080')),
    });
  });

  it.each([
    ['overlay', 'overlay'],
    ['overlaid', 'overlay'],
    ['edge_to_edge', 'edge-to-edge'],
    ['nested', 'nested'],
  ])('may have a badge: %s', (style, expected) => {
    const badge = { style, alignment: 'top', stack: stack([text('hello')]), shape: { type: 'pill' } };
    const found = one('stack', stack([], { badge })).look.normal.badge;
    expect(found).toMatchObject({ style: expected, place: { horizontal: 'center', vertical: 'start' } });
    expect(found?.stack.look.normal.shape).toEqual({ type: 'pill' });
  });

  it('may have a badge that is only a text', () => {
    const badge = {
      style: 'overlay',
      alignment: 'top_trailing',
      text_lid: 'hello',
      color: hex('#fff'),
      font_size: 'body_s',
      font_weight: 'bold',
      background_color: hex('#0a0'),
      padding: { top: 4, bottom: 4, leading: 8, trailing: 8 },
    };
    const found = one('stack', stack([], { badge })).look.normal.badge?.stack;
    expect(found?.look.normal).toMatchObject({
      background: { paint: both(solid('#00aa00')) },
      padding: { top: 4, leading: 8 },
    });
    expect(as('text', found?.children[0]).look.normal).toMatchObject({
      tokens: [{ type: 'text', text: 'Hello' }],
      paint: both(solid('#ffffff')),
      background: null,
      padding: none,
      fontSize: 13,
      fontWeight: 700,
    });
  });
});

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
    expect(one('text', text('hello', { font_size })).look.normal).toMatchObject({ fontSize, headingLevel });
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
    expect(one('text', text('hello', { font_weight })).look.normal.fontWeight).toBe(fontWeight);
  });

  it.each([
    ['leading', 'start'],
    ['center', 'center'],
    ['trailing', 'end'],
  ])('aligned %s starts at %s', (horizontal_alignment, expected) => {
    expect(one('text', text('hello', { horizontal_alignment })).look.normal.alignment).toBe(expected);
  });

  it('is black on light and white on dark without a colour', () => {
    const { paint } = one('text', text('hello')).look.normal;
    expect(paint).toEqual({ light: solid('#000000'), dark: solid('#ffffff') });
  });

  it('has its font by the paywall’s name for it', () => {
    const config = {
      fonts: { primary: { web: { type: 'google_fonts', value: 'Open Sans' } }, plain: 'Inter' },
    };
    const font = (font_name: string | undefined, base = {}) =>
      one('text', text('hello', { font_name }), { config, base }).look.normal.fontName;
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
    const { normal, selected } = one('text', text('hello', { font_size: 'body_l', overrides })).look;
    expect(selected).toEqual({
      ...normal,
      paint: both(solid('#ff0000')),
      tokens: [{ type: 'text', text: 'https://lime.example/terms' }],
    });
  });

  it('may be said as a list of conditions', () => {
    const overrides = [
      { conditions: [{ type: 'selected' }], properties: { spacing: 5 } },
      { conditions: [{ type: 'compact' }], properties: { spacing: 9 } },
      { conditions: [{ type: 'selected' }, { type: 'compact' }], properties: { spacing: 10 } },
    ];
    const { normal, selected } = one('stack', stack([], { overrides })).look;
    expect([normal.spacing, selected.spacing]).toEqual([0, 5]);
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

describe('an image', () => {
  const light = {
    original: 'a/one.png',
    webp: 'a/one.webp',
    webp_low_res: 'a/low.webp',
    heic: 'a/one.heic',
    heic_low_res: 'a/low.heic',
    width: 600,
    height: 400,
  };
  const config = { asset_base_url: 'https://cdn.lime.example/x/' };

  it('has all its files, dark ones too, and a text', () => {
    const component = {
      type: 'image',
      source: { light, dark: { original: 'https://lime.example/dark.png' } },
      fit_mode: 'fill',
      size: { width: { type: 'fill' }, height: { type: 'fixed', value: 200 } },
      gradient_colors: {
        light: {
          type: 'linear',
          degrees: 90,
          points: [
            { color: '#000', percent: 0 },
            { color: '#fff', percent: 100 },
          ],
        },
      },
      max_height: 240,
      alt_lid: 'hello',
    };
    const { look } = one('image', component, { config });
    expect(look.normal).toMatchObject({
      source: {
        light: {
          original: 'https://cdn.lime.example/x/a/one.png',
          webp: 'https://cdn.lime.example/x/a/one.webp',
          webpLowRes: 'https://cdn.lime.example/x/a/low.webp',
          heic: 'https://cdn.lime.example/x/a/one.heic',
          heicLowRes: 'https://cdn.lime.example/x/a/low.heic',
          width: 600,
          height: 400,
        },
        dark: { original: 'https://lime.example/dark.png', webp: null, width: null },
      },
      fit: 'fill',
      overlay: { light: { type: 'linear', degrees: 90 } },
      maxHeight: 240,
      alternative: 'Hello',
    });
  });

  it.each(['circle', 'concave', 'convex', 'pill'])('may be cut to a %s', (type) => {
    expect(
      one('image', { type: 'image', source: { light }, mask_shape: { type } }, { config }).look.normal.mask,
    ).toEqual({ type });
  });

  it('may be cut to a rectangle with corners, and says nothing by itself', () => {
    const mask_shape = { type: 'rectangle', corners: { top_leading: 4 } };
    const { normal } = one('image', { type: 'image', source: { light }, mask_shape }, { config }).look;
    expect(normal.mask).toMatchObject({ corners: { topLeading: 4, bottomTrailing: 0 } });
    expect(normal.alternative).toBe('');
    expect(normal.source.dark).toBe(normal.source.light);
  });

  it('may be another one by language', () => {
    const words = { picture: { light: { original: 'https://lime.example/en.png' } } };
    const component = { type: 'image', source: { light }, override_source_lid: 'picture' };
    expect(one('image', component, { config, words }).look.normal.source.light.original).toBe(
      'https://lime.example/en.png',
    );
  });

  it('is left out without a file', () => {
    expect(wrong({ type: 'image' })).toEqual([
      { path: 'source', message: 'Expected pictures for light mode, got nothing.' },
    ]);
    expect(wrong({ type: 'image', source: { light: {} } })[0]?.path).toBe('source.light.original');
  });
});

describe('a video', () => {
  const still = { light: { original: 'https://lime.example/still.png' } };

  it('is its still picture', () => {
    const node = one('image', {
      type: 'video',
      source: { light: { url: 'https://a.b/v.mp4' } },
      fallback_source: still,
      fit_mode: 'fill',
    });
    expect(node.look.normal).toMatchObject({
      source: { light: { original: 'https://lime.example/still.png' } },
      fit: 'fill',
    });
  });

  it('is its fallback without one, and a problem without both', () => {
    expect(one('text', { type: 'video', fallback: text('hello') }).type).toBe('text');
    expect(wrong({ type: 'video' })).toHaveLength(1);
  });
});

describe('an icon', () => {
  it('has a name, a file, a size and a background', () => {
    const node = one('icon', {
      type: 'icon',
      base_url: 'https://icons.lime.example',
      icon_name: 'check',
      formats: { webp: 'check.webp', heic: 'check.heic' },
      size: fixed(20, 20),
      color: hex('#0a0'),
      icon_background: {
        color: hex('#fff'),
        shape: { type: 'circle' },
        border: { color: hex('#000'), width: 1 },
      },
    });
    expect(node.look.normal.icon).toMatchObject({
      name: 'check',
      url: 'https://icons.lime.example/check.webp',
      size: fixed(20, 20),
      paint: both(solid('#00aa00')),
      background: { shape: { type: 'circle' }, paint: both(solid('#ffffff')), border: { width: 1 } },
    });
  });

  it('is drawn by its name without a file', () => {
    expect(one('icon', { type: 'icon', icon_name: 'check' }).look.normal.icon).toMatchObject({
      name: 'check',
      url: null,
      size: fixed(24, 24),
    });
  });
});

describe('a timeline', () => {
  const item = {
    title: { text_lid: 'hello', font_weight: 'bold' },
    description: { text_lid: 'plan' },
    icon: { name: 'lock', color: hex('#fff'), width_and_height: 32, padding: { top: 4 } },
    icon_background: { shape: 'circle', color: hex('#00f') },
    connector: { width: 3, color: hex('#ccc'), margin: { top: -2 } },
  };

  it('has items with icons and connectors', () => {
    const node = one('timeline', {
      type: 'timeline',
      items: [item, { title: item.title, icon: item.icon }],
      item_spacing: 24,
      text_spacing: 4,
      column_gutter: 12,
      icon_alignment: 'title_and_description',
    });
    expect(node.look.normal).toMatchObject({
      itemSpacing: 24,
      textSpacing: 4,
      columnGutter: 12,
      iconAlignment: 'title-and-description',
    });
    expect(node.items).toMatchObject([
      {
        title: { type: 'text', look: { normal: { fontWeight: 700 } } },
        description: { type: 'text' },
        icon: {
          name: 'lock',
          size: fixed(32, 32),
          padding: { top: 4 },
          background: { shape: { type: 'circle' } },
        },
        connector: { width: 3, paint: both(solid('#cccccc')), margin: { top: -2 } },
      },
      { description: null, connector: null, icon: { background: null } },
    ]);
  });

  it('leaves out items without a title or an icon', () => {
    const problems = wrong({
      type: 'timeline',
      items: [{ icon: item.icon }, { title: item.title }, null, item],
    });
    expect(problems.map(({ path }) => path)).toEqual(['items[0].title', 'items[1].icon', 'items[2]']);
  });
});

describe('header, footer and packages', () => {
  it('stand where they belong', () => {
    const base = {
      header: { type: 'header', stack: stack([text('hello')]) },
      sticky_footer: { type: 'footer', stack: stack([chosen('week')]) },
      background: { type: 'color', value: hex('#eee') },
    };
    const paywall = good(paywallWire([plan('month')], { base }));
    expect(paywall.header).toMatchObject({
      type: 'header',
      key: 'base.header',
      stack: { children: [{ type: 'text' }] },
    });
    expect(paywall.footer).toMatchObject({ type: 'footer', key: 'base.sticky_footer' });
    expect(paywall.background).toEqual({ type: 'paint', paint: both(solid('#eeeeee')) });
    expect(paywall.defaultPackageId).toBe('week');
  });

  it('the first that is selected by default counts, depth first', () => {
    const first = (...components: readonly unknown[]) => good(paywallWire(components)).defaultPackageId;
    expect(first(plan('month'), stack([stack([chosen('week')])]), chosen('year'))).toBe('week');
    expect(first(plan('month'))).toBeNull();
    expect(first(stack([chosen('month')], { visible: false }), chosen('year'))).toBe('year');
    expect(first({ ...chosen('month'), stack: stack([], { visible: false }) }, chosen('year'))).toBe('year');
  });

  it('a package wraps any component', () => {
    const node = one('package', { ...plan('month'), stack: text('hello') });
    expect(node.stack.children).toMatchObject([{ type: 'text' }]);
  });

  it('a package that is not for sale is left out', () => {
    expect(wrong({ ...plan('gone'), is_selected_by_default: true })).toEqual([
      { path: '', message: 'No package found for gone' },
    ]);
    expect(wrong(plan('__proto__'))[0]?.message).toBe('No package found for __proto__');
  });
});
