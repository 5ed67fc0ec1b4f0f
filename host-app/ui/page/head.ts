import { useEffect } from 'react';
import { useApp } from '../../app-context';
import type { PageHead } from './page.types';

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
const setStructuredData = (json: string | null): void => {
  document.head.querySelector(`script[type="${TYPE}"]`)?.remove();
  if (json === null) return;
  // A data block is not executed, so the script policies do not apply.
  const script = document.createElement('script');
  script.type = TYPE;
  script.text = trustedData(json);
  document.head.append(script);
};

const element = (selector: string, make: () => HTMLElement): HTMLElement => {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (found) return found;
  const made = make();
  document.head.append(made);
  return made;
};

const setMeta = (attribute: 'name' | 'property', name: string, content: string | null): void => {
  const selector = `meta[${attribute}="${name}"]`;
  if (content === null) {
    document.head.querySelector(selector)?.remove();
    return;
  }
  element(selector, () => {
    const meta = document.createElement('meta');
    meta.setAttribute(attribute, name);
    return meta;
  }).setAttribute('content', content);
};

const setCanonical = (href: string): void =>
  element('link[rel="canonical"]', () => {
    const link = document.createElement('link');
    link.setAttribute('rel', 'canonical');
    return link;
  }).setAttribute('href', href);

/** Sets title, description, canonical link and structured data of the current page. */
export const useHead = (head: PageHead): void => {
  const { title, description, path, isPrivate = false, structuredData } = head;
  const { config, writeHead } = useApp();
  const { brand } = config;
  writeHead?.(head);
  const data = structuredData
    ? JSON.stringify({ '@context': 'https://schema.org', ...structuredData })
    : null;
  useEffect(() => {
    const full = `${title} · ${brand.name}`;
    const address = brand.origin + (path ?? location.pathname);
    document.title = full;
    setMeta('name', 'description', description);
    setMeta('name', 'robots', isPrivate ? 'noindex' : null);
    setMeta('property', 'og:title', full);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:url', address);
    setCanonical(address);
    setStructuredData(data);
  }, [title, description, path, isPrivate, data, brand]);
};
