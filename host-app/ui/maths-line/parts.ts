import type { MathTree } from '../../content/content.types';

/** Elements of MathML Core as trees (see ui/content/maths.tsx). */
export const number = (text: string): MathTree => ['mn', null, text];
export const sign = (text: string): MathTree => ['mo', null, text];
/** A prefix sign, without the space of a binary operator. */
export const prefix = (text: string): MathTree => ['mo', { form: 'prefix' }, text];
export const row = (...children: MathTree[]): MathTree => {
  const [only] = children;
  return children.length === 1 && only ? only : ['mrow', null, ...children];
};
export const fraction = (top: MathTree, bottom: MathTree): MathTree => ['mfrac', null, top, bottom];
/** Elements that are higher than a line of text. */
const TALL: ReadonlySet<string> = new Set(
  'mfrac msqrt mroot mtable msubsup munder mover munderover'.split(' '),
);
const isTall = (tree: MathTree | string): boolean => {
  if (typeof tree === 'string') return false;
  const [tag, , ...children] = tree;
  return TALL.has(tag) || children.some(isTall);
};

/**
 * Brackets stretch only around something tall. Chromium gives a bracket that may stretch the width of the largest one, which
 * leaves wide gaps.
 */
export const fenced = (open: string, inside: MathTree, close: string): MathTree => {
  const stretchy = `${isTall(inside)}`;
  return row(['mo', { form: 'prefix', stretchy }, open], inside, [
    'mo',
    { form: 'postfix', stretchy },
    close,
  ]);
};
export const parenthesised = (inside: MathTree): MathTree => fenced('(', inside, ')');
export const words = (text: string): MathTree => ['mtext', null, text];
export const gap = (width: string): MathTree => ['mspace', { width }];

/** The whole formula in display size; inside a line of text, `.maths-inline` makes it inline. */
export const formula = (...children: MathTree[]): MathTree => [
  'math',
  { display: 'block' },
  row(...children),
];
