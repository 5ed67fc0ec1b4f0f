import { Unreadable } from './read';

const LETTER_END = /\p{L}$/u;
const FUNCTION_END = /(?<!\p{L})(?!pi$)\p{L}{2,}(?:_\w+|_\([^()]*\))?$/u;
const LETTER_START = /^\p{L}/u;

/** What stands between two parts so that neither changes the other's meaning. */
const between = (before: string, after: string): string => {
  if (LETTER_END.test(before) && LETTER_START.test(after)) return ' ';
  // sin 2, and not a name that ends in a digit.
  if (/\p{L}{2,}$/u.test(before) && /^[\d.[√]/u.test(after)) return ' ';
  if (/[\d.]$/.test(before) && /^[\d.]/.test(after)) return '*';
  // 2e3 would be a number in scientific notation.
  if (/\d[eE]$/.test(before) && /^\d/.test(after)) return '*';
  // 5!=x would be 'is not'.
  return before.endsWith('!') && after.startsWith('=') ? ' ' : '';
};

/** The solver's text, written from left to right. */
export class Line {
  private written = '';
  get text(): string {
    return this.written;
  }
  /** Nothing that a factor could belong to stands at the end. */
  get isAtTermStart(): boolean {
    return this.written === '' || /[-+=<>,;(|[]\s?$/.test(this.written);
  }
  add(part: string): void {
    if (part !== '') this.written += between(this.written, part) + part;
  }
  /** 30° as the number that it is: the solver's angles are in radians. @throws Unreadable */
  turnToRadians(): void {
    const number = /(?<![\d.\p{L}^_])\d+(?:\.\d+)?$/u.exec(this.written)?.[0];
    if (number === undefined) throw new Unreadable('Degrees of something that is no number.');
    this.written = `${this.written.slice(0, -number.length)}(${number}pi/180)`;
  }
  /** A script belongs to what stands before it; an argument may follow that of a function: log_2 8. */
  attach(part: string): void {
    const before = this.written.trimEnd();
    this.written = before + part + (FUNCTION_END.test(before) ? ' ' : '');
  }
}
