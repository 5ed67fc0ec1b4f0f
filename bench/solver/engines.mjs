// The step engine and two algebra libraries behind one face: `prepare` reads a question (not timed, except for our own
// engine, which gets the plain text), `run` solves it and says whether there is an answer.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { boxed } from './math-json.mjs';
import { required } from '../../scripts/support/values.mjs';

/** @import { Expr } from '../../host-app/solver/tree/expr.js' */
/** @import { BoxedTask } from './math-json.mjs' */
/** @typedef {'stepwise' | 'compute-engine' | 'nerdamer'} EngineName */
/** @typedef {{ kind: string, expression: Expr, variable: string | null, from?: Expr, to?: Expr, order?: number }} SolverTask */
/** @typedef {{ prepare: (question: string) => unknown, run: (task: unknown) => boolean }} Engine */
/** @typedef {{ title: string, package?: string, version?: string, load: (place: string) => Engine | Promise<Engine> }} EngineEntry */

/** @type {typeof import('../../host-app/solver/command/index.js')} */
const { answerOf, ascii, read } = await import(
  new URL('../../build/solver/command.mjs', import.meta.url).href
);

/** @type {(place: string, file: string) => string} */
const entryOf = (place, file) => pathToFileURL(`${place}/${file}`).href;

/** How our own reader understands the question: the libraries know no sentences. @type {(question: string) => SolverTask} */
function taskOf(question) {
  const { kind, expression, variable, options } = required(read(question), 'a reading of the question');
  return { kind, expression, variable, ...options };
}

/** @type {(e: Expr) => string} */
const nerdamerText = (e) =>
  ascii(e).replaceAll('ln(', 'log(').replaceAll('oo', 'Infinity').replaceAll('Abs(', 'abs(');
/** @typedef {{ toString: () => string }} Printable */
/** @typedef {((text: string) => Printable) & { solveEquations: (equations: string | string[], variable?: string) => Printable }} Nerdamer */
/** @typedef {{ kind: string, e: string, x: string, parts: string[], from: string, to: string, order: number }} NerdamerTask */
/** @type {Record<string, (n: Nerdamer, task: NerdamerTask) => Printable>} */
const nerdamerCalls = {
  evaluate: (n, { e }) => n(e),
  simplify: (n, { e }) => n(`simplify(${e})`),
  expand: (n, { e }) => n(`expand(${e})`),
  factor: (n, { e }) => n(`factor(${e})`),
  solve: (n, { e, x }) => n.solveEquations(e, x),
  system: (n, { parts }) => n.solveEquations(parts),
  derivative: (n, { e, x, order }) => n(`diff(${e}, ${x}, ${order})`),
  integral: (n, { e, x }) => n(`integrate(${e}, ${x})`),
  definite: (n, { e, x, from, to }) => n(`defint(${e}, ${from}, ${to}, ${x})`),
  limit: (n, { e, x, to }) => n(`limit(${e}, ${x}, ${to})`),
  gcd: (n, { parts }) => n(`gcd(${parts.join()})`),
  lcm: (n, { parts }) => n(`lcm(${parts.join()})`),
};

/** @type {(place: string) => Promise<Engine>} */
async function nerdamerPrime(place) {
  /** @type {{ default: Nerdamer }} */
  const { default: nerdamer } = await import(entryOf(place, 'all.esm.min.mjs'));
  return {
    prepare(question) {
      const { kind, expression, variable, from, to, order = 1 } = taskOf(question);
      if (!nerdamerCalls[kind]) return null;
      /** @type {(e: Expr | undefined) => string} */
      const text = (e) => (e ? nerdamerText(e) : '');
      const parts = expression.kind === 'list' ? expression.args.map(nerdamerText) : [];
      return { kind, e: nerdamerText(expression), x: variable, parts, from: text(from), to: text(to), order };
    },
    run(prepared) {
      const task = /** @type {NerdamerTask} */ (prepared);
      const found = nerdamerCalls[task.kind]?.(nerdamer, task).toString() ?? '';
      return found !== '' && !/integrate|limit|defint|diff\(/.test(found);
    },
  };
}

/** @typedef {{ solve: (variable?: string | null) => object | null, evaluate: () => object, simplify: () => object }} BoxedExpression */
/** @type {(place: string) => Promise<Engine>} */
async function computeEngine(place) {
  /** @type {{ ComputeEngine: new () => { box: (math: unknown) => BoxedExpression } }} */
  const { ComputeEngine } = await import(entryOf(place, 'dist/esm-min/compute-engine.js'));
  const ce = new ComputeEngine();
  return {
    prepare: (question) => boxed(taskOf(question)),
    run(task) {
      const { math, action, variable, open } = /** @type {BoxedTask} */ (task);
      const e = ce.box(math);
      const found = action === 'solve' ? e.solve(variable) : e[action]();
      if (Array.isArray(found)) return found.length > 0;
      if (found === null || found === undefined) return false;
      return !JSON.stringify('json' in found ? found.json : found).includes(`"${open}"`);
    },
  };
}

/** @type {() => Engine} */
const stepEngine = () => {
  // As the command does.
  setFlagsFromString('--no-regexp-tier-up');
  return {
    prepare: (question) => question,
    run: (question) => answerOf(String(question)) !== null,
  };
};

/** @type {Record<EngineName, EngineEntry>} */
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

/** In the order of the table. @type {EngineName[]} */
export const ENGINE_NAMES = ['stepwise', 'compute-engine', 'nerdamer'];
