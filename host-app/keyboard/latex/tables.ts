import type { LatexNode } from './read';
import { LatexError } from './read';

type Write = (nodes: readonly LatexNode[]) => string;
type Fence = Extract<LatexNode, { kind: 'fence' }>;
type Table = Extract<LatexNode, { kind: 'table' }>;

const BARS = new Set(['|', '\\vert', '\\lvert', '\\rvert']);

/** \left( … \right) and its relatives. */
export const writeFence = ({ open, close, nodes }: Fence, write: Write): string => {
  const inner = write(nodes);
  if (BARS.has(open) && BARS.has(close)) return inner.includes('|') ? `abs(${inner})` : `|${inner}|`;
  if (open === '\\lfloor' && close === '\\rfloor') return `floor(${inner})`;
  if (open === '\\lceil' && close === '\\rceil') return `ceil(${inner})`;
  // A brace before equations: only the table inside is written.
  if (['\\{', '\\lbrace'].includes(open) && close === '.' && nodes[0]?.kind === 'table')
    return writeTable({ ...nodes[0], name: 'cases' }, write);
  const isRound = open === '(' && close === ')';
  const isSquare = ['[', '\\lbrack'].includes(open) && [']', '\\rbrack'].includes(close);
  const isCurly = open === '\\{' && close === '\\}';
  // To the solver, square brackets are a row of a matrix.
  if (isRound || ((isSquare || isCurly) && !/[,;]/.test(inner))) {
    const [only] = nodes;
    return nodes.length === 1 && only?.kind === 'table' ? inner : `(${inner})`;
  }
  throw new LatexError(`No counterpart of ${open} … ${close}.`);
};

const MATRICES = new Set(['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'array']);

/** Lines of equations, or a matrix. */
export const writeTable = ({ name, rows }: Table, write: Write): string => {
  const texts = rows.map((row) => row.map(write));
  const filled = texts.filter((row) => row.some((cell) => cell !== ''));
  if (name === 'cases' || /^(?:align|gather|split|lines)/.test(name))
    return filled.map((row) => row.join('')).join(', ');
  const matrix = `[${filled.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
  if (name === 'vmatrix') return `det(${matrix})`;
  if (!MATRICES.has(name)) throw new LatexError(`No counterpart of ${name}.`);
  return matrix;
};
