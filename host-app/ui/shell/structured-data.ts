interface ScriptPolicy {
  createScript(text: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScript: (text: string) => string }): ScriptPolicy;
}

const hasPolicies = (scope: object): scope is { readonly trustedTypes: PolicyFactory } =>
  'trustedTypes' in scope && typeof scope.trustedTypes === 'object' && scope.trustedTypes !== null;

let policy: ScriptPolicy | undefined;

/** Lets nothing through but data, as text that strict pages (Trusted Types) accept in a script element. */
const trustedData = (json: string): string => {
  const scope: object = globalThis;
  const onlyData = (text: string): string => JSON.stringify(JSON.parse(text));
  if (!hasPolicies(scope)) return onlyData(json);
  policy ??= scope.trustedTypes.createPolicy('stepwise-data', { createScript: onlyData });
  // The DOM's types know strings only; the value is the browser's own TrustedScript.
  return policy.createScript(json) as string;
};

const TYPE = 'application/ld+json';

/** What search engines are told about the page (schema.org); `null` takes it away. */
export const setStructuredData = (json: string | null): void => {
  document.head.querySelector(`script[type="${TYPE}"]`)?.remove();
  if (json === null) return;
  // A data block, not a program: no policy for scripts is concerned.
  const script = document.createElement('script');
  script.type = TYPE;
  script.text = trustedData(json);
  document.head.append(script);
};
