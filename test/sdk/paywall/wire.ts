import { parsePaywall } from '../../../sdk/internal';
import type { Offering, Package } from '../../../sdk/index';
import type { Paywall, PaywallNode, PaywallProblem, PaywallReading } from '../../../sdk/internal';
import { toOffering } from '../../../sdk/model/catalogue/offering';
import { toProduct } from '../../../sdk/model/catalogue/product';
import { productsAnswer } from '../../../sdk/net/wire';
import { products } from '../support/fixtures';

/** Paywalls as the provider sends them, with words and colours of our own. */
export type Wire = Readonly<Record<string, unknown>>;

export const hex = (value: string) => ({ light: { type: 'hex', value } });
export const text = (text_lid: string, extra: object = {}): Wire => ({ type: 'text', text_lid, ...extra });
export const stack = (components: readonly unknown[] = [], extra: object = {}): Wire => ({
  type: 'stack',
  components,
  dimension: { type: 'vertical', alignment: 'leading', distribution: 'start' },
  ...extra,
});
export const plan = (package_id: string, extra: object = {}): Wire => ({
  type: 'package',
  package_id,
  stack: stack([text('plan')]),
  ...extra,
});
export const chosen = (package_id: string): Wire => plan(package_id, { is_selected_by_default: true });

export const WORDS = {
  plan: '{{ product_name }}',
  hello: 'Hello',
  terms: 'https://lime.example/terms',
  bad: 'javascript:alert(1)',
};

interface Parts {
  readonly base?: object;
  readonly config?: object;
  readonly words?: object;
  readonly root?: object;
}

export const paywallWire = (components: readonly unknown[], parts: Parts = {}): Wire => ({
  components_config: { base: { stack: stack(components), ...parts.base }, ...parts.config },
  components_localizations: { en_US: { ...WORDS, ...parts.words } },
  default_locale: 'en_US',
  ...parts.root,
});

export const PACKAGES = ['month', 'week', 'year'];

export const read = (data: unknown, locales: readonly string[] = ['en']): PaywallReading =>
  parsePaywall(data, { packageIds: PACKAGES, locales, customVariables: { b: 'c' } });

/** Of a paywall in which nothing is wrong. */
export const good = (data: unknown): Paywall => {
  const { paywall, problems } = read(data);
  if (!paywall || problems.length > 0) throw new Error(JSON.stringify(problems));
  return paywall;
};

type Of<T extends PaywallNode['type']> = Extract<PaywallNode, { type: T }>;

export const as = <T extends PaywallNode['type']>(type: T, node: PaywallNode | undefined): Of<T> => {
  if (node?.type !== type) throw new Error(`Expected ${type}, got ${String(node?.type)}.`);
  return node as Of<T>;
};

/** The first component of a paywall, read without any problem. */
export const one = <T extends PaywallNode['type']>(type: T, component: unknown, parts?: Parts): Of<T> =>
  as(type, good(paywallWire([component], parts)).stack.children[0]);

/** What is wrong with one component; paths start below it. */
export const wrong = (component: unknown, parts?: Parts): readonly PaywallProblem[] =>
  read(paywallWire([component], parts)).problems.map(({ path, message }) => ({
    path: path.replace('base.stack.components[0]', '').replace(/^\./, ''),
    message,
  }));

export const paths = (problems: readonly PaywallProblem[]): readonly string[] =>
  problems.map(({ path }) => path);

const silent = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };
const context = { offeringIdentifier: 'spring', targetingContext: null, placementIdentifier: null };

export const packageFrom = (identifier: string, wire: unknown): Package => {
  const [product] = productsAnswer(products(wire), '').product_details;
  const found = product && toProduct(product, context, silent);
  if (!found) throw new Error('The fixture is not a product that can be sold.');
  return { identifier, rcBillingProduct: found, webBillingProduct: found, packageType: 'custom' };
};

/** An offering of these products with a paywall. */
export const offeringOf = (
  wires: Readonly<Record<string, { readonly identifier: string }>>,
  paywall_components: unknown,
): Offering => {
  const details = productsAnswer(products(...Object.values(wires)), '').product_details;
  const found = toOffering(
    {
      identifier: 'spring',
      description: null,
      metadata: null,
      packages: Object.entries(wires).map(([identifier, product]) => ({
        identifier,
        platform_product_identifier: product.identifier,
        web_checkout_url: null,
      })),
      web_checkout_url: null,
      paywall_components,
    },
    new Map(details.map((item) => [item.identifier, item])),
    null,
    silent,
  );
  if (!found) throw new Error('Nothing of the fixture can be sold.');
  return found;
};
