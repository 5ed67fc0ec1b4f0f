export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'unknown';

export function digitsOf(text: string): string {
  // Arabic and Persian digits are typed on those keyboards.
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '');
}

export function brandOf(digits: string): CardBrand {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  return /^3[47]/.test(digits) ? 'amex' : 'unknown';
}

export function numberLength(digits: string): number {
  return brandOf(digits) === 'amex' ? 15 : 16;
}

export function cvcLength(digits: string): number {
  return brandOf(digits) === 'amex' ? 4 : 3;
}

export function formatNumber(digits: string): string {
  const cut = digits.slice(0, numberLength(digits));
  if (brandOf(cut) === 'amex')
    return [cut.slice(0, 4), cut.slice(4, 10), cut.slice(10)].filter(Boolean).join(' ');
  return cut.match(/.{1,4}/g)?.join(' ') ?? '';
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
