/** The content of a page that was prerendered at build time (scripts/rollup/static-pages.mjs). */
let written: Element | null = null;

/** Called before the app is mounted, which clears the root element. */
export const keepWrittenPage = (place: Element): void => {
  written = place.querySelector('main > *');
};

/** Returns the content once. It stays visible instead of a spinner until the page's script is loaded. */
export const takeWrittenPage = (): Element | null => {
  const page = written;
  written = null;
  return page;
};
