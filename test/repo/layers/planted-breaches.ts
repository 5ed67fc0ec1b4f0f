import { NO_CYCLES } from './check-layers';

/** For every rule at least one file that breaks it: rule, path, text. */
export const PLANTED: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['pure files import pure files only', 'sdk/model/planted.ts', `import { client } from '../net/client';`],
  [
    'pure files import pure files only',
    'sdk/checkout/machine/planted.machine.ts',
    `export * from '../runner/checkout.runner';`,
  ],
  [
    'pure files import pure files only',
    'host-app/maths/planted.ts',
    `export const x = () => import('../app');`,
  ],
  ['pure files import pure files only', 'sdk/errors/planted.ts', `import { atom } from 'nanostores';`],
  ['pure files import pure files only', 'sdk/model/planted.ts', `import { type A, run } from '../net/wire';`],
  [
    'pure files touch no page, network, clock or chance',
    'sdk/model/planted.ts',
    `export const x = Date.now();`,
  ],
  [
    'pure files touch no page, network, clock or chance',
    'sdk/model/planted.ts',
    `export const x = new Date();`,
  ],
  [
    'pure files touch no page, network, clock or chance',
    'sdk/paywall/x.parse.ts',
    `export const x = () => fetch('/');`,
  ],
  [
    'pure files touch no page, network, clock or chance',
    'elements/theme/theme.ts',
    `export const x = document.body;`,
  ],
  [
    'pure files touch no page, network, clock or chance',
    'host-app/solver/x.ts',
    `export const x = Math.random();`,
  ],
  ['pure files touch no page, network, clock or chance', 'sdk/checkout/x.view.ts', `setTimeout(() => 1, 2);`],
  ['in the sdk only adapters touch the platform', 'sdk/planted.ts', `export const x = { window };`],
  [
    'in the sdk only adapters touch the platform',
    'sdk/net/planted.ts',
    `export const x = navigator.language;`,
  ],
  [
    'the sdk knows neither elements, React nor the app',
    'sdk/planted.ts',
    `import { useState } from 'react';`,
  ],
  ['the sdk knows neither elements, React nor the app', 'sdk/adapters/x.ts', `import('react-dom/client');`],
  [
    'the sdk knows neither elements, React nor the app',
    'sdk/planted.ts',
    `export { x } from '../elements/entries/npm';`,
  ],
  ['the wire format is seen by model and net only', 'sdk/planted.ts', `import type { X } from './net/wire';`],
  [
    'the wire format is seen by model and net only',
    'sdk/planted.ts',
    `export type X = import('./net/wire').X;`,
  ],
  ['ports import ports only', 'sdk/ports/planted.ts', `import type { X } from '../errors/error-codes';`],
  [
    'in the sdk imports point to lower rooms',
    'sdk/model/planted.ts',
    `import type { X } from '../checkout/machine/checkout.types';`,
  ],
  [
    'in the sdk imports point to lower rooms',
    'sdk/checkout/session/planted.ts',
    `import type { X } from '../runner/purchase';`,
  ],
  [
    'in the elements imports point to lower rooms',
    'elements/base/planted.ts',
    `import type { X } from '../checkout/host';`,
  ],
  [
    'elements reach the sdk through index and internal',
    'elements/x.ts',
    `import type { X } from '../sdk/ports/clock';`,
  ],
  [
    'kit and theme know nothing of checkout or paywall',
    'elements/kit/x.tsx',
    `import { X } from '../checkout/checkout';`,
  ],
  ['only the element base imports r2wc', 'elements/x.ts', `import r2wc from '@r2wc/react-to-web-component';`],
  [
    'the app reaches sdk and elements through their index',
    'host-app/x.ts',
    `import { X } from '../sdk/net/client';`,
  ],
  [
    'app layers point downwards: pages, stores, data, ports',
    'host-app/stores/x.ts',
    `import { X } from '../pages/x';`,
  ],
  [
    'app layers point downwards: pages, stores, data, ports',
    'host-app/data/x.ts',
    `import { X } from '../stores/x';`,
  ],
  ['only data/firebase imports firebase', 'host-app/stores/x.ts', `import { getAuth } from 'firebase/auth';`],
  [
    'only data/firebase imports firebase',
    'host-app/main.tsx',
    `export const x = () => import('firebase/app');`,
  ],
  [
    'only main.tsx and prerender.tsx name an adapter of the app',
    'host-app/app.tsx',
    `import { X } from './data/local/documents';`,
  ],
  [
    'the sandbox server imports neither sdk nor elements',
    'demo/server/x.ts',
    `import { X } from '../../sdk/index';`,
  ],
  ['sdk and elements do not know app and demo', 'elements/x.ts', `import { X } from '../host-app/app';`],
  [
    'no source imports a test or a script of the build',
    'sdk/planted.ts',
    `import { X } from '../test/support/source-tree';`,
  ],
  [
    'no source imports a test or a script of the build',
    'host-app/data/planted.ts',
    `import { mathTree } from '../../scripts/content/maths.mjs';`,
  ],
  ['no default exports', 'elements/planted.ts', `export default class X {}`],
  ['no default exports', 'sdk/planted.ts', `const x = 1; export { x as default };`],
  ['no default exports', 'demo/server/x.ts', `export default 1;`],
  [NO_CYCLES, 'sdk/planted.ts', `import { x } from './planted'; export const y = x;`],
];

/** Innocent files that a careless checker would report. */
export const INNOCENT: readonly (readonly [why: string, path: string, text: string])[] = [
  [
    'a comment and a text',
    'sdk/model/planted.ts',
    `// window, document, Date.now()\nexport const x = 'fetch(window)';`,
  ],
  [
    'a parameter of that name',
    'sdk/model/planted.ts',
    `export const x = (document: string) => document.length;`,
  ],
  ['a key and a member', 'sdk/model/planted.ts', `export const x = (a: { window: number }) => a.window;`],
  [
    'a type that vanishes',
    'sdk/checkout/machine/x.machine.ts',
    `import type { State } from './checkout.types';`,
  ],
  ['wire types in the model', 'sdk/model/planted.ts', `import type { X } from '../net/wire';`],
  ['a date made from a number', 'sdk/model/planted.ts', `export const x = (ms: number) => new Date(ms);`],
];
