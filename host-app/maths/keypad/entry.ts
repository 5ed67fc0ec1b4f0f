import type { Span } from '../calculation-error';
import type { Notation } from '../significant';
import type { Real } from '../real/real';
import { shown } from '../real/shown';
import type { EntryPart } from './keypad.types';

const isNumeric = (part: EntryPart | undefined): boolean => part?.kind === 'digit' || part?.kind === 'value';

export const endsOperand = (part: EntryPart | undefined): boolean =>
  part !== undefined && (isNumeric(part) || ['close', 'postfix', 'text'].includes(part.kind));

/** Index at which the number under the cursor begins. */
export const numberStart = (parts: readonly EntryPart[]): number => {
  let start = parts.length;
  while (start > 0 && isNumeric(parts[start - 1])) start -= 1;
  return start;
};

export const openParentheses = (parts: readonly EntryPart[]): number =>
  parts.reduce((depth, part) => depth + (part.kind === 'open' ? 1 : part.kind === 'close' ? -1 : 0), 0);

/** Groups the digits of the whole part: 1234567.25 is displayed as 1,234,567.25. */
const grouped = (digits: string): string => {
  const [whole = '', ...rest] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
};

interface EntryPiece {
  readonly label: string;
  readonly source: string;
  /** Number of parts that it contains. */
  readonly parts: number;
}

/** A sign and the number after it; in parentheses where −2² and 3+−5 would mislead. */
const numberAt = (parts: readonly EntryPart[], at: number): EntryPiece => {
  const signed = parts[at]?.kind === 'sign';
  let end = at + (signed ? 1 : 0);
  while (isNumeric(parts[end])) end += 1;
  const run = parts.slice(at + (signed ? 1 : 0), end);
  const text = run.map((part) => part.label).join('');
  const label = /^[\d.]*$/.test(text) ? grouped(text) : text;
  const source = run.map((part) => part.source).join('');
  if (!signed) return { label, source, parts: end - at };
  const apart = at > 0 && parts[at - 1]?.kind !== 'open';
  const raised = parts[end]?.kind === 'postfix' || parts[end]?.source === '^';
  return {
    label: apart || raised ? `(−${label})` : `−${label}`,
    source: `(-${source})`,
    parts: end - at,
  };
};

const pieces = (parts: readonly EntryPart[]): EntryPiece[] => {
  const found: EntryPiece[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at];
    const piece =
      part && (isNumeric(part) || part.kind === 'sign')
        ? numberAt(parts, at)
        : { label: part?.label ?? '', source: part?.source ?? '', parts: 1 };
    found.push(piece);
    at += piece.parts;
  }
  return found;
};

export const displayText = (parts: readonly EntryPart[]): string =>
  pieces(parts)
    .map((piece) => piece.label)
    .join('');

/** The entry in calculator notation; open parentheses are closed. */
export const sourceText = (parts: readonly EntryPart[]): string =>
  pieces(parts)
    .map((piece) => piece.source)
    .join('') + ')'.repeat(Math.max(0, openParentheses(parts)));

/** Converts a span of the notation into the span of the displayed text. */
export const displaySpan = (parts: readonly EntryPart[], at: Span): Span => {
  let [label, source] = [0, 0];
  let [start, end] = [-1, -1];
  for (const piece of pieces(parts)) {
    const next = source + piece.source.length;
    // Text that is displayed unchanged has a position for each character; other text counts as a whole.
    const within = piece.label === piece.source;
    if (start < 0 && at.start < next) start = label + (within ? Math.max(0, at.start - source) : 0);
    if (at.end > source)
      end = label + (within ? Math.min(at.end - source, piece.label.length) : piece.label.length);
    label += piece.label.length;
    source = next;
  }
  return { start: start < 0 ? label : start, end: Math.max(end, start < 0 ? label : start) };
};

/** With a typographic minus for display; the notation itself has '-'. */
export const displayValue = (value: Real, notation: Notation): string =>
  shown(value, notation).text.replace(/^-/, '−');
