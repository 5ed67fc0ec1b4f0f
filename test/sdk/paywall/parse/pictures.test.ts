import { describe, expect, it } from 'vitest';
import { hex, one, paywallWire, read, stack, text, wrong } from '../wire';

const fixed = (width: number, height: number) => ({
  width: { type: 'fixed', value: width },
  height: { type: 'fixed', value: height },
});
const solid = (colour: string) => ({ type: 'solid', colour });
const both = <T>(value: T) => ({ light: value, dark: value });

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
    expect(look.base).toMatchObject({
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
      one('image', { type: 'image', source: { light }, mask_shape: { type } }, { config }).look.base.mask,
    ).toEqual({ type });
  });

  it('may be cut to a rectangle with corners, and says nothing by itself', () => {
    const mask_shape = { type: 'rectangle', corners: { top_leading: 4 } };
    const { base } = one('image', { type: 'image', source: { light }, mask_shape }, { config }).look;
    expect(base.mask).toMatchObject({ corners: { topLeading: 4, bottomTrailing: 0 } });
    expect(base.alternative).toBe('');
    expect(base.source.dark).toBe(base.source.light);
  });

  it('may be another one by language', () => {
    const words = { picture: { light: { original: 'https://lime.example/en.png' } } };
    const component = { type: 'image', source: { light }, override_source_lid: 'picture' };
    expect(one('image', component, { config, words }).look.base.source.light.original).toBe(
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
  const source = {
    light: {
      url: 'https://a.b/v.mp4',
      url_low_res: 'https://a.b/small.mp4',
      width: 16,
      height: 9,
      checksum: 'c',
    },
  };

  it('has files, a picture, and says how it plays', () => {
    const { look } = one('video', {
      type: 'video',
      source,
      fallback_source: still,
      fit_mode: 'fill',
      auto_play: false,
      loop: true,
      mute_audio: false,
      show_controls: true,
    });
    const light = { url: 'https://a.b/v.mp4', lowRes: 'https://a.b/small.mp4', width: 16, height: 9 };
    expect(look.base).toMatchObject({
      source: { light, dark: light },
      poster: { light: { original: 'https://lime.example/still.png' } },
      fit: 'fill',
      isAutoPlay: false,
      isLooping: true,
      isMuted: false,
      hasControls: true,
    });
  });

  it('is its still picture without a file', () => {
    const node = one('image', { type: 'video', fallback_source: still, fit_mode: 'fill' });
    expect(node.look.base).toMatchObject({
      source: { light: { original: 'https://lime.example/still.png' } },
      fit: 'fill',
    });
  });

  it('is its fallback without both, and a problem without all three', () => {
    expect(one('text', { type: 'video', fallback: text('hello') }).type).toBe('text');
    expect(wrong({ type: 'video' })).toHaveLength(1);
  });

  it('of a forbidden address is a problem, and its picture is shown', () => {
    const bad = { type: 'video', source: { light: { url: 'javascript:alert(1)' } }, fallback_source: still };
    expect(wrong(bad)).toContainEqual({
      path: 'source.light.url',
      message: 'Expected an http address of a video, got "javascript:alert(1)".',
    });
    expect(read(paywallWire([bad])).paywall?.stack.children[0]?.type).toBe('image');
  });

  it('may be a background, with its picture until it plays', () => {
    const background = { type: 'video', value: source, fallback_image: still, fit_mode: 'fit', loop: false };
    const { look } = one('stack', stack([], { background }));
    expect(look.base.background).toMatchObject({
      type: 'video',
      video: { light: { url: 'https://a.b/v.mp4' } },
      poster: { light: { original: 'https://lime.example/still.png' } },
      fit: 'fit',
      isLooping: false,
      isMuted: true,
    });
    const unplayable = { type: 'video', value: {}, fallback_image: still };
    expect(
      read(paywallWire([stack([], { background: unplayable })])).paywall?.stack.children[0],
    ).toMatchObject({ look: { base: { background: { type: 'image' } } } });
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
    expect(node.look.base.icon).toMatchObject({
      name: 'check',
      url: 'https://icons.lime.example/check.webp',
      size: fixed(20, 20),
      paint: both(solid('#00aa00')),
      background: { shape: { type: 'circle' }, paint: both(solid('#ffffff')), border: { width: 1 } },
    });
  });

  it('is drawn by its name without a file', () => {
    expect(one('icon', { type: 'icon', icon_name: 'check' }).look.base.icon).toMatchObject({
      name: 'check',
      url: null,
      size: fixed(24, 24),
    });
  });
});
