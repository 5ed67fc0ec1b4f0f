// The part of npm run bench that measures the built files in Chromium.
import { chromium } from 'playwright';
import * as paywall from './paywall.mjs';
import { startSandbox } from '../scripts/support/sandbox-server.mjs';
import { findBrowser } from '../scripts/support/ensure-browser.mjs';

const RUNS = 5;

function launch() {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

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
async function run(scenario, browser, origin) {
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
async function measured(scenario, browser, origin) {
  const runs = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await run(scenario, browser, origin));
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

/** True when no task of the page's main thread was too long. */
export async function report() {
  const { origin } = await startSandbox();
  const browser = await launch();
  try {
    const isFast = await measured(paywall, browser, origin);
    if (!isFast) console.log(`  no task may take ${paywall.LIMIT_MS} ms`);
    return isFast;
  } finally {
    await browser.close();
  }
}
