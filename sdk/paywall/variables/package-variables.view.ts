import { isolated } from '../../i18n/isolate';
import type { Translator } from '../../i18n/translator';
import type { Package } from '../../model/catalogue/offering';
import { UNKNOWN_VARIABLE } from '../content/markup';
import { OLDER_VARIABLES, OLDER_WITHOUT_PERIOD } from './older-variables.view';
import { periodOf } from './package-facts.view';
import type { PackageFacts, VariableRow } from './package-facts.view';
import { PRODUCT_VARIABLES, PRODUCT_WITHOUT_PERIOD } from './product-variables.view';

const ROWS = { ...OLDER_VARIABLES, ...PRODUCT_VARIABLES };

/** A variable that depends on the package. */
export type PaywallVariable = keyof typeof ROWS;
export type PaywallVariables = Readonly<Record<PaywallVariable, string>>;

export const isPackageVariable = (name: string): name is PaywallVariable => Object.hasOwn(ROWS, name);

const PRICES_ONLY: ReadonlySet<string> = new Set([...OLDER_WITHOUT_PERIOD, ...PRODUCT_WITHOUT_PERIOD]);

const valueOf = (name: PaywallVariable, facts: PackageFacts): string => {
  const row: VariableRow = ROWS[name];
  const isSubscription = facts.product.productType === 'subscription';
  const period = isSubscription ? periodOf(facts.product) : null;
  if (period) return row.subscription({ ...facts, period });
  if (!isSubscription || PRICES_ONLY.has(name)) return row.oneTime(facts);
  return Object.hasOwn(OLDER_VARIABLES, name) ? UNKNOWN_VARIABLE : '';
};

/**
 * A function that computes the values of a package's variables, each on first use.
 * @param packages all packages of the offering; the discount compares with them.
 * @param now when an offer would start.
 */
export const packageVariable = (
  { webBillingProduct: product }: Package,
  packages: readonly Package[],
  t: Translator,
  now: Date | null = null,
): ((name: PaywallVariable) => string) => {
  const facts: PackageFacts = { product, packages, t, price: t.price(product.currentPrice), now };
  const known = new Map<PaywallVariable, string>();
  return (name) => {
    const value = known.get(name) ?? valueOf(name, facts);
    known.set(name, value);
    // A blank value stays blank.
    return value && isolated(value, t.direction);
  };
};

/** All variables of a package. */
export const packageVariables = (
  rcPackage: Package,
  packages: readonly Package[],
  t: Translator,
  now: Date | null = null,
): PaywallVariables => {
  const valueFor = packageVariable(rcPackage, packages, t, now);
  const names = Object.keys(ROWS).filter(isPackageVariable);
  // The table has one value for each variable.
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as PaywallVariables;
};
