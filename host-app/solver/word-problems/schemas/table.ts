import { parse } from '../../parse/index.js';
import { sym, type Expr } from '../../tree/expr.js';
import { substitute } from '../../tree/walk.js';
import { value } from '../../sentences/language/number.js';
import { type Slots, type Table } from './schema.js';

/** Names of slots and of lines in a formula: 'speed 1', 'part in one unit, first', 'half-lives'. */
const NAME = /[a-z]\w*(?:,? [a-z0-9]\w*|-[a-z]\w*)*/g;
const CALLS = /^(?:ceil|floor|sqrt|abs|gcd|lcm|sin|cos|tan|a(?:rc)?sin|a(?:rc)?cos|a(?:rc)?tan|exp|ln|log_\d+)$/;
/** 'log' and 'e' are names too, but not in 'log_2(' and 'e^'. */
const isMaths = (name: string, next: string): boolean =>
  name === 'pi' || (next === '(' && CALLS.test(name)) || (next === '^' && name === 'e');
const LETTERS = 'abcdfghjklmnopqrstuvwxyz'.split('');

const formula = (text: string, amount: (name: string) => Expr): Expr => {
  const names: string[] = [];
  const short = text.replace(NAME, (name, offset: number) =>
    isMaths(name, text.charAt(offset + name.length)) ? name : (LETTERS[names.push(name) - 1] ?? name),
  );
  return names.reduce(
    (e, name, at) => substitute(e, sym(LETTERS[at] ?? name), amount(name)),
    parse(short, { variables: LETTERS }),
  );
};

interface TableOptions {
  /** 'paid > fixed; years is whole': other numbers don't fit. */
  readonly where?: string;
  /** What the story says beyond the lines. */
  readonly equations?: string;
  readonly isWhole?: boolean;
  /** The amounts that are asked for, where there are several. */
  readonly several?: readonly string[];
}
const holds =
  (slots: Slots) =>
  (condition: string): boolean => {
    const [left = '', sign, right = ''] = condition.split(' ');
    if (sign === 'is') return /^\d+$/.test(slots[left] ?? '');
    const [a, b] = [Number(slots[left]), Number(slots[right] ?? right)];
    return a > b || (sign === '>=' && a === b);
  };

/**
 * A table in words: 'for one = cost / count; rate = rate/100; price'. A name is a line or a letter of an equation where
 * the table has one, else a slot. In its own line it is the slot; a line that is only a name has the slot's number.
 */
export const tabled =
  (lines: string, requested: string, { where, equations, isWhole, several }: TableOptions = {}) =>
  (slots: Slots): Table | null => {
    if (where && !where.split('; ').every(holds(slots))) return null;
    const rows = lines === '' ? [] : lines.split('; ').map((line) => line.split(' = '));
    const names = new Set(rows.map(([name]) => name));
    const amount =
      (own: string) =>
      (name: string): Expr =>
        name !== own && (names.has(name) || slots[name] === undefined) ? sym(name) : value(slots[name]);
    const read = (text: string, own = ''): Expr => formula(text, amount(own));
    return {
      lines: Object.fromEntries(rows.map(([name = '', text = name]) => [name, read(text, name)])),
      requested: read(requested),
      ...(equations && {
        equations: equations.split('; ').map((text) => {
          const [left = '', right = ''] = text.split(' = ');
          return [read(left), read(right)] as const;
        }),
      }),
      ...(isWhole && { isWhole }),
      ...(several && { several }),
    };
  };
