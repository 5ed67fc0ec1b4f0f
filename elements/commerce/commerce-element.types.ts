import type { AppearanceOptions, Purchases, TextOverrides } from '../../sdk/index';
import type { EventedElement } from '../base/evented-element.types';

/** What all of the elements have: whose shop it is, in which language, in which looks. */
export interface CommerceElement<Events> extends EventedElement<Events> {
  /** BCP 47 tag or language of the texts; the browser's when not set. */
  locale: string | null;
  /** Texts of your own, over those that `configure` was told; a property only. */
  texts: TextOverrides | null;
  /** Looks, over what `configure` was told. As an attribute it is JSON. */
  appearance: AppearanceOptions | string | null;
  /** Configures an instance of its own; without it the shared instance is used. */
  apiKey: string | null;
  /** With `apiKey`: who buys; an anonymous customer, kept in this browser, when not set. */
  appUserId: string | null;
  /** With `apiKey`: base address of a proxy. */
  proxyUrl: string | null;
  /** With `apiKey`: base address of icons and images. */
  assetBaseUrl: string | null;
  /** An instance of yours; it wins over `apiKey` and over the shared one. A property only. */
  purchases: Purchases | null;
}
