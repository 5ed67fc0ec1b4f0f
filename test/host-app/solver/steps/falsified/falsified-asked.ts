/** Questions of the families for polynomials, whole numbers, figures, sets and complex numbers. */
export const ASKED: readonly (readonly [question: string, equivalent?: readonly string[]])[] = [
  ['nature of the roots of 2x^2 - 5x + 1 = 0'],
  ['zeros of x^3 - 3x + 2 with multiplicity'],
  ['possible rational roots of 2x^3 - 3x + 6'],
  ["Descartes' rule of signs x^3 - 3x + 2"],
  ['gcf of 6x^2 - 6 and 4x + 4'],
  ['lcm of 12x^2y and 18xy^3'],
  ['2A.8 base 16 to binary'],
  ['1101 - 110 in binary'],
  ['multiply 101 by 11 in binary'],
  ['integer solutions of 12x + 18y = 30'],
  ['integer solutions of 37x + 23y = 2'],
  ['positive integer solutions of 3x + 2y = 12'],
  ['integer solutions of 6x + 9y = 4'],
  ['solve x^2 + 1 ≡ 0 mod 5'],
];
