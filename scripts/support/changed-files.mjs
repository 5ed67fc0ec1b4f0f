// The files that a change touches, for `npm test -- --changed`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @type {(...args: string[]) => string[]} */
const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
};

/**
 * Files that differ from the commit `since`, and files that git does not know yet; deleted ones are left out.
 * @type {(since: string) => string[]}
 */
export function changedFiles(since) {
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** @typedef {{ types?: string[], lint?: string[], unit?: string[], format?: string[], browser?: string[] }} ChangedSteps */

/**
 * The arguments of each step for these files; a step without an entry has nothing to do.
 * @type {(files: string[], since: string) => ChangedSteps}
 */
export function changedSteps(files, since) {
  const code = files.filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file));
  const e2e = files.filter((file) => file.startsWith('test/e2e/') && file.endsWith('.e2e.ts'));
  return {
    ...(code.length > 0 && { types: [], lint: code, unit: ['--changed', since, '--passWithNoTests'] }),
    ...(files.length > 0 && { format: files }),
    ...(e2e.length > 0 && { browser: e2e }),
  };
}
