import { canon } from '../../kernel/canonical.js';
import { planWordProblem } from '../../plan/word-problem.js';
import { clockText, durationText } from '../../families/clock/times.js';
import type { Problem } from '../../solution.js';
import { isInteger } from '../../../maths/rational.js';
import { isNum, list, num, product, sym } from '../../tree/expr.js';
import { storyOf, type Table } from '../schemas/schema.js';

/** A time of day: '8:00 am', '14:35', '7 pm'. */
export const CLOCK = '(?<clock>\\d{1,2}:\\d\\d(?: ?[ap]\\.?m\\b\\.?)?|\\d{1,2} ?[ap]\\.?m\\b\\.?)';
export interface Time {
  readonly minutes: number;
  readonly isTwelve: boolean;
}
export const clockIn = (text: string): Time | null => {
  const [, h = '', m = '0', half] = /^(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m\.?)?$/.exec(text.trim()) ?? [];
  const [hour, minute] = [Number(h), Number(m)];
  if (h === '' || minute > 59 || hour > (half === undefined ? 23 : 12) || (half !== undefined && hour === 0))
    return null;
  return {
    minutes: (half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute,
    isTwelve: half !== undefined,
  };
};
const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, second: 1 / 60 };

/** A time of day, some time after another: how long it is follows from the table. */
export const asClock = (table: Table, start: Time | null, unit: string, sign: 1 | -1 = 1): Problem | null => {
  const size = MINUTES[unit];
  if (!start || (size !== 1 && size !== 60)) return null;
  const requested = size === 1 ? table.requested : product(num(size), table.requested);
  const story = storyOf({ ...table, requested });
  const answer = planWordProblem(story)?.answer;
  const length = answer?.kind === 'value' ? canon(answer.exact) : null;
  if (!length || !isNum(length) || !isInteger(length.value)) return null;
  const minutes = Number(length.value.n);
  if (minutes <= 0 || minutes >= 1440 || (sign < 0 && minutes > start.minutes)) return null;
  const words = `${clockText(start.minutes, start.isTwelve)} ${sign > 0 ? '+' : '-'} ${durationText(minutes)}`;
  return {
    kind: 'applied',
    expression: sym(words),
    variable: '',
    options: {
      operation: `clock:${sign > 0 ? 'later' : 'earlier'}${start.isTwelve ? '-12' : ''}`,
      items: [num(start.minutes), num(minutes), list('tuple', [requested, story.expression])],
    },
  };
};
