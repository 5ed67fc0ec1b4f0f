import {
  anything,
  currency,
  dictionary,
  flag,
  integer,
  micros,
  number,
  optional,
  orError,
  orNull,
  records,
  shape,
  text,
  tolerant,
} from './read';
import type { Infer, Read } from './read';

/**
 * The server's format (spec sections 3 and 7). Only this file, `customer-wire.ts` and `checkout-wire.ts` have its
 * snake_case names. Each constant reads one answer, or a part of one, from unknown JSON.
 */
const rule = shape({ rule_id: text, revision: integer });

/** An id that can't be read is like one that is unknown: the fallback is shown. */
const placedId: Read<string | null> = (value, ...where) =>
  value === null ? null : (orNull(text)(value, ...where) ?? '');

const offering = shape({
  identifier: text,
  description: tolerant(text),
  metadata: tolerant(dictionary(anything)),
  packages: records(
    shape({ identifier: text, platform_product_identifier: text, web_checkout_url: optional(text) }),
  ),
  web_checkout_url: optional(text),
  paywall_components: optional(anything),
});

/** An offering, a package or a rule that can't be read is left out. */
export const offeringsAnswer = shape({
  current_offering_id: tolerant(text),
  offerings: records(offering),
  ui_config: optional(anything),
  targeting: tolerant(rule),
  placements: tolerant(
    shape({
      fallback_offering_id: tolerant(text),
      offering_ids_by_placement: tolerant(dictionary(placedId)),
    }),
  ),
});

const price = shape({ amount_micros: micros, currency });

const phase = shape({
  period_duration: optional(text),
  cycle_count: optional(integer),
  price: optional(price),
});

/** `amount_micros` is the price after the discount. */
const discount = shape({
  amount_micros: micros,
  currency,
  name: optional(text),
  duration_mode: optional(text),
  time_window: optional(text),
  percentage: optional(number),
});

export const purchaseOption = shape({
  id: text,
  price_id: text,
  base: optional(phase),
  trial: optional(phase),
  intro_price: orError(optional(phase)),
  base_price: optional(price),
  discount: orError(optional(discount)),
});

const product = shape({
  identifier: text,
  product_type: tolerant(text),
  title: text,
  description: tolerant(text),
  default_purchase_option_id: tolerant(text),
  // An option with a price that can't be read is left out. It is never sold without that price.
  purchase_options: tolerant(dictionary(tolerant(purchaseOption))),
});

export const productsAnswer = shape({ product_details: records(product) });

export const brandingAnswer = shape({
  app_name: optional(text),
  app_icon: optional(text),
  app_icon_webp: optional(text),
  app_wordmark: tolerant(text),
  app_wordmark_webp: tolerant(text),
  support_email: optional(text),
  gateway_tax_collection_enabled: tolerant(flag),
  full_address_collection_mode: tolerant(text),
  require_checkout_consent: tolerant(flag),
  terms_and_conditions_url: tolerant(text),
  checkout_footer: tolerant(text),
  appearance: optional(
    shape({
      color_buttons_primary: optional(text),
      color_buttons_primary_text: tolerant(text),
      color_accent: optional(text),
      color_error: optional(text),
      color_product_info_bg: optional(text),
      color_form_bg: optional(text),
      color_page_bg: optional(text),
      font: optional(text),
      shapes: optional(text),
      show_product_description: optional(flag),
    }),
  ),
});

export type OfferingsWire = Infer<typeof offeringsAnswer>;
export type ProductsWire = Infer<typeof productsAnswer>;
export type OfferingWire = Infer<typeof offering>;
export type PriceWire = Infer<typeof price>;
export type PhaseWire = Infer<typeof phase>;
export type DiscountWire = Infer<typeof discount>;
export type PurchaseOptionWire = Infer<typeof purchaseOption>;
export type ProductWire = Infer<typeof product>;
export type BrandingWire = Infer<typeof brandingAnswer>;
