import type { Wire, WireNode } from './wire.types';

export const hasDiscount: Wire = { type: 'promo_offer' };
export const hasIntro: Wire = { type: 'intro_offer' };
export const variable = (name: string, value: string | number | boolean): Wire => ({
  type: 'variable_condition',
  operator: '=',
  variable: name,
  value,
});
/** A component that is there only while all conditions hold. */
export const shownWhen = (conditions: readonly Wire[], node: WireNode): WireNode => ({
  ...node,
  visible: false,
  overrides: [{ conditions, properties: { visible: true } }],
});
/** A component that is not there while all conditions hold. */
export const hiddenWhen = (conditions: readonly Wire[], node: WireNode): WireNode => ({
  ...node,
  overrides: [{ conditions, properties: { visible: false } }],
});
