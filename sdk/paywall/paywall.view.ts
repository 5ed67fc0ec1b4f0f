import { isolated } from '../i18n/isolate';
import type { Translator } from '../i18n/translator';
import type { Offering } from '../model/catalogue/offering';
import type { VariableValue } from './content/markup';
import { isPackageVariable, packageVariable } from './variables/package-variables.view';
import type { PaywallVariable } from './variables/package-variables.view';
import { successVariable } from './variables/success-variables.view';
import type { PaywallSuccess } from './variables/success-variables.view';
import { namespaced } from './variables/variable-names.view';

/** Where the values come from that do not belong to a package. */
export interface VariableSources {
  /** Custom variables as text, by name. */
  readonly customVariables?: ReadonlyMap<string, string>;
  /** The purchase whose success is shown. */
  readonly success?: PaywallSuccess | null;
  /** For the day on which an offer ends. */
  readonly now?: Date;
}

/**
 * The values of variables for each package, computed on first use. Texts inside a package node use that package; all
 * others use the selected package. Without a package its variables are unknown.
 *
 * @example
 * const valuesFor = variablesOf(offering, translator, { customVariables: paywall.customVariables });
 * fillText(node.look.base.tokens, valuesFor(packageAround ?? state.selectedPackageId));
 */
export const variablesOf = (
  { availablePackages }: Pick<Offering, 'availablePackages'>,
  translator: Translator,
  { customVariables, success = null, now }: VariableSources = {},
): ((packageId: string | null) => VariableValue) => {
  const known = new Map<string, (name: PaywallVariable) => string>();
  const packageValues = (packageId: string | null): ((name: PaywallVariable) => string) | null => {
    const found = availablePackages.find(({ identifier }) => identifier === packageId);
    if (!found) return null;
    const values = known.get(found.identifier) ?? packageVariable(found, availablePackages, translator, now);
    known.set(found.identifier, values);
    return values;
  };
  const fixedValue = (name: string): string | undefined => {
    const found = namespaced(name);
    if (found?.space === 'custom') return customVariables?.get(found.key);
    return found?.space === 'success' ? successVariable(found.key, success, translator) : undefined;
  };
  return (packageId) => (name) => {
    if (isPackageVariable(name)) return packageValues(packageId)?.(name);
    const value = fixedValue(name);
    return value && isolated(value, translator.direction);
  };
};
