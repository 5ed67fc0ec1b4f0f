// The script-tag bundles carry Preact's React-compatible runtime instead of react-dom: about 45 kB less over the wire (gzip).
// The sources stay React. `RENDERER=react` builds the same bundles with react-dom into a folder beside, so that a fault of the
// runtime can be told from one of ours: `RENDERER=react npm run build -- script`, and browser tests with `RENDERER=react`.

/** @import { Plugin } from 'rollup' */

/** @type {Record<string, string>} */
const COMPAT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
};

/** @type {(env: NodeJS.ProcessEnv) => boolean} */
const isReact = (env) => env['RENDERER'] === 'react';

/** Where the script-tag bundles go. @type {(env?: NodeJS.ProcessEnv) => string} */
export const scriptTarget = (env = process.env) => (isReact(env) ? 'build/react-dist' : 'dist');

/** Resolves React's module names to those of Preact, unless the bundles are built with React. @type {() => Plugin} */
export const renderer = () => ({
  name: 'renderer',
  resolveId(source, importer) {
    return COMPAT[source] && !isReact(process.env) ? this.resolve(COMPAT[source], importer) : null;
  },
});
