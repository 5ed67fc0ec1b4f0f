import { describe, expect, it } from 'vitest';
import { fillText, parseMarkup } from '../../../../sdk/internal';
import type { TextToken } from '../../../../sdk/internal';
import { ATTACKS } from './attacks';
import { paywallWire, read, stack, text } from '../wire';

const ALLOWED = /^(https?:\/\/[^/]|mailto:|tel:)/;
/** What could end an attribute or a `url(…)`. */
// oxlint-disable-next-line no-control-regex -- control characters are what must not be there
const UNSAFE = /["'()<>\\`\s\u0000-\u001f\u007f]/;
const COLOUR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/;

const isSafeUrl = (url: string): void => {
  expect(url).toMatch(ALLOWED);
  expect(url).not.toMatch(UNSAFE);
  expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(url).protocol);
};

const checkTokens = (tokens: readonly TextToken[]): void => {
  for (const token of tokens) {
    if (token.type === 'link') isSafeUrl(token.url);
    if ('tokens' in token) checkTokens(token.tokens);
    expect(Object.keys(token).some((key) => /html/i.test(key))).toBe(false);
  }
};

/** The attack in every place of a paywall that takes a text. */
const everywhere = (attack: string) => {
  const colour = { light: { type: 'hex', value: attack }, dark: { type: 'alias', value: attack } };
  const gradient = {
    light: {
      type: 'linear',
      points: [
        { color: attack, percent: 0 },
        { color: '#fff', percent: 9 },
      ],
    },
  };
  const file = { original: attack, webp: attack, webp_low_res: attack };
  const image = {
    type: 'image',
    source: { light: file, dark: file },
    alt_lid: 'attack',
    mask_shape: { type: attack },
  };
  return paywallWire(
    [
      text('attack', {
        color: colour,
        font_name: attack,
        font_size: attack,
        font_weight: attack,
        id: attack,
        name: attack,
      }),
      stack([], {
        background_color: gradient,
        border: { width: 1, color: colour },
        shadow: { color: colour },
        shape: { type: attack },
      }),
      stack([], { background: { type: 'image', value: { light: file } } }),
      image,
      {
        type: 'button',
        action: { type: 'navigate_to', destination: 'url', url: { url_lid: 'attack', method: 'deep_link' } },
        stack: stack(),
      },
      { type: 'icon', icon_name: attack, base_url: attack, formats: { svg: attack }, color: colour },
      { type: attack, fallback: { type: attack } },
      { type: 'package', package_id: attack, stack: stack() },
    ],
    {
      words: { attack },
      config: {
        colors: Object.fromEntries([[attack, colour]]),
        asset_base_url: attack,
        fonts: { a: attack },
      },
      base: { default_font_name: attack },
    },
  );
};

const check = (value: unknown, key: string): void => {
  if (Array.isArray(value)) {
    if (key === 'tokens') checkTokens(value as readonly TextToken[]);
    for (const item of value) check(item, key);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) check(inner, name);
  } else if (typeof value === 'string') {
    if (['original', 'webp', 'webpLowRes', 'heic', 'heicLowRes', 'url'].includes(key)) isSafeUrl(value);
    if (key === 'colour') expect(value).toMatch(COLOUR);
    if (key === 'fontName') expect(value).toMatch(/^[\p{L}\p{N} _-]{1,64}$/u);
  }
};

it('there are more than three hundred attacks', () => {
  expect(ATTACKS.length).toBeGreaterThan(300);
});

describe('of no attack anything is left that does harm', () => {
  it('in a text', () => {
    for (const attack of ATTACKS) {
      checkTokens(parseMarkup(attack));
      checkTokens(parseMarkup(`[x](${attack})`));
      // Values are text, whatever they hold.
      expect(fillText(parseMarkup('{{ a }}'), () => attack)).toEqual(
        attack === '' ? [] : [{ type: 'text', text: attack }],
      );
    }
  });

  it('anywhere in a paywall', () => {
    for (const attack of ATTACKS) {
      const { paywall, problems } = read(everywhere(attack));
      expect(paywall).not.toBeNull();
      expect(problems.length).toBeGreaterThan(0);
      check(paywall, '');
    }
    expect('polluted' in {}).toBe(false);
  });

  it('and an address of an allowed scheme still works', () => {
    for (const url of ['https://lime.example/a?b=c#d', 'http://lime.example/', 'mailto:a@b.co', 'tel:+49123'])
      expect(parseMarkup(`[x](${url})`)).toEqual([
        { type: 'link', url, tokens: [{ type: 'text', text: 'x' }] },
      ]);
  });
});
