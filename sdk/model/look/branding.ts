import type { BrandingWire } from '../../net/wire';
import { parseHex } from './colour';
import { webAddress } from '../web-address';
import type { Shapes, Appearance } from '../../ports/theme';

const shapes: readonly Shapes[] = ['default', 'rectangle', 'rounded', 'pill'];

/** The look of the business that sells. */
export interface Branding {
  readonly appName: string | null;
  /** Path relative to the asset address. */
  readonly appIcon: string | null;
  readonly appIconWebp: string | null;
  /** The name of the business as a picture, shown in place of icon and name. */
  readonly appWordmark: string | null;
  readonly appWordmarkWebp: string | null;
  readonly supportEmail: string | null;
  readonly appearance: Appearance;
  readonly terms: CheckoutTerms;
}

/** What the seller has set for checkout sessions. */
export interface CheckoutTerms {
  /** Whether the server calculates taxes; `null`: the server did not send it. */
  readonly collectsTax: boolean | null;
  /** Whether the form always asks for the whole billing address. */
  readonly asksFullAddress: boolean;
  /** Whether the customer must agree to the terms before a subscription is paid. */
  readonly needsConsent: boolean;
  /** The address of the terms; `null` unless it is safe to open. */
  readonly termsUrl: string | null;
  /** The seller's own words under the pay button. */
  readonly footer: string | null;
}

/** Only hex colours reach style sheets; any other value is treated as not set. */
const colour = (value: string | null | undefined): string | null => (value && parseHex(value) ? value : null);

const fontName = (value: string | null | undefined): string | null =>
  value && isFontName(value) && value !== 'default' ? value : null;

/** A font name that is safe in a style sheet when it is quoted. */
export const isFontName = (name: string): boolean => /^[\p{L}\p{N} _-]{1,64}$/u.test(name);

const mailAddress = (value: string | null): string | null =>
  value && /^[^\s@<>"']+@[^\s@<>"']+$/.test(value) ? value : null;

export const toBranding = (wire: BrandingWire | null): Branding => {
  const look = wire?.appearance;
  return {
    appName: wire?.app_name ?? null,
    appIcon: wire?.app_icon || null,
    appIconWebp: wire?.app_icon_webp || null,
    appWordmark: wire?.app_wordmark || null,
    appWordmarkWebp: wire?.app_wordmark_webp || null,
    supportEmail: mailAddress(wire?.support_email ?? null),
    appearance: {
      primary: colour(look?.color_buttons_primary),
      primaryText: colour(look?.color_buttons_primary_text),
      accent: colour(look?.color_accent),
      error: colour(look?.color_error),
      panelBackground: colour(look?.color_product_info_bg),
      formBackground: colour(look?.color_form_bg),
      pageBackground: colour(look?.color_page_bg),
      font: fontName(look?.font),
      shapes: shapes.find((shape) => shape === look?.shapes) ?? 'default',
      showProductDescription: look?.show_product_description ?? false,
    },
    terms: {
      collectsTax: wire?.gateway_tax_collection_enabled ?? null,
      asksFullAddress: wire?.full_address_collection_mode === 'always',
      needsConsent: wire?.require_checkout_consent ?? false,
      termsUrl: webAddress(wire?.terms_and_conditions_url ?? null),
      footer: wire?.checkout_footer || null,
    },
  };
};

/** The neutral look for branding that can't be read: a purchase must not depend on colours. */
export const plainBranding = (): Branding => toBranding(null);
