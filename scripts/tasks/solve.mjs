// npm run --silent solve -- "x^2 - 5x + 6 = 0"          the reading, the steps and the answer, for people
// npm run --silent solve -- --json [--steps] < file     [{ id, question }] -> { id: answer }, for programs
// Standard output holds the answer and nothing else. docs/solver.md describes the forms.
import { text } from 'node:stream/consumers';
import { ensureInstall } from '../support/ensure-install.mjs';
import { messageOf } from '../support/values.mjs';

/** @import { Layout } from '../../host-app/solver/command/index.js' */
/** @typedef {{ form: 'answer' | 'details' | 'text', question: unknown, layout?: Layout }} Task */

const USAGE = `usage: npm run --silent solve -- "x^2 - 5x + 6 = 0"     solves one question
         --all      shows every method, not only the first
       npm run --silent solve -- --json < questions.json     [{"id", "question"}] -> {id: answer}
         --steps    adds the steps and their checks`;
const FLAGS = ['--json', '--steps', '--all', '--help'];

/** The engine counts its work and stops long before; this is for what it does not count. */
const PATIENCE_MS = 20_000;

const FAILURE = 'I can’t solve this one yet: it takes too long.';
const UNANSWERED = {
  answer: null,
  details: { answer: null, reading: null, message: FAILURE, steps: [] },
  text: { solved: false, text: FAILURE },
};

/** Bad input ends the process with code 2. @type {(message: string) => never} */
function refuse(message) {
  console.error(`solve: ${message}`);
  process.exit(2);
}

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => FLAGS.includes(word)));
const unknown = words.find((word) => /^--[a-z]/.test(word) && !flags.has(word));
if (unknown) refuse(`no such option: ${unknown}\n${USAGE}`);
const question = words.filter((word) => !flags.has(word)).join(' ');
if (flags.has('--help')) {
  console.log(USAGE);
  process.exit(0);
}
if (!flags.has('--json') && question.trim() === '') refuse(`no question\n${USAGE}`);

/** @type {(id: unknown) => boolean} */
const isId = (id) => (typeof id === 'string' && id !== '') || Number.isFinite(id);

/**
 * Every entry has an id of its own; without one there is nowhere to put its answer.
 * @type {(text: string) => { id: string | number, question: unknown }[]}
 */
function questionsIn(text) {
  let list;
  try {
    list = JSON.parse(text);
  } catch (error) {
    refuse(`standard input is not JSON: ${messageOf(error)}`);
  }
  if (!Array.isArray(list)) refuse('standard input is not a JSON array of {"id", "question"}');
  /** @type {Set<string>} */
  const seen = new Set();
  for (const [index, entry] of list.entries()) {
    if (!isId(entry?.id)) refuse(`entry ${index} has no "id"`);
    if (seen.has(String(entry.id))) refuse(`entry ${index} repeats the id ${JSON.stringify(entry.id)}`);
    seen.add(String(entry.id));
  }
  return list;
}

const list = flags.has('--json') ? questionsIn(await text(process.stdin)) : [];

ensureInstall({ quiet: true });
const { build, isBuilt } = await import('./build.mjs');
const { runInWorker } = await import('../support/worker-pool.mjs');
if (!isBuilt('solver') && !(await build({ groups: ['solver'], log: console.error }))) {
  console.error('solve: the engine could not be built');
  process.exit(1);
}

/** @type {(asked: readonly Task[]) => Promise<unknown[]>} */
const solveAll = (asked) =>
  runInWorker(asked, {
    worker: new URL('./solve-worker.mjs', import.meta.url),
    unanswered: ({ form }) => UNANSWERED[form],
    patience: PATIENCE_MS,
  });

/** Waits until everything is written: a pipe may take it slowly. @type {(text: string) => Promise<unknown>} */
const print = (text) => new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));

if (flags.has('--json')) {
  const form = flags.has('--steps') ? 'details' : 'answer';
  const results = await solveAll(list.map((entry) => ({ form, question: entry.question })));
  await print(JSON.stringify(Object.fromEntries(list.map(({ id }, at) => [id, results[at]]))));
} else {
  const layout = {
    width: Math.min(process.stdout.columns ?? 88, 100),
    styled: process.stdout.isTTY && !process.env['NO_COLOR'],
    all: flags.has('--all'),
  };
  const [result] = await solveAll([{ form: 'text', question, layout }]);
  const solution = /** @type {{ solved: boolean, text: string }} */ (result);
  await print(solution.text);
  process.exitCode = solution.solved ? 0 : 1;
}
