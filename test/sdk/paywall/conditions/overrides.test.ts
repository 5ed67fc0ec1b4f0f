import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StackLook } from '../../../../sdk/internal';
import { as, good, one, paywallWire, read, stack, text, wrong } from '../wire';

describe('overrides', () => {
  const entry = (properties: object, type = 'selected') => ({ conditions: [{ type }], properties });

  it('are laid over one another in their order', () => {
    const overrides = [
      entry({ spacing: 1, visible: false }),
      entry({ spacing: 2 }, 'hover'),
      entry({ overflow: 'scroll', visible: null }, 'focus'),
    ];
    const { resolveLook } = one('stack', stack([], { spacing: 9, overrides })).look;
    const seen = (mask: number) => {
      const { spacing, isVisible, isScrolling } = resolveLook(mask);
      return [spacing, isVisible, isScrolling];
    };
    expect(seen(0b000)).toEqual([9, true, false]);
    expect(seen(0b001)).toEqual([1, false, false]);
    expect(seen(0b010)).toEqual([2, true, false]);
    expect(seen(0b011)).toEqual([2, false, false]);
    expect(seen(0b100)).toEqual([9, true, true]);
    expect(seen(0b111)).toEqual([2, false, true]);
  });

  it('any of them, laid over in any combination, are what each says, the last one first', () => {
    const property = fc.record(
      {
        spacing: fc.nat(50),
        visible: fc.option(fc.boolean()),
        overflow: fc.constantFrom('scroll', 'default', null),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(property, { maxLength: 6 }), fc.nat(63), (properties, chosen) => {
        const mask = chosen & ((1 << properties.length) - 1);
        const overrides = properties.map((item) => entry(item));
        const { look } = one('stack', stack([], { spacing: 99, overrides }));
        const layers = properties.filter((_, index) => (mask >> index) & 1);
        const last = <K extends keyof (typeof properties)[number]>(name: K) =>
          layers.map((layer) => layer[name] ?? undefined).findLast((value) => value !== undefined);
        const expected: Partial<StackLook> = {
          spacing: last('spacing') ?? 99,
          isVisible: last('visible') ?? true,
          isScrolling: last('overflow') === 'scroll',
        };
        expect(look.resolveLook(mask)).toMatchObject(expected);
        expect(look.resolveLook(mask)).toBe(look.resolveLook(mask));
      }),
      { numRuns: 200 },
    );
  });

  it('can’t change the structure', () => {
    const overrides = [entry({ components: [text('hello')], id: 'x', spacing: 1 })];
    const found = wrong(stack([], { overrides }));
    expect(found).toEqual([
      { path: 'overrides[0].properties.id', message: 'An override can’t change "id".' },
      { path: 'overrides[0].properties.components', message: 'An override can’t change "components".' },
    ]);
  });

  it('a colour replaces a whole background', () => {
    const fill = (value: string) => ({ light: { type: 'hex', value } });
    const background = { type: 'color', value: fill('#111111') };
    const overrides = [entry({ background_color: fill('#222222') })];
    const { resolveLook } = one('stack', stack([], { background, overrides })).look;
    expect(resolveLook(1).background).toMatchObject({ paint: { light: { colour: '#222222' } } });
  });

  it('are thirty at most', () => {
    const overrides = Array.from({ length: 40 }, (_, index) => entry({ spacing: index }));
    const component = stack([], { overrides });
    expect(wrong(component)).toEqual([{ path: 'overrides', message: 'There are more than 30 overrides.' }]);
    const { look } = as('stack', read(paywallWire([component])).paywall?.stack.children[0]);
    expect(look.resolveLook(2 ** 30 - 1).spacing).toBe(29);
  });

  it('a badge that no override names is the same in every look', () => {
    const overrides = [entry({ spacing: 1 })];
    const badge = { style: 'nested', stack: stack([text('hello')]) };
    const { base, resolveLook } = one('stack', stack([], { badge, overrides })).look;
    expect(resolveLook(1).badge).toBe(base.badge);
  });

  it.each(['button', 'purchase_button', 'package'])('of a %s hide its stack', (type) => {
    const own = { visible: false, overrides: [entry({ visible: true }, 'hover')] };
    const inner = { overrides: [entry({ spacing: 3 })] };
    const action = { type: 'navigate_back' };
    const wire = { type, package_id: 'week', action, ...own, stack: stack([], inner) };
    const node = good(paywallWire([wire])).stack.children[0];
    const { base, resolveLook, rules } = as('stack', node && 'stack' in node ? node.stack : undefined).look;
    expect(rules).toEqual([[{ type: 'selected' }], [{ type: 'hover' }]]);
    expect(
      [base, resolveLook(1), resolveLook(2), resolveLook(3)].map(({ isVisible, spacing }) => [
        isVisible,
        spacing,
      ]),
    ).toEqual([
      [false, 0],
      [false, 3],
      [true, 0],
      [true, 3],
    ]);
  });
});
