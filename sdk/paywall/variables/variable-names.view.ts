import { isPackageVariable } from './package-variables.view';
import { isSuccessVariable } from './success-variables.view';

/** What a variable depends on, which decides when its text changes. */
export type VariableKind = 'package' | 'time' | 'input' | 'fixed';

const COUNT = /^count_(days|hours|minutes|seconds)_(with|without)_zero$/;
const NAMESPACE = /^\$?(custom|input|success)\.(.+)$/s;

/** `custom.level` is `level` of `custom`; `null` for other names. */
export const namespaced = (
  name: string,
): { readonly space: 'custom' | 'input' | 'success'; readonly key: string } | null => {
  const [, space, key = ''] = NAMESPACE.exec(name) ?? [];
  return space === 'custom' || space === 'input' || space === 'success' ? { space, key } : null;
};

export const variableKind = (name: string): VariableKind => {
  if (name.startsWith('count_')) return 'time';
  const found = namespaced(name);
  if (found) return found.space === 'input' ? 'input' : 'fixed';
  return isPackageVariable(name) ? 'package' : 'fixed';
};

/** Whether a variable of this name can have a value. The names of inputs are not checked. */
export const isKnownVariable = (name: string, customVariables: ReadonlyMap<string, string>): boolean => {
  const found = namespaced(name);
  if (found?.space === 'custom') return customVariables.has(found.key);
  if (found?.space === 'success') return isSuccessVariable(found.key);
  return found !== null || isPackageVariable(name) || COUNT.test(name);
};
