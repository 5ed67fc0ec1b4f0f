// The plugin chain every target shares.
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild, { minify } from 'rollup-plugin-esbuild';
import { css } from '../plugins/css.mjs';

/** @import { InputPluginOption, LoggingFunction, Plugin, RollupLog, RollupOptions } from 'rollup' */
/** @import { FinishCss } from '../plugins/css.mjs' */
/** @typedef {Record<string, string | (() => string)>} Constants */
/** @typedef {(options: { fast: boolean }) => RollupOptions[]} Target */
/** @typedef {{ browser?: boolean, constants?: Constants, compiler?: Plugin, collectCss?: string | undefined, finishCss?: FinishCss }} SourceOptions */

/** Types are left out without a look at them: `npm test` checks them. */
const compile = () => esbuild({ target: 'es2022', tsconfig: 'tsconfig.build.json', sourceMap: false });

/** @type {(options?: SourceOptions) => InputPluginOption[]} */
export function sources({
  browser = true,
  constants = {},
  compiler = compile(),
  collectCss,
  finishCss,
} = {}) {
  return [
    css({ collectInto: collectCss, ...(finishCss && { finish: finishCss }) }),
    // Texts of a language are one object: their keys are no names to import.
    json({ namedExports: false, compact: true }),
    Object.keys(constants).length > 0 && replace({ preventAssignment: true, values: constants }),
    compiler,
    nodeResolve({ browser, preferBuiltins: !browser, extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] }),
    commonjs(),
  ].filter(Boolean);
}

/**
 * For files whose size is not what a customer's page pays: many times as fast as terser, and about a hundredth larger.
 * @type {(fast: boolean) => InputPluginOption[]}
 */
export const quicklyMinified = (fast) =>
  fast ? [] : [minify({ target: 'es2022', legalComments: 'inline' })];

/**
 * The rollup plugin sets terser's `module` for ES output only; set for a classic script it deletes top-level names.
 * @type {(fast: boolean, passes?: number) => InputPluginOption[]}
 */
export const minified = (fast, passes = 2) =>
  fast
    ? []
    : [
        terser({
          ecma: 2022,
          compress: { passes, pure_getters: true },
          format: { comments: /@license/ },
        }),
      ];

export const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') };

const HARMLESS = new Set(['MODULE_LEVEL_DIRECTIVE', 'THIS_IS_UNDEFINED', 'SOURCEMAP_ERROR', 'EMPTY_BUNDLE']);
const FATAL = new Set([
  'UNRESOLVED_IMPORT',
  'MISSING_NAME_OPTION_FOR_IIFE_EXPORT',
  'MISSING_EXPORT',
  'PLUGIN_WARNING',
]);

/** @type {(warning: RollupLog, print: LoggingFunction) => void} */
export function onwarn(warning, print) {
  if (HARMLESS.has(warning.code ?? '')) return;
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.some((id) => id.includes('node_modules')))
    return;
  if (FATAL.has(warning.code ?? '')) throw new Error(warning.message);
  print(warning);
}
