// Are the types wrong? Every entry is looked up as each kind of resolver does.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { tarballIn } from './packed.mjs';

/** @typedef {{ kind: string, entrypoint?: string, resolutionKind?: string }} Problem */

/**
 * Node 10's resolver knows no `exports`. Whoever resolves like that sees the main entry only; the engines say 20.
 * @type {(problem: Problem) => boolean}
 */
const isTooOld = ({ resolutionKind }) => resolutionKind === 'node10';

/**
 * Files for script tags: an ES module's `import` may name them, a CommonJS `require` is not meant to.
 * @type {(problem: Problem) => boolean}
 */
const isScriptFile = ({ entrypoint = '', kind }) =>
  entrypoint.startsWith('./dist/purchases') && kind === 'CJSResolvesToESM';

/** @type {(problem: Problem) => boolean} */
const isData = ({ entrypoint = '' }) => entrypoint.endsWith('.json');

/** @type {(problem: Problem) => string} */
const sentenceOf = ({ kind, entrypoint = '', resolutionKind = '' }) =>
  `${kind} ${entrypoint} ${resolutionKind}`.trim();

/** @type {(folder: string) => Promise<string>} */
export async function checkTypesResolve(folder) {
  const tarball = tarballIn(folder);
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (!result.types) throw new Error('the package has no types');
  const wrong = result.problems.filter(
    (problem) => !isTooOld(problem) && !isScriptFile(problem) && !isData(problem),
  );
  if (wrong.length > 0) throw new Error(wrong.map(sentenceOf).join('\n'));
  return `${Object.keys(result.entrypoints).length} entries`;
}
