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

const root = document.getElementById('app');

void whenPrerenderedIsShown(root).then(() => {
  // The scripts of the page and what they import, so that all are fetched side by side.
  for (const href of root?.dataset['modules']?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // React first, so that it is evaluated in a task of its own.
  void import('react-dom/client').then(() => import('./main')).then(({ startApp }) => setTimeout(startApp));
});
