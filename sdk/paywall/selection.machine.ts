import { widthClassOf } from './content/conditions.view';
import { byPreference, packagesIn, shownPackages } from './content/packages.view';
import type { StackNode } from './content/paywall.types';
import type { PaywallState } from './paywall.state.types';

/** The part of the paywall's machine that selects packages. */

const isShown = (state: PaywallState, packageId: string | null): boolean =>
  shownPackages(state.paywall, state).some((item) => item.packageId === packageId);

/** The state with this package; `null` if it is hidden, or if its selection hides it. */
export const selecting = (state: PaywallState, packageId: string): PaywallState | null => {
  const next = { ...state, selectedPackageId: packageId };
  return isShown(state, packageId) && isShown(next, packageId) ? next : null;
};

/**
 * If the selected package is hidden, another one is selected: a hidden package can't be bought. Packages inside
 * `preferred` come first.
 */
export const withShownPackage = (state: PaywallState, preferred?: StackNode): PaywallState => {
  if (isShown(state, state.selectedPackageId)) return state;
  // Conditions that compare the selected package must not see the hidden one.
  const open = { ...state, selectedPackageId: null };
  const near = preferred ? packagesIn(preferred, open) : [];
  const candidates = [...byPreference(near), ...byPreference(shownPackages(state.paywall, open))];
  for (const packageId of candidates) {
    const next = selecting(open, packageId);
    if (next) return next;
  }
  return open;
};

/** A package that the other width hides can't stay selected, except while it is bought. */
export const resized = (state: PaywallState, pixels: number): PaywallState => {
  const width = widthClassOf(pixels);
  if (state.width === width) return state;
  const next = { ...state, width };
  return state.purchase === 'purchasing' ? next : withShownPackage(next);
};
