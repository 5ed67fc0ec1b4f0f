// The npm entry wakes the tags as it is evaluated. Nobody imports a name for that, so two tools would leave it out.

/** Read by the entry and by the screens that it loads. */
const SHARED = /\/elements\/(base\/tags|entries\/when-tag-appears)\.ts$/;

export const wakingEntry = () => ({
  name: 'waking-entry',
  // package.json names the built files with side effects; rollup applies that to the sources, too, and `purchase-elements/react`
  // would import the entry for nothing.
  transform: (_code, id) => (id.endsWith('/elements/entries/npm.ts') ? { moduleSideEffects: true } : null),
  // With what the screens share as a chunk of its own the entry's code stays in index.js. Rollup would else put it into a
  // chunk, which package.json does not name, and bundlers drop an import of that.
  outputOptions: (options) => ({
    ...options,
    manualChunks: (id) => (SHARED.test(id) ? 'tags' : undefined),
  }),
});
