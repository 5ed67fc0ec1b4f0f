// npm run bench -- reference: the reference client and ours on the same pages, in turn, and a table of it.
import { writeFileSync } from 'node:fs';
import { startSandbox } from '../../scripts/support/sandbox-server.mjs';
import { launch } from './browser.mjs';
import { clients, OURS_ID } from './clients.mjs';
import * as care from './measures/care.mjs';
import * as memory from './measures/memory.mjs';
import * as open from './measures/open.mjs';
import * as paywall from './measures/paywall.mjs';
import { settingsFor } from './measures/scene.mjs';
import * as transfer from './measures/transfer.mjs';
import { judged, verdictLine } from './outcome/judge.mjs';
import { machine } from './outcome/machine.mjs';
import { pageOf } from './outcome/page.mjs';
import { inTurn } from './outcome/statistics.mjs';
import { table } from './outcome/table.mjs';
import { openBillingHost } from './place/billing-host.mjs';
import { openOwnHost } from './place/own-host.mjs';

/** @import { Client } from './clients.mjs' */
/** @import { Place, Row, Values } from './measures/scene.mjs' */
/** @import { Samples, Verdict } from './outcome/judge.mjs' */
/** @typedef {{ title: string, rows: Row[], notes: string[], run: (place: Place, client: Client) => Promise<Values> }} Measure */

/** By the name that `--only` has for them. @type {Record<string, Measure>} */
const MEASURES = { transfer, open, paywall, memory, care };
const PAGE = 'docs/benchmarks.md';
/** Fewer say too little for a published figure. */
export const LEAST_RUNS = 9;

async function openPlace() {
  const sandbox = await startSandbox();
  const billing = await openBillingHost(`${sandbox.origin}/sandbox`);
  const own = await openOwnHost(clients, settingsFor(billing.origin));
  const browser = await launch();
  const close = () => Promise.all([browser.close(), own.close(), billing.close()]);
  return { own, billing, browser, close };
}

/**
 * By row and client, a value for each round.
 * @type {(place: Place, runs: number, measures: readonly Measure[]) => Promise<Record<string, Samples>>}
 */
async function measured(place, runs, measures) {
  /** @type {Record<string, Record<string, (number | null)[]>>} */
  const samples = {};
  for (let round = 0; round < runs; round += 1) {
    for (const measure of measures) {
      for (const client of inTurn(clients, round)) {
        const values = await measure.run(place, client);
        for (const { id } of measure.rows) ((samples[id] ??= {})[client.id] ??= []).push(values[id] ?? null);
      }
    }
    console.log(`  round ${round + 1} of ${runs}`);
  }
  return samples;
}

/** @type {(samples: Record<string, Samples>, measures: readonly Measure[]) => Record<string, Verdict[]>} */
function judgedAll(samples, measures) {
  /** @type {Record<string, Verdict[]>} */
  const verdicts = {};
  for (const row of measures.flatMap(({ rows }) => rows))
    verdicts[row.id] = judged(row, samples[row.id] ?? {}, OURS_ID);
  return verdicts;
}

/** The measure of this name, or all of them. @type {(only: string | undefined) => Measure[]} */
function chosenMeasures(only) {
  if (only === undefined) return Object.values(MEASURES);
  const measure = MEASURES[only];
  if (!measure) throw new Error(`no measure ${only}; there are ${Object.keys(MEASURES).join(', ')}`);
  return [measure];
}

/**
 * True when every goal is met. `runs` rounds; `only` one measure; with `isWritten` the page in docs is written.
 * @type {(options?: { runs?: number, isWritten?: boolean, only?: string | undefined }) => Promise<boolean>}
 */
export async function report({ runs = LEAST_RUNS, isWritten = true, only } = {}) {
  const measures = chosenMeasures(only);
  if (isWritten && (runs < LEAST_RUNS || only !== undefined))
    throw new Error(`a page needs every measure and ${LEAST_RUNS} runs; use --no-write for a look`);
  const place = await openPlace();
  console.log(`reference, ${runs} rounds of ${clients.map(({ title }) => title).join(', ')}`);
  try {
    const samples = await measured(place, runs, measures);
    const verdicts = judgedAll(samples, measures);
    const sections = measures.map(({ title, rows, notes }) => ({
      title,
      notes,
      table: table(rows, { samples, verdicts, clients, ours: OURS_ID }),
    }));
    for (const section of sections) console.log(`\n${section.title}\n${section.table}`);
    const titles = Object.fromEntries(
      measures.flatMap(({ rows }) => rows.map(({ id, title }) => [id, title])),
    );
    const all = Object.values(verdicts).flat();
    for (const verdict of all) console.log(`  ${verdictLine(titles[verdict.row] ?? verdict.row, verdict)}`);
    if (isWritten) {
      const facts = { ...machine(place.browser.version()), runs, day: new Date().toISOString().slice(0, 10) };
      writeFileSync(PAGE, await pageOf(facts, sections, all, titles));
      console.log(`  written: ${PAGE}`);
    }
    return all.every(({ isMet }) => isMet);
  } finally {
    await place.close();
  }
}
