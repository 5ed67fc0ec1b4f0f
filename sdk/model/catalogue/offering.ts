import type { OfferingWire, OfferingsWire, ProductsWire, ProductWire } from '../../net/wire';
import { toProduct } from './product';
import type { PresentedOfferingContext, Product, TargetingContext } from './product';
import type { Log } from '../../ports/log';

export const PackageType = {
  Unknown: 'unknown',
  Custom: 'custom',
  Lifetime: '$rc_lifetime',
  Annual: '$rc_annual',
  SixMonth: '$rc_six_month',
  ThreeMonth: '$rc_three_month',
  TwoMonth: '$rc_two_month',
  Monthly: '$rc_monthly',
  Weekly: '$rc_weekly',
} as const;
export type PackageType = (typeof PackageType)[keyof typeof PackageType];

/** Offerings as the server sent them, without their products. */
export type OfferingsData = OfferingsWire;
export type ProductsById = ReadonlyMap<string, ProductWire>;

/** The products to request, each one once. */
export const productIdsOf = (data: OfferingsData): readonly string[] => [
  ...new Set(
    data.offerings.flatMap(({ packages }) => packages.map((item) => item.platform_product_identifier)),
  ),
];

export const productsById = (answers: readonly ProductsWire[]): ProductsById =>
  new Map(answers.flatMap((answer) => answer.product_details).map((item) => [item.identifier, item]));

export const currentIdOf = (data: OfferingsData): string | null => data.current_offering_id;

/** Keeps only one offering, so that only its products are fetched. `null` keeps all. */
export const narrowTo = (data: OfferingsData, id: string | null): OfferingsData =>
  id === null ? data : { ...data, offerings: data.offerings.filter(({ identifier }) => identifier === id) };

/** Keywords that `getOfferings` accepts instead of an identifier. */
export const OfferingKeyword = { Current: 'current' } as const;
export type OfferingKeyword = (typeof OfferingKeyword)[keyof typeof OfferingKeyword];

/** A product in its place within an offering. */
export interface Package {
  readonly identifier: string;
  /** @deprecated use `webBillingProduct`, the same object */
  readonly rcBillingProduct: Product;
  readonly webBillingProduct: Product;
  readonly packageType: PackageType;
  /** Where the provider sells the package on a page of its own; absent if the server sent no address. */
  readonly webCheckoutURL?: string;
}

/** A set of packages that is offered together. */
export interface Offering {
  readonly identifier: string;
  readonly serverDescription: string;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly packagesById: Readonly<Record<string, Package>>;
  /** In the server's order. */
  readonly availablePackages: Package[];
  readonly lifetime: Package | null;
  readonly annual: Package | null;
  readonly sixMonth: Package | null;
  readonly threeMonth: Package | null;
  readonly twoMonth: Package | null;
  readonly monthly: Package | null;
  readonly weekly: Package | null;
  /** Whether `presentPaywall` can show a paywall of this offering. */
  readonly hasPaywall: boolean;
  /** The paywall's data as the server sent it; `null` without a paywall. */
  readonly paywall_components: unknown;
  /** `ui_config` of the server's answer: fonts and custom variables of all paywalls; `null` without it. */
  readonly uiConfig: unknown;
  /** Where the provider sells the offering on a page of its own; absent if the server sent no address. */
  readonly webCheckoutURL?: string;
}

export interface Offerings {
  readonly all: Readonly<Record<string, Offering>>;
  readonly current: Offering | null;
}

/** Spec section 3: known `$rc_` names have a type, other `$rc_` names are unknown, all other names are custom. */
const packageTypeOf = (identifier: string): PackageType =>
  Object.values(PackageType).find((type) => type === identifier && type.startsWith('$rc_')) ??
  (identifier.startsWith('$rc_') ? PackageType.Unknown : PackageType.Custom);

const checkoutUrl = (url: string | null | undefined): { webCheckoutURL?: string } =>
  url ? { webCheckoutURL: url } : {};

const toPackage = (identifier: string, product: Product, url: string | null | undefined): Package => ({
  identifier,
  rcBillingProduct: product,
  webBillingProduct: product,
  packageType: packageTypeOf(identifier),
  ...checkoutUrl(url),
});

/** @returns `null` when none of the offering's packages can be sold. */
export const toOffering = (
  wire: OfferingWire,
  products: ProductsById,
  targetingContext: TargetingContext | null,
  log: Log,
  uiConfig: unknown = null,
): Offering | null => {
  const context: PresentedOfferingContext = {
    offeringIdentifier: wire.identifier,
    targetingContext,
    placementIdentifier: null,
  };
  const packages = wire.packages.flatMap(({ identifier, platform_product_identifier, web_checkout_url }) => {
    const productWire = products.get(platform_product_identifier);
    const product = productWire ? toProduct(productWire, context, log) : null;
    return product ? [toPackage(identifier, product, web_checkout_url)] : [];
  });
  return packages.length ? assemble(wire, packages, uiConfig) : null;
};

/** The properties of an offering that contain a package by its type: `PackageType.SixMonth` is in `sixMonth`. */
type Slots = {
  readonly [T in Exclude<keyof typeof PackageType, 'Unknown' | 'Custom'> as Uncapitalize<T>]: Package | null;
};

/** The properties of an offering that depend on its packages. */
const withPackages = (
  packages: readonly Package[],
): Slots & Pick<Offering, 'packagesById' | 'availablePackages'> => ({
  packagesById: Object.fromEntries(packages.map((item) => [item.identifier, item])),
  availablePackages: [...packages],
  // One entry for each package type. fromEntries loses the types of the keys.
  ...(Object.fromEntries(
    Object.entries(PackageType)
      .filter(([, type]) => type.startsWith('$rc_'))
      .map(([name, type]) => [
        name.charAt(0).toLowerCase() + name.slice(1),
        packages.find((item) => item.packageType === type) ?? null,
      ]),
  ) as Slots),
});

const assemble = (wire: OfferingWire, packages: readonly Package[], uiConfig: unknown): Offering => ({
  identifier: wire.identifier,
  serverDescription: wire.description ?? '',
  metadata: wire.metadata,
  ...withPackages(packages),
  hasPaywall: (wire.paywall_components ?? null) !== null,
  paywall_components: wire.paywall_components ?? null,
  uiConfig,
  ...checkoutUrl(wire.web_checkout_url),
});

/** Offerings with their products. Only the current offering has the targeting context. */
export const toOfferings = (wire: OfferingsWire, products: ProductsById, log: Log): Offerings => {
  const targeting = wire.targeting && { ruleId: wire.targeting.rule_id, revision: wire.targeting.revision };
  const entries = wire.offerings.flatMap((item): readonly (readonly [string, Offering])[] => {
    const isCurrent = item.identifier === wire.current_offering_id;
    const offering = toOffering(item, products, isCurrent ? targeting : null, log, wire.ui_config ?? null);
    return offering ? [[item.identifier, offering]] : [];
  });
  const all = Object.fromEntries(entries);
  const id = wire.current_offering_id;
  const current = id !== null && Object.hasOwn(all, id) ? (all[id] ?? null) : null;
  return { all, current };
};

/**
 * The offerings of a placement: the first one that can be sold is shown. Empty: the placement shows nothing. A placement
 * that the server does not know shows the fallback.
 */
export const offeringIdsForPlacement = (
  { placements, offerings }: OfferingsWire,
  placement: string,
): readonly string[] => {
  const { fallback_offering_id: fallback = null, offering_ids_by_placement: map } = placements ?? {};
  const id = map && Object.hasOwn(map, placement) ? (map[placement] ?? null) : fallback;
  return id === null
    ? []
    : [...new Set([id, fallback])].flatMap((wanted) =>
        offerings.some(({ identifier }) => identifier === wanted) ? (wanted ?? []) : [],
      );
};

/** A copy of the offering. Its products have the placement, so that a purchase sends it. */
export const withPlacement = (offering: Offering, placementIdentifier: string): Offering => ({
  ...offering,
  ...withPackages(
    offering.availablePackages.map(({ identifier, webBillingProduct: product, webCheckoutURL }) =>
      toPackage(
        identifier,
        {
          ...product,
          presentedOfferingContext: { ...product.presentedOfferingContext, placementIdentifier },
        },
        webCheckoutURL,
      ),
    ),
  ),
});
