/**
 * Types only: the global that a script tag sets on the window. Use them without an import by `/// <reference
 * types="purchase-elements/dist/purchases.js" />`.
 */
import type * as surface from '../entries/npm';

declare global {
  /** The class, with all exports of the package as its properties. */
  var Purchases: typeof surface.Purchases & typeof surface;
}
