import type { Branding } from '../../model/look/branding';
import type { Wire, WireName } from './wire.types';

/** The wires of one instance: what `configure` has set, and the wire that has worked. */
export interface WireChoice {
  readonly setting: WireName;
  /** Set when a start was answered; the instance then keeps this wire. */
  worked: Exclude<WireName, 'auto'> | null;
}

/** Whether a start on this wire alone can charge. */
export const MAY_CHARGE = { purchase: true, checkout: false } as const;

/** The wires by name. */
export type Wires = Readonly<Record<Exclude<WireName, 'auto'>, Wire>>;

/** Remembers a wire whose start was answered. */
const remembering = (wire: Wire, name: Exclude<WireName, 'auto'>, choice: WireChoice): Wire => ({
  ...wire,
  start: async (...order) => {
    const start = await wire.start(...order);
    choice.worked = name;
    return start;
  },
});

/**
 * The wires that a sale may try, the preferred one first. A server that sends `gateway_tax_collection_enabled` in its
 * branding speaks the wire of checkout sessions.
 */
export const wiresFor = (choice: WireChoice, branding: Branding, all: Wires): readonly Wire[] => {
  const purchase = remembering(all.purchase, 'purchase', choice);
  const checkout = remembering(all.checkout, 'checkout', choice);
  const only = choice.setting === 'auto' ? choice.worked : choice.setting;
  if (only) return [only === 'purchase' ? purchase : checkout];
  return branding.terms.collectsTax === null ? [purchase, checkout] : [checkout, purchase];
};
