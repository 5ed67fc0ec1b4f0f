import { SolverLine } from './line';
import { FUNCTIONS, PLAIN, SAME, SIGNS } from './names';
import { derivativeSign, integrand, plainDifferentials } from './operators';
import type { LatexNode } from './read';
import { LatexError } from './read';
import { writeFence, writeTable } from './tables';

/** True for a part that needs no brackets anywhere. */
const isAtom = (text: string): boolean => /^(?:\d+(?:\.\d+)?|\p{L}|pi|infinity|theta|alpha|phi)$/u.test(text);
const inBrackets = (text: string): string => (isAtom(text) ? text : `(${text})`);

/** Writes nodes in order. Some of them are arguments of the node before. */
class Writer {
  private readonly line = new SolverLine();
  private at = 0;
  private readonly nodes: LatexNode[];
  constructor(nodes: readonly LatexNode[]) {
    this.nodes = plainDifferentials(nodes);
  }

  write(): string {
    for (let node = this.next(); node; node = this.next()) this.one(node);
    return this.line.text;
  }

  private next(): LatexNode | undefined {
    const node = this.nodes[this.at];
    this.at += 1;
    return node;
  }
  private get following(): LatexNode | undefined {
    return this.nodes[this.at];
  }
  private rest(): readonly LatexNode[] {
    const nodes = this.nodes.slice(this.at);
    this.at = this.nodes.length;
    return nodes;
  }
  private argument(): string {
    const node = this.next();
    if (!node) return '';
    if (node.kind !== 'sign' || !/^\d\d/.test(node.text))
      return writeNodes(node.kind === 'group' ? node.nodes : [node]);
    // In \frac12 each argument has one digit, but the reader has made one number of them.
    this.at -= 1;
    this.nodes[this.at] = { kind: 'sign', text: node.text.slice(1) };
    return node.text.slice(0, 1);
  }
  /** Reads the script after _ or ^, if there is one. */
  private script(sign: '_' | '^'): string | null {
    if (this.following?.kind !== 'sign' || this.following.text !== sign) return null;
    this.at += 1;
    return this.argument();
  }
  private bounds(): readonly [string | null, string | null] {
    const lower = this.script('_');
    const upper = this.script('^');
    return [lower ?? this.script('_'), upper];
  }

  private one(node: LatexNode): void {
    if (node.kind === 'group') this.line.add(inBrackets(writeNodes(node.nodes)));
    else if (node.kind === 'fence') this.line.add(writeFence(node, writeNodes));
    else if (node.kind === 'table') this.line.add(writeTable(node, writeNodes));
    else if (node.kind === 'command') this.command(node.name);
    else if (node.text === '^') this.power();
    else if (node.text === '_') this.line.attach(`_${inBrackets(this.argument())}`);
    else this.sign(node.text);
  }

  private sign(text: string): void {
    const plain = SAME.get(text) ?? text;
    if (!PLAIN.test(text) && !SAME.has(text)) throw new LatexError(`No counterpart of ${text}.`);
    this.line.add(plain);
  }

  private power(): void {
    const node = this.following;
    const nodes = node?.kind === 'group' ? node.nodes : node ? [node] : [];
    const [only] = nodes;
    if (nodes.length === 1 && only?.kind === 'command' && ['circ', 'degree'].includes(only.name)) {
      this.at += 1;
      return this.line.turnToRadians();
    }
    const exponent = this.argument();
    // In 0^+ the sign is the direction of a limit.
    this.line.attach(`^${/^[-+]$/.test(exponent) ? exponent : inBrackets(exponent)}`);
  }

  private command(name: string): void {
    const sign = SIGNS.get(name);
    if (name === 'degree') this.line.turnToRadians();
    else if (sign !== undefined) this.line.add(sign);
    else if (FUNCTIONS.has(name)) this.line.add(name);
    else if (/^[dt]?frac$/.test(name)) this.fraction();
    else if (name === 'sqrt') this.root();
    else if (name === 'binom') this.line.add(`binom(${this.argument()}, ${this.argument()})`);
    else if (name === 'int') this.integral();
    else if (name === 'sum') this.sum();
    else if (name === 'lim') this.limit();
    else if (name === 'mathrm' || name === 'operatorname') this.named();
    else if (name === 'placeholder') this.argument();
    else throw new LatexError(`No counterpart of \\${name}.`);
  }

  private fraction(): void {
    const top = this.argument();
    const bottom = this.argument();
    const sign = this.line.text === '' ? derivativeSign(top, bottom) : null;
    if (sign !== null) return this.line.add(sign);
    // dy/dx must not look like a product of d and y. The solver has this notation for it.
    if (/^d\b/.test(top) && /^d\b/.test(bottom)) return this.line.add(`${top}/${bottom}`.replaceAll(' ', ''));
    const text = `${inBrackets(top)}/${inBrackets(bottom)}`;
    // A whole number before a fraction of whole numbers makes a mixed number, as in schoolbooks.
    const isMixed = /(?:^|[-+=<>,;(|*/[])\d+$/.test(this.line.text) && /^\d+\/\d+$/.test(text);
    if (isMixed) return this.line.attach(` ${text}`);
    const stands = this.line.isAtTermStart && this.endsTerm();
    this.line.add(stands ? text : `(${text})`);
  }
  private endsTerm(): boolean {
    const node = this.following;
    if (!node) return true;
    if (node.kind === 'command') return /^(?:le|leq|ge|geq|ne|neq|lt|gt)$/.test(node.name);
    return node.kind === 'sign' && /^[-+=<>,;)|]$/.test(node.text);
  }

  private root(): void {
    const { following } = this;
    if (following?.kind !== 'sign' || following.text !== '[')
      return this.line.add(`sqrt(${this.argument()})`);
    const index: LatexNode[] = [];
    for (let node = (this.next(), this.next()); node; node = this.next()) {
      if (node.kind === 'sign' && node.text === ']') break;
      index.push(node);
    }
    const degree = writeNodes(index);
    const inner = this.argument();
    this.line.add(degree === '3' ? `cbrt(${inner})` : `root(${inner}, ${degree})`);
  }

  private integral(): void {
    const [from, to] = this.bounds();
    const { body, variable, rest } = integrand(plainDifferentials(this.rest()));
    const range = from !== null && to !== null ? ` from ${from} to ${to}` : '';
    if ((from === null) !== (to === null)) throw new LatexError('An integral with one bound.');
    // The solver's sentence can express an integral only when nothing else is with it.
    if (rest.length > 0 || this.line.text !== '') throw new LatexError('An integral inside a formula.');
    this.line.add(`integral of ${writeNodes(body)} d${variable}${range}`);
  }

  private sum(): void {
    const [from, to] = this.bounds();
    const start = /^(\p{L}) ?= ?(.+)$/u.exec(from ?? '');
    if (!start || to === null || this.line.text !== '') throw new LatexError('A sum inside a formula.');
    this.line.add(`sum of ${writeNodes(this.rest())} from ${start[1] ?? ''}=${start[2] ?? ''} to ${to}`);
  }

  private limit(): void {
    const [point] = this.bounds();
    const found = /^(\p{L}|theta|alpha|phi)->(.+)$/u.exec(point ?? '');
    if (!found || this.line.text !== '') throw new LatexError('A limit inside a formula.');
    this.line.add(`limit of ${writeNodes(this.rest())} as ${found[1] ?? ''}->${found[2] ?? ''}`);
  }

  /** \operatorname{arcsin} and the like; \mathrm{e} is e. */
  private named(): void {
    const node = this.next();
    const nodes = node?.kind === 'group' ? node.nodes : node ? [node] : [];
    const name = nodes.map((one) => (one.kind === 'sign' ? one.text : '\\')).join('');
    if (!FUNCTIONS.has(name) && !/^\p{L}$/u.test(name)) throw new LatexError(`No counterpart of ${name}.`);
    this.line.add(name);
  }
}

/** @throws LatexError */
export const writeNodes = (nodes: readonly LatexNode[]): string => new Writer(nodes).write();
