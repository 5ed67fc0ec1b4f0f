import { appPaywallOfferings, paywallOfferings } from './paywalls';
import type { PaywallScene } from './paywalls';

export interface Offering {
  id: string;
  description: string;
  metadata: Readonly<Record<string, unknown>> | null;
  /** Package identifier and product id, in the order of the answer. */
  packages: readonly (readonly [string, string])[];
}

const paid: Offering['packages'] = [
  ['$rc_weekly', 'weekly'],
  ['$rc_monthly', 'monthly'],
  ['$rc_annual', 'annual'],
  ['$rc_lifetime', 'lifetime'],
];

export const offerings: readonly Offering[] = [
  {
    id: 'default',
    description: 'The plans everyone sees',
    metadata: { highlight: '$rc_annual' },
    packages: paid,
  },
  {
    id: 'no_trial',
    description: 'Plans that start at once',
    metadata: null,
    packages: [
      ['$rc_weekly', 'weekly'],
      ['$rc_monthly', 'monthly_no_trial'],
      ['$rc_three_month', 'quarterly'],
    ],
  },
  {
    id: 'one_time',
    description: 'Pay once',
    metadata: null,
    packages: [
      ['coins', 'coins'],
      ['$rc_lifetime', 'lifetime'],
    ],
  },
  { id: 'student', description: 'Student price', metadata: null, packages: [['$rc_monthly', 'student']] },
  {
    id: 'tiers',
    description: 'Two tiers, each by the month and by the year',
    metadata: null,
    packages: [
      ['plus_monthly', 'plus_monthly'],
      ['$rc_monthly', 'monthly'],
      ['plus_annual', 'plus_annual'],
      ['$rc_annual', 'annual'],
    ],
  },
  {
    id: 'reduced',
    description: 'Introductory prices and discounts',
    metadata: null,
    packages: [
      ['intro_monthly', 'intro_monthly'],
      ['intro_term', 'intro_term'],
      ['sale_monthly', 'sale_monthly'],
      ['sale_annual', 'sale_annual'],
      ['sale_weekly', 'sale_weekly'],
      ['sale_lifetime', 'sale_lifetime'],
    ],
  },
  {
    id: 'everything',
    description: 'Every product of the catalogue',
    metadata: null,
    packages: [
      ...paid,
      ['$rc_three_month', 'quarterly'],
      ['$rc_six_month', 'half_year'],
      ['monthly_no_trial', 'monthly_no_trial'],
      ['student', 'student'],
      ['plus_monthly', 'plus_monthly'],
      ['plus_annual', 'plus_annual'],
      ['coins', 'coins'],
    ],
  },
];

export const currentOfferingId = 'default';
export const targeting = { rule_id: 'rule_everyone', revision: 2 };

/** `retired` names an offering that does not exist any more, so a client must use its fallback. */
export const placements = {
  fallback_offering_id: 'default',
  offering_ids_by_placement: {
    home: 'default',
    solver_limit: 'no_trial',
    shop: 'one_time',
    retired: 'spring_sale',
    none: null,
  },
};

/** Fonts and custom variables of all paywalls. */
const uiConfig = (assetBaseUrl: string): object => ({
  app: {
    fonts: {
      display: {
        web: { family: 'Inter', url: `${assetBaseUrl}/fonts/inter.woff2`, style: 'normal', weight: 800 },
      },
    },
  },
  custom_variables: {
    first_name: { type: 'string', default_value: '' },
    audience: { type: 'string', default_value: 'everyone' },
    level: { type: 'number', default_value: 1 },
    is_student: { type: 'boolean', default_value: false },
  },
});

export function toOfferingsWire(scene: PaywallScene, hasPaywalls = true): object {
  const plain = offerings.map((offering) => ({
    identifier: offering.id,
    description: offering.description,
    metadata: offering.metadata,
    packages: offering.packages.map(([identifier, productId]) => ({
      identifier,
      platform_product_identifier: productId,
    })),
    paywall_components: null,
  }));
  return {
    current_offering_id: currentOfferingId,
    offerings: hasPaywalls ? [...plain, ...paywallOfferings(scene), ...appPaywallOfferings(scene)] : plain,
    targeting,
    placements,
    ui_config: uiConfig(scene.assetBaseUrl),
  };
}
