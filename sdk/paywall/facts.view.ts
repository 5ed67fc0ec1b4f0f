import type { Offering, Package } from '../model/catalogue/offering';
import type { PackageOffers, PaywallFacts } from './content/condition.types';
import type { Paywall } from './content/paywall.types';

const offersOf = ({ webBillingProduct: product }: Package): PackageOffers => {
  const { defaultSubscriptionOption: option, defaultNonSubscriptionOption: oneTime } = product;
  return {
    hasIntro: (option?.trial ?? option?.introPrice ?? null) !== null,
    hasPromo: (option?.discount ?? oneTime?.discount ?? null) !== null,
  };
};

/** What the conditions of a paywall compare besides its state. */
export const factsOf = (
  { availablePackages }: Pick<Offering, 'availablePackages'>,
  { customVariables }: Pick<Paywall, 'customVariables'>,
): PaywallFacts => ({
  customVariables,
  offers: new Map(availablePackages.map((item) => [item.identifier, offersOf(item)])),
});
