import type { ScientificKey } from '../../../maths/scientific/press';

export interface Key {
  readonly key: ScientificKey;
  /** The label of the key. */
  readonly face: string;
  /** The name for screen readers, where the label is not enough. */
  readonly name?: string;
  readonly tone?: 'operator' | 'function' | 'memory' | 'equals' | 'clear';
  /** The function with the 2nd key. */
  readonly second?: { readonly key: ScientificKey; readonly face: string; readonly name?: string };
}

export const memoryKeys: readonly Key[] = [
  { key: 'memory-clear', face: 'MC', name: 'Memory clear', tone: 'memory' },
  { key: 'memory-recall', face: 'MR', name: 'Memory recall', tone: 'memory' },
  { key: 'memory-add', face: 'M+', name: 'Add to memory', tone: 'memory' },
  { key: 'memory-subtract', face: 'M−', name: 'Subtract from memory', tone: 'memory' },
];

const digit = (face: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'): Key => ({ key: face, face });

export const basicKeys: readonly Key[] = [
  { key: 'clear', face: 'AC', name: 'Clear', tone: 'clear' },
  { key: '(', face: '(', name: 'Open parenthesis', tone: 'function' },
  { key: ')', face: ')', name: 'Close parenthesis', tone: 'function' },
  { key: '/', face: '÷', name: 'Divide', tone: 'operator' },
  digit('7'),
  digit('8'),
  digit('9'),
  { key: '*', face: '×', name: 'Multiply', tone: 'operator' },
  digit('4'),
  digit('5'),
  digit('6'),
  { key: '-', face: '−', name: 'Subtract', tone: 'operator' },
  digit('1'),
  digit('2'),
  digit('3'),
  { key: '+', face: '+', name: 'Add', tone: 'operator' },
  { key: 'change-sign', face: '±', name: 'Change sign', tone: 'function' },
  digit('0'),
  { key: '.', face: '.', name: 'Decimal point' },
  { key: '%', face: '%', name: 'Percent', tone: 'operator' },
  { key: 'backspace', face: '⌫', name: 'Delete last', tone: 'function' },
  { key: '=', face: '=', name: 'Equals', tone: 'equals' },
];

const fn = (key: ScientificKey, face: string, name?: string, second?: Key['second']): Key => ({
  key,
  face,
  tone: 'function',
  ...(name && { name }),
  ...(second && { second }),
});

/** Five in a row; the 2nd key changes the first two rows. */
export const functionKeys: readonly Key[] = [
  fn('sin', 'sin', 'Sine', { key: 'asin', face: 'sin⁻¹', name: 'Inverse sine' }),
  fn('cos', 'cos', 'Cosine', { key: 'acos', face: 'cos⁻¹', name: 'Inverse cosine' }),
  fn('tan', 'tan', 'Tangent', { key: 'atan', face: 'tan⁻¹', name: 'Inverse tangent' }),
  fn('ln', 'ln', 'Natural logarithm', { key: 'e-to', face: 'eˣ', name: 'e to the power' }),
  fn('log', 'log', 'Logarithm to base 10', { key: 'ten-to', face: '10ˣ', name: '10 to the power' }),
  fn('square', 'x²', 'Square', { key: 'cube', face: 'x³', name: 'Cube' }),
  fn('^', 'xʸ', 'To the power', { key: 'root', face: 'ʸ√', name: 'Root with index' }),
  fn('sqrt', '√', 'Square root', { key: 'cbrt', face: '∛', name: 'Cube root' }),
  fn('reciprocal', '1/x', 'Reciprocal', { key: 'abs', face: '|x|', name: 'Absolute value' }),
  fn('!', 'n!', 'Factorial', { key: 'mod', face: 'mod', name: 'Remainder' }),
  fn('sinh', 'sinh', 'Hyperbolic sine', { key: 'asinh', face: 'sinh⁻¹', name: 'Inverse hyperbolic sine' }),
  fn('cosh', 'cosh', 'Hyperbolic cosine', {
    key: 'acosh',
    face: 'cosh⁻¹',
    name: 'Inverse hyperbolic cosine',
  }),
  fn('tanh', 'tanh', 'Hyperbolic tangent', {
    key: 'atanh',
    face: 'tanh⁻¹',
    name: 'Inverse hyperbolic tangent',
  }),
  fn('nCr', 'nCr', 'Combinations', { key: 'log2', face: 'log₂', name: 'Logarithm to base 2' }),
  fn('nPr', 'nPr', 'Permutations', { key: 'logb', face: 'logₙ', name: 'Logarithm to any base' }),
  fn('pi', 'π', 'Pi'),
  fn('e', 'e', 'Euler’s number'),
  fn('times-ten-to', 'EE', 'Times 10 to the power'),
  fn(',', ',', 'Comma between arguments'),
  fn('answer', 'Ans', 'Last answer'),
];

/** Keys of a computer keyboard whose name differs from the calculator's key. */
const KEYBOARD: Readonly<Record<string, ScientificKey>> = {
  Enter: '=',
  Escape: 'clear',
  Delete: 'clear',
  Backspace: 'backspace',
  ',': '.',
  x: '*',
  X: '*',
  ':': '/',
  '^': '^',
  '!': '!',
};
const SAME = new Set(basicKeys.map(({ key }) => key).filter((key) => key.length === 1));

/** The calculator key for a key of the computer keyboard; `null` when the browser should handle it. */
export const keyFor = (pressed: string, isScientific: boolean): ScientificKey | null => {
  const same = [...SAME].find((key) => key === pressed);
  if (same) return same;
  // On the scientific calculator a comma separates arguments; on the basic one it is a decimal sign.
  if (isScientific && pressed === ',') return ',';
  const other = KEYBOARD[pressed];
  if (other === undefined || (!isScientific && (other === '^' || other === '!'))) return null;
  return other;
};
