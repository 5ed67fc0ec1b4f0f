// npm run release: checks that this version may go out, builds it, and writes what is to be published to build/release.
// It publishes nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build } from './build.mjs';
import { pack } from '../package/packed.mjs';
import { assembleRelease } from '../package/assemble-release.mjs';
import { changelogProblem } from '../package/changelog.mjs';

const OUT = 'build/release';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));

function treeProblem() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  if (status !== 0) return 'this is no git repository: nobody could tell what was released';
  return stdout.trim() === '' ? undefined : `there are changes that are not committed:\n${stdout.trimEnd()}`;
}

const problems = [treeProblem(), changelogProblem(readFileSync('CHANGELOG.md', 'utf8'), version)].filter(
  Boolean,
);
if (problems.length > 0) {
  console.error(problems.map((problem) => `release: ${problem}`).join('\n'));
  process.exit(1);
}
if (!(await build({ groups: ['package', 'script', 'full'] }))) process.exit(1);
const { names } = assembleRelease({ name, version, dist: 'dist', out: OUT, pack });
console.log(`release: ${name} ${version} is in ${OUT}\n  ${Object.values(names).join('\n  ')}`);
