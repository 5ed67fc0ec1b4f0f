/** What Node warns of is a fault until it is on this list, with the reason beside it. */
export interface KnownWarning {
  readonly name: string;
  readonly text: RegExp;
}

export const KNOWN: readonly KnownWarning[] = [];

/** What a run is to fail with after these warnings; `null` when there is nothing to say. */
export const complaintAbout = (
  warnings: readonly Error[],
  known: readonly KnownWarning[] = KNOWN,
): string | null => {
  const isKnown = ({ name, message }: Error): boolean =>
    known.some((each) => each.name === name && each.text.test(message));
  const lines = warnings.filter((warning) => !isKnown(warning)).map((each) => each.stack ?? String(each));
  return lines.length > 0 ? `Node has warned:\n${lines.join('\n')}` : null;
};

const LIST = Symbol.for('warnings of this process');

/** One list for all test files of a worker, which begins with the first call. */
export const heardWarnings = (): Error[] => {
  const store = process as unknown as { [LIST]?: Error[] };
  const heard = store[LIST];
  if (heard) return heard;
  const list: Error[] = [];
  process.on('warning', (warning) => list.push(warning));
  store[LIST] = list;
  return list;
};
