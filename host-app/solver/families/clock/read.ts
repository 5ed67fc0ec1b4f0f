import { problem } from '../../intent/text.js';
import { normal } from '../../sentences/language/normal.js';
import type { Problem } from '../../solution.js';
import { num, sym } from '../../tree/expr.js';
import { isPerson } from '../../word-problems/schemas/match.js';
import { nounsOf, withoutKin } from '../../word-problems/schemas/scene.js';
import { clockText, durationText } from './times.js';

interface Clock {
  readonly minutes: number;
  readonly half: string;
}
const HALF = String.raw`(?: ?(a|p)\.?m\b\.?)?`;
const CLOCK = new RegExp(
  String.raw`\b(\d{1,2})[:.](\d\d)${HALF}(?![.:]?\d)|\b(\d{1,2}) ?(a|p)\.?m\b\.?|\b(\d{1,2}) o'clock|\bnoon\b`,
  'g',
);
const LENGTH =
  /\b(?:(\d+(?:\.\d+)?|an?) ?(?:hours?|hrs?|h)\b(?:(?:,? and)? (a half|half|(\d+) ?(?:minutes?|mins?)\b))?|(\d+) ?(?:minutes?|mins?)\b)(?: long)?/g;
const plain = (text: string): string =>
  normal(text)
    .replace(/\b(\d+) and a half hours\b/g, '$1.5 hours')
    .replace(/\bhalf an hour\b|\b1\/2 an? hour\b/g, '30 minutes')
    .replace(/\b(?:a quarter|1\/4) of an hour\b/g, '15 minutes')
    .replace(/\b(?:1\/2|half) past (\d+)\b/g, '$1:30')
    .replace(/\b(?:a )?quarter past (\d+)\b/g, '$1:15');

const clockOf = ([, h, m, half, whole, other, full]: readonly (string | undefined)[]): Clock | null => {
  const mark = half ?? other ?? '';
  const hour = Number(h ?? whole ?? full ?? 12);
  if (hour > (mark === '' ? 23 : 12) || Number(m ?? 0) > 59 || (mark !== '' && hour === 0)) return null;
  return {
    minutes: (mark === '' ? hour : (hour % 12) + (mark === 'p' ? 12 : 0)) * 60 + Number(m ?? 0),
    half: mark,
  };
};
const lengthOf = ([, h, part, m, only]: readonly (string | undefined)[]): number =>
  (h === undefined ? 0 : /^an?$/.test(h) ? 60 : Number(h) * 60) +
  Number(m ?? only ?? 0) +
  (part?.includes('half') ? 30 : 0);

const START =
  /\b(?:starts?|started|begins?|began|leaves?|left|departs?|departed|takes off|took off|sets? off|sets? out|opens?|opened|gets? on|goes to bed|went to bed|puts?|put|from|between|is|it's|fell asleep|falls asleep|works from|boards?|boarded|goes in|went in)\b[^¤]*$/;
const END =
  /\b(?:ends?|ended|finish(?:es|ed)?|arrives?|arrived|stops?|stopped|lands?|landed|closes?|closed|gets? (?:up|home|there|back)|got (?:up|home|there|back)|wakes? up|woke up|comes? (?:home|back)|came (?:home|back)|returns?|returned|is over|was over|ready (?:at|by)|(?:must|needs? to|has to|have to|wants? to|want to|should) be|(?:must|need to|needs to|has to|have to|wants? to|want to|should) (?:arrive|get|be))\b[^¤]*$|\b(?:until|till|to|and) $/;
const ASKS_END =
  /\b(?:end|ends|finish|finished|over|arrive|arrives|land|lands|done|ready|stop|get (?:there|home|back|to [a-z]+)|out|come (?:home|back)|be (?:home|back|there|done|ready|over|finished))\b/;
const ASKS_START =
  /\b(?:leave|start|begin|set off|set out|depart|go|wake up|get up|put|started|leaves|begins|starts)\b/;
const ASKS_TIME = /\b(?:when|(?:at )?what time)\b/;
const ASKS_LENGTH = /\b(?:how long|how much time|how many (minutes|hours))\b/;
const KNOWN = new Set(
  'it is was at the a an when what time how long much many minutes hours does do did will must should have has had to leave leaves left start starts started begin begins began end ends ended finish finishes finished over arrive arrives arrived land lands landed done ready get there home back in on for and from until till between takes take took lasts last lasted be bake bakes baked cook cooks cooked oven bed school i we he she they you my our his her their its this that need needs wants want up wake woke got went go goes sleep slept drive ride trip journey walk flight bus train plane film movie match game lesson class show concert party shop store library open opens opened closed closes work works worked day by car bike foot run runs put puts into set off out departs depart returns return came come comes airport station cake bread exactly spend spent spends there is are stay stayed stays asleep falls fell practice practices swim swims play plays played read reads doctor dentist appointment meeting wait waits rehearsal training exam test break then if one way'.split(
    ' ',
  ),
);

/** One clock and how long it takes, or two clocks, in a text that says nothing more. */
const setUp = (
  text: string,
): { readonly task: string; readonly start: Clock; readonly other: number } | null => {
  const clocks = [...text.matchAll(CLOCK)].map(clockOf);
  const without = text.replace(CLOCK, '¤');
  const lengths = [...without.matchAll(LENGTH)].map(lengthOf);
  const story = without.replace(LENGTH, '§');
  if (/\d/.test(story) || clocks.some((one) => one === null)) return null;
  const sentences = story.split(/(?<=[.?!])\s+/);
  const asked = sentences.find((one) => ASKS_TIME.test(one) || ASKS_LENGTH.test(one)) ?? '';
  const words = story
    .replace(/[.?!,;:()]+/g, ' . ')
    .replace(/'s\b/g, '')
    .split(/\s+/);
  const nouns = nounsOf(
    words.map((word) => (word === '§' ? '¤' : word)),
    KNOWN,
  );
  if (nouns === null || nouns > 3 || sentences.filter((one) => one.includes('?')).length > 1) return null;
  const isStart = (part: string): boolean => START.test(part) && !END.test(part);
  const [before = '', middle = ''] = story.split('¤');
  const [first, second] = clocks;
  if (first && !second && clocks.length === 1 && lengths.length === 1 && ASKS_TIME.test(asked)) {
    const [isEnd, isBegin] = [ASKS_END.test(asked), ASKS_START.test(asked.replace(/\bwhen\b/, ''))];
    const other = lengths[0] ?? 0;
    // 'A movie starts at 7:30 and a concert lasts 2 hours': two events.
    if (/¤.*\b(?:an?|another) [a-z]+ (?:lasts?|takes?|runs?|is)\b/s.test(story)) return null;
    if (isEnd && !isBegin && (isStart(before) || /\bat $/.test(before)) && !END.test(before))
      return { task: 'later', start: first, other };
    const isDue =
      END.test(before) ||
      (/\b(?:starts?|begins?)\b[^¤]*$/.test(before) && /\bleave\b/.test(asked) && GOES_THERE.test(story));
    return isBegin && !isEnd && isDue ? { task: 'earlier', start: first, other } : null;
  }
  if (
    first &&
    second &&
    clocks.length === 2 &&
    lengths.length === 0 &&
    ASKS_LENGTH.test(asked) &&
    isStart(before) &&
    END.test(middle)
  ) {
    const [from, to] = aligned(first, second);
    return to === null || (to > 1440 && /\bbetween\b/.test(story))
      ? null
      : {
          task: /\bhow many minutes\b|\bin minutes\b/.test(asked) ? 'minutes' : 'between',
          start: from,
          other: to,
        };
  }
  return null;
};
/** 'From 3:30 to 5:15 pm': the mark belongs to both. What ends earlier than it starts ends on the next day. */
const aligned = (first: Clock, second: Clock): readonly [Clock, number | null] => {
  const from =
    first.half === '' && second.half === 'p' && first.minutes < 720 && first.minutes + 720 < second.minutes
      ? { ...first, minutes: first.minutes + 720, half: 'p' }
      : first;
  const isMixed = (from.half === '') !== (second.half === '');
  const isOvernight =
    second.minutes <= from.minutes &&
    (from.half === 'p' ? second.half === 'a' : from.half === '' && from.minutes >= 780);
  const end = second.minutes + (isOvernight ? 1440 : 0);
  return [from, isMixed || end <= from.minutes ? null : end];
};

/** 'School starts at 8:10, and the walk takes 25 minutes': whoever leaves must be there when it starts. */
const GOES_THERE = /\b(?:walk|drive|ride|trip|way|get|bus|train|travel)\b/;
const CALCULATION = /^(\d{1,2}:\d\d(?: [ap]m)?) ([+-]) (.+)$/;
const made = (task: string, start: Clock, other: number): Problem => {
  const isTwelve = start.half !== '';
  const shown = clockText(start.minutes, isTwelve);
  const isLength = task === 'later' || task === 'earlier';
  const words = isLength
    ? `${shown} ${task === 'later' ? '+' : '-'} ${durationText(other)}`
    : `${clockText(other % 1440, isTwelve)} - ${shown}`;
  return problem('applied', sym(words), '', {
    ...(task === 'minutes' && { unit: 'minutes' }),
    operation: `clock:${task}${isTwelve ? '-12' : ''}`,
    items: [num(start.minutes), num(other)],
  });
};
export const readClock = (typed: string): Problem | null => {
  const text = withoutKin(plain(typed), (word) => isPerson(word, typed));
  const [, left, sign, right = ''] = CALCULATION.exec(text.trim()) ?? [];
  const story =
    left === undefined
      ? text
      : sign === '+' ? `it starts at ${left} and takes ${right}. when does it end?`
      : /:/.test(right) ? `it starts at ${right} and ends at ${left}. how long does it take?`
      : `it must be ready at ${left} and takes ${right}. when does it start?`;
  const found = setUp(story);
  return found && (found.task !== 'earlier' || found.start.minutes >= found.other) && found.other > 0 && (found.task === 'earlier' || found.task === 'later' ? found.other < 1440 : true)
    ? made(found.task, found.start, found.other)
    : null;
}; // prettier-ignore
