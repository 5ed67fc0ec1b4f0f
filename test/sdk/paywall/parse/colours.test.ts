import { describe, expect, it } from 'vitest';
import { hex, one, paths, stack, text, wrong } from '../wire';

describe('colours', () => {
  const config = {
    colors: {
      ink: { light: { type: 'hex', value: '#111111' }, dark: { type: 'hex', value: '#eeeeee' } },
      words: { light: { type: 'alias', value: 'ink' } },
      light_only: hex('#222222'),
      sky: {
        light: {
          type: 'radial',
          points: [
            { color: '#00f', percent: 100 },
            { color: '#fff', percent: -5 },
          ],
        },
      },
      a: { light: { type: 'alias', value: 'b' } },
      b: { light: { type: 'alias', value: 'a' } },
      self: { light: { type: 'alias', value: 'self' } },
      broken: { light: { type: 'hex', value: 'url(x)' } },
    },
  };
  const alias = (value: unknown, dark?: unknown) => ({
    light: { type: 'alias', value },
    ...(dark === undefined ? {} : { dark: { type: 'alias', value: dark } }),
  });
  const paint = (color: unknown) => one('text', text('hello', { color }), { config }).look.base.paint;

  it('have names, each mode with its own side', () => {
    expect(paint(alias('ink'))).toEqual({
      light: { type: 'solid', colour: '#111111' },
      dark: { type: 'solid', colour: '#eeeeee' },
    });
    expect(paint(alias('words'))).toEqual(paint(alias('ink')));
    expect(paint(alias('light_only', 'ink')).dark).toEqual({ type: 'solid', colour: '#eeeeee' });
    expect(paint(alias('light_only')).dark).toEqual({ type: 'solid', colour: '#222222' });
  });

  it('may be gradients, in order and within bounds', () => {
    expect(paint(alias('sky')).light).toEqual({
      type: 'radial',
      points: [
        { colour: '#ffffff', percent: 0 },
        { colour: '#0000ff', percent: 100 },
      ],
    });
    const linear = {
      light: {
        type: 'linear',
        degrees: -90,
        points: [
          { color: '#00f', percent: 0 },
          { color: '#fff', percent: 50 },
        ],
      },
    };
    expect(paint(linear).light).toMatchObject({ type: 'linear', degrees: 270 });
    const single = { light: { type: 'linear', points: [{ color: '#00f', percent: 0 }] } };
    expect(paint(single).light).toEqual({ type: 'solid', colour: '#0000ff' });
  });

  it('of a shadow are of one colour, and a border may have a gradient', () => {
    const { border, shadow } = one(
      'stack',
      stack([], {
        border: { width: 1, color: alias('sky') },
        shadow: { x: 0, y: 1, radius: 2, color: alias('sky') },
      }),
      { config },
    ).look.base;
    expect(shadow?.colour.light).toBe('#ffffff');
    expect(border?.paint.light).toMatchObject({ type: 'radial' });
  });

  it.each([
    ['a', 'The colour "a" refers to itself.'],
    ['self', 'The colour "self" refers to itself.'],
    ['gone', 'There is no colour called "gone".'],
    ['__proto__', 'There is no colour called "__proto__".'],
    ['constructor', 'There is no colour called "constructor".'],
  ])('called %s are a problem', (name, message) => {
    expect(wrong(text('hello', { color: alias(name) }), { config })).toContainEqual({
      path: 'color.light',
      message,
    });
  });

  it('that are odd are a problem where they are', () => {
    const at = (color: unknown) => paths(wrong(text('hello', { color }), { config }));
    expect(at(alias('broken'))).toEqual(['components_config.colors.broken.light.value']);
    expect(at(alias(5))).toContain('color.light.value');
    expect(at({ light: { type: 'linear', points: [] } })).toEqual(['color.light.points']);
    expect(
      at({
        light: {
          type: 'linear',
          points: [
            { color: 'red', percent: 0 },
            { color: '#fff', percent: 'x' },
          ],
        },
      }),
    ).toEqual(['color.light.points[0].color', 'color.light.points[1].percent']);
    expect(at({ light: { type: 'plaid' } })).toContain('color.light.type');
    expect(at({ light: {} })).toContain('color.light.type');
    expect(at({})).toEqual(['color.light']);
    expect(at('#fff')).toEqual(['color']);
  });

  it('may be aliases of aliases ten thousand deep', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => [`c${index}`, alias(`c${index + 1}`)]);
    const colors = { ...Object.fromEntries(names), c10000: hex('#123456') };
    const node = one('text', text('hello', { color: alias('c0') }), { config: { colors } });
    expect(node.look.base.paint.light).toEqual({ type: 'solid', colour: '#123456' });
  });
});
