import { describe, expect, it } from 'vitest';
import { NO_PAYWALL, parsePaywall, readPaywall } from '../../../../sdk/internal';
import { month } from '../../support/fixtures';
import { as, good, offeringOf, one, paths, paywallWire, plan, read, stack, text, wrong } from '../wire';

describe('a component of a type that is not known', () => {
  it('is its fallback, or the fallback’s fallback', () => {
    expect(one('text', { type: 'hologram', fallback: text('hello') }).key).toBe(
      'base.stack.components[0].fallback',
    );
    const deep = { type: 'a', fallback: { type: 'b', fallback: { type: 'c', fallback: plan('week') } } };
    expect(one('package', deep).packageId).toBe('week');
  });

  it('without a known fallback is left out, and all else is shown', () => {
    const { paywall, problems } = read(
      paywallWire([text('hello'), stack([{ type: 'hologram' }, text('plan')])]),
    );
    expect(problems).toEqual([
      { path: 'base.stack.components[1].components[0]', message: 'Invalid component type: hologram' },
    ]);
    const [first, second] = paywall?.stack.children ?? [];
    expect(first?.type).toBe('text');
    expect(as('stack', second).children).toHaveLength(1);
  });

  it.each([
    [{ type: 'a', fallback: { type: 'b' } }, 'Invalid component type: a'],
    [{ type: 'a', fallback: null }, 'Invalid component type: a'],
    [{ type: 'a', fallback: 'text' }, 'Invalid component type: a'],
    [{ type: 'toString' }, 'Invalid component type: toString'],
    [{ type: '__proto__' }, 'Invalid component type: __proto__'],
    [{ type: 7 }, 'Invalid component type: number'],
    [{}, 'Invalid component type: undefined'],
    ['text', 'Expected an object, got "text".'],
    [null, 'Expected an object, got nothing.'],
    [[], 'Expected an object, got a list.'],
  ])('%j says so', (component, message) => {
    expect(wrong(component)).toEqual([{ path: '', message }]);
  });

  it('as the fallback of a known one is not looked at', () => {
    expect(wrong({ ...text('hello'), fallback: { type: 'hologram' } })).toEqual([]);
  });
});

describe('what does not fit', () => {
  it('is told by its path, and the rest stands', () => {
    const component = stack([], {
      size: { width: { type: 'wide' }, height: { type: 'fixed' } },
      spacing: -1,
      margin: { top: '4' },
      padding: { top: -4 },
      shape: { type: 'star' },
      border: { width: 2 },
      dimension: { type: 'vertical', alignment: 'top_leading', distribution: 'wild' },
      background_color: { light: { type: 'hex', value: 'red' } },
      components: 'none',
      visible: 'no',
    });
    expect(paths(wrong(component))).toEqual(
      expect.arrayContaining([
        'size.width.type',
        'size.height.value',
        'spacing',
        'margin.top',
        'padding.top',
        'shape.type',
        'dimension.alignment',
        'dimension.distribution',
        'background_color.light.value',
        'components',
        'visible',
      ]),
    );
    expect(wrong(component)).toContainEqual({
      path: 'size.width.type',
      message: 'Expected one of fixed, relative, fit, fill, got "wide".',
    });
  });

  it('is quoted in short', () => {
    const [problem] = wrong(text('x'.repeat(10_000)));
    expect(problem?.message.length).toBeLessThan(120);
  });

  it('is told once, and a few hundred times at most', () => {
    const many = Array.from({ length: 2000 }, () => ({ type: 'a' }));
    expect(read(paywallWire(many)).problems).toHaveLength(500);
    expect(
      wrong(stack([], { spacing: 'x', overrides: { states: { selected: { visible: false } } } })),
    ).toHaveLength(1);
  });
});

describe('a paywall', () => {
  it.each([
    [null, ''],
    ['x', ''],
    [{}, 'components_config'],
    [{ components_config: {} }, 'base'],
    [{ components_config: { base: {} } }, 'base.stack'],
    [{ components_config: { base: { stack: { type: 'a' } } } }, 'base.stack'],
  ])('is none in %j', (data, path) => {
    const { paywall, problems } = read(data);
    expect(paywall).toBeNull();
    expect(paths(problems)).toContain(path);
  });

  it('of an offering knows its packages', () => {
    const offering = offeringOf({ month: month() }, paywallWire([plan('month'), plan('week')]));
    expect(readPaywall(offering, ['en']).problems).toEqual([
      { path: 'base.stack.components[1]', message: 'No package found for week' },
    ]);
  });

  it('of an offering without one is coming soon', () => {
    for (const nothing of [null, undefined])
      expect(readPaywall(offeringOf({ month: month() }, nothing))).toEqual({
        paywall: null,
        problems: [{ path: '', message: 'You cannot use paywalls yet, they are coming soon!' }],
      });
    expect(NO_PAYWALL).toMatch(/coming soon/);
  });

  it('is the same without languages, and its packages may be called anything', () => {
    const data = paywallWire([plan('__proto__')]);
    expect(parsePaywall(data, { packageIds: ['__proto__'] }).problems).toEqual([]);
    expect(good(paywallWire([text('hello')])).stack.children).toHaveLength(1);
  });
});
