import { parseExpression, type Tree } from '../../../maths/expression';
import { Maths } from '../../../ui/content/maths';
import { fenced, parenthesised } from '../../../ui/maths-line/parts';
import type { MathTree } from '../../../content/content.types';
import { readable } from '../financial/amounts/number-text';

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×' };
const STRENGTH: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2 };

const row = (...parts: (MathTree | string)[]): MathTree => ['mrow', null, ...parts];
const sign = (text: string): MathTree => ['mo', null, text];

/** Fractions are drawn with a bar and need no brackets. */
const strengthOf = (tree: Tree): number => {
  if (tree.kind === 'negate') return 0;
  return tree.kind === 'binary' ? (STRENGTH[tree.operator] ?? 3) : 3;
};

const within = (tree: Tree, least: number): MathTree =>
  strengthOf(tree) < least ? parenthesised(draw(tree)) : draw(tree);

const draw = (tree: Tree): MathTree => {
  switch (tree.kind) {
    case 'number':
      return ['mn', null, readable(tree.text)];
    case 'name':
      return ['mi', { mathvariant: 'normal' }, tree.name];
    case 'negate':
      return row(sign('−'), within(tree.of, 3));
    case 'call':
      return fenced('|', row(...tree.of.map(draw)), '|');
    case 'binary': {
      if (tree.operator === '/') return ['mfrac', null, draw(tree.left), draw(tree.right)];
      const strength = STRENGTH[tree.operator] ?? 1;
      const right = within(tree.right, tree.operator === '+' ? strength : strength + 1);
      return row(within(tree.left, strength), sign(SIGNS[tree.operator] ?? tree.operator), right);
    }
    default:
      return ['mtext', null, ''];
  }
};

/** The formulas are our own. Their names are words and must not be read as products of letters. */
const treeOf = (rule: string): Tree | null => {
  const parsed = parseExpression(rule);
  return parsed.ok ? parsed.tree : null;
};

interface FormulaMathsProps {
  /** In calculator notation. */
  readonly rule: string;
  /** The result, and whether it is exact. */
  readonly result?: { readonly text: string; readonly isExact: boolean };
}

/** A formula of percentages. */
export const FormulaMaths = ({ rule, result }: FormulaMathsProps) => {
  const tree = treeOf(rule);
  if (!tree) return null;
  const end: MathTree[] = result ? [sign(result.isExact ? '=' : '≈'), ['mn', null, result.text]] : [];
  return <Maths tree={['math', { display: 'block' }, row(draw(tree), ...end)]} />;
};
