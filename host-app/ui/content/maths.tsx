import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { MathTree } from '../../content/content.types';
import { spokenMaths } from './spoken-maths';

/** MathML Core, and further tags that Temml writes. Of other tags only the children are drawn. */
const TAGS = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup ' +
    'munder mover munderover mmultiscripts mprescripts none mtable mtr mtd semantics'
  ).split(' '),
);
const HANDLER = /^on/i;

const draw = (tree: MathTree | string, key?: number): ReactNode => {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const drawn = children.map((child, index) => draw(child, index));
  if (!TAGS.has(tag)) return drawn;
  const safe = Object.fromEntries(
    Object.entries(attributes ?? {}).filter(([name]) => !HANDLER.test(name) && name !== 'href'),
  );
  return createElement(tag, { key, ...safe }, ...drawn);
};

/** A formula as MathML, with a text alternative where screen readers do not support MathML. */
export const Maths = ({ tree }: { tree: MathTree }) => {
  const [tag, attributes, ...children] = tree;
  return draw(tag === 'math' ? [tag, { alttext: spokenMaths(tree), ...attributes }, ...children] : tree);
};
