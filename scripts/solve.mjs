// npm run --silent solve -- "x^2 - 5x + 6 = 0"          the reading, the steps and the answer, for people
// npm run --silent solve -- --json [--steps] < file     [{ id, question }] -> { id: answer }, for programs
// Standard output holds the answer and nothing else. docs/solver.md describes the forms.
import { ensureInstall } from './ensure-install.mjs';

const USAGE = `usage: npm run --silent solve -- "x^2 - 5x + 6 = 0"     solves one question
         --all      shows every method, not only the first
       npm run --silent solve -- --json < questions.json     [{"id", "question"}] -> {id: answer}
         --steps    adds the steps and their checks`;
const FLAGS = ['--json', '--steps', '--all', '--help'];
const BAD_INPUT = 2;

function refuse(message) {
  console.error(`solve: ${message}`);
  process.exit(BAD_INPUT);
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

async function standardInput() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

const isId = (id) => (typeof id === 'string' && id !== '') || Number.isFinite(id);

/** Every entry has an id of its own; without one there is nowhere to put its answer. */
function questionsIn(text) {
  let list;
  try {
    list = JSON.parse(text);
  } catch (error) {
    refuse(`standard input is not JSON: ${error.message}`);
  }
  if (!Array.isArray(list)) refuse('standard input is not a JSON array of {"id", "question"}');
  const seen = new Set();
  for (const [index, entry] of list.entries()) {
    if (!isId(entry?.id)) refuse(`entry ${index} has no "id"`);
    if (seen.has(String(entry.id))) refuse(`entry ${index} repeats the id ${JSON.stringify(entry.id)}`);
    seen.add(String(entry.id));
  }
  return list;
}

const list = flags.has('--json') ? questionsIn(await standardInput()) : [];

ensureInstall({ quiet: true });
const { build, isBuilt } = await import('./build.mjs');
if (!isBuilt('solver')) {
  const said = [];
  console.log = (...parts) => said.push(parts.join(' '));
  const stands = await build({ groups: ['solver'] });
  delete console.log;
  if (!stands) {
    console.error(`solve: the engine could not be built\n${said.join('\n')}`);
    process.exit(1);
  }
}

const { solveAll } = await import('./solve-all.mjs');
/** Waits until everything is written: a pipe may take it slowly. */
const print = (text) => new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));

if (flags.has('--json')) {
  const form = flags.has('--steps') ? 'details' : 'answer';
  const results = await solveAll(list.map((entry) => ({ form, question: entry.question })));
  await print(JSON.stringify(Object.fromEntries(list.map(({ id }, at) => [id, results[at]]))));
} else {
  const layout = {
    width: Math.min(process.stdout.columns ?? 88, 100),
    styled: process.stdout.isTTY && !process.env.NO_COLOR,
    all: flags.has('--all'),
  };
  const [{ solved, text }] = await solveAll([{ form: 'text', question, layout }]);
  await print(text);
  process.exitCode = solved ? 0 : 1;
}
