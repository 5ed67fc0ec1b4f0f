// The step engine and two algebra libraries behind one face: `prepare` reads a question (not timed, except for our own
// engine, which gets the plain text), `run` solves it and says whether there is an answer.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { answerOf, ascii, read } from '../../build/solver/command.mjs';
import { boxed } from './math-json.mjs';

const entryOf = (place, file) => pathToFileURL(`${place}/${file}`).href;

/** What our own reader makes of the question: the libraries know no sentences. */
function taskOf(question) {
  const { kind, expression, variable, options } = read(question);
  return { kind, expression, variable, ...options };
}

const nerdamerText = (e) =>
  ascii(e).replaceAll('ln(', 'log(').replaceAll('oo', 'Infinity').replaceAll('Abs(', 'abs(');

const nerdamerCalls = {
  evaluate: (n, { e }) => n(e),
  simplify: (n, { e }) => n(`simplify(${e})`),
  expand: (n, { e }) => n(`expand(${e})`),
  factor: (n, { e }) => n(`factor(${e})`),
  solve: (n, { e, x }) => n.solveEquations(e, x),
  system: (n, { parts }) => n.solveEquations(parts),
  derivative: (n, { e, x, order }) => n(`diff(${e}, ${x}, ${order ?? 1})`),
  integral: (n, { e, x }) => n(`integrate(${e}, ${x})`),
  definite: (n, { e, x, from, to }) => n(`defint(${e}, ${from}, ${to}, ${x})`),
  limit: (n, { e, x, to }) => n(`limit(${e}, ${x}, ${to})`),
  gcd: (n, { parts }) => n(`gcd(${parts})`),
  lcm: (n, { parts }) => n(`lcm(${parts})`),
};

async function nerdamerPrime(place) {
  const { default: nerdamer } = await import(entryOf(place, 'all.esm.min.mjs'));
  return {
    prepare(question) {
      const { kind, expression, variable, from, to, order } = taskOf(question);
      if (!nerdamerCalls[kind]) return null;
      const text = (e) => e && nerdamerText(e);
      const parts = expression.kind === 'list' ? expression.args.map(nerdamerText) : [];
      return { kind, e: nerdamerText(expression), x: variable, parts, from: text(from), to: text(to), order };
    },
    run(task) {
      const found = String(nerdamerCalls[task.kind](nerdamer, task));
      return found !== '' && !/integrate|limit|defint|diff\(/.test(found);
    },
  };
}

async function computeEngine(place) {
  const { ComputeEngine } = await import(entryOf(place, 'dist/esm-min/compute-engine.js'));
  const ce = new ComputeEngine();
  return {
    prepare: (question) => boxed(taskOf(question)),
    run({ math, action, variable, open }) {
      const e = ce.box(math);
      const found = action === 'solve' ? e.solve(variable) : e[action]();
      if (Array.isArray(found)) return found.length > 0;
      return (
        found !== null && found !== undefined && !JSON.stringify(found.json ?? found).includes(`"${open}"`)
      );
    },
  };
}

const stepEngine = () => {
  // As the command does.
  setFlagsFromString('--no-regexp-tier-up');
  return {
    prepare: (question) => question,
    run: (question) => answerOf(question) !== null,
  };
};

export const ENGINES = {
  stepwise: { title: 'this engine, checked steps', load: stepEngine },
  'compute-engine': {
    title: 'compute-engine',
    package: '@cortex-js/compute-engine',
    version: '0.140.0',
    load: computeEngine,
  },
  nerdamer: { title: 'nerdamer-prime', package: 'nerdamer-prime', version: '1.5.0', load: nerdamerPrime },
};
