import { readLatex, LatexError } from './latex/read';
import { writeNodes } from './latex/write';

/**
 * The field's formula as text for the solver, or null where that text might have another meaning. MathLive's
 * own ASCII maths cannot be used: it writes a cube root as root(3)(x), which the solver reads as a square
 * root of 3.
 */
export const solverText = (latex: string): string | null => {
  try {
    return writeNodes(readLatex(latex)).trim();
  } catch (error) {
    if (error instanceof LatexError) return null;
    throw error;
  }
};

const NAMES =
  /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|ln|log|exp|sqrt|pi|infinity|theta|alpha|beta|det|abs|cbrt)$/;

/** Removes spaces without meaning, and separates adjacent letters by one. Returns null for words. */
const canonical = (text: string): string | null => {
  const runs = text.match(/\p{L}+/gu) ?? [];
  if (runs.some((run) => run.length > 1 && !NAMES.test(run))) return null;
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<![\p{L}\d]) | (?![\p{L}\d])/gu, '');
};

/** The text as a formula for the field, or null unless converting it back gives the same text. */
export const formulaOf = (text: string, convert: (ascii: string) => string): string | null => {
  const wanted = canonical(text);
  // A power of a power would lose the brackets that TeX needs.
  if (wanted === null || /\^[^-+*/=<>()]*\^/.test(wanted)) return null;
  const latex = wanted === '' ? '' : convert(wanted);
  const back = solverText(latex);
  return back !== null && canonical(back) === wanted ? latex : null;
};
