// The sandbox billing server for Node, and the browser scripts of the payment provider it stands in for.
import { cpSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { PRODUCTION, minified, onwarn, sources } from './plugin-chain.mjs';

/** @import { RollupOptions } from 'rollup' */
/** @import { Target } from './plugin-chain.mjs' */

const STAND_INS = ['stripe', 'form', 'challenge', 'redirect', 'details', 'wallets', 'wallet-sheet'];
/** @type {(id: string) => boolean} */
const isBuiltin = (id) => id.startsWith('node:') || builtinModules.includes(id);

/** @type {(name: string, fast: boolean) => RollupOptions} */
const standIn = (name, fast) => ({
  input: `demo/stand-in/${name}.ts`,
  output: { file: `build/stand-in/${name}.js`, format: 'iife', inlineDynamicImports: true },
  plugins: [...sources({ constants: PRODUCTION }), ...minified(fast)],
  onwarn,
});

const copyPages = () =>
  cpSync('demo/stand-in', 'build/stand-in', { recursive: true, filter: (file) => !file.endsWith('.ts') });

/** @type {Target} */
export const serverGroup = ({ fast }) => [
  {
    input: 'demo/server/main.ts',
    external: isBuiltin,
    output: { file: 'build/server/main.mjs', format: 'es', inlineDynamicImports: true },
    plugins: [...sources({ browser: false }), { name: 'copy-pages', writeBundle: copyPages }],
    onwarn,
  },
  ...STAND_INS.map((name) => standIn(name, fast)),
];

/**
 * The step engine with its command's texts and forms, as one module for Node (`npm run solve`, `npm run bench`).
 * @type {Target}
 */
export const solverGroup = () => [
  {
    input: 'host-app/solver/command/index.ts',
    output: { file: 'build/solver/command.mjs', format: 'es', inlineDynamicImports: true },
    // package.json names the files of the npm package that have side effects; the engine's packs register themselves.
    treeshake: false,
    plugins: sources({ browser: false }),
    onwarn,
  },
];
