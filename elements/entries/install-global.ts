import type { Purchases } from '../../sdk/index';

interface Surface {
  readonly Purchases: typeof Purchases;
}

/**
 * Puts the class on window, with the names of all exports on it, so that both `Purchases.configure` and
 * `Purchases.Purchases.configure` work. Elements of the page that are called `Purchases` give way: they are properties of
 * window and of each other, but can't be called.
 * @returns false when a script tag has done so before: the second copy stays out of the way.
 */
export const installGlobal = (surface: Surface): boolean => {
  const page = window as unknown as { Purchases?: object & { Purchases?: object & { call?: unknown } } };
  if (page.Purchases?.Purchases?.call) return false;
  page.Purchases = Object.assign(surface.Purchases, surface);
  return true;
};
