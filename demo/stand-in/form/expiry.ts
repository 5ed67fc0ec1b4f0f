/** 1230 and 12/30 both show as `12 / 30`; a first digit from 2 to 9 is a month by itself. */
export function formatExpiry(typed: string): string {
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export type ExpiryProblem = 'incomplete_expiry' | 'invalid_expiry' | 'invalid_expiry_year_past';

export function checkExpiry(digits: string, today: Date): ExpiryProblem | null {
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) return 'invalid_expiry';
  if (digits.length < 4) return 'incomplete_expiry';
  const lastMonth = (2000 + Number(digits.slice(2))) * 12 + month - 1;
  return lastMonth < today.getFullYear() * 12 + today.getMonth() ? 'invalid_expiry_year_past' : null;
}
