/**
 * Types only: what a script tag of ours puts on the window. Without an import they are made known by
 * `/// <reference types="purchase-elements/dist/purchases.js" />`.
 */
import type * as surface from '../entries/npm';

declare global {
  /** The class, with everything else that the package exports on it. */
  var Purchases: typeof surface.Purchases & typeof surface;
}
