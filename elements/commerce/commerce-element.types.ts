import type { AppearanceOptions, Purchases, TextOverrides } from '../../sdk/index';
import type { EventedElement } from '../base/evented-element.types';

/** The properties that all elements have: instance, language and appearance. */
export interface CommerceElement<Events> extends EventedElement<Events> {
  /** BCP 47 tag or language of the texts; by default the browser's language. */
  locale: string | null;
  /** Your own texts; they replace those of `configure`. A property only. */
  texts: TextOverrides | null;
  /** The appearance; it replaces values of `configure`. As an attribute it is JSON. */
  appearance: AppearanceOptions | string | null;
  /** Configures a separate instance; without it the element uses the shared instance. */
  apiKey: string | null;
  /** With `apiKey`: the id of the customer; by default an anonymous customer, whose id this browser stores. */
  appUserId: string | null;
  /** With `apiKey`: base address of a proxy. */
  proxyUrl: string | null;
  /** With `apiKey`: base address of icons and images. */
  assetBaseUrl: string | null;
  /** Your own instance; used instead of `apiKey` and the shared instance. A property only. */
  purchases: Purchases | null;
}
