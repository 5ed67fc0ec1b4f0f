// Reads CHANGELOG.md, which has the form of Keep a Changelog: `## [1.2.3] - 2026-11-21`, newest first.

/** @typedef {{ version: string, date: string, text: string }} ChangelogEntry */

/** A heading with version and date, and the text up to the next heading. */
const ENTRY = /^## \[(\d+\.\d+\.\d+(?:-[\w.]+)?)\] - (\d{4}-\d{2}-\d{2})$([^]*?)(?=^## |$(?![^]))/gm;

/** Versions with their dates and texts, newest first. @type {(changelog: string) => ChangelogEntry[]} */
export const entriesOf = (changelog) =>
  [...changelog.matchAll(ENTRY)].map(([, version = '', date = '', text = '']) => ({
    version,
    date,
    text: text.trim(),
  }));

/**
 * What keeps a version from being released, or nothing.
 * @type {(changelog: string, version: string) => string | undefined}
 */
export function changelogProblem(changelog, version) {
  const entries = entriesOf(changelog);
  const entry = entries.find((candidate) => candidate.version === version);
  if (!entry) return `CHANGELOG.md has no entry "## [${version}] - <date>"`;
  if (!/^- /m.test(entry.text)) return `CHANGELOG.md says nothing of ${version}`;
  const [newest = entry] = entries;
  if (newest !== entry) return `CHANGELOG.md has ${newest.version} above ${version}: package.json is behind`;
  return undefined;
}
