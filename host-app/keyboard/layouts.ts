import type { VirtualKeyboardKeycap, VirtualKeyboardLayout } from 'mathlive';

type Key = Partial<VirtualKeyboardKeycap>;

/** A key whose label is the text that it inserts. `#@` is the part before the caret, `#?` a placeholder. */
const key = (latex: string, tooltip: string, insert = latex): Key => ({ latex, insert, tooltip });
const letter = (name: string): Key => key(name, name);
const digit = (name: string): Key => ({ ...key(name, name), class: 'MLK__keycap digit' });

const move = (label: string, tooltip: string, command: string): Key => ({
  label,
  tooltip,
  command: ['performWithFeedback', command],
  class: 'action',
});
const MOVES: readonly Key[] = [
  move('←', 'Left', 'moveToPreviousChar'),
  move('→', 'Right', 'moveToNextChar'),
  move('⌫', 'Delete', 'deleteBackward'),
];

const NUMBERS: Key[][] = [
  [letter('x'), letter('y'), digit('7'), digit('8'), digit('9'), key('\\div', 'divided by'), key('(', 'opening bracket'), key(')', 'closing bracket')],
  [key('#@^2', 'squared'), key('#@^{#?}', 'to the power'), digit('4'), digit('5'), digit('6'), key('\\times', 'times'), key('\\frac{#@}{#?}', 'fraction'), key('\\sqrt{#0}', 'square root')],
  [key('<', 'less than'), key('>', 'greater than'), digit('1'), digit('2'), digit('3'), key('-', 'minus'), key('\\pi', 'pi'), key(',', 'comma')],
  [key('\\left|#0\\right|', 'absolute value'), digit('0'), key('.', 'decimal point'), key('=', 'equals'), key('+', 'plus'), ...MOVES],
]; // prettier-ignore

const FUNCTIONS: Key[][] = [
  [key('\\sin', 'sine', '\\sin(#0)'), key('\\cos', 'cosine', '\\cos(#0)'), key('\\tan', 'tangent', '\\tan(#0)'), key('\\ln', 'natural logarithm', '\\ln(#0)'), key('\\log', 'logarithm', '\\log(#0)'), key('\\log_n', 'logarithm with a base', '\\log_{#?}(#0)'), key('e^x', 'power of e', 'e^{#?}'), key('\\infty', 'infinity')],
  [key('\\textstyle\\int', 'integral', '\\int#?\\,dx'), key('\\textstyle\\int_a^b', 'definite integral', '\\int_{#?}^{#?}#?\\,dx'), key('\\tfrac{d}{dx}', 'derivative', '\\frac{d}{dx}#?'), key('\\lim', 'limit', '\\lim_{x\\to #?}#?'), key('\\sum', 'sum', '\\sum_{n=#?}^{#?}#?'), key('\\sqrt[n]{x}', 'root', '\\sqrt[#?]{#0}'), key('n!', 'factorial', '!'), key('\\%', 'percent')],
  [key('\\le', 'at most'), key('\\ge', 'at least'), key('\\ne', 'is not'), key('x\\degree', 'degrees', '\\degree'), key('{\\scriptstyle\\binom{n}{k}}', 'combinations', '\\binom{#?}{#?}'), key('\\theta', 'theta'), key('e', 'Euler’s number'), key('i', 'imaginary unit')],
  [{ label: 'x, y', tooltip: 'system of two equations', insert: '\\begin{cases}#?\\\\#?\\end{cases}', class: 'small' }, { label: '2×2', tooltip: 'matrix', insert: '\\begin{bmatrix}#?&#?\\\\#?&#?\\end{bmatrix}', class: 'small' }, key('\\det', 'determinant'), key('a^{-1}', 'inverse', '#@^{-1}'), key('=', 'equals'), ...MOVES],
]; // prettier-ignore

const letters = (row: string): Key[] => [...row].map(letter);
const LETTERS: Key[][] = [
  letters('abcdefgh'),
  letters('ijklmnop'),
  letters('qrstuvwx'),
  [...letters('yz'), key('\\alpha', 'alpha'), key('\\beta', 'beta'), key('\\theta', 'theta'), ...MOVES],
];

const layout = (label: string, tooltip: string, rows: Key[][]): VirtualKeyboardLayout => ({
  label,
  tooltip,
  rows,
  displayEditToolbar: false,
});

/** Eight keys in a row, so that each key is wide enough for a thumb on a phone. */
export const LAYOUTS: VirtualKeyboardLayout[] = [
  layout('123', 'Numbers', NUMBERS),
  layout('f(x)', 'Functions', FUNCTIONS),
  layout('abc', 'Letters', LETTERS),
];
