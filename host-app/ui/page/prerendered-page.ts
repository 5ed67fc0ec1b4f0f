/**
 * The content of a page that was prerendered at build time (scripts/build/plugins/prerendered-pages.mjs). An element
 * with `data-written` has content that no script has taken over.
 */
let prerendered: Element | null = null;

/** A tab in the background paints nothing. */
const LIMIT_MS = 500;

/**
 * Resolves when the browser has shown the prerendered page: the first rendering of the app takes long on phones, and
 * would come before it. Resolves at once on other pages.
 */
export const whenPrerenderedIsShown = (root: Element): Promise<void> =>
  new Promise((resolve) => {
    const isShown = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isShown || !root.hasAttribute('data-written') || document.visibilityState === 'hidden')
      return resolve();
    const done = (): void => {
      observer.disconnect();
      resolve();
    };
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(done, LIMIT_MS);
  });

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
