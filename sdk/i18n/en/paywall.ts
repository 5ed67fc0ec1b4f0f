/** The English texts that only paywalls need. The page fetches them with the paywall. Names as in `en`. */
export const enPaywall = {
  'periods.weekShort': 'wk',
  'periods.monthShort': 'mo',
  'periods.yearShort': 'yr',
  'periods.dayShort': 'day',

  'paywall_variables.price_per_period': '{{formattedPrice}}/{{period}}',
  'paywall_variables.total_price_and_per_month':
    '{{formattedPrice}}/{{period}}({{formattedPricePerMonth}}/{{monthPeriod}})',
  'paywall_variables.sub_relative_discount': '{{percent}} off',

  /** A number of periods after a price and a slash. */
  'paywall.period': '{{amount}}{{period}}',
  'paywall.label': 'Offer',
  'paywall.packages': 'Plans',
  'paywall.tabs': 'Views',
  'paywall.toggle': 'Switch view',
  'paywall.carousel': 'carousel',
  'paywall.carousel_label': 'Highlights',
  'paywall.slide': 'slide',
  'paywall.page': '{{number}} of {{count}}',
  'paywall.play': 'Play',
  'paywall.pause': 'Pause',
  'paywall.input_required': 'An answer is missing.',
  'paywall.input_invalid': 'Check this answer.',
  'paywall.restoring': 'Looking for your purchases…',
  'paywall.restored_title': 'Purchases restored',
  'paywall.restored': 'Your previous purchases are active again.',
  'paywall.nothing_restored_title': 'No purchases found',
  'paywall.nothing_restored': 'This account has no active purchases.',
  'paywall.restore_failed_title': 'Your purchases could not be checked',
  'paywall.unmanaged_title': 'Nothing to manage yet',
} as const;
