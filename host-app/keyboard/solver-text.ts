import { readLatex, Unreadable } from './latex/read';
import { writeNodes } from './latex/write';

/**
 * The field's formula as text the solver reads, or null where that text would not mean the same for sure.
 * MathLive's own ASCII maths is no help: it writes a cube root as root(3)(x), which is read as a square root of 3.
 */
export const solverText = (latex: string): string | null => {
  try {
    return writeNodes(readLatex(latex)).trim();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
};

const NAMES =
  /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|ln|log|exp|sqrt|pi|infinity|theta|alpha|beta|det|abs|cbrt)$/;

/** Spaces that mean nothing are dropped; letters side by side get one. Null for words. */
const canonical = (text: string): string | null => {
  const runs = text.match(/\p{L}+/gu) ?? [];
  if (runs.some((run) => run.length > 1 && !NAMES.test(run))) return null;
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<![\p{L}\d]) | (?![\p{L}\d])/gu, '');
};

/** Text as a formula for the field, or null unless writing it back gives the same text. */
export const formulaOf = (text: string, convert: (ascii: string) => string): string | null => {
  const wanted = canonical(text);
  // A tower of powers would be written without the brackets that TeX asks for.
  if (wanted === null || /\^[^-+*/=<>()]*\^/.test(wanted)) return null;
  const latex = wanted === '' ? '' : convert(wanted);
  const back = solverText(latex);
  return back !== null && canonical(back) === wanted ? latex : null;
};
