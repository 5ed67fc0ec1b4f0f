// The script of index.html. It loads the app when the page is on screen.
/** A tab in the background paints nothing. */
const LIMIT_MS = 500;

/**
 * Resolves when the browser has shown the prerendered page (scripts/build/plugins/prerendered-pages.mjs), so that the app's
 * scripts take neither the connection nor the processor from it. Resolves at once on other pages.
 */
const whenPrerenderedIsShown = (root: Element | null): Promise<void> =>
  new Promise((resolve) => {
    const isShown = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isShown || !root?.hasAttribute('data-written') || document.visibilityState === 'hidden')
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

void whenPrerenderedIsShown(document.getElementById('app')).then(() =>
  // React is named here too, so that both are fetched side by side.
  Promise.all([import('./main'), import('react-dom/client')]),
);
