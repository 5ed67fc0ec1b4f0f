// Reads CHANGELOG.md, which has the form of Keep a Changelog: `## [1.2.3] - 2026-11-21`, newest first.

/** @typedef {{ version: string, date: string, text: string }} ChangelogEntry */

const HEADING = /^## \[(\d+\.\d+\.\d+(?:-[\w.]+)?)\] - (\d{4}-\d{2}-\d{2})$/;

/**
 * Versions with their dates and what is said of them, newest first.
 * @type {(changelog: string) => ChangelogEntry[]}
 */
export function entriesOf(changelog) {
  /** @type {{ version: string | undefined, date: string, text: string }[]} */
  const entries = [];
  for (const line of changelog.split('\n')) {
    if (line.startsWith('## ')) {
      const [, version, date = ''] = HEADING.exec(line) ?? [];
      entries.push({ version, date, text: '' });
    } else {
      const last = entries.at(-1);
      if (last) last.text += `${line}\n`;
    }
  }
  return entries.flatMap(({ version, date, text }) =>
    version === undefined ? [] : [{ version, date, text: text.trim() }],
  );
}

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
