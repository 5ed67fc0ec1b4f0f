import { describe, expect, it } from 'vitest';
import { as, hex, one, stack, text, wrong } from '../wire';

const kinds = (node: { readonly stack: { readonly children: readonly { readonly type: string }[] } }) =>
  node.stack.children.map(({ type }) => type);

describe('a loader', () => {
  it.each([
    [{ duration_ms: 4000 }, 4000],
    [{ duration: 4 }, 4000],
    [{ duration: 4000 }, 4000],
    [{}, null],
  ])('%j takes %d ms', (fields, durationMs) => {
    expect(one('loader', { type: 'loader', ...fields }).durationMs).toBe(durationMs);
  });

  it('is a ring without content, and its content otherwise, whatever its field is called', () => {
    expect(kinds(one('loader', { type: 'loader' }))).toEqual(['loader-progress']);
    const linear = { type: 'linear_loader_animation' };
    for (const fields of [{ stack: stack([linear]) }, { components: [linear] }, { animation: linear }])
      expect(kinds(one('loader', { type: 'loader', ...fields }))).toEqual(['loader-progress']);
  });

  it('has steps that know their place', () => {
    const node = one('loader', {
      type: 'loader',
      components: [
        { type: 'loader_percentage', font_size: 'heading_l' },
        {
          type: 'loader_group',
          items: [{ type: 'loader_group_item', stack: stack([text('hello')]) }, { text_lid: 'hello' }],
        },
      ],
    });
    const [percentage, group] = node.stack.children;
    expect(as('loader-percentage', percentage).text.look.base).toMatchObject({ fontSize: 20, tokens: [] });
    expect(as('stack', group).children).toMatchObject([
      { type: 'loader-item', index: 0, count: 2 },
      { type: 'loader-item', index: 1, count: 2 },
    ]);
  });

  it('is a bar or a ring with two colours', () => {
    const solid = (colour: string) => ({ type: 'solid', colour });
    expect(
      one('loader-progress', {
        type: 'loader_progress_component',
        style: 'circular',
        progress: 40,
        track_color: hex('#eee'),
        progress_color: hex('#00f'),
        thickness: 5,
      }),
    ).toMatchObject({
      kind: 'circular',
      fraction: 0.4,
      look: {
        base: { track: { light: solid('#eeeeee') }, indicator: { light: solid('#0000ff') }, thickness: 5 },
      },
    });
    expect(one('loader-progress', { type: 'linear_loader_animation' }).kind).toBe('linear');
  });

  it('with fields of a wrong type is still shown, and they are problems', () => {
    expect(wrong({ type: 'loader', duration_ms: 'long' })).toEqual([
      { path: 'duration_ms', message: 'Expected a number that is not negative, got "long".' },
    ]);
    expect(one('skeleton', { type: 'skeleton_loader' }).look.base.size.height).toEqual({
      type: 'fixed',
      value: 16,
    });
  });
});
