import type { DocumentData, Documents } from '../../ports';
import { topicNames, topicOf } from './topics';
import type { TopicName } from './topics';

/** Numbers of records: 'questions' is a total, 'questions.subject.calculus' a part of it. */
export type Counts = Readonly<Record<string, number>>;

export const partKey = (topic: TopicName, field: string, value: string | true): string =>
  `${topic}.${field}.${value}`;

const countTopic = async (
  documents: Documents,
  name: TopicName,
  span: { readonly from: Date; readonly before: Date },
): Promise<readonly (readonly [string, number])[]> => {
  const { collection, at, where = {}, fields } = topicOf(name);
  const count = (more: Readonly<Record<string, string | true>> = {}): Promise<number> =>
    documents.count({ collection, where: { ...where, ...more }, between: { field: at, ...span } });
  const total = await count();
  if (total === 0) return [];
  const parts = Object.entries(fields).flatMap(([field, values]) =>
    values.map(async (value) => [partKey(name, field, value), await count({ [field]: value })] as const),
  );
  return [[name, total], ...(await Promise.all(parts)).filter(([, number]) => number > 0)];
};

/** Counts with aggregation queries, so a day of a million records costs a thousand reads for each field and no download. */
export const countSpan = async (documents: Documents, from: number, before: number): Promise<Counts> => {
  const span = { from: new Date(from), before: new Date(before) };
  const found = await Promise.all(topicNames.map((name) => countTopic(documents, name, span)));
  return Object.fromEntries(found.flat());
};

export const addUp = (all: readonly Counts[]): Counts => {
  const sum: Record<string, number> = {};
  for (const counts of all)
    for (const [key, count] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
};

/** Reads the counts of a stored day; anything that is no number is left out. */
export const toCounts = ({ counts }: DocumentData): Counts =>
  typeof counts === 'object' && counts !== null
    ? Object.fromEntries(
        Object.entries(counts).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
      )
    : {};
