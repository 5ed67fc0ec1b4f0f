// What is measured: the problems of SOLVER_PROBLEMS, or else what the project itself asks the solver.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** @type {() => string[]} */
function examples() {
  /** @type {Record<string, { ask: string }[]>} */
  const subjects = parse(readFileSync('host-app/content/examples.yaml', 'utf8'));
  return Object.values(subjects).flatMap((list) => list.map(({ ask }) => ask));
}

/** @type {(path: string) => string[]} */
function problemsIn(path) {
  /** @type {{ problems: { question: string }[] }} */
  const { problems } = JSON.parse(readFileSync(path, 'utf8'));
  return problems.map(({ question }) => question);
}

export const questions = () => {
  const path = process.env['SOLVER_PROBLEMS'];
  return path ? problemsIn(path) : [...examples(), ...problemsIn('test/host-app/solver/exam/problems.json')];
};

/** At most `limit`, evenly from the whole. @type {<Item>(list: readonly Item[], limit: number) => Item[]} */
export const spread = (list, limit) => {
  const stride = Math.max(1, Math.ceil(list.length / limit));
  return list.filter((_, at) => at % stride === 0);
};
