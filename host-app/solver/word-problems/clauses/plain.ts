const SMALL_UNITS: readonly (readonly [RegExp, string])[] = [
  [/(\d) ?(km\/h|kph|m\/s|mph|km|cm|mm|kg|ml|ft)(?![a-z0-9²³^])/gi, '$1 $2'],
  [/(\d)(m|s|h|g|l)(?![a-z0-9²³^])/g, '$1 $2'],
  [/\b(\d+) and a half (?=[a-z])/gi, '$1.5 '],
  [/\b(an hour|one hour|1 hour) and a half\b/gi, '1.5 hours'],
  [/\b(a minute|one minute|1 minute) and a half\b/gi, '1.5 minutes'],
  [/\bhalf an hour\b/gi, '30 minutes'],
  [/\b(?:a )?quarter of an hour\b/gi, '15 minutes'],
  [/\bthree[- ]quarters of an hour\b/gi, '45 minutes'],
  [/\bmeters? a second\b|\bmetres? a second\b/gi, 'meters per second'],
  [/\b(\d+(?:\.\d+)?)-(?=(?:km|cm|m|meter|metre|mile|foot|feet|hour|minute|second|inch|liter|litre|day|week|year)\b)/gi, '$1 '],
  [/\bone another\b/gi, 'each other'],
  [/\b(the (?:first|second|third|other|faster|slower|larger|smaller|older|younger|longer|shorter|bigger|weaker|stronger)) one\b/gi, '$1'],
  [/\bat noon\b/gi, 'at 12:00 pm'],
  [/(?<=[a-z]) - (?=[a-z])/g, ', '],
]; // prettier-ignore

/** Units apart from their numbers, and spelled parts of an hour in minutes. */
export const plainStory = (typed: string): string =>
  SMALL_UNITS.reduce((text, [from, to]) => text.replace(from, to), typed.replace(/[’‘]/g, "'"));
