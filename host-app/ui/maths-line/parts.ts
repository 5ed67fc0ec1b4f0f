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
const SNUG = { lspace: '0', rspace: '0' };
export const parenthesised = (inside: MathTree): MathTree =>
  row(['mo', { ...SNUG }, '('], inside, ['mo', { ...SNUG }, ')']);
export const words = (text: string): MathTree => ['mtext', null, text];
export const gap = (width: string): MathTree => ['mspace', { width }];

/** The whole formula in display size; inside a line of text, `.maths-inline` makes it inline. */
export const formula = (...children: MathTree[]): MathTree => [
  'math',
  { display: 'block' },
  row(...children),
];
