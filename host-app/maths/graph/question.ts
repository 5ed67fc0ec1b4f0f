import { formatMessage } from '../messages';
import { readPlotted } from './plotted';

type GraphQuestion =
  | { readonly kind: 'graph'; readonly functions: readonly string[] }
  | { readonly kind: 'misread'; readonly message: string; readonly from: number; readonly to: number };

const COMMAND =
  /^\s*(?:please\s+)?(?:graph|plot|draw|sketch)\s*:?\s+(?:(?:the|a)\s+)?(?:(?:graphs?|functions?|curves?|lines?|parabola|circle|ellipse|hyperbola|equations?)\s+(?:of\s+)?)?(?:the\s+functions?\s+)?/i;
const DEFINITION = /^\s*(?:y|f\s*\(\s*x\s*\))\s*=[^=,;]*$/i;
/** A word that is no function: the sentence asks for something else. */
const PROSE = /\b(?!(?:a?(?:sin|cos|tan)h?|arc\w+|sqrt|cbrt|floor|ceil|round)\b)[a-z]{4,}/i;
const MOST = 5;

/** The functions, separated by commas, semicolons or 'and' outside of parentheses, with their positions. */
const partsOf = (text: string, from: number): { text: string; at: number }[] => {
  const parts: { text: string; at: number }[] = [];
  let [depth, start] = [0, from];
  const close = (end: number, next: number): void => {
    if (text.slice(start, end).trim() !== '') parts.push({ text: text.slice(start, end), at: start });
    start = next;
  };
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    const separator = depth > 0 ? null : /^(?:[,;\n]|\s+and\s+)/i.exec(text.slice(at));
    if (separator) {
      close(at, at + separator[0].length);
      at += separator[0].length - 1;
    }
  }
  close(text.length, text.length);
  return parts;
};

/**
 * 'graph y = x^2 and y = x', 'plot sin(x)', 'y = 2x + 1'; `null` for other questions, and for sentences that
 * ask for more than a graph.
 */
export const graphQuestion = (question: string): GraphQuestion | null => {
  const text = question.replace(/[.?!\s]+$/, '');
  const command = COMMAND.exec(text);
  if (!command && !DEFINITION.test(text)) return null;
  const parts = partsOf(text, command?.[0].length ?? 0);
  if (parts.length === 0 || parts.length > MOST) return null;
  for (const part of parts) {
    const reading = readPlotted(part.text);
    if (reading.ok) continue;
    if (!command || PROSE.test(part.text)) return null;
    const { message, params, at } = reading.problem;
    return {
      kind: 'misread',
      message: formatMessage(message, params),
      from: part.at + at.start,
      to: part.at + at.end,
    };
  }
  return { kind: 'graph', functions: parts.map((part) => part.text.trim()) };
};
