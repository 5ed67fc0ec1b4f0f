// Reads CHANGELOG.md, which has the form of Keep a Changelog: `## [1.2.3] - 2026-11-21`, newest first.

const HEADING = /^## \[(\d+\.\d+\.\d+(?:-[\w.]+)?)\] - (\d{4}-\d{2}-\d{2})$/;

/** Versions with their dates and what is said of them, newest first. */
export function entriesOf(changelog) {
  const entries = [];
  for (const line of changelog.split('\n')) {
    if (line.startsWith('## ')) {
      const [, version = null, date = null] = HEADING.exec(line) ?? [];
      entries.push({ version, date, text: '' });
    } else if (entries.length > 0) entries.at(-1).text += `${line}\n`;
  }
  return entries
    .filter(({ version }) => version !== null)
    .map((entry) => ({ ...entry, text: entry.text.trim() }));
}

/** What keeps a version from being released, or nothing. */
export function changelogProblem(changelog, version) {
  const entries = entriesOf(changelog);
  const entry = entries.find((candidate) => candidate.version === version);
  if (!entry) return `CHANGELOG.md has no entry "## [${version}] - <date>"`;
  if (!/^- /m.test(entry.text)) return `CHANGELOG.md says nothing of ${version}`;
  if (entries[0] !== entry)
    return `CHANGELOG.md has ${entries[0].version} above ${version}: package.json is behind`;
  return undefined;
}
