// What is measured: the problems of SOLVER_PROBLEMS, or else what the project itself asks the solver.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const examples = () =>
  Object.values(parse(readFileSync('host-app/content/examples.yaml', 'utf8'))).flatMap((list) =>
    list.map(({ ask }) => ask),
  );
const own = () =>
  JSON.parse(readFileSync('test/host-app/solver/problems.json', 'utf8')).problems.map(
    ({ question }) => question,
  );

export const questions = () => {
  const path = process.env['SOLVER_PROBLEMS'];
  if (!path) return [...examples(), ...own()];
  return JSON.parse(readFileSync(path, 'utf8')).problems.map(({ question }) => question);
};

/** At most `limit`, evenly from the whole. */
export const spread = (list, limit) => {
  const stride = Math.max(1, Math.ceil(list.length / limit));
  return list.filter((_, at) => at % stride === 0);
};
