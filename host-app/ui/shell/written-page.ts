/** Text of a page that was written at build time (scripts/rollup/static-pages.mjs). */
let written: Element | null = null;

/** Called before the app is mounted, which empties its place. */
export const keepWrittenPage = (place: Element): void => {
  written = place.querySelector('main > *');
};

/** Once: it stays on screen, in the place of a spinner, until the page's script is here. */
export const takeWrittenPage = (): Element | null => {
  const page = written;
  written = null;
  return page;
};
