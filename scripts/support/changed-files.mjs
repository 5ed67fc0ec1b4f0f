// The browser tests that a change touches, for `npm test -- --changed`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @type {(...args: string[]) => string[]} */
const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((file) => file.endsWith('.e2e.ts') && existsSync(file));
};

/** Those that differ from the commit `since`, and those that git does not know yet. @type {(since: string) => string[]} */
export const changedBrowserTests = (since) => [
  ...git('diff', '--name-only', since, '--', 'test/e2e'),
  ...git('ls-files', '--others', '--exclude-standard', '--', 'test/e2e'),
];
