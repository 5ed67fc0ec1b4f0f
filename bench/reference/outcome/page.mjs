// docs/benchmarks.md, as a person reads it.
import { formatted } from '../../../scripts/support/formatted.mjs';
import { verdictLine } from './judge.mjs';

/** @import { Verdict } from './judge.mjs' */
/** @typedef {ReturnType<typeof import('./machine.mjs').machine> & { runs: number, day: string }} Facts */
/** @typedef {{ title: string, table: string, notes: readonly string[] }} Section */

/** @type {(lines: readonly string[]) => string} */
const listed = (lines) => lines.map((line) => `- ${line}`).join('\n');

/** @type {(verdicts: readonly Verdict[], titles: Record<string, string>) => string} */
const goals = (verdicts, titles) =>
  listed(
    verdicts.map((verdict) =>
      verdictLine(titles[verdict.row] ?? verdict.row, verdict).replace(/^(\S+)\s+/, '$1: '),
    ),
  );

/** @type {(facts: Facts, sections: readonly Section[], verdicts: readonly Verdict[], titles: Record<string, string>) => string} */
const words = (facts, sections, verdicts, titles) => `# Benchmarks

How this library compares to the reference client of the same billing protocol, \`@revenuecat/purchases-js\`, in the version
whose protocol this library implements, and in a much later one. \`npm run bench -- reference\` writes this page; do not edit it. It also has
the figures in which this library is slower or larger.

## Where it was measured

| what | |
| --- | --- |
| day | ${facts.day} |
| rounds | ${facts.runs} |
| processor | ${facts.processor}, ${facts.cores} cores in use |
| memory | ${facts.memory} |
| system | ${facts.system} |
| browser | ${facts.browser}, without a window |
| Node | ${facts.node} |

## How

${listed([
  'Every client gets the same page, but for the address of the script tag, from the same server: gzip, the same cache headers, connections that stay open. The billing host is another origin, as it is in production, so that preflights count.',
  'Behind the billing host is the sandbox of this repository. It speaks the wire of the older version; for the newer one its answers are translated on the way, in the same process and without waiting. The offer is the same product at the same price, and a run in which its title or price does not appear fails.',
  'Third parties are answered by stand-ins that weigh nothing. The card provider’s script in particular is large in reality: a client that fetches it early pays more than these figures say.',
  'The clients take turns, and every round begins with another one. Each visit has a fresh browser profile, but for those called warm. Slow 4G is 1.6 Mbit/s with 150 ms for an answer; a slower CPU is the browser’s own throttle.',
  'A cell is the median of the rounds, and in parentheses the least and the most. Shares are medians of the shares within a round; below 1 ours is less.',
  'The machine had other things to do as well: times vary with them, and the ranges say how much. Shares hold better than times, because the clients of a round meet the same crowd. Bytes and counts do not vary.',
])}

## Goals

${goals(verdicts, titles)}

${sections.map(({ title, table, notes }) => `## ${title}\n\n${table}\n\n${notes.join('\n\n')}`).join('\n\n')}

## Again

\`npm run bench -- reference\` fetches both versions of the reference into an ignored folder, builds ours, measures and writes this
page. \`npm run bench -- reference --runs=3 --no-write\` is a quick look, with \`--only=paywall\` at one section. It ends with an error where a goal is missed.
`;

/**
 * @param sections `{title, table, notes}`, in this order on the page
 * @type {(facts: Facts, sections: readonly Section[], verdicts: readonly Verdict[], titles: Record<string, string>) => Promise<string>}
 */
export async function pageOf(facts, sections, verdicts, titles) {
  return formatted('benchmarks.md', words(facts, sections, verdicts, titles));
}
