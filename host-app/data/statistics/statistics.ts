import type { Documents } from '../../ports';
import { addUp, countSpan, partKey, toCounts } from './counts';
import type { Counts } from './counts';
import { topicOf } from './topics';
import type { TopicName } from './topics';

/** Spec section 9. */
export const reportPeriods = [
  ['24h', '24 hours', 1],
  ['7d', '7 days', 7],
  ['30d', '30 days', 30],
] as const;
export type ReportPeriod = (typeof reportPeriods)[number][0];

export interface AnswerShare {
  readonly name: string;
  readonly count: number;
}

export interface SiteStatistics {
  readonly windows: Readonly<Record<ReportPeriod, Counts>>;
  /** The last 30 days in UTC, the oldest first; the last one is today. */
  readonly days: readonly { readonly start: Date; readonly counts: Counts }[];
  /** What visitors wrote in the newest exit surveys, without who wrote it. */
  readonly remarks: readonly string[];
}

const DAY_MS = 86_400_000;
const DAYS = 30;
/** A day is stored only when the last records of it have surely arrived. */
const GRACE_MS = 600_000;
const REMARKS = 20;

/** The counts of finished days are stored in `statistics/{day}`, so that each day is counted once and not at every visit. */
const countDays = async (documents: Documents, now: number): Promise<SiteStatistics['days']> => {
  const today = Math.floor(now / DAY_MS);
  const stored = await documents.list({
    collection: 'statistics',
    orderBy: { field: 'day', direction: 'desc' },
    limit: DAYS,
  });
  const known = new Map(stored.map(({ id, data }) => [id, toCounts(data)]));
  const numbers = Array.from({ length: DAYS }, (_, index) => today - DAYS + 1 + index);
  const days: { start: Date; counts: Counts }[] = [];
  for (const number of numbers) {
    const start = new Date(number * DAY_MS);
    const end = start.getTime() + DAY_MS;
    let counts = known.get(String(number));
    if (!counts) {
      counts = await countSpan(documents, start.getTime(), end);
      // Two admins may count the same day; the numbers are the same.
      if (end + GRACE_MS <= now)
        await documents.write(`statistics/${number}`, { day: start, counts }).catch(() => undefined);
    }
    days.push({ start, counts });
  }
  return days;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const readRemarks = async (documents: Documents): Promise<readonly string[]> => {
  const known: readonly string[] = topicOf('surveys').fields['futureInterest']?.map(String) ?? [];
  const newest = await documents.list({
    collection: 'exit_surveys',
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: REMARKS,
  });
  return newest
    .flatMap(({ data }) => [data['missingFeatureDetail'], data['futureInterest']])
    .filter(isText)
    .filter((text) => !known.includes(text) && text !== 'something-else');
};

/**
 * Counts what happened on the site.
 * @throws Error 'Unauthorized' unless the user is an admin (spec section 5)
 */
export const loadStatistics = async (
  documents: Documents,
  profile: { readonly isAdmin: boolean } | null,
  now: number,
): Promise<SiteStatistics> => {
  if (!profile?.isAdmin) throw new Error('Unauthorized');
  const [days, lastHours, remarks] = await Promise.all([
    countDays(documents, now),
    countSpan(documents, now - DAY_MS, now + DAY_MS),
    readRemarks(documents),
  ]);
  const last = (count: number): Counts => addUp(days.slice(-count).map(({ counts }) => counts));
  return { windows: { '24h': lastHours, '7d': last(7), '30d': last(30) }, days, remarks };
};

export const totalOf = (counts: Counts, topic: TopicName): number => counts[topic] ?? 0;

/** The values of a field with their counts, most frequent first; what is left of the total is `rest`. */
export const sharesOf = (
  counts: Counts,
  topic: TopicName,
  field: string,
  rest: string,
): readonly AnswerShare[] => {
  const shares = (topicOf(topic).fields[field] ?? []).map((value) => ({
    name: String(value),
    count: counts[partKey(topic, field, value)] ?? 0,
  }));
  const left = totalOf(counts, topic) - shares.reduce((sum, { count }) => sum + count, 0);
  return [...shares, { name: rest, count: left }]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
};
