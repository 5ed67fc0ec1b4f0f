// The sandbox billing server for Node, and the browser scripts of the payment provider it stands in for.
import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { copyFolder } from './outputs.mjs';
import { PRODUCTION, minified, onwarn, sources } from './plugins.mjs';

const STAND_INS = ['stripe', 'form', 'challenge', 'redirect'];
const isBuiltin = (id) => id.startsWith('node:') || builtinModules.includes(id);

export const serverGroup = ({ fast }) => [
  {
    input: 'demo/server/main.ts',
    external: isBuiltin,
    output: { file: 'build/server/main.mjs', format: 'es', inlineDynamicImports: true },
    plugins: [
      ...sources({ group: 'server', folders: ['demo'], browser: false }),
      copyFolder('server', 'demo/stand-in', 'build/stand-in', (name) => /\.(html|css)$/.test(name)),
    ],
    onwarn,
  },
  ...STAND_INS.filter((name) => existsSync(`demo/stand-in/${name}.ts`)).map((name) => ({
    input: `demo/stand-in/${name}.ts`,
    output: { file: `build/stand-in/${name}.js`, format: 'iife', inlineDynamicImports: true },
    plugins: [...sources({ group: 'server', folders: ['demo'], constants: PRODUCTION }), ...minified(fast)],
    onwarn,
  })),
];
