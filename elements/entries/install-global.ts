import type { Purchases } from '../../sdk/index';

interface Surface {
  readonly Purchases: typeof Purchases;
}

/**
 * Sets the class on window, with all exports as its properties, so that both `Purchases.configure` and
 * `Purchases.Purchases.configure` work. Replaces a DOM element with the id or name `Purchases`, which browsers also make
 * a property of window.
 * @returns false if another script tag has set it; then nothing changes.
 */
export const installGlobal = (surface: Surface): boolean => {
  const page = window as unknown as { Purchases?: object & { Purchases?: object & { call?: unknown } } };
  if (page.Purchases?.Purchases?.call) return false;
  page.Purchases = Object.assign(surface.Purchases, surface);
  return true;
};
