import type { Purchases } from '../sdk/index';

interface Surface {
  readonly Purchases: typeof Purchases;
}

/**
 * Puts the class on window, with the names of all exports on it, so that both `Purchases.configure` and
 * `Purchases.Purchases.configure` work.
 * @returns false when a script tag has done so before: the second copy stays out of the way.
 */
export const installGlobal = (surface: Surface): boolean => {
  const page = window as unknown as { Purchases?: { Purchases?: unknown } };
  if (page.Purchases?.Purchases) return false;
  page.Purchases = Object.assign(surface.Purchases, surface);
  return true;
};
