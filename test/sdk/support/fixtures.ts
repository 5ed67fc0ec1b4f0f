/** Answers of the billing server, made after the protocol's samples, with values of our own. */

export const SECRET = 'seti_1PzQ_secret_9ab';
export const SESSION_DATA = {
  client_secret: SECRET,
  publishable_api_key: 'pk_test_51Lime',
  stripe_account_id: 'acct_1Lime',
};

export const offeringWire = (
  identifier: string,
  packages: readonly (readonly [identifier: string, product: string])[],
  extra: object = {},
) => ({
  identifier,
  description: `All of ${identifier}`,
  metadata: null,
  packages: packages.map(([id, product]) => ({ identifier: id, platform_product_identifier: product })),
  paywall_components: null,
  ...extra,
});

export const offerings = (extra: object = {}) => ({
  current_offering_id: 'spring',
  offerings: [
    offeringWire('spring', [
      ['$rc_monthly', 'lime_month'],
      ['coins', 'lime_coins'],
    ]),
    offeringWire('autumn', [['$rc_annual', 'lime_year']]),
  ],
  targeting: { rule_id: 'rule_north', revision: 7 },
  placements: {
    fallback_offering_id: 'autumn',
    offering_ids_by_placement: { home: 'spring', settings: 'gone', quiet: null },
  },
  ...extra,
});

export const priceWire = (amount_micros: number, currency = 'EUR') => ({ amount_micros, currency });

export const baseOption = (duration: string, micros: number, extra: object = {}) => ({
  id: 'base_option',
  price_id: `prc_${duration}`,
  base: { period_duration: duration, cycle_count: 1, price: priceWire(micros) },
  trial: null,
  ...extra,
});

export const trialOption = (duration: string, micros: number) => ({
  ...baseOption(duration, micros),
  id: 'trial_week',
  price_id: `prc_${duration}_trial`,
  trial: { period_duration: 'P1W', cycle_count: 1, price: null },
});

export const subscriptionWire = (identifier: string, options: Readonly<Record<string, unknown>>) => ({
  identifier,
  product_type: 'subscription',
  title: `Lime ${identifier}`,
  description: 'Fresh every day',
  default_purchase_option_id: Object.keys(options)[0] ?? null,
  purchase_options: options,
});

export const oneTimeWire = (identifier: string, product_type = 'consumable') => ({
  identifier,
  product_type,
  title: 'A bag of coins',
  description: null,
  default_purchase_option_id: 'base_option',
  purchase_options: {
    base_option: { id: 'base_option', price_id: 'prc_coins', base_price: priceWire(4_500_000) },
  },
});

export const month = () =>
  subscriptionWire('lime_month', {
    base_option: baseOption('P1M', 8_250_000),
    trial_week: trialOption('P1M', 8_250_000),
  });

export const products = (...details: readonly unknown[]) => ({
  product_details: details.length
    ? details
    : [
        month(),
        oneTimeWire('lime_coins'),
        subscriptionWire('lime_year', { base_option: baseOption('P1Y', 60_000_000) }),
      ],
});

export const branding = (extra: object = {}, appearance: object = {}) => ({
  id: 'app_lime',
  app_name: 'Lime & Co',
  app_icon: 'icons/lime.png',
  app_icon_webp: 'icons/lime.webp',
  support_email: 'help@lime.example',
  appearance: {
    color_buttons_primary: '#2266aa',
    color_accent: '#117733',
    color_error: '#cc2211',
    color_product_info_bg: '#102030',
    color_form_bg: '#fefefe',
    color_page_bg: '#f0f0f0',
    font: 'default',
    shapes: 'pill',
    show_product_description: true,
    ...appearance,
  },
  ...extra,
});

export const REQUEST_DATE = '2031-05-04T10:20:30Z';

export const subscriptionItem = (extra: object = {}) => ({
  auto_resume_date: null,
  billing_issues_detected_at: null,
  expires_date: '2031-06-04T10:00:00Z',
  grace_period_expires_date: null,
  is_sandbox: true,
  original_purchase_date: '2031-04-04T10:00:00Z',
  period_type: 'normal',
  purchase_date: '2031-05-04T10:00:00Z',
  refunded_at: null,
  store: 'rc_billing',
  store_transaction_id: 'tx_1',
  unsubscribe_detected_at: null,
  ...extra,
});

export const coinsItem = (extra: object = {}) => ({
  id: 'one',
  is_sandbox: true,
  original_purchase_date: '2031-01-01T00:00:00Z',
  purchase_date: '2031-01-02T00:00:00Z',
  store: 'rc_billing',
  store_transaction_id: 'tx_2',
  ...extra,
});

export const entitlementWire = (product_identifier: string, extra: object = {}) => ({
  expires_date: '2031-06-04T10:00:00Z',
  grace_period_expires_date: null,
  product_identifier,
  product_plan_identifier: null,
  purchase_date: '2031-05-04T10:00:00Z',
  ...extra,
});

export const subscriber = (extra: object = {}) => ({
  request_date: REQUEST_DATE,
  request_date_ms: Date.parse(REQUEST_DATE),
  subscriber: {
    entitlements: { pro: entitlementWire('lime_month') },
    first_seen: '2031-01-01T00:00:00Z',
    last_seen: REQUEST_DATE,
    management_url: 'https://pay.lime.example/manage',
    original_app_user_id: 'nils',
    original_application_version: null,
    original_purchase_date: '2031-01-01T00:00:00Z',
    other_purchases: {},
    non_subscriptions: { lime_coins: [coinsItem()] },
    subscriptions: { lime_month: subscriptionItem() },
    ...extra,
  },
});

export const cardStart = (extra: object = {}) => ({
  operation_session_id: 'ops_42',
  next_action: 'collect_payment_info',
  data: SESSION_DATA,
  ...extra,
});

export const completedStart = () => ({
  operation_session_id: 'ops_42',
  next_action: 'completed',
  data: null,
});

export const status = (
  name: string,
  { code, redeem }: { readonly code?: number; readonly redeem?: string } = {},
) => ({
  operation: {
    status: name,
    is_expired: false,
    error: code === undefined ? null : { code, message: 'said by the server' },
    redemption_info: { redeem_url: redeem ?? null },
  },
});
