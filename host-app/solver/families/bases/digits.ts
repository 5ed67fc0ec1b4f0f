const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const digitOf = (value: number): string => DIGITS[value] ?? '';
export const valueOfDigit = (digit: string): number => DIGITS.indexOf(digit.toUpperCase());

/** The values of all digits, and how many stand after the point; null where a digit is not one of the base. */
export const digitsIn = (
  text: string,
  base: number,
): { readonly values: readonly number[]; readonly places: number } | null => {
  const [whole = '', part = ''] = text.split('.');
  const values = [...`${whole}${part}`].map(valueOfDigit);
  return values.length === 0 || values.some((one) => one < 0 || one >= base)
    ? null
    : { values, places: part.length };
};

const NAMES: Readonly<Record<string, number>> = {
  binary: 2,
  ternary: 3,
  octal: 8,
  decimal: 10,
  denary: 10,
  hexadecimal: 16,
  hex: 16,
};
/** 'hex', 'base 16', 'base-16' */
export const baseNamed = (text: string): number => {
  const plain = text.trim().toLowerCase();
  return NAMES[plain] ?? (Number.parseInt(plain.replace(/\D/g, ''), 10) || 0);
};
