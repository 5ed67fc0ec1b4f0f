// A release put together twice from one build has the same bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleRelease } from '../release/assemble.mjs';
import { about, pack } from './packed.mjs';

/** The first is left in the folder: the browser opens it. */
export function checkRelease(folder) {
  const { name, version } = about;
  const make = (out) => assembleRelease({ name, version, dist: 'dist', out: join(folder, out), pack });
  const { names } = make('release');
  make('release-again');
  const [one, two] = ['release', 'release-again'].map((out) =>
    readFileSync(join(folder, out, 'SHA256SUMS'), 'utf8'),
  );
  if (one !== two) throw new Error(`two runs differ:\n${one}\n${two}`);
  return Object.values(names).join(', ');
}
