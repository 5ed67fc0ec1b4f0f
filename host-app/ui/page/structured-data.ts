interface ScriptPolicy {
  createScript(text: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScript: (text: string) => string }): ScriptPolicy;
}

const hasPolicies = (scope: object): scope is { readonly trustedTypes: PolicyFactory } =>
  'trustedTypes' in scope && typeof scope.trustedTypes === 'object' && scope.trustedTypes !== null;

let policy: ScriptPolicy | undefined;

/** Allows JSON data only, as text for a script element on pages with Trusted Types. */
const trustedData = (json: string): string => {
  const scope: object = globalThis;
  const onlyData = (text: string): string => JSON.stringify(JSON.parse(text));
  if (!hasPolicies(scope)) return onlyData(json);
  policy ??= scope.trustedTypes.createPolicy('stepwise-data', { createScript: onlyData });
  // The DOM's types allow strings only; the value is the browser's TrustedScript.
  return policy.createScript(json) as string;
};

const TYPE = 'application/ld+json';

/** Sets the structured data of the page for search engines (schema.org); `null` removes it. */
export const setStructuredData = (json: string | null): void => {
  document.head.querySelector(`script[type="${TYPE}"]`)?.remove();
  if (json === null) return;
  // A data block is not executed, so the script policies do not apply.
  const script = document.createElement('script');
  script.type = TYPE;
  script.text = trustedData(json);
  document.head.append(script);
};
