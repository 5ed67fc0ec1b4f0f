import { describe, expect, it } from 'vitest';
import { as, hex, one, stack, text } from '../wire';

const none = { top: 0, bottom: 0, leading: 0, trailing: 0 };
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
    expect(node.look.rules).toEqual([]);
    expect(node.look.resolveLook(1)).toBe(node.look.base);
    expect(node.look.base).toEqual({
      isVisible: true,
      layout: { type: 'horizontal', alignment: 'end', distribution: 'space-between' },
      spacing: 8,
      margin: { top: -4, bottom: 1, leading: 2, trailing: 3 },
      padding: { top: 5, bottom: 6, leading: 7, trailing: 8 },
      size: { width: { type: 'fixed', value: 320 }, height: { type: 'fill' } },
      background: { type: 'paint', paint: both(solid('#aabbcc')) },
      border: { paint: both({ type: 'solid', colour: '#11223344' }), width: 2 },
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

  it('may be a circle, and as large as a share of the box around it', () => {
    const { look } = one(
      'stack',
      stack([], {
        shape: { type: 'circle' },
        size: { width: { type: 'relative', value: 0.5 }, height: { type: 'relative', value: 1 } },
      }),
    );
    expect(look.base.shape).toEqual({ type: 'circle' });
    expect(look.base.size).toEqual({
      width: { type: 'relative', value: 0.5 },
      height: { type: 'relative', value: 1 },
    });
  });

  it.each([
    ['horizontal', 'leading', 'start'],
    ['horizontal', 'trailing', 'end'],
    ['vertical', 'top', 'start'],
    ['vertical', 'trailing', 'end'],
  ])('aligns in a %s row or column at %s, which is the %s', (type, alignment, expected) => {
    const { look } = one('stack', stack([], { dimension: { type, alignment, distribution: 'start' } }));
    expect(look.base.layout).toMatchObject({ alignment: expected });
  });

  it('is complete when the data says nothing', () => {
    const { look, children } = one('stack', { type: 'stack' });
    expect(children).toEqual([]);
    expect(look.base).toEqual({
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
    const { layout } = one('stack', stack([], { dimension: { type: 'zlayer', alignment } })).look.base;
    expect(layout).toEqual({ type: 'zlayer', place: { vertical, horizontal } });
  });

  it('may have a picture behind it', () => {
    const value = { light: { original: 'https://lime.example/a.png' } };
    const background = { type: 'image', value, fit_mode: 'fit', color_overlay: hex('#00000080') };
    expect(one('stack', stack([], { background })).look.base.background).toMatchObject({
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
    const found = one('stack', stack([], { badge })).look.base.badge;
    expect(found).toMatchObject({ style: expected, place: { horizontal: 'center', vertical: 'start' } });
    expect(found?.stack.look.base.shape).toEqual({ type: 'pill' });
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
    const found = one('stack', stack([], { badge })).look.base.badge?.stack;
    expect(found?.look.base).toMatchObject({
      background: { paint: both(solid('#00aa00')) },
      padding: { top: 4, leading: 8 },
    });
    expect(as('text', found?.children[0]).look.base).toMatchObject({
      tokens: [{ type: 'text', text: 'Hello' }],
      paint: both(solid('#ffffff')),
      background: null,
      padding: none,
      fontSize: 13,
      fontWeight: 700,
    });
  });
});
