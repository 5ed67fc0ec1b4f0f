import type { AppearanceOptions, Purchases, TextOverrides } from '../../sdk/index';
import type { EventedElement } from '../base/evented-element.types';

/** The properties that all elements have: instance, language and appearance. */
export interface CommerceElement<Events> extends EventedElement<Events> {
  /** BCP 47 tag or language of the texts; the browser's when not set. */
  locale: string | null;
  /** Texts of your own, over those given to `configure`; a property only. */
  texts: TextOverrides | null;
  /** Appearance, over the one given to `configure`. As an attribute it is JSON. */
  appearance: AppearanceOptions | string | null;
  /** Configures an instance of its own; without it the shared instance is used. */
  apiKey: string | null;
  /** With `apiKey`: the id of the customer; an anonymous customer, remembered by this browser, when not set. */
  appUserId: string | null;
  /** With `apiKey`: base address of a proxy. */
  proxyUrl: string | null;
  /** With `apiKey`: base address of icons and images. */
  assetBaseUrl: string | null;
  /** An instance of yours; it wins over `apiKey` and over the shared one. A property only. */
  purchases: Purchases | null;
}
