import type { Span } from '../calculation-error';
import { formatSignificant, type Notation } from '../significant';
import type { Real } from '../real/real';
import type { Part } from './keypad.types';

const isNumeric = (part: Part | undefined): boolean => part?.kind === 'digit' || part?.kind === 'value';

export const endsOperand = (part: Part | undefined): boolean =>
  part !== undefined && (isNumeric(part) || ['close', 'postfix', 'text'].includes(part.kind));

/** Index at which the number under the cursor begins. */
export const numberStart = (parts: readonly Part[]): number => {
  let start = parts.length;
  while (start > 0 && isNumeric(parts[start - 1])) start -= 1;
  return start;
};

export const openParentheses = (parts: readonly Part[]): number =>
  parts.reduce((depth, part) => depth + (part.kind === 'open' ? 1 : part.kind === 'close' ? -1 : 0), 0);

/** Groups the digits of the whole part: 1234567.25 is shown as 1,234,567.25. */
const grouped = (digits: string): string => {
  const [whole = '', ...rest] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
};

interface Piece {
  readonly shown: string;
  readonly meant: string;
  /** Number of parts that it contains. */
  readonly parts: number;
}

/** A sign and the number after it; in parentheses where −2² and 3+−5 would mislead. */
const numberAt = (parts: readonly Part[], at: number): Piece => {
  const signed = parts[at]?.kind === 'sign';
  let end = at + (signed ? 1 : 0);
  while (isNumeric(parts[end])) end += 1;
  const run = parts.slice(at + (signed ? 1 : 0), end);
  const text = run.map((part) => part.shown).join('');
  const shown = /^[\d.]*$/.test(text) ? grouped(text) : text;
  const meant = run.map((part) => part.meant).join('');
  if (!signed) return { shown, meant, parts: end - at };
  const apart = at > 0 && parts[at - 1]?.kind !== 'open';
  const raised = parts[end]?.kind === 'postfix' || parts[end]?.meant === '^';
  return {
    shown: apart || raised ? `(−${shown})` : `−${shown}`,
    meant: `(-${meant})`,
    parts: end - at,
  };
};

const pieces = (parts: readonly Part[]): Piece[] => {
  const found: Piece[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at];
    const piece =
      part && (isNumeric(part) || part.kind === 'sign')
        ? numberAt(parts, at)
        : { shown: part?.shown ?? '', meant: part?.meant ?? '', parts: 1 };
    found.push(piece);
    at += piece.parts;
  }
  return found;
};

export const shownText = (parts: readonly Part[]): string =>
  pieces(parts)
    .map((piece) => piece.shown)
    .join('');

/** The entry in calculator notation; open parentheses are closed. */
export const meantText = (parts: readonly Part[]): string =>
  pieces(parts)
    .map((piece) => piece.meant)
    .join('') + ')'.repeat(Math.max(0, openParentheses(parts)));

/** Converts a span of the notation into the span of the displayed text. */
export const shownSpan = (parts: readonly Part[], at: Span): Span => {
  let [shown, meant] = [0, 0];
  let [start, end] = [-1, -1];
  for (const piece of pieces(parts)) {
    const next = meant + piece.meant.length;
    // Text that is displayed unchanged has a position for each character; other text counts as a whole.
    const within = piece.shown === piece.meant;
    if (start < 0 && at.start < next) start = shown + (within ? Math.max(0, at.start - meant) : 0);
    if (at.end > meant)
      end = shown + (within ? Math.min(at.end - meant, piece.shown.length) : piece.shown.length);
    shown += piece.shown.length;
    meant = next;
  }
  return { start: start < 0 ? shown : start, end: Math.max(end, start < 0 ? shown : start) };
};

/** With a typographic minus for display; the notation itself has '-'. */
export const shownValue = (value: Real, notation: Notation): string =>
  formatSignificant(value, notation).replace(/^-/, '−');
