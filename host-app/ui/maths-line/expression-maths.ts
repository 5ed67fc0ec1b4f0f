import type { MathTree } from '../../content/content.types';
import type { BinaryTree, Tree, Constant } from '../../maths/expression/tree';
import { fenced, fraction, number, parenthesised, prefix, row, sign, words } from './parts';

const CONSTANTS: Readonly<Record<Constant, string>> = { pi: 'π', e: 'e', infinity: '∞' };
const SUBSCRIPTED = /^([A-Za-z])_?(\d+)$/;

const constant = (name: Constant): MathTree => ['mi', null, CONSTANTS[name]];

/** A single letter is italic, a word is upright, x1 gets a subscript 1; I is the imaginary unit. */
const identifier = (name: string): MathTree => {
  if (name === 'I') return ['mi', null, 'i'];
  const [, letter, index] = SUBSCRIPTED.exec(name) ?? [];
  if (letter !== undefined && index !== undefined)
    return ['msub', null, ['mi', null, letter], ['mn', null, index]];
  return ['mi', null, name];
};

/** sin, log₂ and others, before their argument. */
const functionHead = (name: string): MathTree => {
  if (name === 'log2') return ['msub', null, ['mi', null, 'log'], ['mn', null, '2']];
  const inverse = /^a(sin|cos|tan|sec|csc|cot)(h?)$/.exec(name);
  return inverse
    ? [
        'msup',
        null,
        ['mi', null, `${inverse[1]}${inverse[2]}`],
        row(['mo', { form: 'prefix' }, '−'], ['mn', null, '1']),
      ]
    : ['mi', null, name];
};

const INVISIBLE_TIMES = '\u2062';
const APPLIED = '\u2061';

/** Calculator notation has no ±. The typed text shows where one was between two operands. */
export interface Source {
  readonly text: string;
}

/** -3*x/2 is drawn as −(3x/2): the sign of the first factor is before the whole product. */
const signOut = (tree: Tree): { readonly negative: boolean; readonly of: Tree } => {
  if (tree.kind === 'negate') {
    const inner = signOut(tree.of);
    return { negative: !inner.negative, of: inner.of };
  }
  if (tree.kind !== 'binary' || (tree.operator !== '*' && tree.operator !== '/'))
    return { negative: false, of: tree };
  const { negative, of } = signOut(tree.left);
  return { negative, of: negative ? { ...tree, left: of } : tree };
};

const isSum = (tree: Tree): boolean =>
  tree.kind === 'binary' && (tree.operator === '+' || tree.operator === '-' || tree.operator === 'mod');

/** True for a factor of digits and operators only. Such factors need a sign between them. */
const isNumeric = (tree: Tree): boolean => {
  if (tree.kind === 'number') return true;
  if (tree.kind === 'negate' || tree.kind === 'percent' || tree.kind === 'factorial')
    return isNumeric(tree.of);
  return tree.kind === 'binary' && isNumeric(tree.left) && isNumeric(tree.right);
};

/** The first character decides whether two factors need a sign between them. */
const startsWithDigit = (tree: Tree): boolean => {
  if (tree.kind === 'number') return true;
  if (tree.kind === 'percent' || tree.kind === 'factorial') return startsWithDigit(tree.of);
  if (tree.kind !== 'binary' || isSum(tree)) return false;
  return tree.operator === '/' || startsWithDigit(tree.left);
};

const factor = (tree: Tree, source: Source): MathTree =>
  isSum(tree) || signOut(tree).negative ? parenthesised(draw(tree, source)) : draw(tree, source);

const product = ({ left, right }: BinaryTree, source: Source): MathTree => {
  const apart = startsWithDigit(right) || (isNumeric(left) && isNumeric(right));
  return row(
    isSum(left) ? parenthesised(draw(left, source)) : draw(left, source),
    sign(apart ? '·' : INVISIBLE_TIMES),
    factor(right, source),
  );
};

const power = ({ left, right }: BinaryTree, source: Source): MathTree => {
  const bare =
    left.kind === 'number' || left.kind === 'name' || left.kind === 'constant' || left.kind === 'call';
  const base = draw(left, source);
  return ['msup', null, bare ? base : parenthesised(base), draw(right, source)];
};

const addition = (tree: BinaryTree, source: Source): MathTree => {
  const { left, right, operator } = tree;
  const between = source.text.slice(left.span.end, right.span.start);
  const shown = between.includes('±') ? '±' : operator === '-' ? '−' : operator;
  return row(draw(left, source), sign(shown), factor(right, source));
};

const binary = (tree: BinaryTree, source: Source): MathTree => {
  if (tree.operator === '/') return fraction(draw(tree.left, source), draw(tree.right, source));
  if (tree.operator === '*') return product(tree, source);
  return tree.operator === '^' ? power(tree, source) : addition(tree, source);
};

const call = (tree: Extract<Tree, { kind: 'call' }>, source: Source): MathTree => {
  const args = tree.of.map((of) => draw(of, source));
  const [first = words(''), second] = args;
  if (tree.name === 'sqrt') return ['msqrt', null, first];
  if (tree.name === 'cbrt') return ['mroot', null, first, number('3')];
  if (tree.name === 'root' && second) return ['mroot', null, first, second];
  if (tree.name === 'abs') return fenced('|', first, '|');
  if (tree.name === 'deg') return row(first, sign('°'));
  if (tree.name === 'doubleFactorial' && tree.of[0]) return row(factor(tree.of[0], source), sign('!!'));
  const list = args.flatMap((arg, index) => (index === 0 ? [arg] : [sign(','), arg]));
  return row(functionHead(tree.name), sign(APPLIED), parenthesised(row(...list)));
};

/** Converts a tree of calculator notation to MathML. */
export const draw = (tree: Tree, source: Source): MathTree => {
  const { negative, of } = signOut(tree);
  if (negative) return row(prefix('−'), isSum(of) ? parenthesised(draw(of, source)) : draw(of, source));
  switch (of.kind) {
    case 'number':
      return number(of.text);
    case 'constant':
      return constant(of.name);
    case 'name':
      return identifier(of.name);
    case 'percent':
    case 'factorial':
      return row(factor(of.of, source), sign(of.kind === 'percent' ? '%' : '!'));
    case 'binary':
      return binary(of, source);
    case 'call':
      return call(of, source);
    default:
      return words(source.text.slice(of.span.start, of.span.end));
  }
};
