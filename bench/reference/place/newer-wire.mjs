// What the newer reference says and hears differently, computed from the sandbox's own answers. Each call is one call
// of the sandbox, or none, so that it never waits longer than the others do.

/** @typedef {{ method: string, path: string, headers: Readonly<Record<string, string | string[] | undefined>>, body: string | Buffer }} Asked */
/** @typedef {{ identifier: string, paywall_components: unknown }} Offering */
/** @typedef {{ publishable_api_key: string, stripe_account_id: string, client_secret: string }} StartedPayment */
/** @typedef {{ status: number, value: Readonly<Record<string, unknown>> }} Answered */
/** @typedef {(changed?: Asked) => Promise<Answered>} Ask */

/** Branding has more fields there; these are their plain values. */
const MORE_BRANDING = {
  app_wordmark: null,
  app_wordmark_webp: null,
  gateway_tax_collection_enabled: false,
  brand_font_config: null,
  sandbox_configuration: null,
};

/** Its paywalls want to know about colours and fonts of the project: there are none. */
const UI_CONFIG = {
  app: { colors: {}, fonts: {} },
  localizations: {},
  variable_config: { variable_compatibility_map: {}, function_compatibility_map: {} },
  custom_variables: {},
};

/** A checkout starts before the customer has said who they are. */
const NOBODY = 'nobody@example.com';

/** @type {(asked: Asked, ask: Ask) => Promise<Answered>} */
async function started(asked, ask) {
  const order = JSON.parse(asked.body.toString());
  const { status, value } = await ask({
    ...asked,
    path: '/rcbilling/v1/purchase',
    body: JSON.stringify({ ...order, email: order.email ?? NOBODY, supports_direct_payment: true }),
  });
  if (status !== 200) return { status, value };
  const payment = /** @type {StartedPayment} */ (value['data']);
  const { publishable_api_key, stripe_account_id, client_secret } = payment;
  const isSetup = client_secret.startsWith('seti_');
  return {
    status,
    value: {
      operation_session_id: value['operation_session_id'],
      gateway_params: {
        publishable_api_key,
        stripe_account_id,
        elements_configuration: {
          mode: isSetup ? 'setup' : 'payment',
          payment_method_types: ['card'],
          setup_future_usage: 'off_session',
          ...(isSetup ? {} : { amount: 999, currency: 'usd' }),
        },
      },
      management_url: 'https://pay.example/manage',
      paddle_billing_params: null,
    },
  };
}

/** The newer wire has other names for the variables in a paywall text. @type {(paywall: unknown) => unknown} */
const renamed = (paywall) =>
  JSON.parse(
    JSON.stringify(paywall)
      .replaceAll('{{ price }}', '{{ product.price }}')
      .replaceAll('{{ product_name }}', '{{ product.store_product_name }}'),
  );

/** @type {(value: Answered['value']) => Offering[]} */
export const offeringsIn = (value) => /** @type {Offering[]} */ (value['offerings']);

/** @type {(asked: Asked, ask: Ask) => Promise<Answered>} */
async function offerings(asked, ask) {
  const { status, value } = await ask();
  if (status !== 200) return { status, value };
  const changed = offeringsIn(value).map((offering) => ({
    ...offering,
    paywall_components: renamed(offering.paywall_components),
  }));
  return { status, value: { ...value, offerings: changed, ui_config: UI_CONFIG } };
}

/** @type {(asked: Asked, ask: Ask) => Promise<Answered>} */
async function branding(asked, ask) {
  const { status, value } = await ask();
  return { status, value: { ...value, ...MORE_BRANDING } };
}

/** @type {[method: string, pattern: RegExp, answer: (asked: Asked, ask: Ask) => Promise<Answered> | Answered][]} */
const CALLS = [
  ['GET', /^\/v1\/subscribers\/[^/]+\/workflows/, () => ({ status: 200, value: { workflows: [] } })],
  ['POST', /^\/rcbilling\/v1\/checkout\/start$/, started],
  ['GET', /^\/rcbilling\/v1\/branding$/, branding],
  ['GET', /^\/v1\/subscribers\/[^/]+\/offerings$/, offerings],
];

/** @type {(asked: Asked, ask: Ask) => Promise<Answered> | Answered} */
export function newerWire(asked, ask) {
  const found = CALLS.find(([method, pattern]) => method === asked.method && pattern.test(asked.path));
  return found ? found[2](asked, ask) : ask();
}
