export interface ChangelogEntry {
  readonly version: string;
  readonly date: string;
  readonly text: string;
}
export function entriesOf(changelog: string): ChangelogEntry[];
export function changelogProblem(changelog: string, version: string): string | undefined;
