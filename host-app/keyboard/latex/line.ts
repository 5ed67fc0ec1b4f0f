import { LatexError } from './read';

const LETTER_END = /\p{L}$/u;
const FUNCTION_END = /(?<!\p{L})(?!pi$)\p{L}{2,}(?:_\w+|_\([^()]*\))?$/u;
const LETTER_START = /^\p{L}/u;

/** A separator between two parts, where without it one would change the meaning of the other. */
const between = (before: string, after: string): string => {
  if (LETTER_END.test(before) && LETTER_START.test(after)) return ' ';
  // 'sin 2' must not become the name 'sin2'.
  if (/\p{L}{2,}$/u.test(before) && /^[\d.[√]/u.test(after)) return ' ';
  if (/[\d.]$/.test(before) && /^[\d.]/.test(after)) return '*';
  // '2e3' would be a number in scientific notation.
  if (/\d[eE]$/.test(before) && /^\d/.test(after)) return '*';
  // '5!=x' would mean 'is not equal'.
  return before.endsWith('!') && after.startsWith('=') ? ' ' : '';
};

/** The text for the solver, written from left to right. */
export class SolverLine {
  private written = '';
  get text(): string {
    return this.written;
  }
  /** True when a factor cannot come directly before this position. */
  get isAtTermStart(): boolean {
    return this.written === '' || /[-+=<>,;(|[]\s?$/.test(this.written);
  }
  add(part: string): void {
    if (part !== '') this.written += between(this.written, part) + part;
  }
  /**
   * Converts 30° into radians, the solver's unit for angles.
   * @throws LatexError
   */
  turnToRadians(): void {
    const number = /(?<![\d.\p{L}^_])\d+(?:\.\d+)?$/u.exec(this.written)?.[0];
    if (number === undefined) throw new LatexError('Degrees of something that is no number.');
    this.written = `${this.written.slice(0, -number.length)}(${number}pi/180)`;
  }
  /** Adds a script to the part before it. For a function the argument may follow: log_2 8. */
  attach(part: string): void {
    const before = this.written.trimEnd();
    this.written = before + part + (FUNCTION_END.test(before) ? ' ' : '');
  }
}
