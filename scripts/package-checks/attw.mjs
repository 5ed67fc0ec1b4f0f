// Are the types wrong? Every entry is looked up as each kind of resolver does.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

/** Node 10's resolver knows no `exports`. Whoever resolves like that sees the main entry only; the engines say 20. */
const isTooOld = ({ resolutionKind }) => resolutionKind === 'node10';

/** Files for script tags: an ES module's `import` may name them, a CommonJS `require` is not meant to. */
const isScriptFile = ({ entrypoint, kind }) =>
  entrypoint.startsWith('./dist/purchases') && kind === 'CJSResolvesToESM';

const isData = ({ entrypoint }) => entrypoint.endsWith('.json');

const told = ({ kind, entrypoint = '', resolutionKind = '' }) =>
  `${kind} ${entrypoint} ${resolutionKind}`.trim();

export async function checkTypesResolve(folder) {
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  const result = await checkPackage(createPackageFromTarballData(readFileSync(join(folder, tarball))));
  if (!result.types) throw new Error('the package has no types');
  const wrong = result.problems.filter(
    (problem) => !isTooOld(problem) && !isScriptFile(problem) && !isData(problem),
  );
  if (wrong.length > 0) throw new Error(wrong.map(told).join('\n'));
  return `${Object.keys(result.entrypoints).length} entries`;
}
