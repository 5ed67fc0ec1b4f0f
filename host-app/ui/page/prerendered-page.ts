/**
 * The content of a page that was prerendered at build time (scripts/build/plugins/prerendered-pages.mjs). An element
 * with `data-written` has content that no script has taken over.
 */
let prerendered: Element | null = null;

/** Called before the app is mounted, which clears the root element. */
export const keepPrerenderedPage = (root: Element): void => {
  prerendered = root.querySelector('main > *');
  root.removeAttribute('data-written');
};

/** Returns the content once. It stays visible instead of a spinner until the page's script is loaded. */
export const takePrerenderedPage = (): Element | null => {
  const page = prerendered;
  prerendered = null;
  return page;
};
