/** A node of the field's formula: a command, a character, or a group (braces, fences, environments). */
export type LatexNode =
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'group'; readonly nodes: readonly LatexNode[] }
  | {
      readonly kind: 'fence';
      readonly open: string;
      readonly close: string;
      readonly nodes: readonly LatexNode[];
    }
  | { readonly kind: 'table'; readonly name: string; readonly rows: readonly (readonly LatexNode[])[][] };

/** The formula has a part that the solver's notation cannot express. */
export class LatexError extends Error {}

const TOKEN = /\\begin\{(\w+)\*?\}|\\end\{\w+\*?\}|\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\.\d+|\S/gu;

class Tokens {
  private readonly all: readonly string[];
  private at = 0;
  constructor(latex: string) {
    this.all = latex.match(TOKEN) ?? [];
  }
  get next(): string | undefined {
    return this.all[this.at];
  }
  take(): string {
    const token = this.all[this.at];
    if (token === undefined) throw new LatexError('The formula ends too soon.');
    this.at += 1;
    return token;
  }
}

/** Reads nodes up to a token that ends them. The caller reads that token. */
const nodesUntil = (tokens: Tokens, ends: (token: string) => boolean): LatexNode[] => {
  const nodes: LatexNode[] = [];
  while (tokens.next !== undefined && !ends(tokens.next)) nodes.push(readNode(tokens));
  return nodes;
};

const closed = (tokens: Tokens, end: string): LatexNode[] => {
  const nodes = nodesUntil(tokens, (token) => token === end);
  tokens.take();
  return nodes;
};

const readTable = (tokens: Tokens, name: string): LatexNode => {
  const rows: LatexNode[][][] = [[]];
  for (;;) {
    const cell = nodesUntil(
      tokens,
      (token) => token === '&' || token === '\\\\' || token.startsWith('\\end{'),
    );
    rows.at(-1)?.push(cell);
    const token = tokens.take();
    if (token === '\\\\') rows.push([]);
    else if (token !== '&') return { kind: 'table', name, rows };
  }
};

const readNode = (tokens: Tokens): LatexNode => {
  const token = tokens.take();
  if (token === '{') return { kind: 'group', nodes: closed(tokens, '}') };
  if (token === '}' || token === '\\right' || token.startsWith('\\end{'))
    throw new LatexError('Something closes that was not open.');
  if (token === '\\left') {
    const open = tokens.take();
    const nodes = closed(tokens, '\\right');
    return { kind: 'fence', open, close: tokens.take(), nodes };
  }
  const table = /^\\begin\{(\w+)/.exec(token)?.[1];
  if (table !== undefined) return readTable(tokens, table);
  return token.startsWith('\\') ? { kind: 'command', name: token.slice(1) } : { kind: 'sign', text: token };
};

/** @throws LatexError */
export const readLatex = (latex: string): LatexNode[] => nodesUntil(new Tokens(latex), () => false);
