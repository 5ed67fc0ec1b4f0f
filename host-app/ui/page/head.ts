import { useEffect } from 'react';
import { useApp } from '../../app-context';
import { setStructuredData } from './structured-data';

export interface PageHead {
  /** Without the brand's name. */
  readonly title: string;
  readonly description: string;
  /** The canonical path; the current path by default. */
  readonly path?: string;
  /** For account pages and error pages. */
  readonly isPrivate?: boolean;
  /** schema.org data as a plain object. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
}

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
