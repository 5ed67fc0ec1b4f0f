import type { Translator } from '../i18n/translator';
import type { Offering } from '../model/offering';
import { packageVariables } from './variables';
import type { PaywallVariables } from './variables';

/**
 * The values of the placeholders for each package, computed on first use. Texts inside a package node use that package;
 * all others use the selected package. Without a package every placeholder is `N/A`.
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
