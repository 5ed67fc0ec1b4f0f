const MONTHS: Readonly<Record<string, number>> = { january: 31, march: 31, april: 30, may: 31, june: 30, july: 31, august: 31, september: 30, october: 31, november: 30, december: 31 }; // prettier-ignore
const MONTH = new RegExp(`\\bin (?:the month of )?(${Object.keys(MONTHS).join('|')})\\b`);
const CLOCK = String.raw`(\d+)(?::00)? ?(am|pm|a\.m\.|p\.m\.)`;
const FROM_TO = new RegExp(`\\bfrom (\\d+)(?::00)? ?(am|pm)?(?: to| until| till) ${CLOCK}`);
const hoursIn = (h: string, half: string): number => (Number(h) % 12) + (half.startsWith('p') ? 12 : 0);
/** Months and hours of the clock as the days and hours that they last. */
export const timed = (clause: string): string =>
  clause
    .replace(MONTH, (_, month: string) => `in ${MONTHS[month] ?? 0} days`)
    .replace(FROM_TO, (all, h: string, half: string | undefined, k: string, other: string) => {
      const length = hoursIn(k, other) - hoursIn(h, half ?? other);
      return length > 0 && length <= 12 ? `for ${length} hours` : all;
    })
    .replace(
      /\b(?:every (?:single )?(?=morning|evening|night|afternoon)(?:morning|evening|night|afternoon))\b/,
      'every day',
    )
    .replace(
      /,? which (holds?|has|have|contains?|costs?|weighs?) (\d+(?:\.\d+)? [a-z]+) each$/,
      ' with $2 each',
    )
    .replace(/^(?:in|over|during|for|within) (\d+ [a-z]+), (how .+)$/, '$2 in $1')
    .replace(/^(.+?) (?:every|per|each) day for (\d+) days$/, '$1 per day for $2 days');
