import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialPaywall, paywallTransition, rulesThatHold } from '../../../../sdk/internal';
import { conditionHolds } from '../../../../sdk/paywall/content/conditions.view';
import { conditionLaws } from './condition-laws';
import { good, paywallWire, plan, stack } from '../wire';

const offers = new Map([
  ['month', { hasIntro: true, hasPromo: false }],
  ['week', { hasIntro: false, hasPromo: true }],
]);
const variable = (operator: string, name: string, value: unknown) => ({
  type: 'variable_condition',
  operator,
  variable: name,
  value,
});

describe('a package that a condition hides', () => {
  const unless = (conditions: readonly unknown[]) => ({
    overrides: [{ conditions, properties: { visible: false } }],
  });
  const hidden = plan('month', { stack: stack([], unless([variable('=', 'b', '5')])) });
  const open = (...components: readonly unknown[]) =>
    initialPaywall(good(paywallWire(components)), { offers, customVariables: new Map([['b', '5']]) });

  it('is not the default and can’t be selected', () => {
    const state = open({ ...hidden, is_selected_by_default: true }, plan('week'));
    expect(state.selectedPackageId).toBe('week');
    expect(paywallTransition(state, { type: 'package-selected', packageId: 'month' })[0]).toBe(state);
  });

  it('also in a stack around it', () => {
    const around = stack([plan('month')], unless([variable('!=', 'b', '6')]));
    expect(open(around, plan('week')).selectedPackageId).toBe('week');
    expect(open(around).selectedPackageId).toBeNull();
  });

  it('is shown by the offer of its own package', () => {
    const own = plan('month', {
      visible: false,
      overrides: [{ conditions: [{ type: 'intro_offer' }], properties: { visible: true } }],
    });
    const other = { ...own, package_id: 'week' };
    expect(open(other, own).selectedPackageId).toBe('month');
  });
});

describe('a width', () => {
  const from = (type: string) => ({
    visible: false,
    overrides: [{ conditions: [{ type }], properties: { visible: true } }],
  });
  const data = good(
    paywallWire([plan('month', from('medium')), plan('week', from('expanded')), stack([], from('compact'))]),
  );
  const at = (width: number) => initialPaywall(data, { offers, customVariables: new Map() }, width);
  const resized = (state: ReturnType<typeof at>, width: number) =>
    paywallTransition(state, { type: 'resized', width })[0];

  it('begins at 600 and at 960 pixels, and includes the wider ones', () => {
    expect([0, 599, 600, 959, 960, 4000].map((width) => at(width).width)).toEqual([
      'compact',
      'compact',
      'medium',
      'medium',
      'expanded',
      'expanded',
    ]);
    expect([599, 600].map((width) => at(width).selectedPackageId)).toEqual([null, 'month']);
    const wide = paywallTransition(at(960), { type: 'package-selected', packageId: 'week' })[0];
    expect(wide.selectedPackageId).toBe('week');
    expect(resized(wide, 1200)).toBe(wide);
    expect(resized(wide, 960)).toBe(wide);
    expect(resized(wide, 700).selectedPackageId).toBe('month');
    expect(resized(wide, 300).selectedPackageId).toBeNull();
  });

  it('changes the selection only after a purchase', () => {
    const wide = paywallTransition(at(960), { type: 'package-selected', packageId: 'week' })[0];
    const buying = resized(paywallTransition(wide, { type: 'purchase-requested' })[0], 700);
    expect(buying.selectedPackageId).toBe('week');
    expect(paywallTransition(buying, { type: 'purchase-cancelled' })[0].selectedPackageId).toBe('month');
  });
});

it.each(Object.entries(conditionLaws))('%s', (_, law) => {
  const subject = { conditionHolds, rulesThatHold, initialPaywall, paywallTransition };
  fc.assert(law(subject), { numRuns: 200 });
});
