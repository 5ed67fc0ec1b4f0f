import { describe, expect, it } from 'vitest';
import { initialPaywall, NO_INTERACTION, rulesThatHold } from '../../../../sdk/internal';
import type { Interaction, PaywallFacts, PaywallState } from '../../../../sdk/internal';
import { as, good, one, paths, paywallWire, read, stack, text, wrong } from '../wire';

const root = {
  state_declarations: {
    level: { type: 'integer', default: 2 },
    share: { type: 'double', default: 0.3 },
    mode: { type: 'string', default: 'calm' },
    isOn: { type: 'boolean', default: false },
  },
};
const offers = new Map([
  ['month', { hasIntro: true, hasPromo: false }],
  ['week', { hasIntro: false, hasPromo: true }],
]);
const facts: PaywallFacts = { customVariables: new Map([['b', '5']]), offers };

interface Around {
  readonly selectedPackageId?: string | null;
  readonly packageId?: string | null;
  readonly isSelected?: boolean;
  readonly interaction?: Partial<Interaction>;
}

const stateOf = (selectedPackageId: string | null): PaywallState => ({
  ...initialPaywall(good(paywallWire([text('hello')], { root })), facts),
  selectedPackageId,
});

/** Whether an override with these conditions applies. */
const holds = (conditions: readonly unknown[], around: Around = {}): boolean => {
  const overrides = [{ conditions, properties: { spacing: 7 } }];
  const { look } = one('stack', stack([], { overrides }), { root });
  const mask = rulesThatHold(look.rules, {
    state: stateOf(around.selectedPackageId ?? null),
    packageId: around.packageId ?? null,
    isSelected: around.isSelected ?? false,
    interaction: { ...NO_INTERACTION, ...around.interaction },
  });
  return look.resolveLook(mask).spacing === 7;
};

const intro = (operator: string, value: boolean) => ({ type: 'intro_offer_condition', operator, value });
const promo = (operator: string, value: boolean) => ({ type: 'promo_offer_condition', operator, value });
const picked = (operator: string, ...packages: readonly string[]) => ({
  type: 'selected_package_condition',
  operator,
  packages,
});
const variable = (operator: string, name: string, value: unknown) => ({
  type: 'variable_condition',
  operator,
  variable: name,
  value,
});
const state = (operator: string, name: string, value: unknown) => ({
  type: 'state_condition',
  operator,
  name,
  value,
});

describe('a condition', () => {
  it.each<[string, object, Around, boolean]>([
    ['selected', { type: 'selected' }, { isSelected: true }, true],
    ['selected, of another', { type: 'selected' }, {}, false],
    ['hover', { type: 'hover' }, { interaction: { isHovered: true } }, true],
    ['hover, with the focus only', { type: 'hover' }, { interaction: { isFocused: true } }, false],
    ['focus', { type: 'focus' }, { interaction: { isFocused: true } }, true],
    ['error', { type: 'error' }, { interaction: { hasError: true } }, true],
    ['an offer, around', { type: 'intro_offer' }, { packageId: 'month', selectedPackageId: 'week' }, true],
    ['an offer, selected', { type: 'intro_offer' }, { selectedPackageId: 'month' }, true],
    [
      'an offer, of another',
      { type: 'intro_offer' },
      { packageId: 'week', selectedPackageId: 'month' },
      false,
    ],
    ['an offer, of nothing', { type: 'intro_offer' }, {}, false],
    ['a promotion', { type: 'promo_offer' }, { packageId: 'week' }, true],
    ['a promotion, of another', { type: 'promo_offer' }, { packageId: 'month' }, false],
    ['intro = true', intro('=', true), { packageId: 'month' }, true],
    ['intro = false', intro('=', false), { packageId: 'month' }, false],
    ['intro != true', intro('!=', true), { packageId: 'week' }, true],
    ['intro != false', intro('!=', false), { packageId: 'week' }, false],
    ['promo = false', promo('=', false), { packageId: 'month' }, true],
    ['promo != false', promo('!=', false), { packageId: 'week' }, true],
    ['in', picked('in', 'week', 'month'), { selectedPackageId: 'month', packageId: 'year' }, true],
    ['in, of another', picked('in', 'week'), { selectedPackageId: 'month', packageId: 'week' }, false],
    ['not in', picked('not in', 'week'), { selectedPackageId: 'month' }, true],
    ['not in, but it is', picked('not in', 'month'), { selectedPackageId: 'month' }, false],
    ['a variable', variable('=', 'b', '5'), {}, true],
    ['a variable as a number', variable('=', '$custom.b', 5), {}, true],
    ['a variable that differs', variable('!=', 'custom.b', '6'), {}, true],
    ['a variable that does not differ', variable('!=', 'b', '5'), {}, false],
    ['an integer', state('=', 'level', 2), {}, true],
    ['another integer', state('=', 'level', 3), {}, false],
    ['not an integer', state('!=', 'level', 3), {}, true],
    ['a number with an error of computing', state('=', 'share', 0.1 + 0.2), {}, true],
    ['a number that is only near', state('=', 'share', 0.3 + 1e-9), {}, false],
    ['a word', state('=', 'mode', 'calm'), {}, true],
    ['a switch', state('!=', 'isOn', true), {}, true],
  ])('%s', (_, condition, around, expected) => {
    expect(holds([condition], around)).toBe(expected);
  });

  it('must hold with all others of its override', () => {
    const both = [{ type: 'selected' }, { type: 'hover' }];
    expect(holds(both, { isSelected: true, interaction: { isHovered: true } })).toBe(true);
    expect(holds(both, { isSelected: true })).toBe(false);
    expect(holds(both, { interaction: { isHovered: true } })).toBe(false);
  });

  it.each<[unknown, string, string]>([
    [{ type: 'landscape' }, '[0].type', 'Expected one of selected, hover, focus, error, '],
    [{}, '[0].type', 'Expected a type of condition, got nothing.'],
    ['selected', '[0]', 'Expected an object, got "selected".'],
    [null, '[0]', 'Expected a condition, got nothing.'],
    [intro('>', true), '[0].operator', 'Expected one of =, !=, got ">".'],
    [{ type: 'intro_offer_condition', value: true }, '[0].operator', 'Expected one of =, !=, got nothing.'],
    [
      { type: 'promo_offer_condition', operator: '=', value: 'yes' },
      '[0].value',
      'Expected true or false, got "yes".',
    ],
    [picked('=', 'week'), '[0].operator', 'Expected one of in, not in, got "=".'],
    [{ ...picked('in'), packages: 'week' }, '[0].packages', 'Expected a list, got "week".'],
    [{ ...picked('in'), packages: [5] }, '[0].packages[0]', 'Expected text, got 5.'],
    [variable('=', 'b', {}), '[0].value', 'Expected a text, a number, or true or false, got an object.'],
    [variable('=', 'gone', '5'), '[0].variable', 'There is no custom variable "gone".'],
    [state('=', 'gone', 1), '[0].name', 'There is no declared state "gone".'],
    [state('=', 'level', '2'), '[0].value', 'Expected a value of the type integer, got "2".'],
    [state('=', '__proto__', 2), '[0].name', 'There is no declared state "__proto__".'],
  ])('%j is named and never holds, nor does its opposite', (condition, path, message) => {
    const properties = { spacing: 1 };
    const component = stack([], { overrides: [{ conditions: [condition], properties }] });
    const [problem] = wrong(component, { root });
    expect(problem?.path).toBe(`overrides[0].conditions${path}`);
    expect(problem?.message).toContain(message);
    const { look } = as('stack', read(paywallWire([component], { root })).paywall?.stack.children[0]);
    const mask = rulesThatHold(look.rules, {
      state: stateOf('month'),
      packageId: null,
      isSelected: true,
      interaction: { isHovered: true, isFocused: true, hasError: true },
    });
    expect(look.resolveLook(mask).spacing).toBe(0);
  });

  it('of several introductory offers never holds, and is no problem', () => {
    const overrides = [{ conditions: [{ type: 'multiple_intro_offers' }], properties: { spacing: 1 } }];
    expect(one('stack', stack([], { overrides })).look.rules).toEqual([]);
  });

  it('is needed: an override without one never holds', () => {
    for (const conditions of [[], null])
      expect(paths(wrong(stack([], { overrides: [{ conditions, properties: { spacing: 1 } }] })))).toEqual([
        'overrides[0].conditions',
      ]);
  });
});
