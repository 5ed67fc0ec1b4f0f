import { unreachable } from '../../errors/unreachable';
import type { Condition, ConditionState, PaywallValue, Rule, WidthClass } from './condition.types';

/** The state of a control that its page events give. */
export interface Interaction {
  /** Only by a mouse: a finger does not hover. */
  readonly isHovered: boolean;
  readonly isFocused: boolean;
  /** The input of the customer is invalid. */
  readonly hasError: boolean;
}
export const NO_INTERACTION: Interaction = { isHovered: false, isFocused: false, hasError: false };

/** What decides about the conditions of a node. */
export interface ConditionScope {
  readonly state: ConditionState;
  /** The package around the node. */
  readonly packageId: string | null;
  /** Whether the package, the tab button or the option around the node is selected. */
  readonly isSelected: boolean;
  readonly interaction: Interaction;
}

const NEARLY = 1e-10;

const isSame = (a: PaywallValue, b: PaywallValue): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < NEARLY : a === b;

/** A name that is not known makes both `=` and `!=` false. */
const compared = (is: boolean, known: PaywallValue | undefined, value: PaywallValue): boolean =>
  typeof known === typeof value && known !== undefined && isSame(known, value) === is;

const WIDTHS: readonly WidthClass[] = ['compact', 'medium', 'expanded'];
const STARTS = { medium: 600, expanded: 960 };

/** `pixels`: the width of the paywall's box in CSS pixels. */
export const widthClassOf = (pixels: number): WidthClass =>
  pixels >= STARTS.expanded ? 'expanded' : pixels >= STARTS.medium ? 'medium' : 'compact';

export const conditionHolds = (
  condition: Condition,
  { state, packageId, isSelected, interaction }: ConditionScope,
): boolean => {
  const inScope = packageId ?? state.selectedPackageId;
  const offers = inScope === null ? undefined : state.facts.offers.get(inScope);
  switch (condition.type) {
    case 'selected':
      return isSelected;
    case 'hover':
      return interaction.isHovered;
    case 'focus':
      return interaction.isFocused;
    case 'error':
      return interaction.hasError;
    case 'width':
      return WIDTHS.indexOf(state.width) >= WIDTHS.indexOf(condition.from);
    case 'intro-offer':
      return (offers?.hasIntro ?? false) === condition.is;
    case 'promo-offer':
      return (offers?.hasPromo ?? false) === condition.is;
    case 'selected-package':
      return condition.packageIds.some((id) => id === state.selectedPackageId) === condition.is;
    case 'variable':
      return compared(condition.is, state.facts.customVariables.get(condition.name), condition.value);
    case 'state':
      return compared(condition.is, state.values.get(condition.name), condition.value);
    default:
      return unreachable(condition);
  }
};

/** The rules whose conditions all hold, as the bit mask for `Looks.resolveLook`. */
export const rulesThatHold = (rules: readonly Rule[], scope: ConditionScope): number =>
  rules.reduce(
    (mask, rule, index) =>
      rule.every((condition) => conditionHolds(condition, scope)) ? mask | (1 << index) : mask,
    0,
  );

/** What can change a node's rules while the paywall is open. */
export interface RuleNeeds {
  readonly state: boolean;
  readonly interaction: boolean;
}

const INTERACTIVE: ReadonlySet<Condition['type']> = new Set(['hover', 'focus', 'error'] as const);

/** A custom variable does not change, and the offers of a surrounding package do not change either. */
const needsState = ({ type }: Condition, isInPackage: boolean): boolean =>
  !INTERACTIVE.has(type) && type !== 'variable' && !(isInPackage && type.endsWith('-offer'));

export const needsOf = (rules: readonly Rule[], isInPackage: boolean): RuleNeeds => ({
  state: rules.some((rule) => rule.some((condition) => needsState(condition, isInPackage))),
  interaction: rules.some((rule) => rule.some(({ type }) => INTERACTIVE.has(type))),
});

export const hasCondition = (rules: readonly Rule[], ...types: readonly Condition['type'][]): boolean =>
  rules.some((rule) => rule.some(({ type }) => types.includes(type)));
