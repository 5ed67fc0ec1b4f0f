// npm run bench: measures on the built files in Chromium what a person would feel, and fails where it is too slow.
import { chromium } from 'playwright';
import * as paywall from '../bench/paywall.mjs';
import { findBrowser } from './ensure-browser.mjs';
import { isPortFree, startChild, stopAll, waitForAnswers } from './processes.mjs';

const RUNS = 5;

let port = 4800;
while (!(await isPortFree(port))) port += 1;
const origin = `http://localhost:${port}`;
startChild(process.execPath, ['build/server/main.mjs'], {
  env: { ...process.env, PORT: String(port), SANDBOX_STATE: 'memory' },
  stdio: 'ignore',
});
await waitForAnswers([`${origin}/healthz`], 20_000, () => false);

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

/** Tasks of the page's main thread, longest first, out of a recording of the browser. */
const tasksOf = (recording) => {
  const { traceEvents } = JSON.parse(recording.toString());
  const started = traceEvents.find(({ name }) => name === 'TracingStartedInBrowser');
  const [{ processId }] = started.args.data.frames;
  const main = traceEvents.find(
    ({ name, args, pid }) => name === 'thread_name' && args.name === 'CrRendererMain' && pid === processId,
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === processId && tid === main.tid)
    .map(({ dur = 0 }) => dur / 1000)
    .sort((a, b) => b - a);
};

/** One page, all steps; for each its longest task and what the page's own observer called long. */
async function run(scenario) {
  const page = await browser.newPage();
  await scenario.open(page, origin);
  const results = {};
  for (const [name, step] of Object.entries(scenario.steps)) {
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    const observed = await scenario.measure(page, step);
    const [longest = 0] = tasksOf(await browser.stopTracing());
    results[name] = { longest, observed };
  }
  await page.close();
  return results;
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const ms = (value) => `${value.toFixed(1)} ms`.padStart(10);

/**
 * Prints a line for each step. The middle of the runs decides: a machine that has other things to do as well makes
 * one of them slow now and then.
 */
async function report(scenario) {
  const runs = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await run(scenario));
  console.log(`${scenario.title}, ${RUNS} runs      longest task: median     worst   reported as long`);
  let isFast = true;
  for (const name of Object.keys(scenario.steps)) {
    const longest = runs.map((results) => results[name].longest);
    const observed = runs.flatMap((results) => results[name].observed);
    isFast &&= middle(longest) < scenario.LIMIT_MS;
    console.log(
      `  ${name.padEnd(38)} ${ms(middle(longest))} ${ms(Math.max(...longest))}   ${observed.length}`,
    );
  }
  return isFast;
}

let isFast = true;
try {
  for (const scenario of [paywall]) isFast = (await report(scenario)) && isFast;
} finally {
  await browser.close();
  await stopAll();
}
console.log(isFast ? 'fast enough' : `too slow: no task may take ${paywall.LIMIT_MS} ms`);
process.exit(isFast ? 0 : 1);
