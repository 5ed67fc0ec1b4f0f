import type { Translator } from '../i18n/translator';
import type { Offering } from '../model/offering';
import { packageVariables } from './variables';
import type { PaywallVariables } from './variables';

/**
 * The placeholders' values by package, computed when first asked for. Texts inside of a package node take that
 * package's, all others the selected one's; without a package every placeholder reads `N/A`.
 *
 * @example
 * const variables = variablesOf(offering, translator);
 * fillText(node.look.normal.tokens, variables(packageAround ?? state.selectedPackageId));
 */
export const variablesOf = (
  { availablePackages }: Pick<Offering, 'availablePackages'>,
  translator: Translator,
): ((packageId: string | null) => PaywallVariables | NoVariables) => {
  const known = new Map<string, PaywallVariables>();
  return (packageId) => {
    const found = availablePackages.find(({ identifier }) => identifier === packageId);
    if (!found) return NO_VARIABLES;
    const variables = known.get(found.identifier) ?? packageVariables(found, availablePackages, translator);
    known.set(found.identifier, variables);
    return variables;
  };
};

type NoVariables = Readonly<Record<string, never>>;
const NO_VARIABLES: NoVariables = {};
