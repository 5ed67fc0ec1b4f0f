/**
 * A page that was prerendered at build time (scripts/build/plugins/prerendered-pages.mjs). Its root has `data-written`
 * until the app replaces its content.
 */
let root: Element | null = null;
const forever = new Promise<never>(() => undefined);

/** Called before the app is mounted. */
export const keepPrerenderedPage = (written: Element): void => {
  root = written.hasAttribute('data-written') ? written : null;
};

/** What React waits for, so that it commits nothing while the prerendered page is visible and the app's page is loading. */
export const prerenderedPage = (): Promise<never> | null => root && forever;

/** Called when the app has replaced the page. */
export const releasePrerenderedPage = (): void => {
  root?.removeAttribute('data-written');
  root = null;
};
