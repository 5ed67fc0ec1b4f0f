// The step engine with its command's texts and forms, as one module for Node (`npm run solve`, `npm run bench`).
import { onwarn, sources } from './plugins.mjs';

export const solverGroup = () => [
  {
    input: 'host-app/solver/command/index.ts',
    output: { file: 'build/solver/command.mjs', format: 'es', inlineDynamicImports: true },
    // package.json names the files of the npm package that have side effects; the engine's packs register themselves.
    treeshake: false,
    plugins: sources({ group: 'solver', folders: ['host-app/solver', 'host-app/maths'], browser: false }),
    onwarn,
  },
];
