import type { MathTree } from '../../content/content.types';

const SCRIPT = 0.72;
const THIN = new Set(['(', ')', '[', ']', '{', '}', '|', ',', '.', '!', '′', '″', ';', ':']);
/** Invisible: function application, times, separator. */
const INVISIBLE = /^[\u2061-\u2064]*$/;

const operator = (text: string): number => {
  if (INVISIBLE.test(text)) return 0;
  if (THIN.has(text)) return 0.4;
  return text.length === 1 ? 1.15 : text.length * 0.62;
};

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

const leafText = (tree: MathTree): string => {
  const [, , ...children] = tree;
  return children.filter((child) => typeof child === 'string').join('');
};

const table = (rows: readonly (readonly number[])[]): number => {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widest = Array.from({ length: columns }, (_, at) => Math.max(0, ...rows.map((row) => row[at] ?? 0)));
  return sum(widest) + 0.9 * Math.max(0, columns - 1);
};

const childTrees = (tree: MathTree): readonly MathTree[] => {
  const [, , ...children] = tree;
  return children.filter((child): child is MathTree => typeof child !== 'string');
};

const space = (attributes: MathTree[1]): number => {
  const width = attributes?.['width'];
  return typeof width === 'string' ? Math.max(0, Number.parseFloat(width) || 0) : 0;
};

/** The approximate width of a formula in em, for choosing a size that fits. */
export const mathsWidth = (tree: MathTree | string): number => {
  if (typeof tree === 'string') return tree.length * 0.55;
  const [tag, attributes, ...children] = tree;
  const widths = children.map(mathsWidth);
  const [first = 0, ...others] = widths;
  switch (tag) {
    case 'mo':
      return operator(leafText(tree));
    case 'mspace':
      return space(attributes);
    case 'mfrac':
      return Math.max(...widths) + 0.3;
    case 'msqrt':
      return sum(widths) + 1;
    case 'mroot':
      return first + 1.2;
    case 'msub':
    case 'msup':
      return first + SCRIPT * (others[0] ?? 0);
    case 'msubsup':
      return first + SCRIPT * Math.max(...others, 0);
    case 'munder':
    case 'mover':
    case 'munderover':
      return Math.max(first, SCRIPT * Math.max(...others, 0));
    case 'mtable':
      return table(childTrees(tree).map((row) => childTrees(row).map(mathsWidth)));
    default:
      return sum(widths);
  }
};
