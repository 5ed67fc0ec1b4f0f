import type { MathTree } from '../../content/content.types';
import { parseExpression } from '../../maths/expression';
import { draw } from './expression-maths';
import { formula, sign, words } from './parts';

const RELATION = /\s*([=≈≠<>≤≥])\s*/u;

/** A side that cannot be parsed is drawn as text. */
const side = (text: string): MathTree => {
  const parsed = parseExpression(text.replaceAll('±', '+'));
  return parsed.ok ? draw(parsed.tree, { text }) : words(text);
};

/** Draws 'x^2 - 5*x = -6', 'x = (-b ± sqrt(D))/(2*a)', or a single expression as a formula. */
export const equationMaths = (text: string): MathTree => {
  const parts = text
    .trim()
    .split(RELATION)
    .map((part, index) => (index % 2 === 1 ? sign(part) : side(part)));
  return formula(...parts);
};
