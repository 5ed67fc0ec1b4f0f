import fc from 'fast-check';
import { parsePaywall } from '../../../../sdk/internal';
import type {
  Condition,
  ConditionScope,
  PaywallEvent,
  PaywallFacts,
  PaywallState,
  PaywallTransition,
  PaywallValue,
  Rule,
  Paywall,
} from '../../../../sdk/internal';
import { paywallWire, PACKAGES, plan, stack } from '../wire';

/** The functions that a law examines. */
export interface Subject {
  readonly conditionHolds: (condition: Condition, scope: ConditionScope) => boolean;
  readonly rulesThatHold: (rules: readonly Rule[], scope: ConditionScope) => number;
  readonly initialPaywall: (paywall: Paywall, facts?: PaywallFacts) => PaywallState;
  readonly paywallTransition: (state: PaywallState, event: PaywallEvent) => PaywallTransition;
}

const IDS = ['month', 'week', 'year', null] as const;
const values = fc.constantFrom<PaywallValue>('a', 'b', '1', 1, 1 + 1e-11, 2, true, false);
const names = fc.constantFrom('x', 'y');
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ type: fc.constantFrom('selected', 'hover', 'focus', 'error') }),
  fc.record({ type: fc.constantFrom('intro-offer', 'promo-offer'), is: fc.boolean() }),
  fc.record({ type: fc.constant('width'), from: fc.constantFrom('compact', 'medium', 'expanded') }),
  fc.record({
    type: fc.constant('selected-package'),
    is: fc.boolean(),
    packageIds: fc.subarray([...PACKAGES]),
  }),
  fc.record({
    type: fc.constant('variable'),
    is: fc.boolean(),
    name: names,
    value: fc.constantFrom('a', 'b'),
  }),
  fc.record({ type: fc.constant('state'), is: fc.boolean(), name: names, value: values }),
);
const offer = fc.record({ hasIntro: fc.boolean(), hasPromo: fc.boolean() });
const scope: fc.Arbitrary<ConditionScope> = fc.record({
  state: fc.record({
    selectedPackageId: fc.constantFrom(...IDS),
    width: fc.constantFrom('compact', 'medium', 'expanded'),
    values: fc.dictionary(names, values).map((found) => new Map(Object.entries(found))),
    facts: fc.record({
      customVariables: fc
        .dictionary(names, fc.constantFrom('a', 'b'))
        .map((found) => new Map(Object.entries(found))),
      offers: fc
        .record({ month: offer, week: offer }, { requiredKeys: [] })
        .map((found) => new Map(Object.entries(found))),
    }),
  }),
  packageId: fc.constantFrom(...IDS),
  isSelected: fc.boolean(),
  interaction: fc.record({ isHovered: fc.boolean(), isFocused: fc.boolean(), hasError: fc.boolean() }),
});

/** What a condition means, in other words than those of the library. */
const means = (wanted: Condition, { state, packageId, isSelected, interaction }: ConditionScope): boolean => {
  const { facts } = state;
  const inScope = facts.offers.get(packageId ?? state.selectedPackageId ?? '');
  if (wanted.type === 'selected') return isSelected;
  if (wanted.type === 'hover') return interaction.isHovered;
  if (wanted.type === 'focus') return interaction.isFocused;
  if (wanted.type === 'error') return interaction.hasError;
  if (wanted.type === 'width')
    return { compact: 'compact medium expanded', medium: 'medium expanded', expanded: 'expanded' }[
      wanted.from
    ]
      .split(' ')
      .includes(state.width);
  if (wanted.type === 'intro-offer') return wanted.is ? inScope?.hasIntro === true : !inScope?.hasIntro;
  if (wanted.type === 'promo-offer') return wanted.is ? inScope?.hasPromo === true : !inScope?.hasPromo;
  if (wanted.type === 'selected-package') {
    const isListed = new Set<string | null>(wanted.packageIds).has(state.selectedPackageId);
    return wanted.is ? isListed : !isListed;
  }
  if (!('name' in wanted)) return false;
  const known = (wanted.type === 'variable' ? facts.customVariables : state.values).get(wanted.name);
  if (known === undefined || typeof known !== typeof wanted.value) return false;
  // The numbers of this test are equal when they round to the same integer.
  const plain = (value: PaywallValue) => (typeof value === 'number' ? Math.round(value) : value);
  return wanted.is ? plain(known) === plain(wanted.value) : plain(known) !== plain(wanted.value);
};

const picked = (...packages: readonly string[]) => ({
  type: 'selected_package_condition',
  operator: 'in',
  packages,
});
const level = (value: number) => ({ type: 'state_condition', operator: '=', name: 'level', value });
const hideWhen = (wanted: object) => ({
  overrides: [{ conditions: [wanted], properties: { visible: false } }],
});

/** Each package is hidden by something that the customer can do: by a tab, by itself, or by another package. */
const WIRE = paywallWire(
  [
    {
      type: 'tabs',
      control: { type: 'buttons', stack: stack() },
      tabs: [
        { id: 'a', stack: stack([]), state_updates: [{ set: 'level', to: 1 }] },
        { id: 'b', stack: stack([plan('week')]), state_updates: [{ set: 'level', to: 2 }] },
        { id: 'c', stack: stack([]), state_updates: [{ set: 'tab', to: '$value' }] },
      ],
    },
    plan('month', { ...hideWhen(level(2)), is_selected_by_default: true }),
    stack([plan('year')], hideWhen(picked('year'))),
    plan('day', hideWhen(picked('week'))),
  ],
  {
    root: {
      state_declarations: {
        level: { type: 'integer', default: 1 },
        tab: { type: 'string', default: '' },
      },
    },
  },
);

const paywallOf = (): Paywall => {
  const { paywall } = parsePaywall(WIRE, { packageIds: [...PACKAGES, 'day'], locales: ['en'] });
  if (!paywall) throw new Error('The paywall of the laws can’t be read.');
  return paywall;
};

const TABS = 'base.stack.components[0]';
const events = fc.array(
  fc.oneof(
    fc.constantFrom(...PACKAGES, 'day', 'gone').map((packageId): PaywallEvent => ({
      type: 'package-selected',
      packageId,
    })),
    fc.constantFrom('a', 'b', 'c', 'z').map((tabId): PaywallEvent => ({
      type: 'tab-selected',
      tabsKey: TABS,
      tabId,
    })),
    fc.constantFrom<PaywallEvent>(
      { type: 'purchase-requested' },
      { type: 'purchase-cancelled' },
      { type: 'input-changed', fieldId: 'f', value: 'v' },
    ),
  ),
  { maxLength: 12 },
);

/** The packages of this paywall that are shown, from its data. `year` hides itself, so it can never be selected. */
const shownIn = ({ tabs, values: state, selectedPackageId }: PaywallState): readonly (string | null)[] => [
  ...(state.get('level') === 2 ? [] : ['month']),
  ...(tabs.get(TABS) === 'b' ? ['week'] : []),
  ...(selectedPackageId === 'week' ? [] : ['day']),
];

const valuesOf = ({ values: state }: PaywallState): string => `${state.get('level')} ${state.get('tab')}`;

/** The declared values after a tab was chosen. */
const expectedValues = (before: PaywallState, after: PaywallState, event: PaywallEvent): string => {
  const isChange = event.type === 'tab-selected' && before.tabs !== after.tabs;
  if (!isChange) return valuesOf(before);
  const [levelBefore, tab] = [before.values.get('level'), before.values.get('tab')];
  return { a: `1 ${tab}`, b: `2 ${tab}`, c: `${levelBefore} c` }[event.tabId] ?? '';
};

type Law = (subject: Subject) => fc.IProperty<[unknown, ...unknown[]]>;

/** Each law returns whether it holds for a subject in every case that was tried. */
export const conditionLaws: Readonly<Record<string, Law>> = {
  'a condition holds when its words say so': ({ conditionHolds }) =>
    fc.property(
      condition,
      scope,
      (wanted, around) => conditionHolds(wanted, around) === means(wanted, around),
    ),
  'a rule holds when all its conditions hold, and has its own bit': ({ rulesThatHold }) =>
    fc.property(
      fc.array(fc.array(condition, { minLength: 1, maxLength: 3 }), { maxLength: 30 }),
      scope,
      (rules, around) => {
        const mask = rulesThatHold(rules, around);
        return rules.every(
          (rule, index) => ((mask >> index) & 1) === Number(rule.every((wanted) => means(wanted, around))),
        );
      },
    ),
  'the selected package is shown, and only a shown package is sold': ({
    initialPaywall,
    paywallTransition,
  }) =>
    fc.property(events, (path) => {
      let state = initialPaywall(paywallOf());
      const isSound = (found: PaywallState) => shownIn(found).includes(found.selectedPackageId);
      let holds = isSound(state) && state.selectedPackageId === 'month';
      for (const event of path) {
        const [next, effects] = paywallTransition(state, event);
        for (const effect of effects)
          if (effect.type === 'start-purchase') holds &&= effect.packageId === state.selectedPackageId;
        state = next;
        holds &&= isSound(state);
      }
      return holds;
    }),
  'a shown package can be selected': ({ initialPaywall, paywallTransition }) =>
    fc.property(events, (path) => {
      let state = initialPaywall(paywallOf());
      return path.every((event) => {
        const before = state;
        [state] = paywallTransition(state, event);
        if (event.type !== 'package-selected' || before.purchase === 'purchasing') return true;
        const { packageId } = event;
        const wanted = shownIn(before).includes(packageId) ? packageId : before.selectedPackageId;
        return state.selectedPackageId === wanted;
      });
    }),
  'a tab changes the values that it names, once it is chosen': ({ initialPaywall, paywallTransition }) =>
    fc.property(events, (path) => {
      let state = initialPaywall(paywallOf());
      return path.every((event) => {
        const before = state;
        [state] = paywallTransition(state, event);
        const isBusy = before.purchase === 'purchasing' && before.tabs !== state.tabs;
        return !isBusy && valuesOf(state) === expectedValues(before, state, event);
      });
    }),
};
