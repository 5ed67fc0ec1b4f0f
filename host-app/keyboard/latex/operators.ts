import type { LatexNode } from './read';
import { LatexError } from './read';

const isDifferential = (node: LatexNode | undefined): boolean => {
  if (node?.kind === 'sign') return node.text === 'd';
  return node?.kind === 'command' && node.name === 'differentialD';
};

/** \mathrm{d} is one sign for the reader, but two nodes here. */
export const plainDifferentials = (nodes: readonly LatexNode[]): LatexNode[] =>
  nodes.flatMap((node, at): LatexNode[] => {
    const before = nodes[at - 1];
    const isUpright = (one: LatexNode | undefined): boolean =>
      one?.kind === 'command' && (one.name === 'mathrm' || one.name === 'operatorname');
    const isD = (one: LatexNode | undefined): boolean =>
      one?.kind === 'group' && one.nodes.length === 1 && isDifferential(one.nodes[0]);
    if (isUpright(node) && isD(nodes[at + 1])) return [];
    return isUpright(before) && isD(node) ? [{ kind: 'command', name: 'differentialD' }] : [node];
  });

const isSpace = (node: LatexNode | undefined): boolean =>
  node?.kind === 'command' && /^(?:[,;:! ]|quad)$/.test(node.name);

const variableOf = (node: LatexNode | undefined): string | null => {
  if (node?.kind === 'sign' && /^\p{L}$/u.test(node.text)) return node.text;
  return node?.kind === 'command' && ['theta', 'alpha', 'phi'].includes(node.name) ? node.name : null;
};

interface Integrand {
  readonly body: readonly LatexNode[];
  readonly variable: string;
  readonly rest: readonly LatexNode[];
}

/** The part before the d of dx. Without a d, the variable would be a guess. */
export const integrand = (nodes: readonly LatexNode[]): Integrand => {
  const whole = nodes.filter((node) => !isSpace(node));
  const [command, top, bottom, ...rest] = whole;
  if (command?.kind === 'command' && /^[dt]?frac$/.test(command.name) && top?.kind === 'group' && bottom) {
    const above = plainDifferentials(top.nodes).filter((node) => !isSpace(node));
    const variable = isDifferential(above.at(-2)) ? variableOf(above.at(-1)) : null;
    const kept = above.slice(0, -2);
    const one: LatexNode = { kind: 'sign', text: '1' };
    const group: LatexNode = { kind: 'group', nodes: kept.length > 0 ? kept : [one] };
    if (variable !== null) return { body: [command, group, bottom], variable, rest };
  }
  const at = whole.findIndex((node, index) => isDifferential(node) && variableOf(whole[index + 1]) !== null);
  const variable = variableOf(whole[at + 1]);
  if (at < 0 || variable === null) throw new LatexError('An integral without its differential.');
  const body = whole.slice(0, at);
  return {
    body: body.length > 0 ? body : [{ kind: 'sign', text: '1' }],
    variable,
    rest: whole.slice(at + 2),
  };
};

/** d/dx or d^2/dx^2; null for any other fraction. */
export const derivativeSign = (top: string, bottom: string): string | null => {
  const above = /^d(?:\^(\d))?$/.exec(top);
  const below = /^d ?(\p{L}|theta|alpha|phi)(?:\^(\d))?$/u.exec(bottom);
  if (!above || !below || above[1] !== below[2]) return null;
  const order = above[1] === undefined ? '' : `^${above[1]}`;
  return `d${order}/d${below[1] ?? ''}${order} `;
};
