import { PARTS } from '../../sentences/language/normal.js';

/** Units in one spelling. */
export const units = (text: string): string =>
  (/how many \d+[- ]cent /.test(text)
    ? text.replace(/\b(\d+)[- ]cents?\b/g, (_, n: string) => `${Number(n) / 100} dollars`)
    : text
  )
    .replace(/(?<!\b(?:the|its) )\bfoot\b/g, 'feet')
    .replace(/\bkilomet(?:er|re)s?\b/g, 'km')
    .replace(/(?<=\d )ft\b/g, 'feet')
    .replace(/\bmetres?\b/g, 'meters')
    .replace(/\bcentimet(?:er|re)s?\b/g, 'cm')
    .replace(/\bmph\b/g, 'miles per hour')
    .replace(/\b(?:kph|km\/h|km\/hr)(?![a-z])/g, 'km per hour')
    .replace(/\bm\/s(?![a-z])/g, 'meters per second')
    .replace(/(\d) m (?=per)/g, '$1 meters ')
    .replace(/(?<=\d )m\b/g, 'meters')
    .replace(/(?<=\d )s(?:ec)?\b/g, 'seconds')
    .replace(/(?<=\d )min\b/g, 'minutes')
    .replace(/(?<=\d )h(?:rs?)?\b/g, 'hours')
    .replace(
      /\b(\d+) (third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s(?= (?:are|is|were|like|play|walk|ride)\b)/g,
      (_, n: string, part: string) => `${n}/${PARTS[part] ?? 1}`,
    )
    .replace(/\b(kilo|milli)?lit(?:re|er)(s?)\b/g, '$1liter$2')
    .replace(/(?<=\d )(?:l|L)\b/g, 'liters')
    .replace(/(?<=\d) ?(?:grams?|g)\b/g, ' grams')
    .replace(
      /\b(?:an?|each|every) (?=(?:hour|minute|second|day|week|month|year)\b)/g,
      (word, at: number, all: string) =>
        /(?:\d [a-z]+|dollars|interest|%) $/.test(all.slice(0, at)) ? 'per ' : word,
    );

const DIMENSIONS = [
  ['mile', 'km', 'meter', 'feet', 'foot', 'cm', 'inch', 'yard'],
  ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'],
];
/** No two units of one dimension: nothing is converted without a word. */
export const unitsAgree = (text: string): boolean =>
  DIMENSIONS.every(
    (names) =>
      names.filter((name) => new RegExp(`(?<!\\b(?:the|its|last|this) )\\b${name}(?:e?s)?\\b`).test(text))
        .length < 2,
  );
