import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { measure, type Pool } from './measure.js';

const path = process.env['SOLVER_PROBLEMS'];

it.skipIf(path === undefined)(
  'no answer to a problem of the pool is wrong',
  () => {
    const { problems } = JSON.parse(readFileSync(path ?? '', 'utf8')) as Pool;
    const only = process.env['SOLVER_ONLY'];
    const report = measure(
      only ? problems.filter(({ category }) => only.split(',').includes(category)) : problems,
    );
    process.stdout.write(`${report.lines.join('\n')}\n`);
    if (report.wrong > 0) throw new Error(`${report.wrong} wrong answers`);
  },
  900_000,
);
