/**
 * Countries where a consumer is bound by an order on the internet only if its button names the duty to pay: the European
 * Union with the territories that have codes of their own, the European Economic Area (both Directive 2011/83/EU, article
 * 8 (2)) and the United Kingdom (Consumer Contracts Regulations 2013, regulation 14 (4)).
 */
const COUNTRIES =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK AX GF GP MF MQ RE YT IS LI NO GB';

/** @param country ISO 3166-1 alpha-2 code; `null`: unknown. */
export const hasObligationToPay = (country: string | null): boolean =>
  country !== null && COUNTRIES.split(' ').includes(country.toUpperCase());
