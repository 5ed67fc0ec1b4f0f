import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyLook } from '../../../../sdk/internal';
import type { Looks, PaywallReading } from '../../../../sdk/internal';
import { chosen, hex, paywallWire, plan, read, stack, text } from '../wire';

const rich = (): unknown =>
  paywallWire(
    [
      text('hello', {
        color: { light: { type: 'alias', value: 'ink' } },
        overrides: { states: { selected: { color: hex('#fff') } } },
      }),
      stack([chosen('month'), plan('week')], {
        badge: { style: 'nested', alignment: 'top', stack: stack([text('plan')]) },
        background: {
          type: 'image',
          value: { light: { original: 'https://a.b/c' } },
          color_overlay: hex('#000'),
        },
        border: { color: hex('#000'), width: 1 },
        shadow: { x: 1, y: 1, radius: 1, color: hex('#000') },
        shape: { type: 'rectangle', corners: { top_leading: 1 } },
        size: { width: { type: 'fixed', value: 3 }, height: { type: 'fit' } },
        overrides: [
          { conditions: [{ type: 'selected' }, { type: 'hover' }], properties: { spacing: 1 } },
          {
            conditions: [
              { type: 'state_condition', operator: '=', name: 'a', value: 1 },
              { type: 'variable_condition', operator: '!=', variable: 'b', value: 'c' },
              { type: 'selected_package_condition', operator: 'in', packages: ['month'] },
              { type: 'intro_offer_condition', operator: '=', value: true },
            ],
            properties: { visible: false, badge: { stack: stack() } },
          },
        ],
      }),
      {
        type: 'image',
        source: { light: { original: 'a.png' } },
        mask_shape: { type: 'circle' },
        alt_lid: 'hello',
      },
      {
        type: 'button',
        action: { type: 'navigate_to', destination: 'url', url: { url_lid: 'terms' } },
        stack: stack(),
      },
      { type: 'purchase_button', stack: stack() },
      {
        type: 'timeline',
        items: [
          { title: { text_lid: 'hello' }, icon: { name: 'a' }, connector: { width: 1, color: hex('#000') } },
        ],
      },
      {
        type: 'tabs',
        control: { type: 'toggle', stack: stack([{ type: 'tab_control_toggle' }]) },
        tabs: [{ id: 'a', stack: stack(), state_updates: [{ set: 'a', to: 2 }] }, { stack: stack() }],
      },
      { type: 'carousel', pages: [stack()], page_control: { active: {} }, auto_advance: {} },
      { type: 'countdown', style: { date: '2031-05-04' }, countdown_stack: stack() },
      {
        type: 'a',
        fallback: { type: 'icon', icon_name: 'b', formats: { webp: 'a' }, base_url: 'https://a.b' },
      },
    ],
    {
      base: {
        sticky_footer: { stack: stack() },
        header: { stack: stack() },
        background: { type: 'color', value: hex('#000') },
      },
      config: { colors: { ink: hex('#111') }, fonts: { a: { web: 'B' } }, asset_base_url: 'https://cdn.b' },
      root: { state_declarations: { a: { type: 'integer', default: 1 } } },
    },
  );

const names = [
  '__proto__',
  'constructor',
  'toString',
  'type',
  'light',
  'components',
  'stack',
  'value',
  'fallback',
  '',
];
const words = fc.oneof(
  fc.constantFrom(
    ...names,
    'hex',
    'alias',
    'ink',
    'text',
    'stack',
    'tabs',
    'package',
    'month',
    'fixed',
    'selected',
    'hello',
  ),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 })
    .map((units) => String.fromCharCode(...units)),
);
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'json' },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, {}, [], { toString: 1, valueOf: 1 }),
    words,
    fc.double(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(words, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Puts any value somewhere inside. */
const spoil = (value: unknown, [pick, replacement]: readonly [number, unknown]): unknown => {
  if (typeof value !== 'object' || value === null || pick % 9 === 0) return replacement;
  const keys = Object.keys(value);
  const key = keys[pick % (keys.length || 1)] ?? 'extra';
  const next = spoil((value as Record<string, unknown>)[key], [Math.floor(pick / 3), replacement]);
  if (Array.isArray(value)) return value.map((old: unknown, index) => (String(index) === key ? next : old));
  return { ...value, [key]: next };
};

/** Overrides too, alone and all together. */
const withEveryLook = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('resolveLook' in value)) return value;
  const looks = value as Looks<object>;
  const all = looks.resolveLook((1 << looks.rules.length) - 1);
  return { rules: looks.rules, every: [...everyLook(looks), all] };
};

const isComplete = ({ paywall, problems }: PaywallReading): void => {
  expect(paywall !== null || problems.length > 0).toBe(true);
  for (const { path, message } of problems) {
    expect(typeof path).toBe('string');
    expect(message).toMatch(/^[A-Z"].*/s);
  }
  // Complete: nothing is undefined, and nothing is no number.
  const serialised = JSON.stringify(paywall, (_, found: unknown) => {
    const value = withEveryLook(found);
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
      throw new Error('A hole.');
    return value;
  });
  expect(serialised).toBeTypeOf('string');
};

describe('any JSON', () => {
  it('gives a tree or problems', () => {
    fc.assert(
      fc.property(anyJson, (json) => isComplete(read(json))),
      { numRuns: 300 },
    );
  });

  it('gives a tree or problems in the place of a paywall’s stack', () => {
    fc.assert(
      fc.property(anyJson, (json) => isComplete(read(paywallWire([json])))),
      { numRuns: 300 },
    );
  });

  it('gives a tree or problems when one part of a good paywall is spoilt', () => {
    expect(read(rich()).problems).toEqual([]);
    fc.assert(
      fc.property(fc.nat(), anyJson, (pick, json) => isComplete(read(spoil(rich(), [pick, json])))),
      { numRuns: 300 },
    );
  });

  it('changes no prototype', () => {
    read(
      JSON.parse(
        '{"__proto__":{"polluted":1},"components_config":{"__proto__":{"polluted":1},"base":{"stack":{"type":"stack","__proto__":{"polluted":1}}}}}',
      ),
    );
    expect('polluted' in {}).toBe(false);
  });
});

describe('too much', () => {
  const nest = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
    let inner: unknown = text('hello');
    for (let level = 0; level < levels; level += 1) inner = wrap(inner);
    return inner;
  };

  it.each([
    ['stacks', (inner: unknown) => stack([inner])],
    ['packages', (inner: unknown) => ({ type: 'package', package_id: 'month', stack: inner })],
    ['fallbacks', (inner: unknown) => ({ type: 'a', fallback: inner })],
    ['badges', (inner: unknown) => stack([], { badge: { stack: inner } })],
    ['carousels', (inner: unknown) => ({ type: 'carousel', pages: [inner] })],
  ])('of %s in each other, 10,000 deep, is cut off with a problem', (_, wrap) => {
    const { paywall, problems } = read(paywallWire([nest(10_000, wrap)]));
    expect(paywall).not.toBeNull();
    expect(problems.length).toBeGreaterThan(0);
    expect(
      problems.some(({ message }) => /nested deeper than 100 levels|Invalid component type/.test(message)),
    ).toBe(true);
  });

  it('of types and colours 10,000 deep does no harm', () => {
    const deep = nest(10_000, (inner) => [inner]);
    expect(read(paywallWire([{ type: deep }])).problems).toHaveLength(1);
    expect(read(paywallWire([text('hello', { color: deep, size: deep })])).paywall).not.toBeNull();
  });

  it('that grows out of little is cut off', () => {
    // Each level is read twice, for both looks: 2 to the power of 60.
    const doubling = nest(60, (inner) => {
      const badge = { stack: inner };
      return stack([], { badge, overrides: { states: { selected: { badge } } } });
    });
    const started = performance.now();
    expect(read(paywallWire([doubling])).problems).toContainEqual({
      path: '',
      message: 'There are more than 10000 components.',
    });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('of components side by side is cut off, and the first are shown', () => {
    const { paywall, problems } = read(paywallWire(Array.from({ length: 200_000 }, () => text('hello'))));
    expect(paywall?.stack.children.length).toBeGreaterThan(9000);
    expect(problems).toHaveLength(1);
  });
});
